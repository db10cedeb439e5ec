"""Tiles that lie face down and hands that lie open, as in `challenge` and `solitaire`. No turns here."""

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar

import msgspec

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.events import OfSymbol
from fullhouse.core.game import Setup, View, Viewer
from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.masks import BIT, NO_CELLS, Cells
from fullhouse.games.kit import setups
from fullhouse.games.kit.forced import ForcedProof
from fullhouse.sudoku.board import Board, mask_of
from fullhouse.sudoku.grid import Grid


class FlippingState(Protocol):
    """A cell is face-up (in the grid), face-down (in the mask) or empty. The last two are open."""

    @property
    def grid(self) -> Grid:
        """The face-up tiles."""

    @property
    def tiles(self) -> bytes:
        """The tile laid on each cell at the start. It is still there where the cell is face-down."""

    @property
    def face_down(self) -> Cells: ...

    @property
    def hands(self) -> tuple[bytes, ...]:
        """The tiles in each seat's hand, in ascending order, a byte a tile."""


class FlippingView(View, frozen=True, kw_only=True):
    tiles: str | None
    """What lies face down, a character a cell; None for all but the review."""


class Flipped(OfSymbol, frozen=True, tag="flipped"):
    """A tile was turned: it fits and stays, or it goes to the hand and its cell is empty."""

    fits: bool
    points: int = 0
    counted: tuple[str, ...] = ()
    """The face-up tiles it scored for."""
    because: tuple[str, ...] = ()
    """The face-up tiles that keep it from fitting."""


class Inserted(OfSymbol, frozen=True, tag="inserted"):
    """A tile of the hand was laid on an open cell."""

    points: int = 0
    held: tuple[int, ...] = ()
    """The tiles still in hand afterwards: each took a point away, where inserting scores."""
    declared: bool = False
    ground: str = ""
    """The ground the player gave; empty where none was."""
    covered: bool = False
    """Whether a face-down tile lay there, which has left the game unseen."""
    proof: ForcedProof | None = None
    """What is drawn for a declared forced position."""


T = TypeVar("T")

TILE = tuple(bytes((symbol,)) for symbol in range(10))
"""A hand of one tile, by its symbol."""


class FlippingStart(msgspec.Struct, frozen=True):
    """How the tiles lie before the first move."""

    grid: Grid
    tiles: bytes
    face_down: Cells
    hands: tuple[bytes, ...]


# Setup


def shuffled_tiles(board: Board, chance: Chance) -> str:
    """A full set, as many tiles of each symbol as there are symbols, one for each cell."""
    return "".join(map(str, chance.shuffled(list(board.symbols) * board.size)))


def read_start(board: Board, setup: Setup, seats: int, *, revealed: bool = False) -> FlippingStart:
    """The start of an explicit setup. Digits need not be a full set, so that any example can be built."""
    setups.only_fields(
        setup, required=("tiles",), optional=(("revealed",) if revealed else ()) + ("face_up", "hands")
    )
    if not isinstance(setup["tiles"], str):
        raise BadInput("not-a-text", field="tiles", value=setup["tiles"])
    laid = Grid.parse(setup["tiles"], board)
    face_up = mask_of(_tiled(laid, "face_up", setups.cells(board, "face_up", setup.get("face_up", ()))))
    if "revealed" in setup:
        face_up |= mask_of(_tiled(laid, "revealed", (setups.cell(board, "revealed", setup["revealed"]),)))
    up = bytes(symbol if face_up & BIT[cell] else 0 for cell, symbol in enumerate(laid.symbols))
    hands = _read_hands(board, setup.get("hands", [()] * seats), seats)
    return FlippingStart(Grid.of(board, up), laid.symbols, laid.filled & ~face_up, hands)


def _tiled(laid: Grid, field: str, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    for cell in cells:
        if not laid.symbols[cell]:
            raise BadInput("no-tile-there", field=field, cell=laid.board.name(cell))
    return cells


def _read_hands(board: Board, value: Any, seats: int) -> tuple[bytes, ...]:
    if not isinstance(value, list | tuple):
        raise BadInput("not-a-list", field="hands", value=value)
    if len(value) != seats:
        raise BadInput("bad-hand-count", count=len(value), seats=seats)
    return tuple(bytes(sorted(setups.symbols(board, "hands", hand))) for hand in value)


def redealt(setup: Setup, imagined: FlippingState, hidden: Cells) -> dict[str, Any]:
    """The setup with the tiles of some cells as they are imagined."""
    tiles = "".join(
        str(imagined.tiles[cell]) if hidden & BIT[cell] else tile for cell, tile in enumerate(setup["tiles"])
    )
    return {**setup, "tiles": tiles}


# Hands


def with_tile(hand: bytes, symbol: Symbol) -> bytes:
    """A hand with one more tile.

    >>> list(with_tile(bytes([2, 9]), Symbol(7)))
    [2, 7, 9]
    """
    return bytes(sorted(hand + TILE[symbol]))


def without_tile(hand: bytes, symbol: Symbol) -> bytes:
    """A hand with one tile less of a symbol that it holds.

    >>> list(without_tile(bytes([2, 2, 9]), Symbol(2)))
    [2, 9]
    """
    return hand.replace(TILE[symbol], b"", 1)


def has_room(grid: Grid, hand: bytes) -> bool:
    """Whether a tile of a hand fits a cell that is not face-up."""
    return any(grid.room(Symbol(symbol)) for symbol in hand)


# What people see


def drawn_board(state: FlippingState) -> str:
    """The board as everybody sees it."""
    return "".join(
        str(symbol) if symbol else "?" if state.face_down & BIT[cell] else "."
        for cell, symbol in enumerate(state.grid.symbols)
    )


def shown_tiles(state: FlippingState, hidden: int) -> str:
    """The hidden tiles of some cells: for the review only."""
    return "".join(str(symbol) if hidden & BIT[cell] else "." for cell, symbol in enumerate(state.tiles))


def shown(state: FlippingState, viewer: Viewer, covered: Cells = NO_CELLS) -> dict[str, Any]:
    """The fields that the views of these games share: everything lies open but the face-down tiles."""
    hidden = state.face_down | covered
    return {
        "board": drawn_board(state),
        "tiles": shown_tiles(state, hidden) if viewer == "review" else None,
        "hands": tuple(map(tuple, state.hands)),
    }


def imagined_start(
    board: Board, view: FlippingView, chance: Chance, *, gone: Iterable[int] = (), covered: int = 0
) -> FlippingStart:
    """Tiles that would give this view: what is not seen is dealt at random.

    `gone` are tiles seen to leave the game, `covered` the mask of cells with a tile that may come back.
    """
    grid = Grid.parse(view.board.replace("?", "."), board)
    face_down = mask_of(cell for cell, char in enumerate(view.board) if char == "?")
    hands = tuple(bytes(hand or ()) for hand in view.hands)
    if view.tiles is not None:
        return FlippingStart(grid, Grid.parse(view.tiles, board).symbols, face_down, hands)
    hidden = board.cells_in(face_down | covered)
    unseen = chance.shuffled(setups.unseen(board, [*grid.symbols, *gone, *b"".join(hands)]))
    unseen += [Symbol(1 + chance.below(board.size)) for _ in range(len(hidden) - len(unseen))]
    tiles = bytearray(len(board.cells))
    for cell, symbol in zip(hidden, unseen, strict=False):
        tiles[cell] = symbol
    return FlippingStart(grid, bytes(tiles), face_down, hands)
