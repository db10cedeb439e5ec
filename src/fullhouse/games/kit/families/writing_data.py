"""The data of games in which every seat writes digits in its own colour: `markers` and `one-two-three`."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from fullhouse.core.events import Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.masks import NO_CELLS, Cells
from fullhouse.core.options import Mark, TurnOptions
from fullhouse.games.kit.base import AskingState
from fullhouse.sudoku.grid import Grid

FaultRule = Literal["rule", "solution"]
"""What a fault is: a digit that does not fit, or one that is not the solution's."""


class WritingOptions(TurnOptions, frozen=True, kw_only=True):
    marks: ClassVar[Mapping[str, Mark]] = {**TurnOptions.marks, "sand_glass": "printed", "fault": "reading"}

    fault: FaultRule = "rule"

    @property
    def is_judged_by_solution(self) -> bool:
        return self.fault == "solution"


class WritingState(AskingState, frozen=True, kw_only=True):
    options: WritingOptions
    grid: Grid
    givens: Cells
    """The mask of the cells that were filled from the start."""
    solution: bytes
    """The solution's digit in each cell."""
    inks: tuple[Cells, ...]
    """For each seat, the mask of the cells with digits in its colour."""
    faults: Cells = NO_CELLS
    """The mask of the digits that were faults when they were written: later ones change nothing about it."""
    scores: tuple[int, ...]


class WritingView(View, frozen=True, kw_only=True):
    givens: str
    owners: tuple[Seat, ...]
    """Who wrote the digit, cell by cell; 0 for none."""
    asked: tuple[Seat, ...]
    """Who still has to accept what was written."""
    solution: str | None
    """For the review only."""


class Wrote(Event, frozen=True, tag="wrote"):
    seat: Seat
    cell: str
    symbol: Symbol
    points: int


class Erased(Event, frozen=True, tag="erased"):
    """A digit is off the board again, and the points that it had brought are taken back."""

    seat: Seat
    """Whose digit it was."""
    cell: str
    symbol: Symbol
    points: int


class RoundBegan(Event, frozen=True, tag="round"):
    round: int
    order: tuple[Seat, ...]
    """In which order the seats have their turns."""
    asks: int | None = None
    """How many digits each turn asks for, where the game counts them."""
    final: bool = False
