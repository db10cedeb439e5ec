"""Builds the decks of the library from generated problems that meet the deck's conditions.

python -m fullhouse.problems.press LEVEL > src/fullhouse/problems/decks/levelLEVEL.txt
"""

import sys
from collections.abc import Iterator

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.rating import TECHNIQUE_SET, rate
from fullhouse.coach.technique import Level
from fullhouse.problems.levels import LEVELS, hardest_technique
from fullhouse.solver.generate import canonical, problems
from fullhouse.sudoku.grid import Grid

CARDS = 60
"""The number of cards in the printed game."""

CLUES = {1: 32, 2: 28}
"""Easy decks keep more clues than necessary, so that there are several next steps at a time."""

MOST_SCORE = {1: 640, 2: 1150, 3: 2500, 4: 4000, 5: 11000}
"""Skip problems with a higher score: a card should not take longer than an evening."""

SEED = 2005


def is_of_level(problem: str, level: Level) -> bool:
    """Whether the techniques of a level are needed and sufficient."""
    position = Position.of(Grid.parse(problem))
    solved = search.solve_path(position, deepest=hardest_technique(level)).is_solved
    if not solved or level == 1:
        return solved
    easier = LEVELS[level - 2]
    return search.solve_path(position, deepest=hardest_technique(easier)).stop == "stuck"


def press(level: Level) -> Iterator[tuple[int, str]]:
    """Scores and problems of a deck: symmetric by half a turn, all different in kind."""
    known: set[str] = set()
    made = problems(seed=SEED + level, symmetry="half-turn", clues=CLUES.get(level, 0))
    for problem in made:
        grade = rate(problem)
        if grade.level != level or grade.score > MOST_SCORE[level] or not is_of_level(problem, level):
            continue
        kind = canonical(problem)
        if kind not in known:
            known.add(kind)
            yield grade.score, problem
        if len(known) == CARDS:
            return


def main() -> None:
    level = LEVELS[int(sys.argv[1]) - 1]
    out = sys.stdout
    out.write(f"# Level {level}: {CARDS} problems, symmetric by half a turn, one solution each.\n")
    out.write(f"# Made by fullhouse.problems.press, seed {SEED + level}, technique set {TECHNIQUE_SET}.\n")
    out.writelines(f"{problem}\n" for _, problem in sorted(press(level)))


if __name__ == "__main__":
    main()
