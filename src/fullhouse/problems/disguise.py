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


def _upside_down(lines: list[str]) -> list[str]:
    return lines[::-1]


def _mirrored(lines: list[str]) -> list[str]:
    return [line[::-1] for line in lines]


def _transposed(lines: list[str]) -> list[str]:
    return ["".join(column) for column in zip(*lines, strict=True)]
