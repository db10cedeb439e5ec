"""A grid as people draw it, with or without rules between the blocks; or one that shows candidates.

5  3  . │ .  7  . │ .  .  .          with candidates: 81 groups of digits, a lone digit being a given
6  .  . │ 1  9  5 │ .  .  .

Read are also lists of numbers in brackets, nine rows of a spreadsheet with nothing in its empty cells, and
729 characters, nine for the candidates of each cell.
"""

import re
from collections.abc import Sequence

from fullhouse.problems.formats import ss, text
from fullhouse.problems.formats.kit.text import (
    CELL,
    Format,
    drawn,
    grid_of,
    grids_of,
    is_drawing,
    lines_of,
    unruled,
)
from fullhouse.problems.problem import Problem, candidates_from
from fullhouse.sudoku.grid import Grid

_GROUP = re.compile(r"[1-9]+")
_SPREAD = re.compile(rf" *{CELL}? *(?:([\t,;]) *{CELL}? *)(?:\1 *{CELL}? *){{7}}")
_NOT_GROUPS = re.compile(r"[^1-9\s|+*─-╿-]")


def claims(drawing: str) -> bool:
    is_grid = is_drawing(drawing) or _spread(drawing) is not None
    return is_grid and not (text.claims(drawing) or ss.claims(drawing))


def read(drawing: str) -> list[Problem]:
    spread = _spread(drawing)
    if spread is not None:
        return [Problem(givens=grid_of(spread))]
    body, cells = unruled(drawing), drawn(drawing)
    groups = _GROUP.findall(body)
    if len(groups) == 81 and max(map(len, groups)) > 1 and not _NOT_GROUPS.search(body):
        return [_with_candidates(groups)]
    if _is_nine_a_cell(cells):
        return [_with_candidates([re.sub("[^1-9]", "", cells[at : at + 9]) for at in range(0, 729, 9)])]
    return [Problem(givens=givens) for givens in grids_of(cells)]


def _spread(table: str) -> str | None:
    """The cells of a table as spreadsheets copy it; None for any other text."""
    rows = [row for row in table.split("\n") if row.strip(" ")]
    if len(rows) != 9 or not all(map(_SPREAD.fullmatch, rows)):
        return None
    return "".join(field.strip() or "." for row in rows for field in re.split("[\t,;]", row))


def _is_nine_a_cell(cells: str) -> bool:
    """Whether each digit stands at its own place among nine, as in lists of candidates."""
    own = "123456789"
    return len(cells) == 729 and all(char not in own or char == own[at % 9] for at, char in enumerate(cells))


def _with_candidates(groups: Sequence[str]) -> Problem:
    givens = grid_of("".join(group if len(group) == 1 else "." for group in groups))
    return Problem(
        givens=givens, candidates=candidates_from(map(int, group) if group[1:] else () for group in groups)
    )


def write(problems: Sequence[Problem]) -> str:
    return "\n".join(_drawn(problem.givens) for problem in problems)


def _drawn(givens: Grid) -> str:
    rows = [" | ".join(" ".join(row[at : at + 3]) for at in (0, 3, 6)) + "\n" for row in lines_of(givens)]
    return "------+-------+------\n".join("".join(rows[at : at + 3]) for at in (0, 3, 6))


FORMAT = Format(claims=claims, read=read, write=write)
