"""How much a hint shows and says at once: `python -m benchmarks.hints.teaching FILE [--problems 100]`.

Walks the ways to the solutions of a file of problems; marks at one beat, beats, and characters at first look.
"""

import argparse
import sys
from pathlib import Path
from statistics import median

from fullhouse.coach.choice import solve_path
from fullhouse.coach.hint import hint_of
from fullhouse.coach.pictures.artist import draw
from fullhouse.coach.position import Position
from fullhouse.coach.speech import tell
from fullhouse.sudoku.grid import Grid


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--problems", type=int, default=100)
    options = parser.parse_args()
    rows: list[tuple[bool, int, int, int, int]] = []
    for line in options.file.read_text(encoding="utf-8").splitlines()[: options.problems]:
        position = Position.of(Grid.parse(line[:81].replace("0", ".")))
        for step in solve_path(position).steps:
            drawing = draw(position, step)
            marks = max(drawing.marks_at(beat) for beat in range(1, drawing.beats + 1))
            first = len(hint_of(position, step).stages[2])
            rows.append((bool(step.nets), drawing.beats, marks, first, len(tell(step).proof)))
            position = position.after(step)
    for name, some in (("all", rows), ("nets", [row for row in rows if row[0]])):
        sys.stdout.write(f"{name}: {len(some)} hints\n")
        for what, at in (("beats", 1), ("marks at one beat", 2), ("characters", 3), ("whole proof", 4)):
            values = [row[at] for row in some]
            sys.stdout.write(f"  {what}: median {median(values)}, most {max(values)}\n")


if __name__ == "__main__":
    main()
