"""The data of Classic: options, position, view and events."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from fullhouse.core.events import OfSeat, OfSymbol
from fullhouse.core.game import State, View
from fullhouse.core.ids import TABLE, Cell, Seat, Symbol
from fullhouse.core.masks import NO_CELLS, Cells
from fullhouse.core.options import OPPONENTS, Options, Packs, TimeLimit, Use
from fullhouse.sudoku.grid import Grid

REMEMBERED = 1_000
"""How many edits a seat can take back."""
CHUNK = 32
"""How many edits are copied, at most, to remember one more."""
CENTRE = 10
"""Where the notes in the centre of cells begin, among all notes of a position."""


class ClassicOptions(Options, frozen=True, kw_only=True):
    solo: ClassVar[Mapping[str, Any]] = {"check": True}
    uses: ClassVar[Mapping[str, Use]] = {"race": Use(seats=OPPONENTS)}
    packs: ClassVar[Packs] = {
        "family": {"check": True, "auto_notes": True},
        "printed": {},
        "strict": {"check": False, "auto_notes": False, "time_limit": 20},
    }

    race: bool = False
    """Whether everybody has a board of their own; alone it changes nothing."""
    check: bool = False
    auto_notes: bool = False
    time_limit: TimeLimit = None


class Edit(msgspec.Struct, frozen=True):
    """Something a seat did to the board, with what it takes to undo it."""

    verb: str
    cell: Cell
    symbol: Symbol
    owner: Seat
    """Who wrote the digit that was written or erased; for a note, who noted."""
    swept: Cells = NO_CELLS
    """The mask of the cells from which writing the digit took its note."""
    swept_centre: Cells = NO_CELLS
    """The same for notes in the centre."""
    put: tuple[Cells, ...] = ()
    """For notes that changed together: for each kind of note, the mask of the cells that got it."""
    taken: tuple[Cells, ...] = ()
    """The same for the cells that lost it."""
    settled: tuple[Cells, ...] = ()
    """For each symbol, the mask of the cells where it became or ceased to be settled."""


class Edits(msgspec.Struct, frozen=True):
    """The edits that a seat can undo or redo, the next one last. In chunks: a long history is not copied."""

    older: tuple[tuple[Edit, ...], ...] = ()
    latest: tuple[Edit, ...] = ()
    """Empty only where there is no edit at all."""
    count: int = 0

    def pushed(self, edit: Edit) -> "Edits":
        """One edit more; the first is forgotten where there are too many."""
        older, latest, count = self.older, self.latest, self.count + 1
        if len(latest) < CHUNK:
            latest = (*latest, edit)
        else:
            older, latest = (*older, latest), (edit,)
        if count > REMEMBERED:
            first = older[0][1:]
            older, count = (first, *older[1:]) if first else older[1:], count - 1
        return Edits(older, latest, count)

    def popped(self) -> "Edits":
        """Without the latest edit."""
        return self.cut(len(self.latest) - 1)

    def cut(self, left: int) -> "Edits":
        """With so many of the latest chunk."""
        count = self.count - len(self.latest) + left
        if left or not self.older:
            return Edits(self.older, self.latest[:left], count)
        return Edits(self.older[:-1], self.older[-1], count)


class ClassicState(State, frozen=True, kw_only=True):
    options: ClassicOptions
    givens: Grid
    solution: Grid
    grid: Grid
    owners: bytes
    """Who wrote the digit in each cell; 0 for givens and empty cells."""
    notes: tuple[Cells, ...]
    """For each symbol, the mask of the cells that have it as a note; from `CENTRE` on, in the centre."""
    settled: tuple[Cells, ...]
    """For each symbol, the mask of the cells where filling has settled whether it is noted.

    From then on only people change it there, so that filling again brings nothing back.
    """
    sweeps: bool
    """Whether a written digit takes its notes out of its houses."""
    done: tuple[Edits, ...]
    """For each seat, what it can undo."""
    undone: tuple[Edits, ...]
    """For each seat, what it can redo."""
    hints: int = 0
    hint_stage: int = 0
    """How much of the next step has been told: 1 where to look, 2 which technique, 3 the whole proof."""
    mistakes: int | None = None
    """How many wrong digits were written; None where nobody has counted from the beginning."""


class RaceState(State, frozen=True, kw_only=True):
    """A race: the same problem on a board for each seat."""

    options: ClassicOptions
    start: ClassicState
    boards: tuple[ClassicState, ...]
    """For each seat its board, on which nobody else has done anything."""
    latest: Seat = Seat(1)
    """Who moved last."""


class ClassicView(View, frozen=True, kw_only=True):
    givens: str
    owners: tuple[Seat, ...]
    """Who wrote the digit, cell by cell; 0 for none."""
    notes: Mapping[str, tuple[int, ...]]
    """The notes in the corners, cell by cell: what the cell can still hold."""
    centre: Mapping[str, tuple[int, ...]]
    """The notes in the centre, which everybody uses as they like."""
    settled: tuple[Cells, ...]
    sweeps: bool
    """Whether a written digit takes its notes out of its row, column and block."""
    wrong: tuple[str, ...] | None
    """The cells with wrong digits; None where the table does not check."""
    hints: int
    hint_stage: int
    to_undo: tuple[tuple[Edit, ...], ...]
    """For each seat, the one edit that `undo` would take back, if any."""
    to_redo: tuple[tuple[Edit, ...], ...]
    mistakes: int | None = None
    """How many wrong digits were written: told when it is over, since it would tell which are wrong."""
    progress: tuple[int, ...] = ()
    """In a race, how many empty cells each seat has filled, rightly or not."""
    racer: Seat = TABLE
    """In a race, whose board this is; 0 for the problem as it was at the start."""


class Wrote(OfSymbol, frozen=True, tag="wrote"):
    owner: Seat
    """Whose digit it is: another's, where an erasure was undone."""
    swept: tuple[str, ...] = ()
    """The cells that lost their note of this digit."""


class Erased(OfSymbol, frozen=True, tag="erased"):
    restored: tuple[str, ...] = ()
    """The cells that got their note of this digit back."""


class Noted(OfSymbol, frozen=True, tag="noted"):
    put: bool
    """False where the note was taken away."""


class NotedInCentre(OfSymbol, frozen=True, tag="centred"):
    """The same for a note in the centre of a cell."""

    put: bool


class Renoted(OfSeat, frozen=True, tag="renoted"):
    """Many notes changed together: filled in, narrowed or cleared, or that undone."""

    put: int
    """How many notes came."""
    taken: int
    """How many notes went."""


class Switched(OfSeat, frozen=True, tag="switched"):
    """Somebody switched on or off that a written digit takes out its notes."""

    sweeps: bool


class Undid(OfSeat, frozen=True, tag="undid"):
    """A seat took an edit back, or did it again; the board's change follows as an event of its own."""

    again: bool


class Hinted(OfSeat, frozen=True, tag="hinted"):
    """A seat asked the coach; the coach's words come from elsewhere."""

    stage: int
    hints: int


class Raced(OfSeat, frozen=True, tag="raced"):
    """Somebody changed their own board in a race. Others are told only how far they are."""

    filled: int
    """How many empty cells this seat has filled by now."""
    cell: str | None = None
    """Where a digit was written."""
    symbol: Symbol | None = None
