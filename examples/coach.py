"""Ask the coach for a hint in three stages, then for the whole way: `python examples/coach.py [PROBLEM]`."""

import sys

from fullhouse.coach import Position, hint, rate, solve_path
from fullhouse.sudoku.grid import Grid

PROBLEM = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def main() -> None:
    grid = Grid.parse(sys.argv[1] if len(sys.argv) > 1 else PROBLEM)
    for language in ("en", "fr"):
        for stage in hint(grid, language=language).stages:
            print("-", stage)

    path = solve_path(Position.of(grid))
    print(len(path.steps), "steps:", ", ".join(sorted({step.technique for step in path.steps})))

    grade = rate(str(grid))
    print(f"level {grade.level}, score {grade.score}, hardest {grade.hardest}")


if __name__ == "__main__":
    main()
