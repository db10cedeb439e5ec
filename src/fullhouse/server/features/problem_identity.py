"""When two grids are about the same problem: by their solution, however it is turned and renamed."""

from fullhouse.core.errors import BadInput
from fullhouse.solver import canonical, solve


def solution_of(grid: str) -> str | None:
    """The only solution of a grid; None where there is none, or several."""
    try:
        return solve(grid)
    except BadInput:
        return None


def form_of(solution: str) -> str:
    """The same for all solutions that differ only in names, turning and the order of lines."""
    return canonical(solution)
