"""A grid as people draw it, with or without rules between the blocks; or one that shows candidates.

5  3  . │ .  7  . │ .  .  .          with candidates: 81 groups of digits, a lone digit being a given
6  .  . │ 1  9  5 │ .  .  .
"""

import re
from collections.abc import Sequence

from fullhouse.problems.formats import ss, text
from fullhouse.problems.formats.kit.cells import drawn, grid_of, grids_of, is_drawing, lines_of
from fullhouse.problems.formats.kit.format import Format
from fullhouse.problems.problem import Problem, noted
from fullhouse.sudoku.grid import Grid

_GROUP = re.compile(r"[1-9]+")
_NOT_GROUPS = re.compile(r"[^1-9\s|+*─-╿-]")


def claims(drawing: str) -> bool:
    return is_drawing(drawing) and not (text.claims(drawing) or ss.claims(drawing))


def read(drawing: str) -> list[Problem]:
    groups = _GROUP.findall(drawing)
    if len(groups) == 81 and max(map(len, groups)) > 1 and not _NOT_GROUPS.search(drawing):
        return [_with_candidates(groups)]
    return [Problem(givens=givens) for givens in grids_of(drawn(drawing))]


def _with_candidates(groups: Sequence[str]) -> Problem:
    givens = grid_of("".join(group if len(group) == 1 else "." for group in groups))
    return Problem(givens=givens, candidates=noted(map(int, group) if group[1:] else () for group in groups))


def write(problems: Sequence[Problem]) -> str:
    return "\n".join(_drawn(problem.givens) for problem in problems)


def _drawn(givens: Grid) -> str:
    rows = [" | ".join(" ".join(row[at : at + 3]) for at in (0, 3, 6)) + "\n" for row in lines_of(givens)]
    return "------+-------+------\n".join("".join(rows[at : at + 3]) for at in (0, 3, 6))


FORMAT = Format(claims=claims, read=read, write=write)
