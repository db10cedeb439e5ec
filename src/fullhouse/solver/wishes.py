"""Rare problems to order: hard ones, or with few clues, by walks from problem to problem.

Problems made by chance hardly ever have nineteen clues. Around a problem with few clues there are many others
with as many; some of those can spare a clue, and are where the walk goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from random import Random

from fullhouse.core.errors import BadInput
from fullhouse.solver.backend import _kernel
from fullhouse.solver.batch import count_many
from fullhouse.solver.generate import check_wish, problems
from fullhouse.solver.many import Progress
from fullhouse.sudoku.board import NINE

Score = Callable[[list[str]], list[int]]
"""How hard problems are, the higher the harder. The coach has one."""

FEWEST_CLUES = 17
"""No problem with fewer has exactly one solution."""

_PEERS = tuple(NINE.cells_in(mask) for mask in NINE.peers)
_PORTION, _BEGINNINGS = 500, 3
"""Of so many problems by chance, so many are where walks begin."""
_STEPS, _LOOKED_AT = 60, 40
"""Changes before a walk is given up, and neighbours of which a clue is taken away."""
_HARD = 14
"""Of a portion so many are rated: those in which the kernel guesses most. The others are hardly ever hard."""


def few_clues(
    number: int | None = None,
    *,
    clues: int = 19,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Iterator[str]:
    """Minimal problems with so many clues or fewer; without a number they never end.

    Nineteen take a few hundredths of a second each, eighteen seconds, seventeen perhaps hours. `progress` is
    told now and then how many problems were tried; what it raises ends the work.

    >>> (problem,) = few_clues(1, clues=20)
    >>> len(problem) - problem.count(".")
    20
    """
    check_wish(number, seed=seed, threads=threads)
    if not isinstance(clues, int) or clues < FEWEST_CLUES:
        raise BadInput("bad-number", field="clues", value=clues, least=FEWEST_CLUES)
    return islice(_distinct(_Walks(clues, seed, threads, progress).ends()), number)


def hard(
    number: int | None = None,
    *,
    score: int,
    rate: Score,
    seed: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Iterator[str]:
    """Minimal problems that are rated so high or higher; without a number they never end. See `few_clues`.

    >>> len(next(hard(score=1, rate=lambda problems: [1] * len(problems))))
    81
    """
    check_wish(number, seed=seed, threads=threads)
    if not isinstance(score, int) or score < 1:
        raise BadInput("bad-number", field="score", value=score, least=1)
    return islice(_rated(score, rate, seed, threads, progress), number)


def _distinct(made: Iterator[str]) -> Iterator[str]:
    """Walks that begin at different problems may end at the same one."""
    known: set[str] = set()
    for problem in made:
        if problem not in known:
            known.add(problem)
            yield problem


class _Walks:
    """Walks from problems by chance towards few clues, and how many problems were tried on the way."""

    def __init__(self, clues: int, seed: int, threads: int, progress: Progress | None) -> None:
        self._clues, self._seed, self._threads, self._progress = clues, seed, threads, progress
        self._chance = Random(seed)
        self._tried = 0

    def ends(self) -> Iterator[str]:
        starts = _best(self._seed, self._threads, _BEGINNINGS, lambda made: [one.count(".") for one in made])
        for start in chain.from_iterable(starts):
            reached = self._walk(start)
            if reached:
                yield reached

    def _walk(self, at: str) -> str | None:
        """From a problem to one with so few clues; None where too many steps have not led there."""
        for _ in range(_STEPS):
            if _clues(at) <= self._clues:
                while less := self._unique(_each_without(at)):
                    at = less[0]
                return at
            near = self._unique(_with_another_clue(at, self._chance))
            if near:
                looked_at = self._chance.sample(near, min(len(near), _LOOKED_AT))
                less = self._unique([one for problem in looked_at for one in _each_without(problem)])
                at = self._chance.choice(less or near)
        return None

    def _unique(self, made: list[str]) -> list[str]:
        solutions = count_many(made, threads=self._threads)
        self._tried += len(made)
        if self._progress is not None:
            self._progress(self._tried)
        return [one for one, number in zip(made, solutions, strict=True) if number == 1]


def _rated(score: int, rate: Score, seed: int, threads: int, progress: Progress | None) -> Iterator[str]:
    portions = _best(seed, threads, _HARD, lambda made: _kernel.guesses(made, threads))
    for tried, some in enumerate(portions, 1):
        if progress is not None:
            progress(tried * _PORTION)
        yield from (problem for problem, reached in zip(some, rate(some), strict=True) if reached >= score)


def _best(
    seed: int, threads: int, number: int, promise: Callable[[list[str]], list[int]]
) -> Iterator[list[str]]:
    """The most promising of each portion of problems by chance."""
    made = problems(seed=seed, threads=threads)
    while portion := list(islice(made, _PORTION)):
        best = sorted(zip(promise(portion), portion, strict=True), reverse=True)[:number]
        yield [problem for _, problem in best]


def _with_another_clue(problem: str, chance: Random) -> list[str]:
    """The problems that have another clue in the place of any one."""
    out = chance.choice([cell for cell in NINE.cells if problem[cell] != "."])
    rest = _without(problem, out)
    seen = {cell: {rest[other] for other in _PEERS[cell]} for cell in NINE.cells}
    return [
        f"{rest[:cell]}{symbol}{rest[cell + 1 :]}"
        for cell in NINE.cells
        if rest[cell] == "."
        for symbol in "123456789"
        if (cell != out or symbol != problem[out]) and symbol not in seen[cell]
    ]


def _each_without(problem: str) -> list[str]:
    return [_without(problem, cell) for cell in NINE.cells if problem[cell] != "."]


def _without(problem: str, cell: int) -> str:
    return f"{problem[:cell]}.{problem[cell + 1 :]}"


def _clues(problem: str) -> int:
    return len(problem) - problem.count(".")
