"""`Game.redeal`: the setup of a game with what is hidden as it is imagined, and everything seen as it was."""

from typing import Any

import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.games import game

ME = Seat(1)
STACK = [1, 2, 3, 4, 5, 6, 7, 8]


def dealt_anew(name: str, setup: dict[str, Any], moves: str, **options: Any) -> tuple[Any, dict[str, Any]]:
    """The position after some moves, and the setup dealt anew for the seat to move."""
    rules = game(name)
    seats = min(2, rules.most_seats)
    state, setup = rules.setup(options, seats, setup)
    for text in filter(None, moves.split(", ")):
        turn = rules.to_move(state)
        assert turn is not None
        state, _ = rules.play(state, turn, rules.read_move(text))
    seat = rules.to_move(state) or ME
    imagined = rules.imagine(rules.view(state, seat), Chance(4))
    new = rules.redeal(setup, state, imagined)
    again, _ = rules.setup(options, seats, new)
    for text in filter(None, moves.split(", ")):
        again, _ = rules.play(again, rules.to_move(again) or ME, rules.read_move(text))
    assert rules.view(again, seat) == rules.view(state, seat)
    return state, new


def test_tiles_that_were_laid_stay_in_the_stack_and_the_rest_is_another() -> None:
    _, new = dealt_anew("tiles", {"stack": STACK}, "lay a1, lay b1", referee="guard")
    assert new["stack"][:3] == [1, 2, 3], "laid by both, and in my own hand"
    assert len(new["stack"]) == 8
    assert new["stack"][3:] != STACK[3:]


def test_a_seat_without_a_tile_stays_without() -> None:
    """The stack is used up: the first seat has laid its last tile, the second holds one."""
    _, new = dealt_anew("tiles", {"stack": [1, 2, 3, 4]}, "lay a1, lay b1, lay c1")
    assert new["stack"] == [1, 2, 3, 4], "all of them have been seen"


def test_only_what_lies_face_down_is_another() -> None:
    tiles = "123456789" * 9
    setup = {"tiles": tiles, "revealed": "e5"}
    for moves in ("", "flip a1"):
        state, new = dealt_anew("challenge", setup, moves, referee="guard")
        up = [cell for cell in range(81) if not state.face_down >> cell & 1]
        assert [new["tiles"][cell] for cell in up] == [tiles[cell] for cell in up]
        assert new["tiles"] != tiles
        assert new["revealed"] == "e5"
    _, new = dealt_anew("solitaire", {"tiles": tiles}, "flip a1")
    assert new["tiles"][0] == "1"
    assert new["tiles"] != tiles


def test_a_covered_tile_is_still_hidden() -> None:
    """The 9 that is declared in i1 covers a tile that nobody has seen."""
    tiles = "123456785" + "." * 72
    setup = {
        "tiles": tiles,
        "face_up": [f"{column}1" for column in "abcdefgh"],
        "hands": [[9], []],
    }
    state, new = dealt_anew("challenge", setup, "i1=9!")
    assert state.last.covered
    assert new["tiles"][:8] == tiles[:8]


@pytest.mark.parametrize("name", ["classic", "markers", "one-two-three"])
def test_a_problem_hides_nothing(name: str) -> None:
    setup = {"problem": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}
    _, new = dealt_anew(name, setup, "")
    assert new == setup
