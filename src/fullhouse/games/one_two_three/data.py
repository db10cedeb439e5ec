"""The data of One-Two-Three: options, turns, positions, views and events."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from fullhouse.core.events import Event, OfCell, OfSeat, OfSymbol
from fullhouse.core.ids import Cell, Seat, Seconds, Symbol
from fullhouse.core.masks import NO_CELLS, NO_SEATS, Cells, Seats
from fullhouse.core.options import MONTH_SECONDS, Packs, Range, Use
from fullhouse.games.kit.writing import FaultRule, WritingOptions, WritingState, WritingView

Sequence = Literal["classic", "shortened", "express"]
Stopping = Literal["no", "asked", "refused"]
"""Whether the opponents have been asked to let this turn end early, and have refused."""


class OneTwoThreeOptions(WritingOptions, frozen=True, kw_only=True):
    uses: ClassVar[Mapping[str, Use]] = {
        **WritingOptions.uses,
        "teams": Use(seats=(4, 4)),
        "fewer": Use(given={"referee": ("table",)}),
    }
    packs: ClassVar[Packs] = {
        "family": {"referee": "guard", "fault": "solution", "fine": "none", "sand_glass": None},
        "printed": {"referee": "table", "silence": None, "correction": "must", "fewer": "asked"},
        "strict": {"referee": "umpire", "sand_glass": 60},
    }

    fault: FaultRule = "solution"
    sand_glass: Annotated[Seconds | None, Range(5, MONTH_SECONDS, on=60)] = None
    """The seconds for each digit that a turn asks for, and for a correction."""
    sequence: Sequence = "classic"
    handicap: bool = True
    final_order: Literal["lowest_first", "unchanged"] = "lowest_first"
    teams: bool = False
    corrected_counts: bool = True
    correction: Literal["may", "must"] = "may"
    """Whether an erased digit may be left, or has to be corrected where any digit fits."""
    fine: Literal["printed", "none"] = "printed"
    fewer: Literal["may", "asked"] = "may"
    """Whether a turn may end with fewer digits than were asked for, or only if the opponents agree."""


class Turn(msgspec.Struct, frozen=True):
    """What one seat wrote in one round: all that it takes to count the turn again."""

    seat: Seat
    round: int
    asks: int
    """How many digits the round asks for: the *k* of the rules."""
    used: int = 0
    """How many digits were written, whatever has become of them."""
    cells: tuple[Cell, ...] = ()
    """The digits that stand and count, as they were written."""
    symbols: tuple[Symbol, ...] = ()
    """What stands in those cells."""
    lost: Cells = NO_CELLS
    """The mask of the cells whose digit was erased and may still be corrected."""
    houses: tuple[Cells, ...] = ()
    """The masks of the houses of which the turn filled the last cell."""
    points: int = 0
    """What the turn is worth now, without what was deducted for its faults."""
    fines: int = 0
    """What was deducted for its faults."""


class Owed(msgspec.Struct, frozen=True, gc=False):
    """A correction that a seat has to make or to leave, for a digit of its turn in that round."""

    seat: Seat
    round: int
    cell: Cell


class OneTwoThreeState(WritingState, frozen=True, kw_only=True):
    options: OneTwoThreeOptions
    round: int = 0
    asks: int = 0
    final: bool = False
    order: tuple[Seat, ...] = ()
    place: int = 0
    """The place in the order of this round of the seat whose turn it is."""
    turns: tuple[Turn, ...] = ()
    """The turns in which something was written, as they were played; the last one is running."""
    owed: tuple[Owed, ...] = ()
    last: Cell = Cell(-1)
    """The last digit written, as long as it stands."""
    completing: Cell = Cell(-1)
    """The last digit that could be written, while opponents are asked about it."""
    unable: Seats = NO_SEATS
    """The mask of the seats that got points because they could write nothing in the final round."""
    stopping: Stopping = "no"
    stopped: Seats = NO_SEATS
    """The mask of the seats that have ended a turn of a final round early."""
    recent: tuple[Cells, Cells, Cells] = (NO_CELLS, NO_CELLS, NO_CELLS)
    """The masks of the standing digits written in this round and in the two before."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.place]


class TurnSeen(msgspec.Struct, frozen=True):
    """A turn as everybody sees it."""

    seat: Seat
    round: int
    asks: int
    used: int
    cells: tuple[str, ...]
    lost: tuple[str, ...]
    houses: tuple[tuple[str, ...], ...]
    points: int
    fines: int


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the score sheet: a turn, or what a seat got without one."""

    seat: Seat
    round: int
    """0 for the points before the first round."""
    cells: tuple[str, ...] = ()
    """Where the digits stand that count, in the order in which they are counted."""
    digits: tuple[int, ...] = ()
    equal: int = 0
    """For two or three equal digits."""
    house: int = 0
    """For completing a row, a column or a block."""
    handicap: int = 0
    unable: int = 0
    """For being unable to write in the final round."""
    fines: int = 0
    """What was deducted for faults."""
    sum: int = 0


class OwedSeen(msgspec.Struct, frozen=True):
    seat: Seat
    round: int
    cell: str


class OneTwoThreeView(WritingView, frozen=True, kw_only=True):
    round: int
    asks: int
    final: bool
    order: tuple[Seat, ...]
    turn: Seat
    """Whose turn it is, even while a correction is waited for."""
    turns: tuple[TurnSeen, ...]
    owed: tuple[OwedSeen, ...]
    last: str | None
    completing: str | None
    unable: tuple[Seat, ...]
    stopping: Stopping
    stopped: tuple[Seat, ...]
    """Who has ended a turn of a final round early, and gets nothing for being unable to write later."""
    sheet: tuple[SheetLine, ...]
    """The score sheet, a line a turn."""
    recent: tuple[tuple[str, ...], ...]


class Matched(OfSeat, frozen=True, tag="matched"):
    """Two or three equal digits among those of one turn."""

    symbol: Symbol
    count: int
    points: int
    """What this digit adds: the third one lifts the 2 to 3."""


class Completed(OfSeat, frozen=True, tag="completed"):
    """A digit filled the last cell of these houses."""

    houses: tuple[tuple[str, ...], ...]
    points: int
    """0 where the turn has its ten points already."""


class Fined(OfCell, frozen=True, tag="fined"):
    """A fault costs as many points as its round asks for digits."""

    points: int


class CorrectionDue(OfCell, frozen=True, tag="correction_due"):
    """Play waits until this seat has corrected the cell or left it empty."""


class CorrectionRequired(OfCell, frozen=True, tag="correction_required"):
    """Play waits until this seat has corrected the cell: it may not be left."""


class Corrected(OfSymbol, frozen=True, tag="corrected"):
    """A correction; where it is wrong, the cell stays empty and the fine follows."""

    right: bool
    points: int
    """What the turn is worth more than before."""
    because: tuple[str, ...] = ()
    """The equal symbols that a wrong one sees."""


class LeftEmpty(OfCell, frozen=True, tag="left_empty"):
    """A seat does not correct: the cell is open again."""


class Finished(OfSeat, frozen=True, tag="finished"):
    """A seat ends its turn early."""

    written: int


class WantsToStop(OfSeat, frozen=True, tag="wants_to_stop"):
    """A seat finds no more digits and asks the others whether its turn may end."""


class KeepLooking(OfSeat, frozen=True, tag="keep_looking"):
    """An opponent does not let a turn end early: once a turn. There is always something to be found."""

    against: Seat

    @property
    def is_upheld(self) -> bool:
        return True


class Compensated(Event, frozen=True, tag="compensated"):
    """These seats could write nothing in the final round: the grid was full, or no digit fitted."""

    seats: tuple[Seat, ...]
    points: int
