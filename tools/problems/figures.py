"""Finds the booklet's figures: `python -m tools.problems.figures > FILE` writes `figures.txt`.

The chapter tells what each figure shows (docs/rules/techniques.md); the positions are our own. A way has one
step in its figure, and but for the slide an easier step is there too. Deductions come when the simple ways
are used up.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import get_args

from fullhouse.coach import search
from fullhouse.coach.choice import links_of
from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.position import Position
from fullhouse.coach.search import with_bars
from fullhouse.coach.technique import Booklet
from fullhouse.coach.techniques import technique_set
from fullhouse.problems.booklet import LAST_DEDUCTION, Theme, steps_by, written
from fullhouse.solver.generate import problems
from fullhouse.sudoku.grid import Grid

SEED, TRIED = 9, 1500
SIMPLE: dict[Theme, tuple[Booklet, range]] = {
    "slide": ("slide", range(4, 7)),
    "few_gaps": ("crossing", range(2, 4)),
    "many_gaps": ("crossing", range(6, 10)),
    "block": ("block_crossing", range(3, 5)),
    "elimination": ("elimination", range(3, 5)),
    "exclusion": ("exclusion", range(10)),
}
"""The way of a figure, and how many gaps the row, column or block has."""
DEDUCED: dict[Theme, str] = {
    "block_to_line": "pointing",
    "line_to_block": "claiming",
    "two_for_two": "naked_pair",
    "three_for_three": "naked_triple",
}
MIDDLE = 40
"""Empty cells of a position in the middle of a game."""
CHAIN = 3
"""So many different deductions make the chain of the last figure."""

Row = tuple[tuple[int, ...], str]
"""How far a position is from what a reader wants, and its line in the file."""


def rows(problem: str) -> Iterator[tuple[Theme, Row]]:
    """The figures that a problem has."""
    position = Position.of(Grid.parse(problem))
    for step in search.solve_path(position, deepest=LAST_DEDUCTION).steps:
        if step.removes:
            yield from _deduced(problem, position)
            return
        yield from _simple(problem, position)
        position = position.after(step)


def _simple(problem: str, position: Position) -> Iterator[tuple[Theme, Row]]:
    names = [technique.name for technique in technique_set()]
    for theme, (way, gaps) in SIMPLE.items():
        steps = search.all_steps(position, way)
        easier = any(search.all_steps(position, name) for name in names[: names.index(way)])
        if len(steps) != 1 or easier != (way != "slide"):
            continue
        (part,) = steps[0].parts
        empty = len(position.open & HOUSES[part.house]) if part.house is not None else 0
        if empty in gaps:
            size = links_of(with_bars(position, steps[0]))
            yield theme, ((size, _unlike(position)), _line(theme, way, problem, position))


def _deduced(problem: str, position: Position) -> Iterator[tuple[Theme, Row]]:
    steps = steps_by(position, "deduction")
    kinds = {step.technique for step in steps if step.removes}
    for theme, technique in DEDUCED.items():
        if kinds == {technique} and len(steps) == 2 and len(search.all_steps(position, technique)) == 1:
            others = sum(len(search.all_steps(position, name)) for name in DEDUCED.values())
            yield theme, ((others, _unlike(position)), _line(theme, "deduction", problem, position))
    if len(kinds) >= CHAIN:
        yield "chain", ((len(steps), _unlike(position)), _line("chain", "deduction", problem, position))


def _unlike(position: Position) -> int:
    """How far a position is from the middle of a game."""
    return abs(len(position.open) - MIDDLE)


def _line(theme: Theme, way: Booklet, problem: str, position: Position) -> str:
    answers = [written(step) for step in steps_by(position, way)]
    return ";".join([theme, way, problem, str(position.grid), *answers])


def main() -> None:
    best: dict[Theme, Row] = {}
    made = problems(seed=SEED, symmetry="half-turn", clues=26)
    for problem in islice(made, TRIED):
        for theme, row in rows(problem):
            best[theme] = min(best.get(theme, row), row)
    print("# The booklet's figures 9 to 19: theme, way, problem, position, what follows link by link.")
    print(f"# Found by tools.problems.figures, seed {SEED}.")
    for theme in get_args(Theme):
        print(best[theme][1])


if __name__ == "__main__":
    main()
