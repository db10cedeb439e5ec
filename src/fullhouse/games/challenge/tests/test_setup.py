"""Options, seeds, the explicit setup, and what people see: docs/rules/challenge.md, "Explicit setup"."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.core.option_reading import describe
from fullhouse.games.challenge.rules import GAME
from fullhouse.sudoku.board import NINE
from tests.drawn import Sitting, as_seen, explicit
from tests.played_game import PlayedGame, bad

TILES = "123456789" * 9


def test_options_and_their_defaults() -> None:
    defaults = {option.name: option.default for option in describe(GAME.options)}
    assert defaults == {"referee": "table", "silence": 10, "sand_glass": 30, "proof": "found"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seed_lays_nine_tiles_of_each_number_and_reveals_one_of_the_centre(seats: int) -> None:
    centre = {"d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"}
    revealed = set()
    for seed in range(60):
        table = PlayedGame("challenge", {"seed": seed}, seats=seats)
        assert Counter(table.setup["tiles"]) == dict.fromkeys("123456789", 9)
        assert set(table.setup) == {"tiles", "revealed"}
        revealed.add(table.setup["revealed"])
        cell = NINE.cell(table.setup["revealed"])
        assert table.view.board == "?" * cell + table.setup["tiles"][cell] + "?" * (80 - cell)
        assert (table.view.hands, table.scores) == (((),) * seats, [0] * seats)
        assert PlayedGame("challenge", table.setup, seats=seats).state == table.state
    assert revealed == centre


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    bad("bad-seat-count", "challenge", {"seed": 1}, seats=seats)


def test_any_position_can_be_written_down() -> None:
    drawing = """
        1 . . │ . E . │ . . A
        5 5 . │ . . . │ . . .
    """
    setup = explicit(drawing)
    assert setup["tiles"] == "1...5...155" + "." * 70
    assert setup["face_up"] == ["a1", "a2", "b2"]
    table = PlayedGame("challenge", {**setup, "revealed": "I1", "hands": [[9, 2, 7], []]})
    assert table.view.board == as_seen(drawing.replace("A", "1"))
    assert table.view.hands == ((2, 7, 9), ())
    assert PlayedGame("challenge", setup).view.hands == ((), ())


@pytest.mark.parametrize(
    ("setup", "code", "facts"),
    [
        ({"revealed": "e5"}, "missing-setup-field", {"name": "tiles"}),
        ({"tiles": TILES, "stack": []}, "unknown-setup-field", {"name": "stack"}),
        ({"tiles": [1]}, "not-a-text", {"field": "tiles"}),
        ({"tiles": "123"}, "bad-grid-length", {"length": 3, "expected": 81}),
        ({"tiles": "x" + TILES[1:]}, "bad-grid-character", {"character": "x", "cell": "a1"}),
        ({"tiles": "." + TILES[1:], "revealed": "a1"}, "no-tile-there", {"field": "revealed", "cell": "a1"}),
        ({"tiles": TILES, "revealed": "z1"}, "unknown-cell", {"cell": "z1"}),
        ({"tiles": TILES, "revealed": 5}, "bad-cell", {"field": "revealed"}),
        (
            {"tiles": "." + TILES[1:], "face_up": ["b1", "a1"]},
            "no-tile-there",
            {"field": "face_up", "cell": "a1"},
        ),
        ({"tiles": TILES, "face_up": "a1"}, "not-a-list", {"field": "face_up"}),
        ({"tiles": TILES, "hands": 5}, "not-a-list", {"field": "hands"}),
        ({"tiles": TILES, "hands": [[1]]}, "bad-hand-count", {"count": 1, "seats": 2}),
        ({"tiles": TILES, "hands": [[1], 2]}, "not-a-list", {"field": "hands"}),
        ({"tiles": TILES, "hands": [[1], [0]]}, "bad-symbol", {"field": "hands", "value": 0}),
    ],
)
def test_setups_of_another_form_are_refused(setup: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    assert bad(code, "challenge", setup).facts.items() >= facts.items()


# What people see

COVERED = """
    1 . . │ . E . │ . . A
    . . 3 │ . . . │ . . .
"""


def test_everybody_sees_the_same_and_only_the_review_what_lies_face_down() -> None:
    table = Sitting("challenge", COVERED, [[2, 4], [9]])
    table.does(1, "e1=2!cell")
    viewers: list[Any] = [1, 2, "tv", "spectator"]
    views = [table.game.view(table.state, viewer) for viewer in viewers]
    assert len({msgspec.json.encode(view) for view in views}) == 1
    assert views[0].board == as_seen(COVERED.replace("E", "2"))
    assert views[0].tiles is None
    assert views[0].hands == ((4,), (9,))
    assert table.view.tiles == "....5...1" + "." * 72


def test_a_view_does_not_tell_whether_the_last_insert_is_a_fault() -> None:
    """Only what was done is told; the covered 5 is not."""
    table = Sitting("challenge", COVERED, [[2, 4], [9]])
    table.does(1, "e1=2!cell")
    last = table.game.view(table.state, Seat(2)).last
    assert msgspec.to_builtins(last) == {
        "seat": 1,
        "cell": "e1",
        "points": 19,
        "declared": True,
        "ground": "cell",
        "covered": True,
    }


def test_a_covered_tile_is_forgotten_once_the_window_is_closed() -> None:
    table = Sitting("challenge", COVERED, [[2, 4], [9]])
    table.does(1, "e1=2!cell")
    table.does(2, "b1=9")
    assert table.view.tiles == "........1" + "." * 72


@pytest.mark.parametrize("move", ["e1=2!cell", "b1=2", "b1=3", "b1=2!", "flip e1", "timeout"])
@pytest.mark.parametrize("viewer", [1, 2, "tv", "spectator", "review"])
def test_an_imagined_position_looks_and_is_judged_the_same(move: str, viewer: Any) -> None:
    table = Sitting("challenge", COVERED, [[2, 3, 4], [9]])
    table.does(1, move)
    seen = table.game.view(table.state, viewer)
    other = table.game.imagine(seen, Chance(3))
    assert msgspec.json.encode(table.game.view(other, viewer)) == msgspec.json.encode(seen)
    assert other.last == table.state.last
    assert (other.hands, other.warned, other.grid) == (
        table.state.hands,
        table.state.warned,
        table.state.grid,
    )
    if viewer == "review":
        for cell in NINE.cells_in(other.face_down):
            assert other.tiles[cell] == table.state.tiles[cell]


def test_an_imagined_covered_tile_can_come_back_and_be_flipped() -> None:
    table = Sitting("challenge", COVERED, [[2], []])
    table.does(1, "e1=2!cell")
    table.state = table.game.imagine(table.game.view(table.state, Seat(2)), Chance(3))
    assert table.does(2, "object")[0].upheld
    assert table.board == as_seen(COVERED)
    assert table.does(2, "flip e1")[0].symbol in NINE.symbols


def test_imagined_tiles_are_those_that_nobody_has_seen() -> None:
    table = PlayedGame("challenge", {"seed": 4}, referee="umpire")
    for cell in ("a1", "b1", "c1", "a2", "b2", "c2", "a3"):
        table.play(f"{table.to_move} flip {cell}")
    held = table.view.hands
    seat = next(seat for seat in (1, 2) if held[seat - 1])
    if table.to_move != seat:
        table.play(f"{table.to_move} flip i9")
    table.play(f"{seat} e9={held[seat - 1][0]}!cell")
    assert len(table.view.gone) == 1
    dealt = []
    for chance in (1, 2):
        other = GAME.imagine(GAME.view(table.state, GAME.to_act(table.state)[0]), Chance(chance))
        hidden = [other.tiles[cell] for cell in NINE.cells_in(other.face_down)]
        seen = [*other.grid.symbols, *b"".join(other.hands), *other.gone, *hidden]
        assert Counter(symbol for symbol in seen if symbol) == dict.fromkeys(range(1, 10), 9)
        dealt.append(hidden)
    assert dealt[0] != dealt[1]


def test_tiles_beyond_a_full_set_are_imagined_at_random() -> None:
    table = PlayedGame("challenge", {"tiles": "5" * 81, "revealed": "e5", "hands": [[5] * 200, []]})
    other = GAME.imagine(GAME.view(table.state, "tv"), Chance(1))
    assert other.face_down.bit_count() == 80
    assert all(other.tiles[cell] in NINE.symbols for cell in NINE.cells_in(other.face_down))
