"""A proof under examination: its sentences with their facts in plain numbers, and what they conclude.

Its board is a position as a reader sees it: tiles, candidates, and which cells see each other. Plain
arithmetic.
"""

from collections.abc import Sequence
from typing import Any

from fullhouse.coach.position import Position
from fullhouse.coach.sentences import sentence as said

DIGITS = range(1, 10)
Candidate = tuple[int, int]


def houses_of(cell: int) -> tuple[int, int, int]:
    row, column = divmod(cell, 9)
    return row, 9 + column, 18 + row // 3 * 3 + column // 3


CELLS_OF = [[cell for cell in range(81) if house in houses_of(cell)] for house in range(27)]


def is_line(house: int) -> bool:
    return house < 18


def are_parallel(one: int, other: int) -> bool:
    return is_line(one) and is_line(other) and one // 9 == other // 9


def sees(one: int, other: int) -> bool:
    return one != other and bool({*houses_of(one)} & {*houses_of(other)})


def clash(one: Candidate, other: Candidate) -> bool:
    """Whether two candidates cannot both be true."""
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] == other[1] and sees(one[0], other[0])


class Board:
    def __init__(self, position: Position) -> None:
        self.tiles: list[int] = list(position.grid.symbols)
        self.givens = position.givens
        self.left = [{digit for digit in DIGITS if mask >> digit & 1} for mask in position.masks]

    def empty(self, house: int) -> set[int]:
        return {cell for cell in CELLS_OF[house] if not self.tiles[cell]}

    def shown(self, house: int) -> set[int]:
        return {self.tiles[cell] for cell in CELLS_OF[house]} - {0}

    def places(self, digit: int, house: int) -> set[int]:
        return {cell for cell in CELLS_OF[house] if digit in self.left[cell]}

    def sees_digit(self, cell: int, digit: int) -> bool:
        return any(self.tiles[other] == digit and sees(cell, other) for other in range(81))

    def digits(self, cells: set[int]) -> set[int]:
        return set().union(*(self.left[cell] for cell in cells))

    def is_almost_locked(self, cells: set[int]) -> bool:
        """Cells of one house, all empty, with one digit more than cells."""
        share = any(cells <= {*CELLS_OF[house]} for house in range(27))
        empty = all(not self.tiles[cell] for cell in cells)
        return share and empty and len(self.digits(cells)) == len(cells) + 1


def plain(value: object) -> Any:
    """Cells as a list, a house as its number, lines as a list of numbers; all else as it is."""
    match value:
        case said.At(cells):
            return list(cells)
        case said.Named(name, cells):
            return name, frozenset(cells)
        case said.In(house):
            return house
        case said.Across(lines) | said.Houses(lines):
            return list(lines)
        case said.Claim(cells, symbol, on):
            return (list(cells), symbol, on)
        case said.Claims(claims):
            return [plain(one) for one in claims]
        case said.Chain(links):
            return [(list(link.cells), link.symbol, link.on) for link in links]
        case said.Line(facts):
            return [
                (fact.cell, fact.symbol, fact.on, fact.ref if fact.why == "house" else None) for fact in facts
            ]
        case _:
            return value


def cells_in(value: object) -> set[int]:
    """All cells that a fact names."""
    match value:
        case said.At(cells) | said.Claim(cells) | said.Named(_, cells):
            return {*cells}
        case said.Claims(claims):
            return {cell for claim in claims for cell in claim.cells}
        case said.Chain(links):
            return {cell for link in links for cell in link.cells}
        case said.Line(facts):
            return {fact.cell for fact in facts}
        case tuple():
            inner = [
                cells_in(fact)
                for one in value
                if isinstance(one, said.Sentence)
                for fact in one.facts.values()
            ]
            return set().union(*inner)
        case _:
            return set()


class NotOneCell(Exception):
    """A fact names several cells where the words speak of one."""


class Statement:
    """One sentence: its key, and its facts by name."""

    def __init__(self, sentence: said.Sentence) -> None:
        self.key = sentence.key
        self.facts = {name: plain(value) for name, value in sentence.facts.items()}
        self.named = set[int]().union(*map(cells_in, sentence.facts.values()))

    def __getitem__(self, name: str) -> Any:
        return self.facts[name]

    def cells(self, name: str) -> set[int]:
        return set(self.facts[name])

    def cell(self, name: str) -> int:
        """The one cell of a fact."""
        cells = self.facts[name]
        if len(cells) != 1:
            raise NotOneCell
        return int(cells[0])

    def digits(self, name: str = "digits") -> set[int]:
        return set(self.facts[name])


class Proof:
    def __init__(self, position: Position, sentences: Sequence[said.Sentence]) -> None:
        self.board = Board(position)
        self.statements = [Statement(sentence) for sentence in sentences[:-1]]
        self.place: Candidate | None = None
        self.removes: set[Candidate] = set()
        last = sentences[-1]
        if last.key == "so-place":
            statement = Statement(last)
            self.place = (statement.cell("cell"), statement["digit"])
        elif last.key == "so-not":
            for cells, digit, on in Statement(last)["claims"]:
                self.removes |= {(cell, digit) for cell in cells if not on}
        else:
            for removal in last.facts["removals"]:  # type: ignore[union-attr]
                statement = Statement(removal)  # type: ignore[arg-type]
                self.removes |= {(cell, statement["digit"]) for cell in statement["places"]}

    @property
    def first(self) -> Statement:
        return self.statements[0]

    def of(self, key: str) -> list[Statement]:
        return [statement for statement in self.statements if statement.key == key]

    def removes_only(self, digit: int) -> bool:
        return bool(self.removes) and all(out == digit for _, out in self.removes)

    def concludes_something(self) -> bool:
        """What is placed or removed is a candidate now."""
        all_ = self.removes | ({self.place} if self.place else set())
        return bool(all_) and all(digit in self.board.left[cell] for cell, digit in all_)
