"""How a game of laying tiles begins: golden tiles on the board and a stack to draw from."""

from fullhouse.core.errors import BadInput
from fullhouse.core.game import Setup
from fullhouse.core.ids import Symbol
from fullhouse.core.masks import BIT
from fullhouse.games.kit import setups
from fullhouse.games.kit.families.laying_data import LayingState
from fullhouse.sudoku.board import Board
from fullhouse.sudoku.grid import Grid


def read_start(board: Board, setup: Setup) -> tuple[Grid, tuple[Symbol, ...]]:
    """The board and the stack of an explicit setup. Raises BadInput for what cannot be laid out."""
    setups.only_fields(setup, required=("stack",), optional=("golden",))
    grid = Grid.empty(board)
    golden = setup.get("golden", {})
    if not isinstance(golden, dict):
        raise BadInput("not-an-object", field="golden", value=golden)
    for name, value in golden.items():
        cell, symbol = board.cell(name), setups.symbol(board, "golden", value)
        if grid.filled & BIT[cell] or not grid.fits(cell, symbol):
            raise BadInput("golden-clash", cell=name, symbol=symbol)
        grid = grid.put(cell, symbol)
    stack = setups.symbols(board, "stack", setup["stack"])
    # A board with less room than there are tiles to draw is an end that can be replayed, too.
    most = len(board.cells) - min(len(golden), board.size)
    if len(stack) > most:
        raise BadInput("stack-too-high", count=len(stack), most=most)
    return grid, stack


def stack_behind(state: LayingState, imagined: LayingState) -> list[Symbol]:
    """Seats draw in turn from the first tile on, so that the place of each hand in the stack is known."""
    stack = [*state.stack[: state.drawn], *imagined.stack]
    for seat, hand in enumerate(imagined.hands):
        if hand:
            stack[state.drawn - 1 - (state.drawn - 1 - seat) % state.seats] = hand
    return stack
