"""Finds the booklet's figures: `python -m tools.problems.figures > FILE` writes `figures.txt`.

docs/rules/techniques.md tells what each figure shows; the positions are our own. What takes one of the
simple ways is looked for on the way through new problems. Deductions are too rare for that: a position is
changed cell by cell until the coach finds what the figure tells.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations, islice, product

from fullhouse.coach import search
from fullhouse.coach.choice import links_of
from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.proof import without_detours
from fullhouse.coach.search import with_bars
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Booklet
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.core.ids import Cell
from fullhouse.problems.booklet import LAST_DEDUCTION, Theme
from fullhouse.problems.practice.exercise import written
from fullhouse.solver import is_unique, solve
from fullhouse.solver.generate import problems
from fullhouse.sudoku.grid import Grid

SEED, TRIED = 9, 1500
ROWS, COLUMNS, BLOCKS = range(9), range(9, 18), range(18, 27)
SIMPLE: dict[Theme, tuple[Booklet, range, range]] = {
    "slide": ("slide", BLOCKS, range(4, 7)),
    "many_gaps": ("crossing", ROWS, range(5, 6)),
    "block": ("block_crossing", BLOCKS, range(4, 5)),
    "elimination": ("elimination", ROWS, range(3, 4)),
    "exclusion": ("exclusion", range(0), range(0)),
}
"""The way of a figure, which houses it looks at, and how many gaps they have."""
ALL_OF_A_LINE: dict[Theme, tuple[Booklet, int]] = {
    "few_gaps": ("crossing", 3),
    "whole_line": ("elimination", 4),
}
"""A column is filled by one way, digit by digit: so many gaps it has."""
NUMBERS: dict[Theme, int] = {
    "slide": 9,
    "few_gaps": 10,
    "many_gaps": 11,
    "block": 12,
    "elimination": 13,
    "whole_line": 14,
    "exclusion": 16,
    "block_to_line": 17,
    "three_for_three": 18,
    "chain": 19,
}
"""The printed number of each; 15 is 14 solved."""
MIDDLE = 40
"""Empty cells of a position in the middle of a game."""

Row = tuple[tuple[int, ...], str]
"""How far a position is from what a reader wants, and its line in the file."""


def simple(problem: str) -> Iterator[tuple[Theme, Row]]:
    """The figures of simple ways that a problem has."""
    position = Position.of(Grid.parse(problem))
    for step in search.solve_path(position, deepest=LAST_DEDUCTION).steps:
        if step.removes:
            yield from _narrowing(problem, position)
            return
        yield from _one_step(problem, position)
        for theme, (way, gaps) in ALL_OF_A_LINE.items():
            for column in COLUMNS:
                steps = _filling(position, House(column), way, gaps)
                if steps:
                    size = sum(links_of(one) for one in steps)
                    yield theme, ((size, _unlike(position)), _line(theme, way, problem, position, steps))
        position = position.after(step)


def _one_step(problem: str, position: Position) -> Iterator[tuple[Theme, Row]]:
    names = [technique.name for technique in technique_set()]
    for theme, (way, houses, gaps) in SIMPLE.items():
        steps = search.all_steps(position, way)
        easier = any(search.all_steps(position, name) for name in names[: names.index(way)])
        if len(steps) != 1 or easier != (way != "slide"):
            continue
        step = with_bars(position, steps[0])
        (part,) = step.parts
        gap_count = 0 if part.house is None else len(position.open & HOUSES[part.house])
        if not houses or (part.house in houses and gap_count in gaps):
            yield theme, ((links_of(step), _unlike(position)), _line(theme, way, problem, position, [step]))


def _narrowing(problem: str, position: Position) -> Iterator[tuple[Theme, Row]]:
    """Figure 17: a digit is barred in the next block, and so its cell there is known."""
    steps = _path(str(position.grid))[:2]
    if steps[0].technique != "pointing" or len(search.all_steps(position, "pointing")) > 1:
        return
    if not steps[1].places:
        return
    (cell, symbol), barred = steps[1].places[0], frozenset(cell for cell, _ in steps[0].removes)
    if symbol == steps[0].removes[0][1] and len(_blocks(barred | {cell})) == 1:
        line = _line("block_to_line", "deduction", problem, position, steps)
        yield "block_to_line", ((_unlike(position),), line)


def _filling(position: Position, house: House, way: Booklet, gaps: int) -> list[Step]:
    """The steps of a way that fill a house one after the other; none where they do not."""
    steps: list[Step] = []
    for left in range(gaps, 0, -1):
        if len(position.open & HOUSES[house]) != left:
            return []
        wanted = way if left > 1 else "full_house"
        known = [with_bars(position, one) for one in search.all_steps(position, wanted)]
        inside = [one for one in known if one.the("pattern").house == house]
        if not inside:
            return []
        steps.append(min(inside, key=links_of))
        position = position.after(steps[-1])
    return steps


def _unlike(position: Position) -> int:
    """How far a position is from the middle of a game."""
    return abs(len(position.open) - MIDDLE)


def _line(theme: Theme, way: Booklet, problem: str, position: Position, steps: list[Step]) -> str:
    links = [f"{step.technique} {written(step)}" for step in steps]
    return ";".join([str(NUMBERS[theme]), theme, way, problem, str(position.grid), *links])


# Deductions

PAIRS, TRIPLES = ("naked_pair", "hidden_pair"), ("naked_triple", "hidden_triple")
DIGITS: dict[Theme, int] = {"three_for_three": 3, "chain": 6}
"""How many digits the conclusions lead to."""
MOST_STEPS = 6
"""From a pair to the third digit."""
GIVENS, MOST_EQUAL = 28, 700
"""Of the problems that positions come from; changes that make nothing better before another one is taken."""


def deduced(theme: Theme, score: Callable[[list[Step], frozenset[Cell]], int], wanted: int) -> str:
    """The figure of a deduction: the position with the score that is wanted."""
    chance = random.Random(SEED)
    for problem in problems(seed=SEED, clues=GIVENS):
        start = _without_singles(problem)
        if start is None:
            continue
        solution, empty = solve(problem), start
        best, equal = score(_path(_shown(solution, empty)), empty), 0
        while equal < MOST_EQUAL:
            changed = empty ^ {Cell(chance.randrange(81)) for _ in range(chance.choice((1, 1, 2, 3)))}
            grid = _shown(solution, changed)
            steps = _path(grid)
            reached = score(steps, changed)
            equal += 1
            if reached < best or not is_unique(grid):
                continue
            equal = 0 if reached > best else equal
            best, empty = reached, changed
            if best == wanted:
                position, followed = Position.of(Grid.parse(grid)), _up_to(steps, theme)
                if len(without_detours(position, tuple(followed), digits=True)) == len(followed):
                    return _line(theme, "deduction", grid, position, followed)
    raise SystemExit(f"no figure for {theme}")


def _without_singles(problem: str) -> frozenset[Cell] | None:
    position = Position.of(Grid.parse(problem))
    for step in search.solve_path(position, deepest=LAST_DEDUCTION).steps:
        if step.removes:
            return position.open
        position = position.after(step)
    return None


def _shown(solution: str, empty: frozenset[Cell]) -> str:
    return "".join("." if cell in empty else digit for cell, digit in enumerate(solution))


def _path(grid: str) -> list[Step]:
    return list(search.solve_path(Position.of(Grid.parse(grid)), deepest=LAST_DEDUCTION).steps)


def _up_to(steps: list[Step], theme: Theme) -> list[Step]:
    ends = [number for number, step in enumerate(steps, 1) if step.places]
    return steps[: ends[DIGITS[theme] - 1]]


def _lead(steps: list[Step]) -> int:
    """How many simple steps come first, as a score: fewer are better, none is 0."""
    return -next((n for n, step in enumerate(steps) if by_name()[step.technique].booklet == "deduction"), 81)


def _blocks(cells: frozenset[Cell]) -> set[int]:
    return {house for house in BLOCKS if cells & HOUSES[house]}


def _pair_and_triple(steps: list[Step], _empty: frozenset[Cell]) -> int:
    """Figure 18: two for two, so three for three, and from both three digits that are placed."""
    if _lead(steps) or not steps:
        return _lead(steps)
    if steps[0].technique not in PAIRS:
        return 0
    if len(steps) < 2 or steps[1].technique not in TRIPLES:
        return 3
    narrowed = {cell for cell, _ in steps[0].removes} & {*steps[1].the("pattern").cells}
    ends = [number for number, step in enumerate(steps, 1) if step.places][:3]
    return 6 + bool(narrowed) + (len(ends) == 3 and ends[-1] <= MOST_STEPS)


def _two_columns_and_a_row(steps: list[Step], empty: frozenset[Cell]) -> int:
    """Figure 19: two columns and a row lack two numbers each, and these six are placed next."""
    if _lead(steps) or not steps:
        return _lead(steps)
    removals = next((n for n, step in enumerate(steps) if step.places), len(steps))
    placed = [step.places[0][0] for step in steps[removals : removals + 6] if step.places]
    rows, columns = (
        [HOUSES[house] & empty for house in some if len(HOUSES[house] & empty) == 2]
        for some in (ROWS, COLUMNS)
    )
    best = min(2, len(rows)) + min(2, len(columns)) - 1
    for row, (one, two) in product(rows, combinations(columns, 2)):
        cells = row | one | two
        first = next((n for n, cell in enumerate(placed) if cell not in cells), len(placed))
        best = max(best, 4 + 2 * first + (len(cells) == 6))
    return 2 * min(removals, 2) + best


DEDUCED: dict[Theme, tuple[Callable[[list[Step], frozenset[Cell]], int], int]] = {
    "three_for_three": (_pair_and_triple, 8),
    "chain": (_two_columns_and_a_row, 21),
}
"""How near a position is to each, and the score of one that has all of it."""


def main() -> None:
    best: dict[Theme, Row] = {}
    for problem in islice(problems(seed=SEED, symmetry="half-turn", clues=26), TRIED):
        for theme, row in simple(problem):
            best[theme] = min(best.get(theme, row), row)
    lines = {theme: partial(lambda row: row[1], row) for theme, row in best.items()}
    print(
        "# The booklet's figures: printed number, theme, way, problem, position, what follows link by link."
    )
    print(f"# Found by tools.problems.figures, seed {SEED}.")
    for theme in NUMBERS:
        print(lines[theme]() if theme in lines else deduced(theme, *DEDUCED[theme]), flush=True)


if __name__ == "__main__":
    main()
