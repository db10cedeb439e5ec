"""Boards with face-down tiles, drawn in tests, and games that begin with them."""

from typing import Any

from fullhouse.core.events import Event
from fullhouse.sudoku.board import NINE
from tests.played_game import PlayedGame

LINES = "│─┼ \n"
FACE_DOWN = "ABCDEFGHI"
"""A face-down tile is drawn as a letter: A is a 1, I is a 9."""

TWO_HIDDEN = """
    1 . . │ . E . │ . . A
    . . 3 │ . . . │ . . .
    . . . │ . . . │ . . .
    ──────┼───────┼──────
    . . . │ . 7 . │ . . .
"""
SIX_FIVES = """
    5 . . │ . . . │ . . .
    . . . │ 5 . . │ . . .
    . . . │ . . . │ 5 . .
    ──────┼───────┼──────
    . 5 . │ . . . │ . . .
    . . . │ . 5 . │ . . .
    . . . │ . . . │ . 5 .
    ──────┼───────┼──────
"""
"""The upper rows of a board on which no 5 will fit."""


def cells_of(drawing: str) -> str:
    """A drawing without its lines; rows that are not drawn at the bottom are empty."""
    cells = "".join(char for char in drawing if char not in LINES)
    assert len(cells) % 9 == 0
    return cells.ljust(81, ".")


def explicit(drawing: str) -> dict[str, Any]:
    """The setup of a drawing: a digit is face-up, a letter face-down, a point empty."""
    cells = cells_of(drawing)
    tiles = "".join(str(FACE_DOWN.index(char) + 1) if char in FACE_DOWN else char for char in cells)
    face_up = [NINE.names(1 << cell)[0] for cell, char in enumerate(cells) if char.isdigit()]
    return {"tiles": tiles, "face_up": face_up}


def as_seen(drawing: str) -> str:
    """The board of a view, from a drawing."""
    return "".join("?" if char in FACE_DOWN else char for char in cells_of(drawing))


class Sitting(PlayedGame):
    """A game that begins with a drawing."""

    def __init__(self, name: str, drawing: str, hands: list[list[int]], **options: Any) -> None:
        super().__init__(name, {**explicit(drawing), "hands": hands}, seats=len(hands), **options)

    def does(self, seat: int, move: str) -> tuple[Any, ...]:
        """Make a move; the events come back."""
        self.play(f"{seat} {move}")
        return self.events

    def refused(self, seat: int, move: str) -> tuple[str, dict[str, Any]]:
        """Show that a move is refused, not legal, and changes nothing; its code and facts come back."""
        assert move not in self.legal(seat)
        refusal = self.refuses(f"{seat} {move}")
        return refusal.code, refusal.facts

    @property
    def board(self) -> str:
        return str(self.view.board)

    @property
    def hands(self) -> list[list[int]]:
        return [list(hand) for hand in self.view.hands]


def only(events: tuple[Event, ...]) -> Any:
    """The event, where only one is expected."""
    (event,) = events
    return event
