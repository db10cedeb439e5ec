"""Grades the decks: `python -m tools.problems.grades > src/fullhouse/problems/decks/grades.txt`."""

import sys

from fullhouse.coach.rating import rate
from fullhouse.problems.collection import Row, write_rows
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS

if __name__ == "__main__":
    cards = (problem for level in LEVELS for problem in problems_of(level))
    graded = ((problem, rate(problem)) for problem in cards)
    rows = (Row.of(problem, grade, grade.hardest, is_card=True) for problem, grade in graded)
    sys.stdout.writelines(f"{line}\n" for line in write_rows(rows))
