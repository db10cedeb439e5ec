"""Equivalent problems: turned or mirrored, with symbols renamed. Just as hard, but not recognised."""

from fullhouse.core.chance import Chance
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
