"""How many steps have no name but a net's: `python -m benchmarks.hints.naming FILE [--problems 100]`.

Walks the ways to the solutions of a file of problems twice: by the technique set alone, and with the patterns
that got their names later. Every step of such a pattern is checked on the way.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import process_time

from fullhouse.coach import choice, search
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.search import Path as Way
from fullhouse.coach.techniques import by_name, named
from fullhouse.solver import solve
from fullhouse.sudoku.grid import Grid

NETS = ("forcing_net", "nested_net")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--problems", type=int, default=100)
    parser.add_argument("--skip", type=int, default=0)
    parser.add_argument("--unique", action="store_true", help="also what holds for one solution only")
    options = parser.parse_args()
    before, after, refused = Counter[str](), Counter[str](), Counter[str]()
    freed, seconds = 0, [0.0, 0.0]
    lines = options.file.read_text(encoding="utf-8").splitlines()
    for line in lines[options.skip : options.skip + options.problems]:
        problem = line[:81].replace("0", ".")
        position, solution = Position.of(Grid.parse(problem), problem=Grid.parse(problem)), solve(problem)
        began = process_time()
        plain = search.solve_path(position, unique=options.unique)
        between = process_time()
        told = choice.solve_path(position, unique=options.unique)
        seconds = [seconds[0] + between - began, seconds[1] + process_time() - between]
        before.update(step.technique for step in plain.steps)
        after.update(step.technique for step in told.steps)
        freed += has_net(plain) and not has_net(told)
        for step in told.steps:
            if not by_name()[step.technique].is_graded:
                wrong = any(int(solution[cell]) == symbol for cell, symbol in step.removes)
                refused[step.technique] += wrong or not check.holds(position, step)
            position = position.after(step)
    for title, counts, used in (("before", before, seconds[0]), ("after", after, seconds[1])):
        nets = sum(counts[name] for name in NETS)
        sys.stdout.write(
            f"{title}: {counts.total()} steps, {nets} nets without a name ({counts['nested_net']} nested), "
            f"{counts['forcing_chain']} forcing chains, {used:.1f} s\n"
        )
    sys.stdout.write(f"problems that no longer need such a net: {freed}\n")
    for technique in named():
        if after[technique.name]:
            counted = f"{after[technique.name]}, refused by the checker: {refused[technique.name]}"
            sys.stdout.write(f"  {technique.name}: {counted}\n")


def has_net(way: Way) -> bool:
    return any(step.technique in NETS for step in way.steps)


if __name__ == "__main__":
    main()
