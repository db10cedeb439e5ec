"""The problems of running games against others, each kept once however many tables play on it."""

from collections.abc import Iterable, Mapping, Sequence
from math import log
from typing import NamedTuple

from fullhouse.core.ids import Cell
from fullhouse.match.ids import TableId

MIN_DIGITS = 12
"""Fewer digits than this say nothing about which problem is meant."""
SHARE_OF_DIGITS = 0.6
"""A grid with this share of digits as in a problem's solution is about that problem, whatever the others are.

So right and wrong guesses in it are answered alike. An unrelated grid agrees in a ninth of its digits.
"""
DIGITS = 9
CELLS = 81


class Said(NamedTuple):
    """What somebody has said about cells: masks of cells and digits, by how many digits a cell may hold."""

    masks: Mapping[int, int]
    cells: Mapping[int, int]
    """How many cells."""

    @staticmethod
    def of(grid: str, notes: Mapping[Cell, Sequence[int]] | None = None) -> "Said":
        """What a grid says, and what the notes of its empty cells say."""
        masks, cells = dict[int, int](), dict[int, int]()
        said = dict[int, Sequence[int]]((notes or {}).items())
        said |= {cell: (int(digit),) for cell, digit in enumerate(grid[:CELLS]) if digit in "123456789"}
        for cell, digits in said.items():
            count = len(digits)
            masks[count] = masks.get(count, 0) | sum(_bit(cell, digit) for digit in digits)
            cells[count] = cells.get(count, 0) + 1
        return Said(masks, cells)

    def is_about(self, solution: int) -> bool:
        """Whether this is said about the problem of a solution. A digit counts one, a note of several less.

        >>> solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
        >>> answer = mask_of_solution(solution)
        >>> grids = solution[:12], solution[:11], solution[:12] + "9" * 12
        >>> [Said.of(grid).is_about(answer) for grid in grids]
        [True, False, False]
        >>> pairs = {cell: (int(digit), int(digit) % 9 + 1) for cell, digit in enumerate(solution[:20])}
        >>> Said.of("." * 81, pairs).is_about(answer)
        True
        """
        agreed = total = 0.0
        for count, mask in self.masks.items():
            agreed += _worth(count) * (mask & solution).bit_count()
            total += _worth(count) * self.cells[count]
        return agreed >= max(MIN_DIGITS, SHARE_OF_DIGITS * total)


def _bit(cell: int, digit: int) -> int:
    return 1 << (DIGITS * cell + digit - 1)


def _worth(count: int) -> float:
    """How much it says that a cell holds one of so many digits, where one digit is all that can be said."""
    return log(DIGITS / count) / log(DIGITS)


def mask_of_solution(solution: str) -> int:
    """A mask of cells and digits: one bit for each cell."""
    return sum(_bit(cell, int(digit)) for cell, digit in enumerate(solution))


class _Raced:
    """A problem that is played on, by tables that keep the coach out and by others."""

    __slots__ = ("closed", "form", "opened", "solution")

    def __init__(self, solution: str, form: str) -> None:
        self.solution, self.form = mask_of_solution(solution), form
        self.closed: dict[TableId, None] = {}
        self.opened: dict[TableId, None] = {}


class RacedProblems:
    """Nothing is left out while it is played on: a problem takes a kilobyte, each further table a tenth."""

    def __init__(self) -> None:
        self._raced: dict[str, _Raced] = {}
        self._problems: dict[TableId, str] = {}

    def __len__(self) -> int:
        return len(self._problems)

    @property
    def tables(self) -> tuple[TableId, ...]:
        return tuple(self._problems)

    def add(self, table: TableId, problem: str, solution: str, form: str, *, is_closed: bool) -> None:
        self.discard(table)
        raced = self._raced.setdefault(problem, _Raced(solution, form))
        (raced.closed if is_closed else raced.opened)[table] = None
        self._problems[table] = problem

    def discard(self, table: TableId) -> None:
        """The game of a table is over."""
        problem = self._problems.pop(table, None)
        if problem is not None:
            raced = self._raced[problem]
            raced.closed.pop(table, None)
            raced.opened.pop(table, None)
            if not raced.closed and not raced.opened:
                del self._raced[problem]

    def is_printed(self, grid: str) -> bool:
        """Whether a grid is just the problem of a game, with nothing added."""
        return grid.replace("0", ".") in self._raced

    def about(self, said: Said, form: str | None) -> tuple[list[TableId], list[TableId]]:
        """The tables whose problem this is about: those that keep the coach out, and the others."""
        raced = [one for one in self._raced.values() if form == one.form or said.is_about(one.solution)]
        return _all(one.closed for one in raced), _all(one.opened for one in raced)


def _all(tables: Iterable[Mapping[TableId, None]]) -> list[TableId]:
    return [table for each in tables for table in each]
