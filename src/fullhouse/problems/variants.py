"""Problems made from a known one: the same in a disguise, or a neighbour of it.

In a disguise it is turned or mirrored, with symbols renamed: just as hard, but not recognised. A neighbour
has other clues instead of some, and often needs the same techniques.
"""

from itertools import islice

from fullhouse.core.chance import Chance
from fullhouse.solver import solutions
from fullhouse.sudoku.board import NINE


def disguised(problem: str, chance: Chance) -> str:
    """A random equivalent of a problem: one of its eight symmetries, with symbols renamed.

    >>> plain = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> disguised(plain, Chance(1)).count(".") == plain.count(".")
    True
    """
    lines = [problem[start : start + NINE.size] for start in range(0, len(problem), NINE.size)]
    for turn in (_upside_down, _mirrored, _transposed):
        if chance.below(2):
            lines = turn(lines)
    symbols = "".join(map(str, NINE.symbols))
    return "".join(lines).translate(str.maketrans(symbols, "".join(chance.shuffled(symbols))))


def isomorph(problem: str, chance: Chance) -> str:
    """Any of the problems that differ only in names, in turning, and in the order of lines, bands and stacks.

    >>> plain = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> isomorph(plain, Chance(1)) == isomorph(plain, Chance(1)) != plain
    True
    """
    turned = disguised(problem, chance)
    rows, columns = _line_order(chance), _line_order(chance)
    return "".join(turned[row * NINE.size + column] for row in rows for column in columns)


def _line_order(chance: Chance) -> list[int]:
    """Bands in any order, and the three lines of each in any order."""
    bands = chance.shuffled(range(0, NINE.size, 3))
    return [line for band in bands for line in chance.shuffled(range(band, band + 3))]


def _upside_down(lines: list[str]) -> list[str]:
    return lines[::-1]


def _mirrored(lines: list[str]) -> list[str]:
    return [line[::-1] for line in lines]


def _transposed(lines: list[str]) -> list[str]:
    return ["".join(column) for column in zip(*lines, strict=True)]


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
