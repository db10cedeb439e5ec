"""Plain text: 81 characters a line, a problem each. Behind a blank, `#`, `;` or `,` follows a comment.

Links to other programs that name a problem by its 81 characters are read as well.
"""

import re
from collections.abc import Sequence

from fullhouse.problems.formats import sudokupad, sudokuwiki
from fullhouse.problems.formats.kit.text import CELL, Format, each_line, grid_of, lines, tidy
from fullhouse.problems.problem import Problem

LINE = re.compile(rf"({CELL}{{81}})(?:[\s#;,]+(.*))?")
_NAMED = re.compile(r"https?://[^\s]*?[/?&=#]([0-9.]{81})(?:[/?&#][^\s]*)?")


def claims(text: str) -> bool:
    first = [line.strip() for line in text.split("\n", 50)[:50]]
    if any(map(_NAMED.fullmatch, first)) and not any(one.claims(text) for one in (sudokupad, sudokuwiki)):
        return True
    return any(map(LINE.fullmatch, first))


def read(text: str) -> list[Problem]:
    return each_line(text, read_line)


def read_line(line: str) -> Problem:
    named = _NAMED.fullmatch(line)
    match = LINE.fullmatch(named[1] if named else line)
    if match is None:
        return Problem(givens=grid_of(line))
    return Problem(givens=grid_of(match[1]), comment=tidy("comment", match[2]))


def write(problems: Sequence[Problem]) -> str:
    return lines(str(problem.givens) for problem in problems)


FORMAT = Format(by_line=True, claims=claims, read=read, write=write)
