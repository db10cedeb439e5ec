"""Soundness of the coach: `python -m benchmarks.coach_truth --steps 1000000` checks a million steps.

They come from problems of our own generator, with one solution and with several, and from any files. With
several solutions a step must contradict none of them, and all cells that are the same in all must be found.
"""

from __future__ import annotations

import argparse
import platform
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from fullhouse.coach import search
from fullhouse.coach.hint import hint
from fullhouse.coach.position import Position
from fullhouse.core.chance import Chance
from fullhouse.solver import count, solutions, solve
from fullhouse.solver.generate import problems
from fullhouse.sudoku.grid import Grid

QUICK = ("--steps", "20000")

MOST_SOLUTIONS = 400


class Told(NamedTuple):
    grids: int
    forced: int
    alike: int
    false: int


def with_several_solutions(seed: int = 5) -> Iterator[str]:
    """Minimal problems that have lost clues, with 2 to 400 solutions."""
    chance = Chance(seed)
    for problem in problems(seed=seed):
        given = [cell for cell, char in enumerate(problem) if char != "."]
        gone = set(chance.shuffled(given)[: 1 + chance.below(3)])
        grid = "".join("." if cell in gone else char for cell, char in enumerate(problem))
        if 2 <= count(grid, MOST_SOLUTIONS + 1) <= MOST_SOLUTIONS:
            yield grid


def forced_cells(grids: int) -> Told:
    """Of the cells that all solutions agree on, how many the coach finds; and how many it claims falsely."""
    forced = placed_alike = false = 0
    for _, grid in zip(range(grids), with_several_solutions(), strict=False):
        filled = list(solutions(grid))
        same = {c: filled[0][c] for c in range(81) if grid[c] == "." and len({s[c] for s in filled}) == 1}
        placed = {
            c: str(d) for s in search.solve_path(Position.of(Grid.parse(grid))).steps for c, d in s.places
        }
        forced += len(same)
        placed_alike += sum(same.get(cell) == symbol for cell, symbol in placed.items())
        false += sum(same.get(cell) != symbol for cell, symbol in placed.items())
    return Told(grids, forced, placed_alike, false)


def hint_times(given: Iterable[str]) -> list[float]:
    """Milliseconds of a whole hint, words in English included, from positions all along the way."""
    times: list[float] = []
    for number, problem in enumerate(given):
        start = Grid.parse(problem)
        position = Position.of(start)
        for step in search.solve_path(position).steps[number % 7 :: 7]:
            for cell, symbol in step.places:
                if position.grid.fits(cell, symbol) and not position.grid.symbols[cell]:
                    began = perf_counter()
                    hint(start, grid=position.grid)
                    times.append((perf_counter() - began) * 1000)
                    position = Position.of(position.grid.put(cell, symbol))
    return times


def check(problem: str, wrong: Counter[str], seen: Counter[str]) -> None:
    """Counts the steps of a path, and those that contradict a solution; the path must end in the only one."""
    filled = [solve(problem)] if count(problem, 2) == 1 else list(solutions(problem))
    position = Position.of(Grid.parse(problem))
    path = search.solve_path(position)
    for step in path.steps:
        seen[step.technique] += 1
        if any(
            any(int(s[cell]) != symbol for cell, symbol in step.places)
            or any(int(s[cell]) == symbol for cell, symbol in step.removes)
            for s in filled
        ):
            wrong[step.technique] += 1
    if len(filled) == 1 and path.stop != "solved":
        wrong["path does not end in the solution"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("files", nargs="*", type=Path, help="more problems, one a line")
    options = parser.parse_args()
    wrong, seen = Counter[str](), Counter[str]()
    tried = 0
    for file in options.files:
        for line in file.read_text().splitlines():
            if len(line) >= 81 and line[0] != "#":
                check(line[:81].replace("0", "."), wrong, seen)
                tried += 1
    single, several = problems(seed=2026), with_several_solutions(2026)
    while seen.total() < options.steps:
        check(next(several) if tried % 10 == 0 else next(single), wrong, seen)
        tried += 1
    print(f"{date.today()}, {platform.machine()}, Python {platform.python_version()}")
    print(f"{seen.total()} steps on {tried} grids, {wrong.total()} wrong\n")
    for name, n in seen.most_common():
        print(f"{name}: {n}" + (f", wrong: {wrong[name]}" if wrong[name] else ""))


if __name__ == "__main__":
    main()
