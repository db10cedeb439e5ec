"""Plain text: 81 characters a line, a problem each. Behind a blank, `#`, `;` or `,` follows a comment."""

import re
from collections.abc import Sequence

from fullhouse.problems.formats.kit.cells import CELL, grid_of
from fullhouse.problems.formats.kit.format import Format
from fullhouse.problems.formats.kit.text import each_line, lines, tidy
from fullhouse.problems.problem import Problem

LINE = re.compile(rf"({CELL}{{81}})(?:[\s#;,]+(.*))?")


def claims(text: str) -> bool:
    return any(LINE.fullmatch(line.strip()) for line in text.split("\n", 50)[:50])


def read(text: str) -> list[Problem]:
    return each_line(text, read_line)


def read_line(line: str) -> Problem:
    match = LINE.fullmatch(line)
    if match is None:
        return Problem(givens=grid_of(line))
    return Problem(givens=grid_of(match[1]), comment=tidy("comment", match[2]))


def write(problems: Sequence[Problem]) -> str:
    return lines(str(problem.givens) for problem in problems)


FORMAT = Format(by_line=True, claims=claims, read=read, write=write)
