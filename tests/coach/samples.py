"""Problems and grids made by our own generator for the coach's tests."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from fullhouse.core.chance import Chance
from fullhouse.problems.decks import problems_of
from fullhouse.solver.generate import problems


@cache
def minimal(number: int, seed: int = 3) -> tuple[str, ...]:
    """Minimal problems by chance: from easy to rather hard."""
    return tuple(problems(number, seed=seed))


def with_several_solutions(number: int, seed: int = 5) -> Iterator[str]:
    """Minimal problems that have lost clues: each has a few to a few hundred solutions, or more."""
    chance = Chance(seed)
    for problem in islice(problems(seed=seed), number):
        given = [cell for cell, char in enumerate(problem) if char != "."]
        gone = set(chance.shuffled(given)[: 1 + chance.below(3)])
        yield "".join("." if cell in gone else char for cell, char in enumerate(problem))


HARD = problems_of(5)[-3:]
"""Problems that need forcing nets."""
