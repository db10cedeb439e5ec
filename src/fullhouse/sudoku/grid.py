"""A grid of symbols on a board: what stands where, and what fits. Frozen; a change gives a new grid.

For each symbol it keeps the mask of the cells that are barred for it, because they see an equal one:

    3 . . │ . . .        barred[3]:   # # # │ # # #
    . . . │ . . .                     # # # │ . . .
    ──────┼──────                     ──────┼──────
    . . . │ . . .                     # . . │ . . .
"""

from __future__ import annotations

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.masks import NO_CELLS, Cells
from fullhouse.sudoku.board import NINE, Board

AS_TEXT = bytes.maketrans(bytes(range(10)), b".123456789")
"""Symbols to characters: empty cells are dots."""


class Grid(msgspec.Struct, frozen=True, gc=False):
    """Symbols on a board. Nothing checks that they fit: games allow mistakes.

    >>> grid = Grid.empty(NINE).put(NINE.cell("a1"), Symbol(3))
    >>> grid.fits(NINE.cell("b2"), Symbol(3)), grid.fits(NINE.cell("d4"), Symbol(3))
    (False, True)
    """

    board: Board
    symbols: bytes
    """The symbol in each cell; 0 for none."""
    filled: Cells
    """The mask of the cells that hold a symbol."""
    barred: tuple[Cells, ...]
    """For each symbol, the mask of the cells that see it; index 0 is not used."""

    @classmethod
    def empty(cls, board: Board) -> Grid:
        return cls(board, bytes(len(board.cells)), NO_CELLS, (NO_CELLS,) * (board.size + 1))

    @classmethod
    def of(cls, board: Board, symbols: bytes) -> Grid:
        """The grid with these symbols, a byte a cell."""
        filled, barred = NO_CELLS, [NO_CELLS] * (board.size + 1)
        for cell, symbol in enumerate(symbols):
            if symbol:
                filled |= 1 << cell
                barred[symbol] |= board.peers[cell]
        return cls(board, symbols, filled, tuple(barred))

    @classmethod
    def parse(cls, text: str, board: Board = NINE) -> Grid:
        """A grid from one character a cell: a symbol, or `.` or `0` for empty.

        >>> Grid.parse("53" + "." * 79).names_of(Symbol(5))
        ('a1',)
        """
        if len(text) != len(board.cells):
            raise BadInput("bad-grid-length", length=len(text), expected=len(board.cells))
        for cell, char in enumerate(text):
            if char != "." and not (char.isascii() and char.isdigit() and int(char) <= board.size):
                raise BadInput(
                    "bad-grid-character", character=char, cell=board.name(Cell(cell)), most=board.size
                )
        return cls.of(board, bytes(0 if char == "." else int(char) for char in text))

    def __copy__(self) -> Grid:
        return self

    def __deepcopy__(self, memo: object) -> Grid:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Grid.of, (self.board, self.symbols)

    def __str__(self) -> str:
        return self.symbols.translate(AS_TEXT).decode()

    @property
    def open(self) -> Cells:
        """The mask of the empty cells."""
        return self.board.all & ~self.filled

    def put(self, cell: Cell, symbol: Symbol) -> Grid:
        """The grid with a symbol in an empty cell."""
        symbols, barred = self.symbols, self.barred
        return Grid(
            self.board,
            symbols[:cell] + bytes((symbol,)) + symbols[cell + 1 :],
            self.filled | 1 << cell,
            (*barred[:symbol], barred[symbol] | self.board.peers[cell], *barred[symbol + 1 :]),
        )

    def clear(self, cell: Cell) -> Grid:
        """The grid without what stands in a cell.

        >>> grid = Grid.parse("3..3" + "." * 77)
        >>> grid.clear(NINE.cell("d1")) == Grid.parse("3" + "." * 80), grid.clear(NINE.cell("b1")) == grid
        (True, True)
        """
        symbol, peers = self.symbols[cell], self.board.peers
        if not symbol:
            return self
        symbols = self.symbols[:cell] + b"\0" + self.symbols[cell + 1 :]
        mask, at = NO_CELLS, symbols.find(symbol)
        while at >= 0:
            mask |= peers[at]
            at = symbols.find(symbol, at + 1)
        barred = (*self.barred[:symbol], mask, *self.barred[symbol + 1 :])
        return Grid(self.board, symbols, self.filled ^ 1 << cell, barred)

    def fits(self, cell: Cell, symbol: Symbol) -> bool:
        """Whether no equal symbol is seen from the cell. What stands in the cell itself does not matter."""
        return not self.barred[symbol] >> cell & 1

    def room(self, symbol: Symbol) -> Cells:
        """The mask of the empty cells where a symbol fits."""
        return self.board.all & ~(self.filled | self.barred[symbol])

    def candidates(self, cell: Cell) -> tuple[Symbol, ...]:
        """The symbols that fit a cell."""
        return tuple(Symbol(symbol) for symbol in self.board.symbols if self.fits(cell, Symbol(symbol)))

    def where(self, symbol: Symbol) -> Cells:
        """The mask of the cells that hold a symbol."""
        mask, at = NO_CELLS, self.symbols.find(symbol)
        while at >= 0:
            mask |= 1 << at
            at = self.symbols.find(symbol, at + 1)
        return mask

    def names_of(self, symbol: Symbol) -> tuple[str, ...]:
        """The names of the cells that hold a symbol."""
        return self.board.names(self.where(symbol))

    def clashes(self, cell: Cell, symbol: Symbol) -> Cells:
        """The mask of the cells that bar a symbol from a cell: the reason why it does not fit."""
        return self.where(symbol) & self.board.peers[cell]

    def is_sound(self) -> bool:
        """Whether no symbol stands twice in a house."""
        return all(self.fits(cell, Symbol(self.symbols[cell])) for cell in self.board.cells_in(self.filled))
