"""What is a fault in `challenge`, and how it is undone. Who notices it is not decided here."""

from msgspec.structs import replace

from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.masks import NO_CELLS, Cells
from fullhouse.games.challenge.data import ChallengeState, FaultKind, LastInsert, Undone
from fullhouse.games.kit import forced
from fullhouse.games.kit.base import with_seat
from fullhouse.sudoku.grid import Grid


def shown_by(grid: Grid, cell: Cell, symbol: Symbol, *, declared: bool, ground: str) -> Cells:
    """The mask of the cells that show the fault of an insert; 0 where there is none."""
    if declared:
        return forced.against(grid, grid.open, cell, symbol, ground)
    return NO_CELLS if grid.fits(cell, symbol) else grid.clashes(cell, symbol)


def kind_of(grid: Grid, cell: Cell, symbol: Symbol, ground: str) -> FaultKind:
    """Which fault it is, where there is one. A position may be forced, but not on the ground named."""
    if not grid.fits(cell, symbol):
        return "does-not-fit"
    return "wrong-ground" if ground and not forced.against(grid, grid.open, cell, symbol) else "not-forced"


def undo(state: ChallengeState, last: LastInsert) -> tuple[ChallengeState, Undone]:
    """The position without the last insert. Its tile leaves the game; a covered one lies there again."""
    before = state.grid.clear(last.cell)
    undone = Undone(
        seat=last.seat,
        cell=before.board.name(last.cell),
        symbol=last.symbol,
        points=last.points,
        why=kind_of(before, last.cell, last.symbol, last.ground),
        ground=last.ground,
        face_down=bool(last.covered),
    )
    state = replace(
        state,
        grid=before,
        face_down=state.face_down | last.covered,
        scores=with_seat(state.scores, last.seat, state.scores[last.seat - 1] - last.points),
        gone=(*state.gone, last.symbol),
        last=None,
        asked=0,
    )
    return state, undone
