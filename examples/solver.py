"""Solve problems, count solutions, and solve a whole file at once: `python examples/solver.py [FILE]`."""

import sys
from pathlib import Path

import fullhouse

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def main() -> None:
    print("solution ", fullhouse.solve(PROBLEM))
    print("solutions without its first clue:", fullhouse.count("." + PROBLEM[1:], limit=1000))

    problems = Path(sys.argv[1]).read_text().split() if len(sys.argv) > 1 else [PROBLEM] * 10_000
    solved = [answer for answer in fullhouse.solve_many(problems) if len(answer) == 81]
    print(f"{len(solved)} of {len(problems)} have exactly one solution")


if __name__ == "__main__":
    main()
