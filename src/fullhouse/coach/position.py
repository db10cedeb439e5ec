"""A grid with its candidates: what fits, less what notes or earlier steps have ruled out. Frozen.

A player's own notes are read and written as text: `a1=259 b3=47`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import product

from fullhouse.coach.geometry import ALL, BLOCKS, CELLS, HOUSES, LINES, House
from fullhouse.coach.step import Candidate, Step
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import GridLike, grid_on

SYMBOLS = tuple(map(Symbol, NINE.symbols))


class Position:
    """What a solver sees.

    >>> position = Position.of(Grid.parse("12345678." + "." * 72))
    >>> position.candidates(Cell(8)), position.places(Symbol(9), House(0))
    ((9,), (8,))
    """

    def __init__(self, grid: Grid, masks: tuple[int, ...], givens: int | None = None) -> None:
        self.grid = grid
        self.masks = masks
        """For each cell its candidates: bit *d* for symbol *d*, none where a tile lies."""
        self.givens = givens
        """The cells that the problem fills, as a mask; None where nobody has said which they are."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._whole == other._whole

    def __hash__(self) -> int:
        return hash(self._whole)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Position, self._whole

    @property
    def _whole(self) -> tuple[Grid, tuple[int, ...], int | None]:
        return self.grid, self.masks, self.givens

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: object) -> Position:
        return self

    @classmethod
    def of(
        cls,
        grid: GridLike,
        notes: Mapping[Cell, Iterable[Symbol]] | None = None,
        problem: Grid | None = None,
    ) -> Position:
        """All that fits; where there are notes for a cell, only what they say as well."""
        grid = grid_on(NINE, grid)
        masks = [0] * 81
        for cell in NINE.cells_in(grid.open):
            for symbol in grid.candidates(cell):
                masks[cell] |= 1 << symbol
        for cell, symbols in (notes or {}).items():
            masks[cell] &= sum(1 << symbol for symbol in set(symbols))
        return cls(grid, tuple(masks), None if problem is None else problem.filled)

    @cached_property
    def rooms(self) -> tuple[frozenset[Cell], ...]:
        """For each symbol, the cells that have it as a candidate."""
        return tuple(
            frozenset(cell for cell in CELLS if self.masks[cell] >> symbol & 1) for symbol in range(10)
        )

    @cached_property
    def open(self) -> frozenset[Cell]:
        """The empty cells."""
        return frozenset(NINE.cells_in(self.grid.open))

    def candidates(self, cell: Cell) -> tuple[Symbol, ...]:
        return tuple(symbol for symbol in SYMBOLS if self.masks[cell] >> symbol & 1)

    def symbols(self, cells: Iterable[Cell]) -> frozenset[Symbol]:
        """The candidates of some cells, all together."""
        return frozenset(symbol for cell in cells for symbol in self.candidates(cell))

    def places(self, symbol: Symbol, house: House) -> tuple[Cell, ...]:
        """Where a symbol can still go in a house."""
        return tuple(sorted(self.rooms[symbol] & HOUSES[house]))

    def pairs(self, symbol: Symbol) -> tuple[tuple[House, Cell, Cell], ...]:
        """The houses where a symbol has exactly two places."""
        places_by_house = ((house, self.places(symbol, house)) for house in ALL)
        return tuple((house, places[0], places[1]) for house, places in places_by_house if len(places) == 2)

    def groups(self) -> Iterator[tuple[tuple[Cell, ...], Symbol]]:
        """The places of a symbol in block ∩ line, where there are several."""
        for symbol, block, line in product(SYMBOLS, BLOCKS, LINES):
            cells = self.rooms[symbol] & HOUSES[block] & HOUSES[line]
            if len(cells) > 1:
                yield tuple(sorted(cells)), symbol

    def removals(self, cells: Iterable[Cell], symbols: Iterable[Symbol]) -> tuple[Candidate, ...]:
        """Those of the symbols that are candidates of those cells."""
        where = frozenset(cells)
        return tuple(sorted((cell, symbol) for symbol in symbols for cell in self.rooms[symbol] & where))

    def with_size(self, *sizes: int) -> tuple[Cell, ...]:
        """The empty cells with one of these numbers of candidates."""
        return tuple(cell for cell in sorted(self.open) if self.masks[cell].bit_count() in sizes)

    def is_broken(self) -> bool:
        """Whether it has an obvious contradiction: a clash, a cell or a symbol without room."""
        if not self.grid.is_sound() or any(not self.masks[cell] for cell in self.open):
            return True
        return any(
            not (self.rooms[symbol] & house) and all(self.grid.symbols[cell] != symbol for cell in house)
            for house in HOUSES
            for symbol in SYMBOLS
        )

    def after(self, step: Step) -> Position:
        """The position with a step carried out."""
        grid, masks = self.grid, list(self.masks)
        for cell, symbol in step.places:
            grid = grid.put(cell, symbol)
            masks[cell] = 0
            for peer in NINE.cells_in(NINE.peers[cell]):
                masks[peer] &= ~(1 << symbol)
        for cell, symbol in step.removes:
            masks[cell] &= ~(1 << symbol)
        return Position(grid, tuple(masks), self.givens)


def read_notes(text: str) -> dict[Cell, tuple[Symbol, ...]]:
    """The notes of each cell.

    >>> read_notes("a1=259 b3=47")
    {0: (2, 5, 9), 19: (4, 7)}
    """
    notes: dict[Cell, tuple[Symbol, ...]] = {}
    for word in text.replace(",", " ").split():
        name, equals, symbols = word.partition("=")
        if not equals or not symbols or any(symbol not in "123456789" for symbol in symbols):
            raise BadInput("bad-notes", value=word)
        notes[NINE.cell(name)] = tuple(Symbol(int(symbol)) for symbol in sorted(set(symbols)))
    return notes


def write_notes(notes: dict[Cell, tuple[Symbol, ...]]) -> str:
    """The same as text.

    >>> write_notes({Cell(0): (Symbol(2), Symbol(5))})
    'a1=25'
    """
    return " ".join(f"{NINE.name(cell)}={''.join(map(str, symbols))}" for cell, symbols in notes.items())
