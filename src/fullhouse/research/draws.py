"""What chance decides in a game that is dealt from one full set, one tile at a time: its start and its draws.

Where a tile lies that nobody has seen changes nothing before it is drawn. So each draw can be decided when it
happens, by the tiles that are left, and the games are as likely as with a shuffled set.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from fullhouse.core.game import Setup
from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.moves import Move
from fullhouse.games.kit import setups
from fullhouse.sudoku.board import NINE as BOARD

Outcomes = list[tuple[int, float]]
"""Numbers of what may happen, each with its probability."""
SIZE = BOARD.size
CENTRE = tuple(BOARD.cells_in(BOARD.block_of[len(BOARD.cells) // 2]))
MOST_OUTCOMES = SIZE * SIZE
NUMBER_OUTCOMES = 2


class Draws(Protocol):
    """The chance of one family of games. Tiles are drawn as outcomes 1 to 9."""

    def next_start(self, seats: int, start: Sequence[int]) -> Outcomes:
        """What may happen next before the first move, after these outcomes; empty once the game can begin."""

    def setup(self, seats: int, start: Sequence[int]) -> Setup:
        """The explicit setup after the last of these outcomes."""

    def is_draw(self, state: Any, move: Move) -> bool:
        """Whether a move turns up or draws a tile."""

    def with_next(self, state: Any, move: Move, symbol: Symbol) -> Any:
        """The same position, in which the move turns up or draws this tile."""


class Stack:
    """Laying games: nine golden tiles, no two in a line, then a tile for each seat, and one after each laid.

    An outcome of a golden tile, row by row, is nine times its column and its symbol less one.
    """

    def next_start(self, seats: int, start: Sequence[int]) -> Outcomes:
        golden = start[:SIZE]
        if len(start) >= SIZE + seats:
            return []
        if len(golden) == SIZE:
            seen = [code % SIZE + 1 for code in golden] + list(start[SIZE:])
            return by_symbol(setups.unseen(BOARD, seen))
        columns, symbols = ({code // SIZE for code in golden}, {code % SIZE for code in golden})
        free = [
            SIZE * column + symbol
            for column in range(SIZE)
            for symbol in range(SIZE)
            if column not in columns and symbol not in symbols
        ]
        return [(code, 1 / len(free)) for code in free]

    def setup(self, seats: int, start: Sequence[int]) -> Setup:
        places = [(Cell(SIZE * row + code // SIZE), code % SIZE + 1) for row, code in enumerate(start[:SIZE])]
        hands = list(start[SIZE : SIZE + seats])
        rest = setups.unseen(BOARD, [symbol for _, symbol in places] + hands)
        return {"golden": {BOARD.name(cell): symbol for cell, symbol in places}, "stack": [*hands, *rest]}

    def is_draw(self, state: Any, move: Move) -> bool:
        return move.verb == "lay" and state.drawn < len(state.stack)

    def with_next(self, state: Any, move: Move, symbol: Symbol) -> Any:  # noqa: ARG002
        before, after = state.stack[: state.drawn], state.stack[state.drawn + 1 :]
        return replace(state, stack=(*before, symbol, *after))


class FaceDown:
    """Flipping games: one tile of the block in the centre lies open, every flip turns up another one.

    The outcome at the start is nine times the place in that block and the symbol less one.
    """

    def next_start(self, seats: int, start: Sequence[int]) -> Outcomes:  # noqa: ARG002
        return [] if start else [(code, 1 / MOST_OUTCOMES) for code in range(MOST_OUTCOMES)]

    def setup(self, seats: int, start: Sequence[int]) -> Setup:  # noqa: ARG002
        place, symbol = divmod(start[0], SIZE)
        tiles = setups.unseen(BOARD, [symbol + 1])
        tiles.insert(CENTRE[place], Symbol(symbol + 1))
        return {"tiles": "".join(map(str, tiles)), "revealed": BOARD.name(CENTRE[place])}

    def is_draw(self, state: Any, move: Move) -> bool:  # noqa: ARG002
        return move.verb == "flip"

    def with_next(self, state: Any, move: Move, symbol: Symbol) -> Any:
        before, after = state.tiles[: move.cell], state.tiles[move.cell + 1 :]
        return replace(state, tiles=before + bytes((symbol,)) + after)


class Numbered:
    """Any other game: all of its chance is in its deal, which is one of 6,561, drawn by two outcomes."""

    def next_start(self, seats: int, start: Sequence[int]) -> Outcomes:  # noqa: ARG002
        is_ready = len(start) == NUMBER_OUTCOMES
        return [] if is_ready else [(code, 1 / MOST_OUTCOMES) for code in range(MOST_OUTCOMES)]

    def setup(self, seats: int, start: Sequence[int]) -> Setup:  # noqa: ARG002
        return {"seed": MOST_OUTCOMES * start[0] + start[1]}

    def is_draw(self, state: Any, move: Move) -> bool:  # noqa: ARG002
        return False

    def with_next(self, state: Any, move: Move, symbol: Symbol) -> Any:  # noqa: ARG002
        return state


def draws_of(state: Any) -> Draws:
    """How chance is decided in the game of this position."""
    if hasattr(state, "face_down") and hasattr(state, "hands") and state.seats > 1:
        return FaceDown()
    if hasattr(state, "stack") and getattr(state.options, "golden", None) == "lines":
        return Stack()
    return Numbered()


def left(state: Any) -> list[Symbol]:
    """The tiles that nobody has seen."""
    held = [symbol for hand in state.hands for symbol in (hand if isinstance(hand, bytes) else (hand,))]
    return setups.unseen(BOARD, [*state.grid.symbols, *state.gone, *held])


def by_symbol(tiles: Sequence[Symbol]) -> Outcomes:
    """Each symbol among these tiles with its share.

    >>> by_symbol([Symbol(2), Symbol(2), Symbol(7), Symbol(2)])
    [(2, 0.75), (7, 0.25)]
    """
    return [(int(symbol), count / len(tiles)) for symbol, count in sorted(Counter(tiles).items())]
