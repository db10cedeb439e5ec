"""Everything a turn needs is in view, and nothing moves: one table of each game, in one language.

A third of the sizes is looked at, others for each game, so that each is seen twice. All of it is
`python -m tests.browser.stage`, in `make soak`.
"""

from random import Random

import pytest
from playwright.sync_api import Browser

from fullhouse.games import built_in_ids
from fullhouse.words import LANGUAGES
from tests.browser.house import House
from tests.browser.stage.matrix import SIZES
from tests.browser.stage.tables import judge, settings


@pytest.mark.parametrize("game", built_in_ids())
def test_everything_a_turn_needs_is_in_view_and_keeps_its_place(
    browser: Browser, house: House, game: str
) -> None:
    chance = Random(game)
    setting = chance.choice([one for one in settings() if one.game == game])
    languages, sizes = chance.sample(LANGUAGES, 1), SIZES[built_in_ids().index(game) % 3 :: 3]
    seen = judge(browser, house.address, setting, looks=1, languages=languages, sizes=sizes)
    assert not seen.faults, "\n".join(seen.faults)
    assert seen.looked
