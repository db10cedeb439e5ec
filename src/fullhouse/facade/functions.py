"""The engine's functions as the facade has them: the same ones, and their errors are sentences."""

from fullhouse import solver
from fullhouse.facade.arguments import game_of
from fullhouse.games import AnyGame
from fullhouse.words import speaks

canonical = speaks(solver.canonical)
count = speaks(solver.count)
first_solution = speaks(solver.first_solution)
is_unique = speaks(solver.is_unique)
solutions = speaks(solver.solutions)
solve = speaks(solver.solve)


@speaks
def game(name: str) -> AnyGame:
    """The rules of a game by its id, whatever its case. Raises BadInput that lists the games there are.

    >>> game("Tiles").most_seats
    4
    """
    return game_of(name)
