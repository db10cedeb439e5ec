"""Practice positions: `python -m benchmarks.practice` counts distinct ones and how long the next one takes.

Positions are distinct when no turning, renaming or reordering of lines makes one of the other.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

from fullhouse.coach.techniques import techniques
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.practice.exercise import exercise, exercise_in, kept
from fullhouse.problems.problem import unpack
from fullhouse.solver import canonical

QUICK = ("--most", "30", "--times", "2")


def distinct(technique: str, most: int) -> int:
    """How many different positions the file has among its first ones, or this many seeds lead to."""
    chance = Chance(1)
    codes = kept().get(technique)
    if codes is None:
        return len({canonical(exercise(technique, seed).grid) for seed in range(most)})
    exercises = (exercise_in(unpack(code), technique, chance) for code in codes[:most])
    return len({canonical(one.grid) for one in exercises if one is not None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=1100, help="positions of each technique that are counted")
    parser.add_argument("--times", type=int, default=40, help="exercises that are timed for each technique")
    options = parser.parse_args()
    print("| technique | from | distinct | median ms | slowest ms |")
    print("|---|---|---|---|---|")
    for technique in techniques():
        times = []
        try:
            for seed in range(options.times):
                began = perf_counter()
                exercise(technique.name, 10_000 + seed)
                times.append((perf_counter() - began) * 1000)
        except BadInput:  # no position is known
            print(f"| {technique.name} | – | 0 | – | – |", flush=True)
            continue
        source = "file" if technique.name in kept() else "new problems"
        count = distinct(technique.name, options.most)
        print(
            f"| {technique.name} | {source} | {count} | {median(times):.1f} | {max(times):.1f} |", flush=True
        )


if __name__ == "__main__":
    main()
