"""Make problems to order and write them in other programs' formats: `python examples/export.py [FOLDER]`."""

import sys
import tempfile
from pathlib import Path

from fullhouse.problems import formats
from fullhouse.problems.custom import made_to_order
from fullhouse.problems.problem import Problem
from fullhouse.sudoku.grid import Grid


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
    for level in (1, 2, 3):
        made = made_to_order(level, seed=2026)
        assert made is not None
        problem = Problem(givens=Grid.parse(made.problem), title=f"Level {level}", author="Full House")
        for name in ("ipuz", "sdk", "opensudoku"):
            (folder / f"level{level}.{name}").write_text(formats.write([problem], name), encoding="utf-8")
        print(f"level {level}, hardest {made.grade.hardest}:", made.problem)
    print(len(list(folder.iterdir())), "files")


if __name__ == "__main__":
    main()
