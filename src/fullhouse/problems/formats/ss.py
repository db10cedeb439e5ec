"""`.ss`, the files of Simple Sudoku: one problem, blocks divided by `|` and lines of strokes."""

import re
from collections.abc import Sequence

from fullhouse.problems.formats.kit.text import CELL, Format, drawn, grid_of, lines, lines_of
from fullhouse.problems.problem import Problem

_FIRST = re.compile(rf"\s*(?:\*-+\*\s*)?\|?{CELL}{{3}}\|{CELL}{{3}}\|{CELL}{{3}}\|?\s*\n")
_STROKES = "-----------"


def claims(text: str) -> bool:
    return _FIRST.match(text) is not None


def read(text: str) -> list[Problem]:
    rows = [line for line in text.split("\n") if not line.startswith("Simple Sudoku")]
    return [Problem(givens=grid_of(drawn("\n".join(rows))))]


def write(problems: Sequence[Problem]) -> str:
    (problem,) = problems
    rows = ["|".join((row[:3], row[3:6], row[6:])) for row in lines_of(problem.givens)]
    return lines([*rows[:3], _STROKES, *rows[3:6], _STROKES, *rows[6:]])


FORMAT = Format(several=False, claims=claims, read=read, write=write)
