"""The moves of `challenge` as tables, and the masks of those that the seat to move may make."""

from fullhouse.core.ids import Symbol
from fullhouse.core.masks import NO_CELLS, Cells
from fullhouse.core.moves import Part
from fullhouse.games.challenge.data import ChallengeState
from fullhouse.games.kit.forced import GROUNDS, forced_cells, lone_cells
from fullhouse.games.kit.notation import SHARED_FORMS, Notation
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

DECLARATIONS = ("CELL=D!", *(f"CELL=D!{ground}" for ground in GROUNDS))
NOTATION = Notation(NINE, ("flip CELL", "CELL=D", *DECLARATIONS, "drop D", *SHARED_FORMS))

FLIPS = NOTATION.cell_moves("flip CELL")
DROPS = NOTATION.symbol_moves("drop D")

CELLS = len(NINE.cells)
INSERTS = tuple(
    tuple(move for form in ("CELL=D", *DECLARATIONS) for move in NOTATION.cell_moves(form, Symbol(symbol)))
    for symbol in range(10)
)
"""By symbol: a plain insert on each cell, then a declared one without a ground, then with each ground."""
DECLARED = sum(1 << CELLS * place for place in range(1, len(DECLARATIONS) + 1))
"""A mask of cells times this is the mask of all declared inserts on them."""
WITHOUT_GROUND = NINE.all << CELLS
"""The mask of the declared inserts that name no ground."""


def action_parts(state: ChallengeState) -> list[Part]:
    """What the seat to move may do. But for the guard, any tile may go to any open cell, right or wrong."""
    grid, open_cells = state.grid, state.grid.open
    empty = open_cells & ~state.face_down
    guarded = state.options.referee == "guard"
    lone = lone_cells(grid) if guarded else NO_CELLS
    named = ~WITHOUT_GROUND if state.options.proof == "named" else -1
    inserts = (empty | open_cells * DECLARED) & named
    impossible = 0
    parts: list[Part] = [(FLIPS, state.face_down)]
    for symbol in dict.fromkeys(state.hands[state.turn - 1]):
        room = open_cells & ~grid.barred[symbol]
        if not room:
            impossible |= 1 << symbol
        if guarded:
            forced = _forced_inserts(grid, open_cells, Symbol(symbol), lone)
            inserts = room and ((room & empty) | forced) & named
        parts.append((INSERTS[symbol], inserts))
    parts.append((DROPS, impossible))
    return parts


def _forced_inserts(grid: Grid, open_cells: Cells, symbol: Symbol, lone: Cells) -> int:
    """The declared inserts of a tile that hold."""
    row, column, block, cell = forced_cells(grid, open_cells, symbol, lone)
    without_ground = row | column | block | cell
    return ((((cell << CELLS | block) << CELLS | column) << CELLS | row) << CELLS | without_ground) << CELLS
