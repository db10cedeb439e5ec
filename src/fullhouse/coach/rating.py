"""How hard a problem is for a person: a level from 1 to 5, a score, the hardest technique that it needs.

A grade comes from a tally: how often a problem takes each technique, all steps of the easiest one at once, so
that no order matters. The grades of many problems are columns of numbers, and grades when they are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NoReturn, overload

import msgspec

from fullhouse.coach import search
from fullhouse.coach.explainer import se_number
from fullhouse.coach.search import BUDGET, Stop
from fullhouse.coach.technique import Level, Technique
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.core.errors import BadInput
from fullhouse.solver import NONE, SEVERAL, solve, solve_many
from fullhouse.solver.backend import ISA, _kernel
from fullhouse.solver.batch import even_lines, texts_of, thread_count
from fullhouse.solver.many import Progress, numbered
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import GridLike, grid_on

if TYPE_CHECKING:
    from fullhouse.solver import _coach
else:
    _coach = search._coach

TECHNIQUE_SET = 2
"""The version of techniques, their order, weights and how they are counted. A grade holds for one version."""

HIGHEST_LEVEL: Final = 5
"""Also of what logic does not solve."""

HARDEST_COUNTS = 5
"""The hardest technique counts this many times more: it decides whether a person can solve it at all."""

CELL_COUNTS = 8
"""The weight of each cell to be filled, by whatever technique."""

Tally = tuple[Stop, dict[str, int], str]
"""Why it ends, how often it takes each technique, and what it fills in."""


class Counts(dict[str, int]):
    """How often each technique is taken. It never changes, so that it can be part of a grade's hash.

    >>> Counts(x_wing=1)["x_wing"] = 2
    Traceback (most recent call last):
    TypeError: the counts of a grade never change; dict(counts) can be changed
    """

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Counts, (dict(self),)

    def _refuse(self, *_given: object, **_named: object) -> NoReturn:
        raise TypeError("the counts of a grade never change; dict(counts) can be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse


class Grade(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The same for a problem however it is turned, mirrored or renumbered."""

    level: Level
    score: int
    hardest: str
    solved_by_logic: bool
    stopped_by_budget: bool = False
    technique_set: int = TECHNIQUE_SET
    counts: Mapping[str, int] = Counts()
    """For each technique the cells that it fills or, beyond singles, how often one has to look for it."""
    problem: str = ""
    """Which problem it is about; two grades are equal whatever their problems are."""

    @property
    def se(self) -> float | None:
        """Sudoku Explainer's number, worked out when it is first asked for; None without a problem."""
        return se_number(self.problem.replace("0", ".")) if self.problem else None

    def __repr__(self) -> str:
        return f"Grade(level={self.level}, score={self.score}, hardest={self.hardest!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grade):
            return NotImplemented
        return self._compared() == other._compared()

    def __ne__(self, other: object) -> bool:  # a struct has one of its own, which compares the problems, too
        if not isinstance(other, Grade):
            return NotImplemented
        return not self == other

    def _compared(self) -> tuple[Any, ...]:
        return msgspec.structs.astuple(self)[:-1]

    def __hash__(self) -> int:
        return hash(self._compared())

    def to_dict(self) -> dict[str, Any]:
        """What `fullhouse rate --json` prints about it."""
        return msgspec.structs.asdict(self) | {"counts": dict(self.counts)}


def rate(problem: GridLike, *, unique: bool = False, budget: int = search.BUDGET) -> Grade:
    """The grade of a problem with one solution; BadInput for any other.

    >>> rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").level
    1
    """
    text = problem if isinstance(problem, str) else str(grid_on(NINE, problem))
    text = text if len(text) == len(NINE.cells) else str(grid_on(NINE, problem))
    open_cells = open_cells_of(text)
    return graded(text, open_cells, solve(text), tally(text, unique=unique, budget=budget))


def open_cells_of(problem: str) -> int:
    """How many cells of a problem are empty; BadInput for one that is full or cannot be graded at all."""
    if isinstance(problem, str) and len(problem) == len(NINE.cells):
        open_cells = problem.count(".") + problem.count("0")
        if open_cells:
            return open_cells  # solving it finds foreign symbols
    Grid.parse(problem)
    raise BadInput("problem-is-full")


def graded(text: str, open_cells: int, solution: str, tallied: Tally) -> Grade:
    """The grade of a problem from what its tally says; the kernel has a twin of it for many problems."""
    stop, counts, filled = tallied
    weights = _weights()
    total = sum([weights[name] * times for name, times in counts.items()])
    hardest = by_name()[max(counts, key=weights.__getitem__)] if counts else technique_set()[-1]
    return Grade(
        level=hardest.level if filled == solution else HIGHEST_LEVEL,
        score=total + HARDEST_COUNTS * hardest.weight + CELL_COUNTS * open_cells,
        hardest=hardest.name,
        solved_by_logic=filled == solution,
        stopped_by_budget=stop == "budget",
        counts=Counts(counts),
        problem=text,
    )


@cache
def _weights() -> dict[str, int]:
    return {technique.name: technique.weight for technique in technique_set()}


def tally(problem: str, *, unique: bool = False, budget: int = BUDGET) -> Tally:
    """Counts the cells that each kind of single fills, and how often one has to look for anything else.

    Turned, mirrored or renumbered, a problem gives the same numbers.
    """
    stop, times, filled = _coach.tally(problem, unique, budget, len(_names()) - 1)
    names = _names()
    return stop, {names[at]: n for at, n in times}, filled  # type: ignore[return-value]


@cache
def _names() -> tuple[str, ...]:
    return tuple(technique.name for technique in technique_set())


CELLS = len(NINE.cells)
STOPS: tuple[search.Stop, ...] = ("step", "solved", "stuck", "broken", "budget")
SCORE, PROBLEM = "⟦score⟧", "⟦problem⟧"
"""What stands for them in the sentence about a grade; for the kernel a byte each, which words never have."""

Sentence = Callable[[Technique, search.Stop], str]
"""What is said where a technique is the hardest, and the search ended in some way."""


class Grades(Sequence[Grade]):
    """The grades of many problems, in their order.

    `scores`, `levels`, `hardest` (a place in `technique_set()`), `stops` (one in `STOPS`) and `counts` (a row
    for each problem, a column for each technique) are memoryviews: numpy takes them without copying.

    >>> easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> grades = rate_many([easy, easy[::-1]])
    >>> list(grades.levels), grades[0].hardest
    ([1, 1], 'block_crossing')
    """

    __slots__ = (
        "_columns",
        "_problems",
        "_stride",
        "_times",
        "counts",
        "hardest",
        "levels",
        "scores",
        "stops",
    )
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, problems: bytes | bytearray, stride: int, columns: _coach.Columns) -> None:
        self._problems, self._stride, self._columns = problems, stride, columns
        scores, self.levels, self.hardest, self.stops, times = (
            memoryview(column).cast("B") for column in columns
        )
        self.scores, self._times = scores.cast("I"), times.cast("H")
        self.counts = (
            times.cast("H", [len(self.levels), len(technique_set())]) if self.levels else self._times
        )

    def __len__(self) -> int:
        return len(self.levels)

    @overload
    def __getitem__(self, at: int) -> Grade: ...
    @overload
    def __getitem__(self, at: slice) -> list[Grade]: ...
    def __getitem__(self, at: int | slice) -> Grade | list[Grade]:
        places = range(len(self))[at]
        return self._grade(places) if isinstance(places, int) else list(map(self._grade, places))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grades | list | tuple):
            return NotImplemented
        return len(self) == len(other) and all(
            one == another for one, another in zip(self, other, strict=True)
        )

    def __repr__(self) -> str:
        return f"<{len(self)} grades>"

    def to_json(self) -> bytes:
        """A line of JSON for each, as `fullhouse rate --json` writes it."""
        return _coach.grade_json(self._problems, self._stride, self._columns, TECHNIQUE_SET)

    def to_lines(self, sentence: Sentence) -> bytes:
        """A sentence for each, with its score and problem in it."""
        kinds = set(zip(self.hardest, self.stops, strict=True))
        said = {kind: sentence(technique_set()[kind[0]], STOPS[kind[1]]) for kind in kinds}
        all_kinds = ((hardest, stop) for hardest in range(len(technique_set())) for stop in range(len(STOPS)))
        sentences = [said.get(kind, "").replace(SCORE, "\1").replace(PROBLEM, "\2") for kind in all_kinds]
        return _coach.grade_sentences(self._problems, self._stride, self._columns, sentences)

    def _text(self, place: int) -> str:
        start = place * self._stride
        return self._problems[start : start + CELLS].decode()

    def _grade(self, place: int) -> Grade:
        names = _names()
        times = self._times[place * len(names) : (place + 1) * len(names)].tolist()
        stop = STOPS[self.stops[place]]
        return Grade(
            level=self.levels[place],  # type: ignore[arg-type]
            score=self.scores[place],
            hardest=names[self.hardest[place]],
            solved_by_logic=stop == "solved",
            stopped_by_budget=stop == "budget",
            counts=Counts((name, n) for name, n in zip(names, times, strict=True) if n),
            problem=self._text(place),
        )


def rate_many(
    problems: Iterable[str] | bytes | bytearray,
    *,
    unique: bool = False,
    budget: int = search.BUDGET,
    threads: int | None = 1,
    progress: Progress | None = None,
) -> Grades:
    """The grades of many problems, in their order; much faster than one `rate` after another.

    Problems are texts, or bytes with one a line. `threads=None` takes as many as there are cores; other
    threads of Python run meanwhile. `progress` is told now and then how many are done; what it raises ends
    the work. BadInput has the number of the problem at fault, from 1.

    >>> easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> [grade.level for grade in rate_many([easy, easy[::-1]])]
    [1, 1]
    """
    threads = thread_count(threads)
    texts = None if isinstance(problems, bytes | bytearray) else texts_of(problems)
    packed = _lines(problems) if isinstance(problems, bytes | bytearray) else _joined(texts or [])
    if packed is not None:
        grades = _graded(*packed, unique=unique, budget=budget, threads=threads, progress=progress)
        if grades is not None:
            return grades
    if texts is None:  # lines that end differently
        texts = [line.decode("utf-8", "replace") for line in bytes(problems).splitlines()]  # type: ignore[arg-type]
    _check(texts, threads)
    together = "".join(texts).encode()
    grades = _graded(together, CELLS, unique=unique, budget=budget, threads=threads, progress=progress)
    assert grades is not None
    return grades


def _lines(problems: bytes | bytearray) -> tuple[bytes | bytearray, int] | None:
    """The problems with their stride, if they are lines of 81 cells."""
    form = even_lines(problems)
    return (problems, form[1]) if form and form[0] == CELLS else None


def _joined(texts: list[str]) -> tuple[bytes, int] | None:
    try:
        is_even = set(map(len, texts)) <= {CELLS}
        text = "".join(texts)
    except TypeError:  # what is no text is named below
        return None
    return (text.encode(), CELLS) if is_even and text.isascii() else None


def _graded(
    problems: bytes | bytearray,
    stride: int,
    *,
    unique: bool,
    budget: int,
    threads: int,
    progress: Progress | None,
) -> Grades | None:
    """None where a problem is at fault, which is then looked for one by one."""
    if _kernel.first_not_unique(problems, CELLS, stride, threads, ISA) is not None:
        return None
    columns = _coach.grade_lines(problems, stride, unique, budget, _scale(), threads, progress)
    return None if isinstance(columns, int) else Grades(problems, stride, columns)


def _check(texts: list[str], threads: int) -> None:
    """BadInput for the first that cannot be graded."""
    for number, text in enumerate(texts, 1):
        numbered(open_cells_of, number, text)
    for number, (text, solution) in enumerate(zip(texts, solve_many(texts, threads=threads), strict=True), 1):
        if solution in {NONE, SEVERAL}:
            numbered(solve, number, text)


@cache
def _scale() -> tuple[list[int], list[int], int, int]:
    weights, levels = zip(*((one.weight, one.level) for one in technique_set()), strict=True)
    return list(weights), list(levels), HARDEST_COUNTS, CELL_COUNTS
