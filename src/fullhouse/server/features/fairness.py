"""Fair play: which problems are being played against others, and what the coach was asked about them."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from math import log
from typing import NamedTuple
from weakref import WeakKeyDictionary

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import TABLE, Cell, Seat
from fullhouse.match.entries import Consulted
from fullhouse.match.ids import CoachQuestion, TableId
from fullhouse.match.table import Table
from fullhouse.server.errors import NotAllowed, NotFound
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber
from fullhouse.solver import canonical, solve

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

    def __init__(self, solution: str) -> None:
        self.solution, self.form = mask_of_solution(solution), canonical(solution)
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

    def add(self, table: TableId, problem: str, solution: str, *, is_closed: bool) -> None:
        self.discard(table)
        raced = self._raced.get(problem) or self._raced.setdefault(problem, _Raced(solution))
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


MOST_NOTED = 100
"""Questions of one round that are written into the log."""
MOST_TOLD = 20
"""Tables on one problem whose logs are told of a question: there may be thousands."""
FormOf = Callable[[str], Awaitable[str]]
"""The form of a grid's solution, empty where it has none. Asked of a worker: some grids take long."""


class Fairness(Subscriber):
    """Knows the problems of running games between people. A table that was unloaded is still playing.

    Tables that other nodes have loaded are heard of over the bus.
    """

    ignores_moves = True

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._raced = RacedProblems()
        self._checked: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """The round of each loaded table whose problem is known."""

    @property
    def is_guarding(self) -> bool:
        return bool(self._raced)

    def guarded(self) -> tuple[TableId, ...]:
        """Tables on whose problems the coach is silent."""
        return self._raced.tables

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        self.refresh(room)

    def refresh(self, room: Room) -> None:
        table = room.table
        if room.standing.is_over:
            self._raced.discard(room.id)
        if table.stage != "playing":
            return
        if self._checked.get(table) == table.round or not table.is_against_others:
            return
        problem = problem_of(table)
        if problem is not None:
            with suppress(BadInput):  # a problem of its author's own game may have several solutions
                self._raced.add(room.id, problem, solve(problem), is_closed=not table.settings.coach)
                self._hub.cluster.guard(room.id)
        self._checked[table] = table.round

    def is_printed(self, grid: str) -> bool:
        """Whether a grid is just the problem of a running game: to grade it tells none of its digits."""
        return self._raced.is_printed(grid)

    async def ask(
        self,
        question: CoachQuestion,
        grid: str,
        asker: tuple[TableId, Seat] | None,
        form: FormOf | None,
        *,
        notes: Mapping[Cell, Sequence[int]] | None = None,
    ) -> None:
        """Raise NotAllowed if a grid is that of a running game whose table keeps the coach out.

        Notes say about cells what digits may be there. Without `form` a problem that was turned or renamed is
        another.
        """
        if not self._raced or (asker is not None and await self._is_dealt(asker[0], grid)):
            return
        closed, opened = await self._about(Said.of(grid, notes), grid, form)
        rooms = [room for room in await self._rooms(closed) if not room.table.settings.coach]
        for room in (*rooms, *await self._rooms(opened)):
            seat = asker[1] if asker is not None and asker[0] == room.id else TABLE
            if room.table.stage == "playing" and room.table.consulted < MOST_NOTED:
                refused = not room.table.settings.coach
                entry = Consulted(at=self._hub.now(), seat=seat, question=question, refused=refused)
                await append_and_wait(self._hub, room.id, lambda _, entry=entry: entry)  # type: ignore[misc]
        if rooms:
            raise NotAllowed("problem-in-play" if question == "game" else "coach-closed")

    async def _about(self, said: Said, grid: str, form: FormOf | None) -> tuple[list[TableId], list[TableId]]:
        """The tables whose problem something is about, also if it was turned or renamed."""
        if sum(said.cells.values()) < MIN_DIGITS:
            return [], []
        return self._raced.about(said, None if form is None else await form(grid))

    async def _rooms(self, tables: list[TableId]) -> list[Room]:
        """The first rooms that still play. Those of games that ended elsewhere are forgotten."""
        rooms: list[Room] = []
        for number in tables:
            room = await self._room(number)
            if room is None:
                self._raced.discard(number)
            else:
                rooms.append(room)
            if len(rooms) == MOST_TOLD:
                break
        return rooms

    async def _is_dealt(self, number: TableId, grid: str) -> bool:
        """Whether a grid is that of a table without opponents, on a problem that the server chose.

        The cards of the decks come up at many tables: nobody can choose the one that others play on.
        """
        room = await self._room(number)
        if room is None or room.table.is_against_others or room.table.chosen_setup is not None:
            return False
        problem, grid = problem_of(room.table), grid.replace("0", ".")
        return problem is not None and all(
            given in (".", digit) for given, digit in zip(problem, grid, strict=False)
        )

    async def _room(self, number: TableId) -> Room | None:
        """The room of a table that is still playing, as its log says."""
        try:
            room = await self._hub.room(number)
        except NotFound:
            return None
        return None if room.standing.is_over or not room.standing.round else room


def problem_of(table: Table) -> str | None:
    """The problem that is played on, as everybody sees it."""
    return table.game.problem(table.game.view(table.state, "spectator"))
