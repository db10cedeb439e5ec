"""Looks for problems with a position that one candidate keeps from being a rare pattern.

`python -m tools.problems.look_alikes TECHNIQUE` writes lines for the file of
`practice/spoiled.py`. In problems that have the pattern, the digit of one clue is given in other cells
of the solution instead, so that in the cells of the pattern it may stand in just one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations, islice

from fullhouse.coach.geometry import PEERS, houses_of
from fullhouse.coach.sentences import CROSSED
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell, Symbol
from fullhouse.problems.practice.exercise import Exercise, exercise_in, kept
from fullhouse.problems.practice.look_alike import Spoiled, line_of, where_stuck, without
from fullhouse.problems.problem import unpack
from fullhouse.solver import is_unique, solve

MOST_CLUES = 3
"""Clues that come for the one that goes."""
OF_EACH = 1
"""Look-alikes of a problem."""


def look_alikes(technique: str) -> Iterator[Spoiled]:
    """Those that come from the problems kept for a pattern."""
    chance = Chance(1)
    for code in kept()[technique]:
        example = exercise_in(unpack(code), technique, chance)
        if example is not None:
            yield from islice(_of(example), OF_EACH)


def _of(example: Exercise) -> Iterator[Spoiled]:
    solution = solve(example.problem)
    for number, char in enumerate(example.problem):
        if char == ".":
            continue
        symbol, gone = Symbol(int(char)), Cell(number)
        places = [Cell(cell) for cell, other in enumerate(solution) if other == char]
        given = [cell for cell in places if example.problem[cell] == char and cell != gone]
        watched = [
            cell
            for cell in _without_room(example, symbol)
            if solution[cell] != char and PEERS[cell].isdisjoint(given)
        ]
        free = [cell for cell in places if example.problem[cell] == "."]
        for count in range(MOST_CLUES + 1):
            for clues in combinations(free, count):
                left = [cell for cell in watched if PEERS[cell].isdisjoint(clues) and cell != gone]
                if len(left) == 1:
                    changed = {gone: ".", **dict.fromkeys(clues, char)}
                    problem = "".join(changed.get(Cell(at), old) for at, old in enumerate(example.problem))
                    spoiled = Spoiled(example.technique, problem, left[0], symbol)
                    if _is_one(spoiled):
                        yield spoiled


def _without_room(example: Exercise, symbol: Symbol) -> list[Cell]:
    """The cells of a pattern that must not hold a digit: it is not counted there, or was not left there."""
    step, masks = example.step, example.position.masks
    cells = sorted({cell for part in step.parts for cell in part.cells})
    if step.technique not in CROSSED:
        return [cell for cell in cells if not masks[cell] >> symbol & 1]
    counted = {part.house for part in step.all("cover") if symbol in part.symbols}
    return [cell for cell in cells if counted.isdisjoint(houses_of(cell))]


def _is_one(spoiled: Spoiled) -> bool:
    if not is_unique(spoiled.problem):
        return False
    position = where_stuck(spoiled.problem, spoiled.technique)
    return position is not None and without(position, spoiled) is not None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("technique")
    parser.add_argument("--most", type=int, default=40)
    options = parser.parse_args()
    for spoiled in islice(look_alikes(options.technique), options.most):
        sys.stdout.write(f"{line_of(spoiled)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
