"""A new table: what the host asked for is kept, whoever sits there; what has no sense is refused."""

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.games import built_in_ids, game
from fullhouse.match.entries import Opened
from fullhouse.match.info import Settings
from fullhouse.server.api.new_table import opened
from fullhouse.server.api.shapes import NewSeat, NewTable

ME, BOT = NewSeat(who="me", name="Ana"), NewSeat(who="bot", bot="beginner")


def new_table(game: str, *seats: NewSeat, **options: object) -> Opened:
    asked = NewTable(game=game, seats=seats, options=options)
    return opened(asked, "code", Seconds(0), seed=1)


def test_somebody_alone_chooses_a_colour() -> None:
    """docs/rules/markers.md, Solo: in one colour of their choice."""
    (chair,) = new_table("markers", NewSeat(who="me", name="Ana", colour=3)).chairs
    assert chair.colour == 3


def test_an_advanced_game_without_a_glass_is_refused() -> None:
    """docs/rules/markers.md, Advanced: the sand-glass can be lengthened, not switched off."""
    with pytest.raises(BadInput) as refused:
        new_table("markers", ME, BOT, variant="advanced", sand_glass=None)
    assert refused.value.code == "glass-needed"
    with pytest.raises(BadInput) as refused:
        new_table("markers", ME, BOT, variant="advanced", sand_glass=61)
    assert (refused.value.code, refused.value.facts) == ("glass-too-long", {"most": 60})
    assert new_table("markers", ME, BOT, variant="advanced", sand_glass=60).options["sand_glass"] == 60
    assert new_table("markers", ME, BOT, sand_glass=None).options["sand_glass"] is None


@pytest.mark.parametrize(
    ("glass", "stretch", "is_refused"),
    [(30, 1, False), (30, 2, False), (30, 2.1, True), (30, 10, True), (6, 10, False), (60, 2, True)],
)
def test_extra_time_counts_against_the_longest_glass(glass: int, stretch: float, *, is_refused: bool) -> None:
    """docs/decisions/rules.md: an advanced glass of more than a minute is refused, however it comes about."""
    advanced = {"variant": "advanced", "sand_glass": glass}
    asked = NewTable(game="markers", seats=(ME, BOT), options=advanced, settings=Settings(stretch=stretch))
    if not is_refused:
        assert opened(asked, "code", Seconds(0), seed=1).settings.stretch == stretch
        return
    with pytest.raises(BadInput) as refused:
        opened(asked, "code", Seconds(0), seed=1)
    assert (refused.value.code, refused.value.facts) == ("glass-too-long", {"most": 60})
    basic = NewTable(game="markers", seats=(ME, BOT), settings=Settings(stretch=stretch))
    assert opened(basic, "code", Seconds(0), seed=1).settings.stretch == stretch


SEVERAL = [name for name in built_in_ids() if game(name).options.packs and game(name).most_seats > 1]


@pytest.mark.parametrize("name", SEVERAL)
def test_a_pack_is_never_rewritten_by_who_sits_there(name: str) -> None:
    """docs/rules/README.md, Packs: with bots it is the same game."""
    for pack in game(name).options.packs.values():
        with_bots = new_table(name, ME, BOT, **pack).options
        with_people = new_table(name, ME, NewSeat(who="open"), **pack).options
        assert with_bots == with_people
