"""Fast answers about a problem: its solution, how many there are, all of them. And generated problems.

Text in, text out: a character a cell, row by row, `.` or `0` for empty; 81 characters for 9×9, 36 for 6×6.
"""

from fullhouse.solver.answers import count, first_solution, is_unique, solutions, solve
from fullhouse.solver.batch import NONE, SEVERAL, canonical_many, count_many, solve_array, solve_many
from fullhouse.solver.blocks import map_blocks
from fullhouse.solver.generate import SYMMETRIES, Rate, Symmetry, canonical, generate, grids, problems
from fullhouse.solver.wishes import few_clues, hard

__all__ = [
    "NONE",
    "SEVERAL",
    "SYMMETRIES",
    "Rate",
    "Symmetry",
    "canonical",
    "canonical_many",
    "count",
    "count_many",
    "few_clues",
    "first_solution",
    "generate",
    "grids",
    "hard",
    "is_unique",
    "map_blocks",
    "problems",
    "solutions",
    "solve",
    "solve_array",
    "solve_many",
]
