"""Problems close to a known one: other clues instead of some. They often need the same techniques."""

from itertools import islice

from fullhouse.core.chance import Chance
from fullhouse.solver import solutions

LAST_CELL = 80
"""The cell opposite of cell 0."""

MOST_SOLUTIONS = 30
"""Solutions of what is left of a problem before another clue is added."""

MOST_SOLUTIONS_OF_PAIRS = 60
"""The same where clues go and come in pairs."""

MOST_PAIRS = 3
"""Pairs of clues that are tried to make a neighbour unique."""


def neighbour(problem: str, chance: Chance, *, elsewhere: bool = False) -> str | None:
    """A problem with one solution that differs in one clue; None where this attempt gives none.

    `elsewhere`: its solution is another one, so that late positions differ, too.
    """
    gone = chance.choice([cell for cell, char in enumerate(problem) if char != "."])
    rest = problem[:gone] + "." + problem[gone + 1 :]
    filled = list(islice(solutions(rest), MOST_SOLUTIONS))
    if not 2 <= len(filled) < MOST_SOLUTIONS:
        return None
    wanted = chance.choice([one for one in filled if one[gone] != problem[gone]] if elsewhere else filled)
    others = [one for one in filled if one != wanted]
    telling = [
        cell
        for cell, char in enumerate(rest)
        if char == "." and all(other[cell] != wanted[cell] for other in others)
    ]
    if not telling:
        return None
    cell = chance.choice(telling)
    changed = rest[:cell] + wanted[cell] + rest[cell + 1 :]
    return None if changed == problem else changed


def balanced_neighbour(problem: str, chance: Chance) -> str | None:
    """A problem, symmetric by half a turn, with a few other pairs of clues; None where an attempt fails."""
    cells = list(problem)
    given = [cell for cell, char in enumerate(problem[: LAST_CELL // 2 + 1]) if char != "."]
    for cell in chance.shuffled(given)[: 1 + chance.below(2)]:
        cells[cell] = cells[LAST_CELL - cell] = "."
    filled = list(islice(solutions("".join(cells)), MOST_SOLUTIONS_OF_PAIRS))
    wanted = chance.choice(filled)
    for _ in range(MOST_PAIRS):
        others = [one for one in filled if one != wanted]
        if not others or len(filled) == MOST_SOLUTIONS_OF_PAIRS:
            break
        other = chance.choice(others)
        cell = chance.choice([cell for cell in range(LAST_CELL + 1) if other[cell] != wanted[cell]])
        both = (cell, LAST_CELL - cell)
        for one in both:
            cells[one] = wanted[one]
        filled = [other for other in filled if all(other[one] == wanted[one] for one in both)]
    changed = "".join(cells)
    return None if len(filled) > 1 or changed == problem else changed
