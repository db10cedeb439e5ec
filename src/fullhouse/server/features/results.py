"""Results of finished games: stored with the entry that ends a game, counted once that is in the log."""

from weakref import WeakKeyDictionary

from fullhouse.match.history.results import has_ended, results_in
from fullhouse.match.ports import StoredResult
from fullhouse.match.table import Table
from fullhouse.server.features.totals import Totals
from fullhouse.server.loops import Tasks
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber

MOST_ROUNDS = 1_000_000


class Results(Subscriber):
    """Counts each result, and derives one from the log that is missing: making it failed, or it was lost."""

    ignores_moves = True

    def __init__(self, hub: Hub, totals: Totals) -> None:
        self._hub, self._totals = hub, totals
        self._checked: WeakKeyDictionary[Table, int] = WeakKeyDictionary()
        """The round of each loaded table whose result is known to be stored, or is being looked for."""
        self._deriving = Tasks()

    def committed(self, room: Room, logged: LogEntry) -> None:
        if logged.result is not None:
            self._checked[room.table] = logged.result.round
            self._totals.add(logged.result)
        elif has_ended(room.table, logged.entry):
            self._checked.pop(room.table, None)
            self.refresh(room)

    def refresh(self, room: Room) -> None:
        table = room.table
        if table.stage == "over" and self._checked.get(table) != table.round:
            self._checked[table] = table.round
            self._deriving.start(self._check(room, table))

    def retry(self, room: Room) -> None:
        self._checked[room.table] = room.table.round
        self._deriving.start(self._count_again(room, room.table))

    async def _count_again(self, room: Room, table: Table) -> None:
        """Count what is stored: whether a result was counted before this failed is not known."""
        try:
            await self._totals.load()
        except Exception:
            self._hub.stream.failed(self, room, room.stored)
        else:
            await self._check(room, table)

    async def _check(self, room: Room, table: Table) -> None:
        try:
            for result in await missing_results(self._hub, room, table.round):
                self._hub.store.add_result(result)
                self._totals.add(result)
        except Exception:
            self._checked.pop(table, None)
            self._hub.stream.failed(self, room, room.stored)


async def missing_results(hub: Hub, room: Room, round_: int) -> list[StoredResult]:
    """The results that the log of a table tells of and the store does not have."""
    store = hub.store
    if round_ in {result.round for result in await store.results_of([room.id], most=1)}:
        return []
    entries = await store.read_log(room.id)
    # Read after the log: a result is stored with its entry, so one that is missing now stays missing.
    stored = {result.round for result in await store.results_of([room.id], most=MOST_ROUNDS)}
    if not entries:
        return []
    return [result for result in results_in(room.id, entries) if result.round not in stored]
