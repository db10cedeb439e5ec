"""Full House: printed Sudoku board games as pure rules, and the Sudoku engine below them.

The engine's functions are here too, loaded when first asked for: a game does not pay for the solver.

>>> import fullhouse
>>> fullhouse.count("." * 81, 5)
5
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

_ENGINE = ("canonical", "count", "generate", "is_unique", "solutions", "solve", "solve_many")

if TYPE_CHECKING:
    from fullhouse.solver import canonical, count, generate, is_unique, solutions, solve, solve_many

__all__ = ["__version__", "canonical", "count", "generate", "is_unique", "solutions", "solve", "solve_many"]


def __getattr__(name: str) -> object:
    if name not in _ENGINE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from fullhouse import solver  # noqa: PLC0415

    globals()[name] = value = getattr(solver, name)  # asked for once only
    return value
