"""The engine's functions as the facade has them: the same ones, and their errors are sentences."""

from fullhouse import solver
from fullhouse.facade.arguments import game_of
from fullhouse.words import speaks

canonical = speaks(solver.canonical)
count = speaks(solver.count)
first_solution = speaks(solver.first_solution)
game = speaks(game_of)
is_unique = speaks(solver.is_unique)
solutions = speaks(solver.solutions)
solve = speaks(solver.solve)
