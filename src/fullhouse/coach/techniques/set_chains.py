"""ALS-AIC: alternating chains that also run through almost locked sets, from digit to digit."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from msgspec.structs import replace

from fullhouse.coach.geometry import HOUSES, houses_of
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Link, Part, Step, part
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques.als import Als, almost_locked_sets
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE

MOST_STRONG_LINKS = 12
MOST_CELLS = 5
"""Cells of a set that a chain runs through; one cell alone is a plain link."""

Node = tuple[int, Symbol]
"""Cells as a mask, one of which holds the symbol."""


class Web:
    """Nodes and their links, as masks over the numbers of nodes."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.sets = [als for als in almost_locked_sets(position) if 2 <= len(als.cells) <= MOST_CELLS]
        self.number: dict[Node, int] = {}
        self.inside: dict[tuple[int, int], Als] = {}
        """The smallest set that links two nodes."""
        groups = ((_mask(cells), symbol) for cells, symbol in position.groups())
        for node in (*self._plain(), *groups, *self._of_sets()):
            self.number.setdefault(node, len(self.number))
        self.nodes = list(self.number)
        self.strong, self.weak = [0] * len(self.nodes), [0] * len(self.nodes)
        self._link_symbols()
        self._link_cells()
        self._link_sets()

    def _plain(self) -> Iterator[Node]:
        for cell in sorted(self.position.open):
            for symbol in self.position.candidates(cell):
                yield 1 << cell, symbol

    def _of_sets(self) -> Iterator[Node]:
        for als in self.sets:
            for symbol, cells in sorted(als.places.items()):
                yield _mask(cells), symbol

    def _link_symbols(self) -> None:
        """Both cannot be true where they see each other; one is true where they fill a house."""
        rooms = [_mask(room) for room in self.position.rooms]
        for symbol in SYMBOLS:
            same = [(number, cells) for number, (cells, of) in enumerate(self.nodes) if of == symbol]
            whole = {rooms[symbol] & house for house in NINE.houses}
            for number, cells in same:
                sees = _sees(cells)
                for other, others in same:
                    if others & ~sees == 0:
                        self.weak[number] |= 1 << other
                        if cells | others in whole:
                            self.strong[number] |= 1 << other

    def _link_cells(self) -> None:
        for cell in sorted(self.position.open):
            symbols = self.position.candidates(cell)
            for one in symbols:
                for other in symbols:
                    if one != other:
                        number, far = self.number[1 << cell, one], self.number[1 << cell, other]
                        self.weak[number] |= 1 << far
                        if len(symbols) == 2:
                            self.strong[number] |= 1 << far

    def _link_sets(self) -> None:
        """Without one of its symbols a set is locked, so that it holds every other one."""
        for als in sorted(self.sets, key=lambda one: len(one.cells)):
            numbers = [self.number[_mask(cells), symbol] for symbol, cells in als.places.items()]
            for one in numbers:
                for other in numbers:
                    if one != other and not self.strong[one] >> other & 1:
                        self.strong[one] |= 1 << other
                        self.inside[one, other] = als

    def chains(self, start: int) -> Iterator[list[int]]:
        """The shortest chains from a node that is false to nodes that are then true."""
        off, on = {start: -1}, dict[int, int]()
        seen_off, seen_on, wave = 1 << start, 0, [start]
        for _ in range(MOST_STRONG_LINKS):
            reached: list[int] = []
            for number in wave:
                for other in _bits(self.strong[number] & ~seen_on):
                    on[other] = number
                    reached.append(other)
                seen_on |= self.strong[number]
            for number in reached:
                if number >= start:
                    yield self._back(number, off, on)
            wave = []
            for number in reached:
                for other in _bits(self.weak[number] & ~seen_off):
                    off[other] = number
                    wave.append(other)
                seen_off |= self.weak[number]

    @staticmethod
    def _back(number: int, off: dict[int, int], on: dict[int, int]) -> list[int]:
        chain, is_on = [number], True
        while True:
            number = (on if is_on else off)[number]
            if number < 0:
                return chain[::-1]
            chain.append(number)
            is_on = not is_on


def als_aic(position: Position) -> Iterator[Step]:
    """Candidates, groups and sets in turn false and true: at least one end of the chain is true."""
    web = Web(position)
    for start in range(len(web.nodes)):
        for numbers in web.chains(start):
            sets = [
                web.inside[pair]
                for pair in zip(numbers[::2], numbers[1::2], strict=True)
                if pair in web.inside
            ]
            removes = _seen_by_both(position, web.nodes[start], web.nodes[numbers[-1]])
            if sets and removes and numbers[-1] != start:
                chain = tuple(_link(web.nodes[one], on=bool(at % 2)) for at, one in enumerate(numbers))
                yield with_reasons(
                    position, Step("als_aic", removes=removes, chain=chain, parts=_parts(sets))
                )


def with_reasons(position: Position, step: Step) -> Step:
    """The step with the reason of each link that is true: its cell, a house, or one of the sets."""
    sets = [frozenset(part.cells) for part in step.all("set")]
    links = [_reasoned(position, sets, *pair) for pair in pairwise(step.chain)]
    return replace(step, chain=(step.chain[0], *links))


def _reasoned(position: Position, sets: list[frozenset[Cell]], before: Link, link: Link) -> Link:
    if not link.on:
        return link
    if before.symbol == link.symbol:
        both = frozenset((*before.cells, *link.cells))
        rooms = ((house, position.rooms[link.symbol] & HOUSES[house]) for house in houses_of(link.cells[0]))
        return replace(link, why="house", ref=next(house for house, room in rooms if room == both))
    if before.cells == link.cells and len(link.cells) == 1 and position.masks[link.cells[0]].bit_count() == 2:
        return replace(link, why="cell")
    fitting = (
        number
        for number, cells in enumerate(sets)
        if all(position.rooms[one.symbol] & cells == frozenset(one.cells) for one in (before, link))
    )
    return replace(link, why="set", ref=next(fitting))


def _parts(sets: list[Als]) -> tuple[Part, ...]:
    return tuple(dict.fromkeys(part("set", als.cells, als.symbols, als.house) for als in sets))


def _link(node: Node, *, on: bool) -> Link:
    return Link(tuple(map(Cell, NINE.cells_in(node[0]))), node[1], on)


def _seen_by_both(position: Position, start: Node, end: Node) -> tuple[Candidate, ...]:
    return tuple(sorted(_falsified(position, start) & _falsified(position, end)))


def _falsified(position: Position, node: Node) -> set[Candidate]:
    """The candidates that cannot be true together with a node."""
    cells, symbol = node
    gone = {
        (Cell(cell), symbol) for cell in NINE.cells_in(_sees(cells)) if position.masks[cell] >> symbol & 1
    }
    if cells.bit_count() == 1:
        cell = Cell(cells.bit_length() - 1)
        gone |= {(cell, other) for other in position.candidates(cell) if other != symbol}
    return gone


def _mask(cells: Iterable[Cell]) -> int:
    return sum(1 << cell for cell in cells)


def _sees(cells: int) -> int:
    """The cells that see all of some cells."""
    seen = (1 << 81) - 1
    for cell in NINE.cells_in(cells):
        seen &= NINE.peers[cell]
    return seen


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


TECHNIQUES = (Technique("als_aic", level=4, weight=360, find=als_aic, is_graded=False),)
