"""Rare problems to order: hard ones, or with few clues, by walks from problem to problem.

Problems made by chance hardly ever have nineteen clues. Around a problem with few clues there are many others
with as many; some of those can spare a clue, and are where the walk goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice
from random import Random
from typing import TYPE_CHECKING

from fullhouse.core.errors import BadInput
from fullhouse.solver import backend
from fullhouse.solver.batch import count_many
from fullhouse.solver.generate import check_wish, problems
from fullhouse.sudoku.board import NINE

if TYPE_CHECKING:
    from fullhouse.solver import _kernel
elif backend.COMPILED:
    _kernel = backend._kernel

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
    number: int | None = None, *, clues: int = 19, seed: int = 0, threads: int = 1
) -> Iterator[str]:
    """Minimal problems with so many clues or fewer; without a number they never end.

    Nineteen take a few hundredths of a second each, eighteen seconds, seventeen perhaps hours.

    >>> (problem,) = few_clues(1, clues=20)
    >>> len(problem) - problem.count(".")
    20
    """
    check_wish(number, seed=seed, threads=threads)
    if not isinstance(clues, int) or clues < FEWEST_CLUES:
        raise BadInput("bad-number", field="clues", value=clues, least=FEWEST_CLUES)
    return islice(_distinct(_walks_to_few(clues, seed, threads)), number)


def hard(
    number: int | None = None, *, score: int, rate: Score, seed: int = 0, threads: int = 1
) -> Iterator[str]:
    """Minimal problems that are rated so high or higher; without a number they never end.

    >>> len(next(hard(score=1, rate=lambda problems: [1] * len(problems))))
    81
    """
    check_wish(number, seed=seed, threads=threads)
    if not isinstance(score, int) or score < 1:
        raise BadInput("bad-number", field="score", value=score, least=1)
    return islice(_rated(score, rate, seed, threads), number)


def _distinct(made: Iterator[str]) -> Iterator[str]:
    """Walks that begin at different problems may end at the same one."""
    known: set[str] = set()
    for problem in made:
        if problem not in known:
            known.add(problem)
            yield problem


def _walks_to_few(clues: int, seed: int, threads: int) -> Iterator[str]:
    chance = Random(seed)
    starts = _best(seed, threads, _BEGINNINGS, lambda made: [one.count(".") for one in made])
    for start in chain.from_iterable(starts):
        reached = _walk(start, clues, chance, threads)
        if reached:
            yield reached


def _walk(at: str, clues: int, chance: Random, threads: int) -> str | None:
    """From a problem to one with so few clues; None where too many steps have not led there."""
    for _ in range(_STEPS):
        if _clues(at) <= clues:
            while less := _with_a_clue_less([at], threads):
                at = less[0]
            return at
        near = _with_another_clue(at, chance, threads)
        if near:
            looked_at = chance.sample(near, min(len(near), _LOOKED_AT))
            at = chance.choice(_with_a_clue_less(looked_at, threads) or near)
    return None


def _rated(score: int, rate: Score, seed: int, threads: int) -> Iterator[str]:
    for some in _best(seed, threads, _HARD, _guesses):
        yield from (problem for problem, reached in zip(some, rate(some), strict=True) if reached >= score)


def _best(
    seed: int, threads: int, number: int, promise: Callable[[list[str]], list[int]]
) -> Iterator[list[str]]:
    """The most promising of each portion of problems by chance."""
    made = problems(seed=seed, threads=threads)
    while portion := list(islice(made, _PORTION)):
        best = sorted(zip(promise(portion), portion, strict=True), reverse=True)[:number]
        yield [problem for _, problem in best]


def _guesses(made: list[str]) -> list[int]:
    """How often the kernel guesses in each; without it nothing is known."""
    return _kernel.guesses(made) if backend.COMPILED else [0] * len(made)


def _with_another_clue(problem: str, chance: Random, threads: int) -> list[str]:
    """The problems with one solution that have another clue in the place of any one."""
    out = chance.choice([cell for cell in NINE.cells if problem[cell] != "."])
    rest = _without(problem, out)
    seen = {cell: {rest[other] for other in _PEERS[cell]} for cell in NINE.cells}
    tried = [
        f"{rest[:cell]}{symbol}{rest[cell + 1 :]}"
        for cell in NINE.cells
        if rest[cell] == "."
        for symbol in "123456789"
        if (cell != out or symbol != problem[out]) and symbol not in seen[cell]
    ]
    return _unique(tried, threads)


def _with_a_clue_less(made: list[str], threads: int) -> list[str]:
    return _unique([one for problem in made for one in _each_without(problem)], threads)


def _each_without(problem: str) -> list[str]:
    return [_without(problem, cell) for cell in NINE.cells if problem[cell] != "."]


def _without(problem: str, cell: int) -> str:
    return f"{problem[:cell]}.{problem[cell + 1 :]}"


def _unique(made: list[str], threads: int) -> list[str]:
    return [
        one for one, solutions in zip(made, count_many(made, threads=threads), strict=True) if solutions == 1
    ]


def _clues(problem: str) -> int:
    return len(problem) - problem.count(".")
