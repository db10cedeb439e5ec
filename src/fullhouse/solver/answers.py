"""The solution of a problem, how many there are, all of them."""

from collections.abc import Iterator
from itertools import islice
from typing import overload

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.solver import backend
from fullhouse.solver.text import read
from fullhouse.sudoku.grid import Grid


def solve(text: str) -> str:
    """The solution of a problem. Raises BadInput if there is none or more than one.

    >>> solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
    >>> solve("." * 81)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: problem-with-several-solutions: cell=c8, symbols=2 8, both=c8 f8
    """
    try:
        solutions, solution = backend.solve(text)
    except (TypeError, ValueError):
        solutions, solution = -1, None
    if solution is not None:
        return solution
    grid = read(text)
    if solutions == 0:
        raise BadInput("problem-without-solution")
    first, second = islice(backend.solutions(text), 2)
    cell, other = islice((cell for cell in grid.board.cells if first[cell] != second[cell]), 2)
    raise BadInput(
        "problem-with-several-solutions",
        cell=grid.board.name(Cell(cell)),
        symbols=[int(first[cell]), int(second[cell])],
        both=[grid.board.name(Cell(cell)), grid.board.name(Cell(other))],
    )


def count(text: str, limit: int = 2) -> int:
    """How many solutions a problem has; stops counting at the limit.

    >>> count("." * 81, 1000)
    1000
    """
    if not isinstance(limit, int) or not 1 <= limit < 1 << 63:
        raise BadInput("bad-number", field="limit", value=limit, least=1)
    try:
        solutions = backend.count(text, limit)
    except (TypeError, ValueError):
        solutions = -1
    if solutions < 0:
        read(text)
    return solutions


def is_unique(text: str) -> bool:
    """Whether a problem has exactly one solution."""
    return count(text, 2) == 1


@overload
def solutions(problem: str) -> Iterator[str]: ...
@overload
def solutions(problem: Grid) -> Iterator[Grid]: ...
def solutions(problem: str | Grid) -> Iterator[str] | Iterator[Grid]:
    """All solutions in the order of their text, one at a time, since there may be very many.

    >>> next(solutions("." * 81))[:27]
    '123456789456789123789123456'
    """
    if isinstance(problem, Grid):
        board = problem.board
        return (Grid.parse(text, board) for text in backend.solutions(str(problem)))
    read(problem)
    return backend.solutions(problem)
