"""The problem of a command: 81 characters, text in any known format, or a file with one problem."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.problems.problem import Problem

_LONGEST_NAME = 255


def problem_in(text: str) -> "Problem":
    """The problem with all that is written in it. Raises BadInput for several, or for none.

    >>> str(problem_in("https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79").givens)[:9]
    '53..7....'
    """
    from fullhouse.facade.arguments import problems_in  # noqa: PLC0415
    from fullhouse.problems.problem import Problem  # noqa: PLC0415
    from fullhouse.sudoku.grid import Grid  # noqa: PLC0415

    if re.fullmatch("[0-9.]*", text):
        return Problem(givens=Grid.parse(text))
    is_file = len(text) <= _LONGEST_NAME and Path(text).is_file()
    problems = problems_in(Path(text) if is_file else text)
    if len(problems) > 1:
        raise BadInput("several-problems", count=len(problems))
    return problems[0]
