"""Full grids and minimal problems made a second: `python -m benchmarks.generator --peer NAME=COMMAND`.

A peer is a program that writes as many minimal problems as its last argument says, one a line. Rounds take
turns, the best counts, in CPU time.
"""

from __future__ import annotations

import argparse
import resource
import shlex
import subprocess
from itertools import islice
from statistics import median
from time import process_time

from benchmarks import machine
from fullhouse.coach.rating import rate
from fullhouse.solver import canonical, count, generate, grids, problems

QUICK = ("--number", "2000", "--tries", "10")


def ours(number: int) -> tuple[float, list[str]]:
    start = process_time()
    made = list(problems(number, seed=1))
    return process_time() - start, made


def peer(command: str, number: int) -> tuple[float, list[str]]:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    written = subprocess.run([*shlex.split(command), str(number)], capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, [line[:81] for line in written.stdout.splitlines()[:number]]


def is_minimal(problem: str) -> bool:
    givens = [cell for cell, symbol in enumerate(problem) if symbol not in ".0"]
    return count(problem) == 1 and all(count(problem[:c] + "." + problem[c + 1 :]) > 1 for c in givens)


def rate_of(make: str, number: int, rounds: int) -> float:
    """Things of another kind made a second."""
    best = 1e9
    for _ in range(rounds):
        start = process_time()
        if make == "grids":
            list(grids(number, seed=1))
        else:
            for problem in islice(problems(seed=1), number):
                canonical(problem)
        best = min(best, process_time() - start)
    return number / best


def levels(tries: int) -> str:
    """CPU milliseconds for the first problem of a level, over many seeds."""
    lines = ["| level | median ms | worst ms |", "|---|---|---|"]
    for level in range(1, 6):
        spent = []
        for seed in range(tries):
            start = process_time()
            next(generate(level=level, rate=lambda problem: rate(problem).level, seed=seed))
            spent.append(1000 * (process_time() - start))
        lines.append(f"| {level} | {median(spent):.1f} | {max(spent):.1f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--number", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tries", type=int, default=50, help="seeds for each level")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=COMMAND")
    asked = parser.parse_args()

    best: dict[str, float] = {}
    clues: dict[str, str] = {}
    for _ in range(asked.rounds):
        for name, command in [("fullhouse", ""), *(each.split("=", 1) for each in asked.peer)]:
            spent, made = peer(command, asked.number) if command else ours(asked.number)
            best[name] = max(best.get(name, 0.0), len(made) / spent)
            minimal = all(is_minimal(problem) for problem in made[:200])
            mean = sum(len(p) - p.count(".") - p.count("0") for p in made) / len(made)
            clues[name] = f"{mean:.2f}" + ("" if minimal else ", not all minimal")

    print(f"{machine()}\n")
    print("| minimal problems | a second | ours / it | clues |\n|---|---|---|---|")
    for name, made_a_second in best.items():
        print(f"| {name} | {made_a_second:,.0f} | {best['fullhouse'] / made_a_second:.2f} | {clues[name]} |")
    print(f"\nFull grids a second: {rate_of('grids', 20 * asked.number, asked.rounds):,.0f}")
    print(
        f"Problems made and brought into canonical form a second: {rate_of('forms', 2000, asked.rounds):,.0f}"
    )
    print("\n" + levels(asked.tries))


if __name__ == "__main__":
    main()
