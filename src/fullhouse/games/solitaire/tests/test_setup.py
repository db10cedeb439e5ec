"""Seeds, the explicit setup, what people see, and whole games: docs/rules/solitaire.md, "Explicit setup"."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.core.option_reading import describe
from fullhouse.games.solitaire.rules import GAME
from fullhouse.sudoku.board import NINE
from tests.drawn import Sitting, as_seen
from tests.played_game import PlayedGame, bad

TILES = "123456789" * 9


def test_there_are_no_options_because_nothing_is_a_fault() -> None:
    assert describe(GAME.options) == ()


def test_a_seed_lays_nine_tiles_of_each_number_and_turns_none() -> None:
    table = PlayedGame("solitaire", {"seed": 8}, seats=1)
    assert set(table.setup) == {"tiles"}
    assert Counter(table.setup["tiles"]) == dict.fromkeys("123456789", 9)
    assert (table.view.board, table.view.hands) == ("?" * 81, ((),))
    assert table.view.tiles == table.setup["tiles"]
    assert PlayedGame("solitaire", table.setup, seats=1).state == table.state
    assert PlayedGame("solitaire", {"seed": 9}, seats=1).setup != table.setup


@pytest.mark.parametrize("seats", [0, 2])
def test_one_plays(seats: int) -> None:
    bad("bad-seat-count", "solitaire", {"seed": 1}, seats=seats)


@pytest.mark.parametrize(
    ("setup", "code", "facts"),
    [
        ({"tiles": TILES, "revealed": "e5"}, "unknown-setup-field", {"name": "revealed"}),
        ({"tiles": TILES, "hands": [[1], [2]]}, "bad-hand-count", {"count": 2, "seats": 1}),
        ({"tiles": TILES, "hands": [[1, 4, 1, 1]]}, "too-many-equal", {"symbol": 1, "most": 2}),
        ({"tiles": "." * 81, "face_up": ["c3"]}, "no-tile-there", {"cell": "c3"}),
    ],
)
def test_setups_of_another_form_are_refused(setup: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    assert bad(code, "solitaire", setup, seats=1).facts.items() >= facts.items()


DRAWING = """
    1 . . │ . E . │ . . A
    . . 3 │ . . . │ . . .
"""


def test_only_the_review_sees_what_lies_face_down() -> None:
    table = Sitting("solitaire", DRAWING, [[2, 1]])
    viewers: list[Any] = [1, "tv", "spectator"]
    for viewer in viewers:
        seen = table.game.view(table.state, viewer)
        assert (seen.board, seen.tiles, seen.hands) == (as_seen(DRAWING), None, ((1, 2),))
    assert table.view.tiles == "....5...1" + "." * 72


@pytest.mark.no_cover
@pytest.mark.parametrize("viewer", [1, "tv", "spectator", "review"])
def test_random_games_end_and_can_be_imagined_by_every_viewer(viewer: Any) -> None:
    for seed, reason in ((1, "failed"), (2, "failed"), (92, "finished")):
        chance = Chance(seed)
        table = PlayedGame("solitaire", {"seed": seed}, seats=1)
        while table.reason is None:
            hand = table.view.hands[0]
            assert max(Counter(hand).values(), default=0) <= (3 if table.view.due else 2)
            seen = table.game.view(table.state, viewer)
            other = table.game.imagine(seen, Chance(seed))
            assert msgspec.json.encode(table.game.view(other, viewer)) == msgspec.json.encode(seen)
            hidden = [other.tiles[cell] for cell in NINE.cells_in(other.face_down)]
            everything = Counter([*other.grid.symbols, *other.hands[0], *hidden])
            assert all(everything[symbol] == 9 for symbol in NINE.symbols)
            legal = list(table.game.legal(table.state, Seat(1)))
            inserts = [move for move in legal if move.verb == "write"]
            table.play(f"1 {table.game.write_move(chance.choice(inserts or legal))}")
        assert table.reason == reason
        assert table.winners == ([1] if reason == "finished" else [])
        left = Counter(table.view.hands[0])
        points = sum({0: 3, 1: 1, 2: 0}[left[number]] for number in range(1, 10) if reason == "finished")
        assert table.scores == [points]
