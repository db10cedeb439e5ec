"""HoDoKu's library lines: givens, digits written, and the candidates that have been deleted.

    :0000:x:53..7....6..+1+9+5....98…:412 613:::
            │         │              └ 4 in row 1, column 2 is gone
            given     written: behind a +

The fields around them name a technique and what it does; they say nothing about the problem.
"""

import re
from collections.abc import Sequence

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.problems.formats.kit.text import Format, each_line, grid_of, lines
from fullhouse.problems.problem import Candidates, Problem, candidates_from
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

_CELL = re.compile(r"(\+?)(.)")
_FIRST = re.compile(r"\s*(?:#[^\n]*\n\s*)*:[0-9]{0,4}[-0-9a-zA-Z]*:[0-9xX]*:[0-9.+]+:")


def claims(text: str) -> bool:
    return _FIRST.match(text) is not None


def read(text: str) -> list[Problem]:
    return each_line(text, _read_line)


def _read_line(line: str) -> Problem:
    fields = line.split(":")
    if len(fields) < 5 or fields[0]:
        raise BadInput("bad-library-line")
    cells = _CELL.findall(fields[3])
    givens = grid_of("".join("." if plus else char for plus, char in cells))
    digits = grid_of("".join(char if plus else "." for plus, char in cells))
    problem = Problem(givens=givens, digits=digits)
    deleted = fields[4].split()
    return Problem(givens=givens, digits=digits, candidates=_without(problem.filled(), deleted))


def _without(filled: Grid, deleted: list[str]) -> Candidates:
    if not deleted:
        return ()
    left = _all(filled)
    for name in deleted:
        if not re.fullmatch("[1-9]{3}", name):
            raise BadInput("bad-candidate", value=name)
        symbol, row, column = map(int, name)
        left[(row - 1) * 9 + column - 1].discard(symbol)
    return candidates_from(left)


def _all(filled: Grid) -> list[set[int]]:
    return [
        set() if filled.filled >> cell & 1 else set(map(int, filled.candidates(Cell(cell))))
        for cell in NINE.cells
    ]


def write(problems: Sequence[Problem]) -> str:
    return lines(f":0000:x:{_cells(problem)}:{' '.join(_deleted(problem))}:::" for problem in problems)


def _cells(problem: Problem) -> str:
    pairs = zip(str(problem.givens), problem.digits.symbols, strict=True)
    return "".join(f"+{digit}" if digit else given for given, digit in pairs)


def _deleted(problem: Problem) -> list[str]:
    if not problem.candidates:
        return []
    pairs = zip(_all(problem.filled()), problem.candidates, strict=True)
    return [
        f"{symbol}{cell // 9 + 1}{cell % 9 + 1}"
        for cell, (fitting, kept) in enumerate(pairs)
        for symbol in sorted(fitting.difference(kept))
    ]


FORMAT = Format(by_line=True, carries=("digits", "candidates"), claims=claims, read=read, write=write)
