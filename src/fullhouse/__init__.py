"""Full House: printed Sudoku board games as pure rules, and the Sudoku engine below them.

Everything here is loaded when first asked for: `import fullhouse` costs nothing.

>>> import fullhouse
>>> fullhouse.library(level=2)[0].rate().level
2
>>> fullhouse.count("." * 81, 5)
5
"""

from importlib import import_module

__version__ = "0.1.0"

TYPE_CHECKING = False  # type checkers take it for true; typing's own would be nine tenths of this import
if TYPE_CHECKING:
    from fullhouse import bots, coach, games, problems, records, research, review, solver
    from fullhouse.coach.rating import Grade
    from fullhouse.core.errors import BadInput, FullHouseError, Refused
    from fullhouse.core.game import View
    from fullhouse.facade.collections import (
        Puzzles,
        daily,
        generate,
        generate_many,
        library,
        rate_many,
        solve_many,
    )
    from fullhouse.facade.contest import Contest, play_out
    from fullhouse.facade.match import Match
    from fullhouse.facade.step import Step
    from fullhouse.facade.sudoku import Sudoku
    from fullhouse.games import game
    from fullhouse.records.record import Record
    from fullhouse.solver import canonical, count, first_solution, is_unique, solutions, solve

__all__ = [  # noqa: RUF022 - the order of the documentation
    # A puzzle
    "Sudoku",
    "Step",
    "Grade",
    # A game being played
    "Match",
    "Record",
    "Contest",
    "play_out",
    "game",
    "View",
    # Collections
    "generate",
    "generate_many",
    "library",
    "Puzzles",
    "daily",
    "rate_many",
    "solve_many",
    # Texts in, texts out
    "solve",
    "first_solution",
    "count",
    "is_unique",
    "solutions",
    "canonical",
    # Errors
    "FullHouseError",
    "BadInput",
    "Refused",
    # What lies below
    "bots",
    "coach",
    "games",
    "problems",
    "records",
    "research",
    "review",
    "solver",
    "__version__",
]  # fmt: skip

_HOMES = {
    "coach.rating": ("Grade",),
    "core.errors": ("BadInput", "FullHouseError", "Refused"),
    "core.game": ("View",),
    "facade.collections": (
        "Puzzles",
        "daily",
        "generate",
        "generate_many",
        "library",
        "rate_many",
        "solve_many",
    ),
    "facade.contest": ("Contest", "play_out"),
    "facade.functions": ("canonical", "count", "first_solution", "game", "is_unique", "solutions", "solve"),
    "facade.match": ("Match",),
    "facade.step": ("Step",),
    "facade.sudoku": ("Sudoku",),
    "records.record": ("Record",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # so that a name written wrongly is noticed by type checkers, too

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = _HOME.get(name)
        try:
            module = import_module(f"{__name__}.{home or name}")
        except ValueError:  # BadInput: the kernel is missing
            import_module(f"{__name__}.words").speaks(import_module)(f"{__name__}.{home or name}")
            raise
        value = module if home is None else getattr(module, name)
        globals()[name] = value  # asked for once only
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
