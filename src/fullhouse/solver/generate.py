"""Generates problems and full grids: seeded, unique, minimal, with a given symmetry.

Grid *n* of a seed is the same on every machine, alone or in a series, in one thread or many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, islice, product
from math import isqrt
from typing import Literal, get_args

from fullhouse.core.errors import BadInput
from fullhouse.solver.answers import solve
from fullhouse.solver.backend import ISA, _kernel
from fullhouse.solver.many import Progress
from fullhouse.sudoku.reading import GridLike, grid_of

Symmetry = Literal[
    "none", "half-turn", "quarter-turn", "left-right", "top-bottom", "diagonal", "antidiagonal"
]
SYMMETRIES: tuple[Symmetry, ...] = get_args(Symmetry)

Rate = Callable[[str], int]
"""Gives the level of a problem, from 1 (easiest) to 5. The coach has one."""
RateMany = Callable[[list[str]], Sequence[int]]
"""The same for some problems at once."""

LEVELS = range(1, 6)
_PORTION, _FIRST = 4096, 256
"""Problems for each thread made at once: at most, and first where it is known how many are wanted."""
_CLUES_BY_LEVEL = {1: 34, 2: 28}
"""Easy problems are commoner among those that were not stripped of every clue that can be spared."""
_GUESSES_BY_LEVEL = {3: 1, 4: 1, 5: 7}
"""Where the kernel needs no guess, a person needs no more than level 2; where it needs many, one problem in
ten is of level 5, instead of one in four hundred. To ask the kernel is much faster than to rate."""


def grids(
    number: int | None = None,
    *,
    seed: int = 0,
    start: int = 0,
    side: int = 9,
    threads: int = 1,
    progress: Progress | None = None,
) -> Iterator[str]:
    """Full grids by chance, as many as wanted; without a number they never end.

    `progress` is told now and then how many are made.

    >>> next(grids(side=6))
    '263451514236345162621345452613136524'
    """
    _check(number, seed=seed, start=start, side=side, threads=threads)
    portions = _portions(
        seed, start, side, "none", only_grids=True, threads=threads, tries=number, progress=progress
    )
    return islice(chain.from_iterable(portions), number)


def problems(
    number: int | None = None,
    *,
    seed: int = 0,
    start: int = 0,
    side: int = 9,
    symmetry: Symmetry = "none",
    clues: int = 0,
    threads: int = 1,
    progress: Progress | None = None,
) -> Iterator[str]:
    """Problems with one solution, as many as wanted; without a number they never end. See `grids`.

    Each is minimal: no clue can be spared (under a symmetry: no set of clues that belong together). With
    `clues`, removal of clues stops at that number.

    >>> next(problems(seed=1))
    '....5.271....7....12..86..9.8..3..1......84.2....1.....52....8..796..5.4.........'
    """
    _check(number, seed=seed, start=start, side=side, threads=threads, symmetry=symmetry, clues=clues)
    portions = _portions(
        seed, start, side, symmetry, clues=clues, threads=threads, tries=number, progress=progress
    )
    return islice(chain.from_iterable(portions), number)


def generate(
    number: int | None = None,
    *,
    level: int | None = None,
    rate: Rate | None = None,
    rate_many: RateMany | None = None,
    seed: int = 0,
    start: int = 0,
    tries: int | None = None,
    side: int = 9,
    symmetry: Symmetry = "none",
    threads: int = 1,
    progress: Progress | None = None,
) -> Iterator[str]:
    """Problems of a wanted level, found by making and rating many. Without a level: any minimal problem.

    The first try has the number `start`; with `tries` only so many are made, whatever is found. They are
    rated one by one as far as they are wanted, or by `rate_many` some at a time. `progress` is told now and
    then how many tries were made; what it raises ends the work.

    >>> [len(problem) for problem in generate(2, level=3, rate=lambda problem: 3)]
    [81, 81]
    """
    if level is None:
        _check(number, seed=seed, start=start, side=side, threads=threads, symmetry=symmetry)
        some = number if tries is None or (number is not None and number < tries) else tries
        portions = _portions(seed, start, side, symmetry, threads=threads, tries=some, progress=progress)
        return islice(chain.from_iterable(portions), some)
    if level not in LEVELS:
        raise BadInput("bad-level", value=level, allowed=list(LEVELS))
    if rate is None and rate_many is None:
        raise BadInput("level-without-rate", level=level)
    if side != 9:  # there is no rating for 6×6
        raise BadInput("bad-side", value=side, allowed=[9])
    _check(number, seed=seed, start=start, side=side, threads=threads, symmetry=symmetry)
    portions = _portions(
        seed,
        start,
        side,
        symmetry,
        clues=_CLUES_BY_LEVEL.get(level, 0),
        threads=threads,
        guesses=_GUESSES_BY_LEVEL.get(level, 0),
        tries=tries,
        progress=progress,
    )
    if rate_many is not None:
        return islice(chain.from_iterable(_of_level(made, level, rate_many) for made in portions), number)
    assert rate is not None
    return islice((problem for problem in chain.from_iterable(portions) if rate(problem) == level), number)


def _of_level(made: list[str], level: int, rate_many: RateMany) -> list[str]:
    levels = rate_many(made) if made else ()
    return [problem for problem, reached in zip(made, levels, strict=True) if reached == level]


def canonical(problem: GridLike) -> str:
    """One form for all problems that differ in names, turning, mirroring, bands, stacks and lines only.

    >>> one, *others = problems(3, seed=5)
    >>> turned = one[::-1].translate(str.maketrans("123456789", "918273645"))
    >>> canonical(turned) == canonical(one), canonical(one) in map(canonical, others)
    (True, False)
    """
    text = str(grid_of(problem))
    form = _kernel.canonical(text)
    if form is None:
        solve(text)  # which says why there is none
    assert form is not None
    return form


def _portions(
    seed: int,
    start: int,
    side: int,
    symmetry: Symmetry,
    *,
    threads: int,
    clues: int = 0,
    only_grids: bool = False,
    guesses: int = 0,
    tries: int | None = None,
    progress: Progress | None = None,
) -> Iterator[list[str]]:
    """So many tries or without end. The first portions are small, so that one comes at once."""
    report = progress or (lambda _made: None)
    first = start
    which = SYMMETRIES.index(symmetry)
    most, end = _PORTION * threads, None if tries is None else start + tries
    wanted = 1 if tries is None else _FIRST * threads
    while end is None or start < end:
        wanted = wanted if end is None else min(wanted, end - start)
        made = _kernel.make(wanted, seed, start, side, which, clues, only_grids, threads, ISA)
        if guesses:
            hard = zip(made, _kernel.guesses(made, threads), strict=True)
            made = [problem for problem, guessed in hard if guessed >= guesses]
        start += wanted
        report(start - first)
        yield made
        wanted = min(2 * wanted, most)


def check_wish(number: int | None, *, seed: int, threads: int) -> None:
    """What every order says, as it must be; BadInput names what is not."""
    _check(number, seed=seed, start=0, side=9, threads=threads)


def _check(
    number: int | None,
    *,
    seed: int,
    start: int,
    side: int,
    threads: int,
    symmetry: str = "none",
    clues: int = 0,
) -> None:
    for field, value, most in (
        ("number", 0 if number is None else number, 1 << 62),
        ("seed", seed, (1 << 64) - 1),
        ("start", start, 1 << 62),
        ("clues", clues, 81),
    ):
        if not isinstance(value, int) or not 0 <= value <= most:
            raise BadInput("bad-number", field=field, value=value, least=0)
    if not isinstance(threads, int) or not 1 <= threads <= 1024:
        raise BadInput("bad-number", field="threads", value=threads, least=1)
    if side not in (6, 9):
        raise BadInput("bad-side", value=side, allowed=[6, 9])
    if symmetry not in SYMMETRIES:
        raise BadInput("unknown-symmetry", name=symmetry, allowed=list(SYMMETRIES))


@cache
def together(side: int, symmetry: str) -> list[frozenset[int]]:
    """Sets of cells that are given or empty together."""
    sets: dict[frozenset[int], None] = {}
    for start in product(range(side), range(side)):
        seen, at = [start], _image(*start, side - 1, symmetry)
        while at != start:
            seen.append(at)
            at = _image(*at, side - 1, symmetry)
        sets[frozenset(r * side + c for r, c in seen)] = None
    return list(sets)


def is_symmetric(text: str, symmetry: str) -> bool:
    """Whether the clues of a problem lie symmetrically."""
    sets = together(isqrt(len(text)), symmetry)
    return all(len({text[cell] == "." for cell in cells}) == 1 for cells in sets)


def _image(r: int, c: int, last: int, symmetry: str) -> tuple[int, int]:
    images = {
        "none": (r, c),
        "half-turn": (last - r, last - c),
        "quarter-turn": (c, last - r),
        "left-right": (r, last - c),
        "top-bottom": (last - r, c),
        "diagonal": (c, r),
        "antidiagonal": (last - c, last - r),
    }
    return images[symmetry]
