"""Equal grades for isomorphs: `python -m benchmarks.isomorphs` rates problems and isomorphs of each.

An isomorph has other names for its digits, is turned or mirrored, and has its lines, bands and stacks in
another order. Level, score, hardest technique and the count of each technique have to be the same.
"""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path
from time import process_time

from benchmarks import DATA
from benchmarks.coach import read_lines
from fullhouse.coach.rating import TECHNIQUE_SET, Grade, rate
from fullhouse.core.chance import Chance
from fullhouse.problems.variants import isomorph
from fullhouse.solver.generate import problems

QUICK = ("--most", "100")

SETS = ("easy", "random_minimal", "top1465")


def sets(most: int, more: list[Path]) -> dict[str, list[str]]:
    files = [file for name in SETS if (file := DATA / f"{name}.txt").is_file()] + more
    by_file = {file.stem: list(islice(read_lines(file), most)) for file in files}
    return by_file | {"our generator": list(problems(most, seed=77))}


def differing(problem: str, times: int, chance: Chance) -> list[tuple[Grade, Grade]]:
    """The grade of a problem beside those of its isomorphs that differ."""
    grade = rate(problem)
    others = [rate(isomorph(problem, chance)) for _ in range(times)]
    return [(grade, other) for other in others if other != grade]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=1000, help="problems of each set")
    parser.add_argument("--isomorphs", type=int, default=4, help="of each problem")
    parser.add_argument("files", nargs="*", type=Path, help="more sets, a problem a line")
    options = parser.parse_args()
    chance = Chance(1)
    start, wrong = process_time(), 0
    print(f"technique set {TECHNIQUE_SET}, {options.isomorphs} isomorphs of each problem\n")
    print("| set | problems | with another grade in some isomorph |")
    print("|---|---|---|")
    for name, given in sets(options.most, options.files).items():
        different = [pairs for problem in given if (pairs := differing(problem, options.isomorphs, chance))]
        wrong += len(different)
        print(f"| {name} | {len(given)} | {len(different)} |", flush=True)
        for pairs in different[:3]:
            print(f"\n{pairs[0][0]}\n{pairs[0][1]}\n")
    print(f"\n{process_time() - start:.0f} s of CPU")
    raise SystemExit(wrong > 0)


if __name__ == "__main__":
    main()
