"""Many puzzles: made to order, from the library, of a day; and many solved or rated at once."""

from __future__ import annotations

import os
import reprlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from itertools import islice
from typing import Any, overload

from fullhouse.coach.analyst import technique_named
from fullhouse.coach.rating import Grade, rate
from fullhouse.coach.rating import rate_many as graded
from fullhouse.coach.technique import Level
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import whole_number
from fullhouse.facade.arguments import listed, seed_of, text_of, whole
from fullhouse.facade.sudoku import Sudoku
from fullhouse.problems.custom import USUAL, many_with
from fullhouse.problems.decks import daily as problem_of_day
from fullhouse.problems.decks import read_day
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.problem import unpack
from fullhouse.problems.search import ANY_CLUES, Wanted, rows_like
from fullhouse.solver import SYMMETRIES, Symmetry, batch
from fullhouse.solver import generate as generated
from fullhouse.solver.many import Progress, read_in_list
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.reading import GridLike
from fullhouse.words import speaks


class Puzzles(Sequence[Sudoku]):
    """What `library` gives. Like a list that nothing changes: `len`, places, slices, `in`, loops, comparison.

    >>> from fullhouse import library
    >>> easy = library(level=1)
    >>> len(easy) > 1000, easy[0] in easy[:3], easy[:3] == list(easy[:3])
    (True, True, True)
    """

    __slots__ = ("_codes",)
    __hash__ = None  # type: ignore[assignment]  # equal to lists, which have none

    def __init__(self, codes: Iterable[str]) -> None:
        self._codes = tuple(codes)
        """A puzzle in some 28 letters each: equal ones are equal puzzles."""

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, place: int) -> Sudoku: ...
    @overload
    def __getitem__(self, place: slice) -> Puzzles: ...
    def __getitem__(self, place: int | slice) -> Sudoku | Puzzles:
        codes = self._codes[place]
        return Sudoku(unpack(codes)) if isinstance(codes, str) else Puzzles(codes)

    def __iter__(self) -> Iterator[Sudoku]:
        return (Sudoku(unpack(code)) for code in self._codes)

    def __add__(self, others: Iterable[Sudoku]) -> list[Sudoku]:
        return [*self, *others]

    def __radd__(self, others: Iterable[Sudoku]) -> list[Sudoku]:
        return [*others, *self]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Puzzles):
            return self._codes == other._codes
        if isinstance(other, list):
            return len(self) == len(other) and all(map(Sudoku.__eq__, self, other))
        return NotImplemented

    def __repr__(self) -> str:
        """
        >>> Puzzles([])
        Puzzles([])
        """
        shown = [repr(one) for one in self[:2]]
        more = [f"… {len(self) - len(shown):,} more"] if len(self) > len(shown) else []
        return f"Puzzles([{', '.join(shown + more)}])"


RANGE = "(FEWEST, MOST)"
"""How a range is written."""


@speaks
def generate(
    *,
    level: int | None = None,
    needs: str | None = None,
    symmetry: str | None = None,
    size: int = 9,
    seed: int | None = None,
) -> Sudoku:
    """A new puzzle: of a level from 1 to 5, or one that needs a technique. Without a seed, another each time.

    It is symmetric by half a turn unless another symmetry is named; where no puzzle that needs the technique
    is known to be, it has none. The seed that was drawn is in the puzzle's `seed`: with it, the same puzzle
    comes again.

    >>> puzzle = generate(level=1, seed=7)
    >>> puzzle.rate().level, puzzle.seed, puzzle == generate(level=1, seed=7)
    (1, 7, True)
    """
    return generate_many(1, level=level, needs=needs, symmetry=symmetry, size=size, seed=seed)[0]


@speaks
def generate_many(
    number: int,
    *,
    level: int | None = None,
    needs: str | None = None,
    symmetry: str | None = None,
    size: int = 9,
    seed: int | None = None,
    threads: int = 1,
    progress: Progress | None = None,
) -> list[Sudoku]:
    """As many new puzzles, all from one seed. `progress` is told of each how many there are.

    >>> [puzzle.has_one_solution for puzzle in generate_many(3, seed=1)]
    [True, True, True]
    """
    wanted, chosen = whole("number", number, least=1), seed_of(seed)
    balance, cores = None if symmetry is None else _symmetry(symmetry), _threads(threads)
    if needs is not None:
        asked = None if level is None else _level(level)
        texts: Iterable[str] = islice(many_with(technique_named(needs).name, asked, balance, chosen), wanted)
    else:
        asked = None if level is None else _level(level)
        rated = None if level is None else lambda problem: rate(problem).level
        side = whole("size", size, least=1)
        texts = generated(
            wanted, level=asked, rate=rated, seed=chosen, side=side, symmetry=balance or USUAL, threads=cores
        )
    puzzles = []
    for text in texts:
        puzzles.append(Sudoku(text, seed=chosen))
        if progress is not None:
            progress(len(puzzles))
    return puzzles


@speaks
def library(
    level: int | None = None,
    *,
    technique: str | None = None,
    symmetry: str | None = None,
    clues: int | tuple[int, int] | None = None,
    score: tuple[int, int] | None = None,
    as_hardest: bool = False,
) -> Puzzles:
    """The puzzles that come with Full House, the easiest of each level first; each is read when asked for.

    With `as_hardest`, nothing harder than the technique is needed.

    >>> library(level=2)[0].rate().level, len(library(technique="jellyfish", as_hardest=True)) > 100
    (2, True)
    """
    one = whole_number(clues)
    counts = ANY_CLUES if clues is None else clues if one is None else (one, one)
    wanted = Wanted(
        level=None if level is None else _level(level),
        technique=None if technique is None else technique_named(technique).name,
        symmetry=None if symmetry is None else _symmetry(symmetry),
        clues=_range("clues", counts),
        score=(0, 1_000_000) if score is None else _range("score", score),
        as_hardest=bool(as_hardest),
    )
    return Puzzles(row.code for _, row in rows_like(wanted))


@overload
def daily(day: date | str | None = None) -> list[Sudoku]: ...
@overload
def daily(day: date | str | None = None, *, level: int) -> Sudoku: ...
@speaks
def daily(day: date | str | None = None, *, level: int | None = None) -> Sudoku | list[Sudoku]:
    """The puzzles of a day, today's if none is named: one for each level, or that of one level.

    >>> [puzzle.rate().level for puzzle in daily("2026-11-16")]
    [1, 2, 3, 4, 5]
    """
    asked = (
        date.today()
        if day is None
        else date(day.year, day.month, day.day)
        if isinstance(day, date)
        else read_day(text_of("day", day))
    )
    if level is not None:
        return Sudoku(problem_of_day(_level(level), asked).problem)
    return [Sudoku(problem_of_day(one, asked).problem) for one in LEVELS]


@speaks
def solve_many(problems: Any, *, threads: int | None = 1, progress: Progress | None = None) -> Any:
    return batch.solve_many(problems, threads=_threads(threads), progress=progress)


solve_many.__doc__ = batch.solve_many.__doc__


@speaks
def rate_many(
    problems: Iterable[GridLike], *, threads: int | None = 1, progress: Progress | None = None
) -> Sequence[Grade]:
    """The grades of many puzzles, each as `Sudoku.rate` gives it; 0 threads for as many as there are cores.

    `progress` is told now and then how many are done.

    >>> [grade.level for grade in rate_many([puzzle for puzzle in daily("2026-11-16")])]
    [1, 2, 3, 4, 5]
    """
    sources, count_of_threads = listed("problems", problems), _threads(threads)
    plain = [one for one in sources if isinstance(one, str) and len(one) == len(NINE.cells)]
    if len(plain) == len(sources):
        with suppress(
            BadInput
        ):  # most texts are plain; the way below reads all others, or says what is wrong
            return graded(plain, threads=count_of_threads, progress=progress)
    texts = [str(read_in_list(number, one)) for number, one in enumerate(sources, 1)]
    return graded(texts, threads=count_of_threads, progress=progress)


def _range(name: str, value: object) -> tuple[int, int]:
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise BadInput("bad-option", name=name, value=reprlib.repr(value), allowed=[RANGE])
    lowest, highest = value
    return whole(name, lowest, least=0), whole(name, highest, least=0)


def _threads(value: object) -> int:
    return (0 if value is None else whole("threads", value, least=0)) or os.cpu_count() or 1


def _level(value: object) -> Level:
    number = whole_number(value)
    if number is None:
        raise BadInput("bad-number", field="level", value=reprlib.repr(value), least=LEVELS[0])
    if number not in LEVELS:
        raise BadInput("bad-level", value=value, allowed=list(LEVELS))
    return number


def _symmetry(value: object) -> Symmetry:
    name = value.replace("_", "-") if isinstance(value, str) else ""
    if name not in SYMMETRIES:
        raise BadInput("unknown-symmetry", name=value, allowed=[one.replace("-", "_") for one in SYMMETRIES])
    return name
