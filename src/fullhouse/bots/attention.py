"""Where somebody looks: one house after the other, often near the last move, and not at every cell there."""

from collections.abc import Iterator

from fullhouse.bots.levels import Level
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE, SIX, Board, mask_of

EVERYWHERE = -1
"""The mask of all cells of any board."""
FINE = 10_000


def happens(chance: Chance, share: float) -> bool:
    """True with this probability."""
    return chance.below(FINE) < share * FINE


def board_of(size: int) -> Board | None:
    """The board of this size, if its houses are known."""
    return next((board for board in (NINE, SIX) if board.size == size), None)


def looks(level: Level, board: Board | None, last: Cell | None, chance: Chance) -> Iterator[int]:
    """The masks of the cells that are noticed: at a first look, then at one house more each, at last all."""
    if board is not None:
        houses = chance.shuffled(board.houses)
        if last is not None and happens(chance, level.near):
            near = chance.shuffled((board.row_of[last], board.column_of[last], board.block_of[last]))
            houses = near + [house for house in houses if house not in near]
        noticed = mask_of(cell for cell in board.cells if not happens(chance, level.overlooks))
        seen = 0
        for count, house in enumerate(houses, 1):
            seen |= house & noticed
            if count >= min(level.houses, len(houses)):
                yield seen
    yield EVERYWHERE
