"""Everything a turn needs is in view, and nothing moves: a table of each kind, in one language.

A third of the sizes is looked at, others for each game, so that each is seen once, and always the same deal.
All games in all sizes with any deal are `python -m tests.browser.stage`, in `make soak`.
"""

from random import Random

import pytest
from playwright.sync_api import Browser

from fullhouse.words import LANGUAGES
from tests.browser.house import House
from tests.browser.stage.matrix import SIZES
from tests.browser.stage.tables import judge, settings

KINDS = ("tiles", "challenge", "classic")
"""A secret hand, an open hand with a clock, and digits to write; the other games look like one of these."""


@pytest.mark.parametrize("game", KINDS)
def test_everything_a_turn_needs_is_in_view_and_keeps_its_place(
    browser: Browser, house: House, game: str
) -> None:
    chance = Random(game)
    setting = chance.choice([one for one in settings() if one.game == game])
    languages, sizes = chance.sample(LANGUAGES, 1), SIZES[KINDS.index(game) :: len(KINDS)]
    seen = judge(browser, house.address, setting, looks=1, deal=1, languages=languages, sizes=sizes)
    assert not seen.faults, "\n".join(seen.faults)
    assert seen.looked
