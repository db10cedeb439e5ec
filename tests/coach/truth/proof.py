"""A proof under examination: its sentences with their facts in plain numbers, and what they conclude."""

from collections.abc import Sequence
from typing import Any

from fullhouse.coach.position import Position
from fullhouse.coach.sentences.sentence import (
    Across,
    At,
    Chain,
    Claim,
    Claims,
    Houses,
    In,
    Line,
    Named,
    Sentence,
)
from tests.coach.truth.board import Board, Candidate


def plain(value: object) -> Any:
    """Cells as a list, a house as its number, lines as a list of numbers; all else as it is."""
    match value:
        case At(cells):
            return list(cells)
        case Named(name, cells):
            return name, frozenset(cells)
        case In(house):
            return house
        case Across(lines) | Houses(lines):
            return list(lines)
        case Claim(cells, symbol, on):
            return (list(cells), symbol, on)
        case Claims(claims):
            return [plain(one) for one in claims]
        case Chain(links):
            return [(list(link.cells), link.symbol, link.on) for link in links]
        case Line(facts):
            return [
                (fact.cell, fact.symbol, fact.on, fact.ref if fact.why == "house" else None) for fact in facts
            ]
        case _:
            return value


def cells_in(value: object) -> set[int]:
    """All cells that a fact names."""
    match value:
        case At(cells) | Claim(cells) | Named(_, cells):
            return {*cells}
        case Claims(claims):
            return {cell for claim in claims for cell in claim.cells}
        case Chain(links):
            return {cell for link in links for cell in link.cells}
        case Line(facts):
            return {fact.cell for fact in facts}
        case tuple():
            inner = [
                cells_in(fact) for one in value if isinstance(one, Sentence) for fact in one.facts.values()
            ]
            return set().union(*inner)
        case _:
            return set()


class NotOneCell(Exception):
    """A fact names several cells where the words speak of one."""


class Told:
    """One sentence: its key, and its facts by name."""

    def __init__(self, sentence: Sentence) -> None:
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
    def __init__(self, position: Position, sentences: Sequence[Sentence]) -> None:
        self.board = Board(position)
        self.told = [Told(sentence) for sentence in sentences[:-1]]
        self.place: Candidate | None = None
        self.removes: set[Candidate] = set()
        last = sentences[-1]
        if last.key == "so-place":
            told = Told(last)
            self.place = (told.cell("cell"), told["digit"])
        elif last.key == "so-not":
            for cells, digit, on in Told(last)["claims"]:
                self.removes |= {(cell, digit) for cell in cells if not on}
        else:
            for removal in last.facts["removals"]:  # type: ignore[union-attr]
                told = Told(removal)  # type: ignore[arg-type]
                self.removes |= {(cell, told["digit"]) for cell in told["places"]}

    @property
    def first(self) -> Told:
        return self.told[0]

    def of(self, key: str) -> list[Told]:
        return [told for told in self.told if told.key == key]

    def removes_only(self, digit: int) -> bool:
        return bool(self.removes) and all(out == digit for _, out in self.removes)

    def concludes_something(self) -> bool:
        """What is placed or removed is a candidate now."""
        all_ = self.removes | ({self.place} if self.place else set())
        return bool(all_) and all(digit in self.board.left[cell] for cell, digit in all_)
