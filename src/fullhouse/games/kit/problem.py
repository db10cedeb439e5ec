"""The problem of a game that is played on one: read and checked, or dealt by chance from the starters."""

from functools import lru_cache
from importlib.resources import files

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.game import Setup
from fullhouse.games.kit import setups
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


def read_problem(setup: Setup) -> tuple[Grid, Grid]:
    """The givens and the solution of a setup `{"problem": …}`. BadInput where there is not exactly one."""
    setups.only_fields(setup, required=("problem",))
    text = setup["problem"]
    if not isinstance(text, str):
        raise BadInput("not-a-text", field="problem", value=text)
    return _solved(text)


@lru_cache(maxsize=256)
def _solved(text: str) -> tuple[Grid, Grid]:
    givens = Grid.parse(text, NINE)
    return givens, Grid.parse(solve(text), NINE)


def deal_problem(chance: Chance) -> dict[str, str]:
    """A starter problem in a disguise: turned over, bands and lines swapped, symbols renamed."""
    grid = Grid.parse(chance.choice(_starters()), NINE)
    rows, columns = _shuffled_lines(chance), _shuffled_lines(chance)
    names = [0, *chance.shuffled(NINE.symbols)]
    turned = chance.below(2)
    symbols = (
        grid.symbols[column * 9 + row if turned else row * 9 + column] for row in rows for column in columns
    )
    return {"problem": str(Grid.of(NINE, bytes(names[symbol] for symbol in symbols)))}


def _shuffled_lines(chance: Chance) -> list[int]:
    """Nine lines in an order that keeps blocks whole."""
    return [band * 3 + line for band in chance.shuffled(range(3)) for line in chance.shuffled(range(3))]


@lru_cache(maxsize=1)
def _starters() -> list[str]:
    return files(__package__).joinpath("starters.txt").read_text().split()
