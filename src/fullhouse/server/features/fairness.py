"""Fair play: which problems are being played against others, and what the coach was asked about them."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from fullhouse.core.ids import TABLE, Seat
from fullhouse.match.entries import Consulted
from fullhouse.match.ids import CoachDoor, TableId
from fullhouse.match.table import Table
from fullhouse.server.errors import NotAllowed, NotFound
from fullhouse.server.features.problem_identity import form_of, solution_of
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber

MOST_PROBLEMS = 10_000
MOST_NOTED = 100
"""Questions of one round that are written into the log."""
MIN_DIGITS = 12
"""Fewer digits than this say nothing about which problem is meant."""
SHARE_OF_DIGITS = 0.6
"""A grid with this share of digits as in a problem's solution is about that problem, whatever the others are.

So right and wrong guesses in it are answered alike. An unrelated grid agrees in a ninth of its digits.
"""


FormOf = Callable[[str], Awaitable[str]]
"""The form of a grid's solution, empty where it has none. Asked of a worker: some grids take long."""


class RoundProblem(NamedTuple):
    """The problem of one round at a table."""

    problem: str
    solution: str
    form: str
    """The same for all problems that differ only in names, turning and the order of lines."""


class Fairness(Subscriber):
    """Knows the problems of running games between people. A table that was unloaded is still playing.

    Tables that other nodes have loaded are heard of over the bus.
    """

    ignores_moves = True

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._played: OrderedDict[TableId, RoundProblem] = OrderedDict()
        self._checked: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """The round of each loaded table whose problem is known."""

    @property
    def is_guarding(self) -> bool:
        return bool(self._played)

    def guarded(self) -> tuple[TableId, ...]:
        """Tables on whose problems the coach is silent."""
        return tuple(self._played)

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        self.refresh(room)

    def refresh(self, room: Room) -> None:
        table = room.table
        if table.stage != "playing":
            self._played.pop(room.id, None)
            return
        if self._checked.get(table) == table.round or not table.is_against_others:
            return
        problem = _problem(table)
        solution = None if problem is None else solution_of(problem)
        if problem is not None and solution is not None:
            self._played[room.id] = RoundProblem(problem, solution, form_of(solution))
            if len(self._played) > MOST_PROBLEMS:
                self._played.popitem(last=False)
            self._hub.cluster.guard(room.id)
        self._checked[table] = table.round

    async def ask(
        self, door: CoachDoor, grid: str, asker: tuple[TableId, Seat] | None, form: FormOf | None
    ) -> None:
        """Raise NotAllowed if a grid is that of a running game whose table keeps the coach out.

        A problem as it is printed may always be checked: that tells nothing about its digits. Without `form`
        one that was turned or renamed is another.
        """
        grid = grid.replace("0", ".")
        if asker is not None and await self._is_dealt(asker[0], grid):
            return
        if door == "check" and any(grid == played.problem for played in self._played.values()):
            return
        about = await self._about(grid, form)
        rooms = [room for number in about if (room := await self._room(number)) is not None]
        closed = [room for room in rooms if not room.table.settings.coach]
        for room in rooms:
            seat = asker[1] if asker is not None and asker[0] == room.id else TABLE
            if room.table.consulted < MOST_NOTED:
                entry = Consulted(at=self._hub.now(), seat=seat, door=door, refused=room in closed)
                await append_and_wait(self._hub, room.id, lambda _, entry=entry: entry)  # type: ignore[misc]
        if closed:
            raise NotAllowed("coach-closed")

    async def _about(self, grid: str, form: FormOf | None) -> list[TableId]:
        """The tables whose problem a grid is about, also if it was turned or renamed."""
        if not self._played:
            return []
        digits = [(place, digit) for place, digit in enumerate(grid) if digit in "123456789"]
        if len(digits) < MIN_DIGITS:
            return []
        solution_form = None if form is None else await form(grid)
        return [
            number
            for number, played in self._played.items()
            if solution_form == played.form or _is_near(played.solution, digits)
        ]

    async def _is_dealt(self, number: TableId, grid: str) -> bool:
        """Whether a grid is that of a table without opponents, on a problem that the server chose.

        The cards of the decks come up at many tables: nobody can choose the one that others play on.
        """
        room = await self._room(number)
        if room is None or room.table.is_against_others or room.table.chosen_setup is not None:
            return False
        problem = _problem(room.table)
        return problem is not None and all(
            given in (".", digit) for given, digit in zip(problem, grid, strict=False)
        )

    async def _room(self, number: TableId) -> Room | None:
        """The room of a table that is still playing."""
        try:
            room = await self._hub.room(number)
        except NotFound:
            return None
        return room if room.table.stage == "playing" else None


def _is_near(solution: str, digits: list[tuple[int, str]]) -> bool:
    """Whether digits are those of a solution, but for a few."""
    same = sum(solution[place] == digit for place, digit in digits)
    return same >= max(MIN_DIGITS, SHARE_OF_DIGITS * len(digits))


def _problem(table: Table) -> str | None:
    return table.game.problem(table.game.view(table.state, "spectator"))
