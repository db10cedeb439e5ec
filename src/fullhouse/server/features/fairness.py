"""Fair play: which problems are being played against others, and what the coach was asked about them."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from weakref import WeakKeyDictionary

from fullhouse.core.ids import TABLE, Cell, Seat
from fullhouse.match.entries import Consulted
from fullhouse.match.ids import CoachDoor, TableId
from fullhouse.match.table import Table
from fullhouse.server.errors import NotAllowed, NotFound
from fullhouse.server.features.problem_identity import form_of, solution_of
from fullhouse.server.features.raced_problems import MIN_DIGITS, RacedProblems, Said
from fullhouse.server.tables.conflict import append_and_wait
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber

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
        if table.stage != "playing":
            self._raced.discard(room.id)
            return
        if self._checked.get(table) == table.round or not table.is_against_others:
            return
        problem = problem_of(table)
        solution = None if problem is None else solution_of(problem)
        if problem is not None and solution is not None:
            is_closed = not table.settings.coach
            self._raced.add(room.id, problem, solution, form_of(solution), is_closed=is_closed)
            self._hub.cluster.guard(room.id)
        self._checked[table] = table.round

    def is_printed(self, grid: str) -> bool:
        """Whether a grid is just the problem of a running game: to grade it tells none of its digits."""
        return self._raced.is_printed(grid)

    async def ask(
        self,
        door: CoachDoor,
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
            if room.table.consulted < MOST_NOTED:
                refused = not room.table.settings.coach
                entry = Consulted(at=self._hub.now(), seat=seat, door=door, refused=refused)
                await append_and_wait(self._hub, room.id, lambda _, entry=entry: entry)  # type: ignore[misc]
        if rooms:
            raise NotAllowed("problem-in-play" if door == "game" else "coach-closed")

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
        """The room of a table that is still playing."""
        try:
            room = await self._hub.room(number)
        except NotFound:
            return None
        return room if room.table.stage == "playing" else None


def problem_of(table: Table) -> str | None:
    """The problem that is played on, as everybody sees it."""
    return table.game.problem(table.game.view(table.state, "spectator"))
