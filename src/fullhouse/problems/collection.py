"""The collection: thousands of graded problems in one file, a line each, the easiest of each level first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

import msgspec

from fullhouse.coach.rating import Grade
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import by_name
from fullhouse.problems.problem import pack, unpack
from fullhouse.solver.generate import is_symmetric


def is_balanced(problem: str) -> bool:
    """Whether it is symmetric by half a turn, as the cards of the decks are.

    >>> is_balanced("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    True
    """
    return is_symmetric(problem, "half-turn")


class Row(msgspec.Struct, frozen=True, order=True):
    """A problem and how hard it is."""

    level: Level
    score: int
    code: str
    """The problem in some 28 letters."""
    se: float
    """Sudoku Explainer's number."""
    hardest: str
    about: str
    """The technique for which it was chosen: the hardest, or one that makes everything harder unnecessary."""
    names: tuple[str, ...]
    """All techniques; one tuple for all rows of a file."""
    used: int
    """Its own, as a mask over them: as sets they would take more memory than all the rest."""
    is_card: bool
    """Whether days may deal it: symmetric, and solved in an evening."""

    @classmethod
    def of(cls, problem: str, grade: Grade, about: str, *, is_card: bool, pattern: str | None = None) -> Row:
        """What is kept about a problem; `pattern` is one that it uses and grades do not count."""
        names, se = tuple(by_name()), grade.se or 0.0
        used = sum(1 << names.index(name) for name in {*grade.counts, about, pattern or about})
        code = pack(problem)
        return cls(grade.level, grade.score, code, se, grade.hardest, about, names, used, is_card)

    @property
    def problem(self) -> str:
        return unpack(self.code)

    @property
    def techniques(self) -> frozenset[str]:
        return frozenset(name for at, name in enumerate(self.names) if self.used >> at & 1)

    def uses(self, technique: str) -> bool:
        return technique in self.names and bool(self.used >> self.names.index(technique) & 1)


def write_rows(rows: Iterable[Row]) -> Iterator[str]:
    """The lines of a file: the names of all techniques, then the problems.

    Each has its code, score, Explainer's number, the places among the names of the hardest technique and of
    the one it is about, all its techniques as a mask over the names, and whether it is a card.
    """
    names = list(by_name())
    yield " ".join(names)
    for row in rows:
        used = sum(1 << names.index(name) for name in row.techniques)
        places = f"{names.index(row.hardest)} {names.index(row.about)}"
        yield f"{row.code} {row.score} {row.se} {places} {used:x} {row.is_card:d}"


def read_rows(lines: Iterable[str]) -> Iterator[Row]:
    """The rows of a file; lines that begin with # are comments."""
    given = (line for line in lines if not line.startswith("#"))
    names = next(given).split()
    known = tuple(by_name())
    bits = [1 << known.index(name) for name in names]
    masks: dict[str, int] = {}
    numbers: dict[str, float] = {}
    for line in given:
        code, score, se, hardest, about, used, is_card = line.split()
        if used not in masks:
            mask = int(used, 16)
            masks[used] = sum(bit for at, bit in enumerate(bits) if mask >> at & 1)
        yield Row(
            level=by_name()[names[int(hardest)]].level,
            score=int(score),
            code=code,
            se=numbers.setdefault(se, float(se)),
            hardest=names[int(hardest)],
            about=names[int(about)],
            names=known,
            used=masks[used],
            is_card=is_card == "1",
        )


def kept_rows(file: str) -> tuple[Row, ...]:
    """The rows of one of the library's files."""
    with files("fullhouse.problems").joinpath("decks", file).open(encoding="ascii") as lines:
        return tuple(read_rows(lines))


@cache
def collection() -> tuple[Row, ...]:
    """All of it, by level and score.

    >>> len(collection()) > 10_000
    True
    """
    return kept_rows("collection.txt")


@cache
def second_part() -> tuple[Row, ...]:
    """What came later and no day deals: about last gaps, and about patterns that grades do not count.

    >>> any(row.is_card for row in second_part())
    False
    """
    return kept_rows("second-part.txt")
