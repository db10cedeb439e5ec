"""The engine's functions as the facade has them: the same ones, and their errors are sentences."""

from fullhouse import games, solver
from fullhouse.words import speaks

canonical = speaks(solver.canonical)
count = speaks(solver.count)
game = speaks(games.game)
is_unique = speaks(solver.is_unique)
solutions = speaks(solver.solutions)
solve = speaks(solver.solve)
