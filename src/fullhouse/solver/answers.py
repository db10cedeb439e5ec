"""The solution of a problem, how many there are, all of them."""

from collections.abc import Iterator
from itertools import islice
from typing import overload

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.solver import backend
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import GridLike, grid_of

MOST_COUNTED = (1 << 63) - 1


def solve(problem: GridLike) -> str:
    """The solution of a problem. Raises BadInput if there is none or more than one.

    >>> solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    >>> solve("." * 81)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: problem-with-several-solutions: cell=c8, symbols=2 8, both=c8 f8
    """
    answer = backend.answer(problem)
    if isinstance(answer, str):
        return answer
    grid = grid_of(problem)
    text = str(grid)
    if answer < 0:
        answer = backend.answer(text)
        if isinstance(answer, str):
            return answer
    if answer == 0:
        raise BadInput("problem-without-solution")
    first, second = islice(backend.solutions(text), 2)
    cell, other = islice((cell for cell in grid.board.cells if first[cell] != second[cell]), 2)
    raise BadInput(
        "problem-with-several-solutions",
        cell=grid.board.name(Cell(cell)),
        symbols=[int(first[cell]), int(second[cell])],
        both=[grid.board.name(Cell(cell)), grid.board.name(Cell(other))],
    )


def first_solution(problem: GridLike) -> str | None:
    """The first of the solutions in the order of their text; None where there is none.

    >>> first_solution("11" + "." * 79), str(first_solution("." * 81))[:9]
    (None, '123456789')
    """
    return next(backend.solutions(str(grid_of(problem))), None)


def count(problem: GridLike, limit: int = 2) -> int:
    """How many solutions a problem has; stops counting at the limit.

    >>> count("." * 81, 1000)
    1000
    """
    if not isinstance(limit, int) or limit < 1:
        raise BadInput("bad-number", field="limit", value=limit, least=1)
    if limit > MOST_COUNTED:
        raise BadInput("number-too-large", field="limit", value=limit, most=MOST_COUNTED)
    try:
        solutions = backend.count(problem, limit)  # type: ignore[arg-type]  # a text is the usual case
    except (TypeError, ValueError):
        solutions = -1
    return backend.count(str(grid_of(problem)), limit) if solutions < 0 else solutions


def is_unique(problem: GridLike) -> bool:
    """Whether a problem has exactly one solution.

    >>> is_unique("." * 81)
    False
    """
    return count(problem, 2) == 1


@overload
def solutions(problem: Grid) -> Iterator[Grid]: ...  # type: ignore[overload-overlap]
@overload
def solutions(problem: GridLike) -> Iterator[str]: ...
def solutions(problem: GridLike) -> Iterator[str] | Iterator[Grid]:
    """All solutions in the order of their text, one at a time, since there may be very many.

    A `Grid` gives grids, all else gives texts.

    >>> next(solutions("." * 81))[:27]
    '123456789456789123789123456'
    """
    grid = grid_of(problem)
    if isinstance(problem, Grid):
        return (Grid.parse(text, grid.board) for text in backend.solutions(str(grid)))
    return backend.solutions(str(grid))
