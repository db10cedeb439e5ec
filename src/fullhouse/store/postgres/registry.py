"""The nodes of a site in PostgreSQL: who lives, who keeps which table, and who is connected where."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry, read_entry
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.nodes import GAP, GRACE, LEASE, NOBODY, Epoch, Here, Outage, TableMeta, Visit
from fullhouse.match.ports import StoreTrouble
from fullhouse.store.postgres.writer import Writer

Asking = Callable[[], AbstractAsyncContextManager[Any]]
NODES = 3
"""The number of the advisory lock under which a beat looks at all others."""
LIVES = f"EXISTS (SELECT 1 FROM nodes WHERE nodes.name = tables.keeper AND nodes.beat > $2 - {LEASE})"
CLAIM = (
    "UPDATE tables SET keeper = $1, epoch = epoch + 1"
    f" WHERE id = $3 AND (keeper IS NULL OR keeper = $1 OR NOT {LIVES}) RETURNING epoch"
)
SWEEP = (
    "UPDATE tables SET keeper = $1, epoch = epoch + 1,"
    " deadline = CASE WHEN deadline < $2 THEN $2 ELSE deadline END WHERE id IN ("
    f" SELECT id FROM tables WHERE (awake AND (keeper IS NULL OR NOT {LIVES}))"
    f" OR (deadline < $2 - {GRACE} AND keeper IS DISTINCT FROM $1)"
    " ORDER BY deadline NULLS LAST LIMIT $3 FOR UPDATE SKIP LOCKED"
    ") RETURNING id, epoch"
)
"""Two nodes that sweep at the same time find different tables, and the finder has time to see to them."""
KEEP_ONLY = "UPDATE tables SET keeper = NULL WHERE keeper = $1 AND NOT id = ANY($2::bigint[])"
WAKE = "UPDATE tables SET awake = true WHERE id = ANY($1::bigint[]) AND NOT awake"
OUTAGE = (
    f"INSERT INTO outages SELECT max(beat), $1 FROM nodes HAVING max(beat) < $1 - {GAP}"
    " UNION ALL SELECT at, $1 FROM beat"
    f" WHERE NOT EXISTS (SELECT 1 FROM nodes) AND at < $1 - {GAP}"
)
"""Before nodes were kept, a server stored its heartbeat alone."""
BEAT = (
    "WITH before AS (SELECT beat FROM nodes WHERE name = $1), now AS ("
    " INSERT INTO nodes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET beat = $2"
    f") SELECT coalesce((SELECT beat > $2 - {LEASE} FROM before), false)"
)
LATEST_OUTAGE = "SELECT since, until FROM outages ORDER BY until DESC LIMIT 1"
LAST_SEQ = (
    "greatest((SELECT max(seq) FROM entries WHERE table_id = tables.id),"
    " (SELECT entries FROM archive WHERE table_id = tables.id))"
)
FETCH_META = f"SELECT id, {LAST_SEQ}, revision FROM tables WHERE id = ANY($1::bigint[])"
FENCE = (
    "INSERT INTO fences VALUES ($1, $2, $3, $4) ON CONFLICT (table_id, client)"
    " DO UPDATE SET (number, at) = (greatest(fences.number, excluded.number), excluded.at)"
)
HERE = (
    "SELECT table_id, players, tvs, spectators, at, nodes.beat"
    " FROM presence LEFT JOIN nodes ON nodes.name = presence.node"
    " WHERE table_id = ANY($1::bigint[]) AND node <> $2"
)
SET_HERE = (
    "INSERT INTO presence VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, node)"
    " DO UPDATE SET (players, tvs, spectators, at) ="
    " (excluded.players, excluded.tvs, excluded.spectators, excluded.at)"
)
SAY_HERE = (
    "INSERT INTO presence SELECT table_id, $1, players::integer[], tvs, spectators, $6"
    " FROM unnest($2::bigint[], $3::text[], $4::integer[], $5::integer[])"
    " AS here (table_id, players, tvs, spectators) ON CONFLICT (table_id, node)"
    " DO UPDATE SET (players, tvs, spectators, at) ="
    " (excluded.players, excluded.tvs, excluded.spectators, excluded.at)"
    " WHERE (presence.players, presence.tvs, presence.spectators)"
    " IS DISTINCT FROM (excluded.players, excluded.tvs, excluded.spectators)"
)
ONLY_HERE = "DELETE FROM presence WHERE node = $1 AND NOT table_id = ANY($2::bigint[])"
READ_AFTER = "SELECT line FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"
FENCED = Seconds(24 * 3600)
"""How long a fence stands: no node, and nothing on its way to one, comes back after a day."""
FORGOTTEN = Seconds(600)
"""A node that was not seen for this long is forgotten, with all that it knew."""


class PostgresRegistry:
    """What one node writes and reads about all of them."""

    def __init__(self, node: str, asking: Asking, writer: Writer) -> None:
        self._node, self._asking, self._writer = node, asking, writer

    async def beat(self, now: Seconds) -> tuple[bool, Outage | None]:
        async with self._asking() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(0, $1)", NODES)
            await connection.execute(OUTAGE, now)
            lived = await connection.fetchval(BEAT, self._node, now)
            outage = await connection.fetchrow(LATEST_OUTAGE)
            old = await connection.fetch(
                "DELETE FROM nodes WHERE beat < $1 RETURNING name", Seconds(now - FORGOTTEN)
            )
            if old:
                names = [name for (name,) in old]
                await connection.execute("DELETE FROM presence WHERE node = ANY($1::text[])", names)
        return lived, None if outage is None else Outage(*outage)

    async def claim(self, table: TableId, now: Seconds) -> Epoch | None:
        async with self._asking() as connection:
            epoch: Epoch | None = await connection.fetchval(CLAIM, self._node, now, table)
        return epoch

    async def sweep(self, now: Seconds, most: int) -> dict[TableId, Epoch]:
        async with self._asking() as connection:
            rows = await connection.fetch(SWEEP, self._node, now, most)
        return {TableId(table): epoch for table, epoch in rows}

    def release(self, table: TableId) -> None:
        self._writer.soon("UPDATE tables SET keeper = NULL WHERE id = $1 AND keeper = $2", table, self._node)
        self._writer.soon("DELETE FROM presence WHERE table_id = $1 AND node = $2", table, self._node)

    def keep_only(self, kept: Iterable[TableId], awake: Iterable[TableId]) -> None:
        self._writer.soon(KEEP_ONLY, self._node, list(kept))
        self._writer.soon(WAKE, list(awake))

    def set_deadline(self, table: TableId, deadline: Seconds | None) -> None:
        self._writer.set_deadline(table, deadline)

    def set_here(self, table: TableId, here: Here, now: Seconds) -> None:
        players = sorted(here.players)
        self._writer.soon(SET_HERE, table, self._node, players, here.tvs, here.spectators, now)

    def say_here(self, everywhere: Mapping[TableId, Here], now: Seconds) -> None:
        tables = sorted(everywhere)
        here = [everywhere[table] for table in tables]
        players = ["{" + ",".join(map(str, sorted(one.players))) + "}" for one in here]
        tvs, spectators = [one.tvs for one in here], [one.spectators for one in here]
        self._writer.soon(SAY_HERE, self._node, tables, players, tvs, spectators, now)
        self._writer.soon(ONLY_HERE, self._node, tables)

    async def fetch_meta(self, tables: Iterable[TableId], now: Seconds) -> list[TableMeta]:
        wanted = list(tables)
        async with self._asking() as connection:
            rows = await connection.fetch(FETCH_META, wanted)
            presence: dict[int, list[Any]] = {}
            for row in await connection.fetch(HERE, wanted, self._node):
                presence.setdefault(row[0], []).append(row)
        return [
            TableMeta(
                table=TableId(table),
                seq=Seq(seq or 0),
                revision=revision,
                elsewhere=_together(presence.get(table, []), now),
                left=max((_left(row, now) for row in presence.get(table, [])), default=None),
            )
            for table, seq, revision in rows
        ]

    async def read_after(self, table: TableId, seq: Seq) -> list[AnyEntry]:
        async with self._asking() as connection:
            rows = await connection.fetch(READ_AFTER, table, seq)
        return [read_entry(line) for (line,) in rows]

    async def fence(self, table: TableId, visit: Visit, now: Seconds) -> Seq:
        async with self._asking() as connection:
            await connection.execute("DELETE FROM fences WHERE at < $1", Seconds(now - FENCED))
            await connection.execute(FENCE, table, visit.client, visit.number, now)
            # Another statement: it sees what was appended until the fence was there.
            seq = await connection.fetchval(f"SELECT {LAST_SEQ} FROM tables WHERE id = $1", table)
        return Seq(seq or 0)

    async def fences(self, table: TableId) -> dict[bytes, int]:
        async with self._asking() as connection:
            rows = await connection.fetch("SELECT client, number FROM fences WHERE table_id = $1", table)
        return dict(map(tuple, rows))

    async def leave(self) -> None:
        """By the writer: on another connection it could wait for what this node writes, and that for it."""
        try:
            await self._writer.execute("UPDATE tables SET keeper = NULL WHERE keeper = $1", self._node)
            await self._writer.execute("DELETE FROM presence WHERE node = $1", self._node)
        except Exception as error:
            raise StoreTrouble(str(error)) from error


def _lives(row: Any, now: Seconds) -> bool:
    return row[5] is not None and row[5] > now - LEASE


def _together(rows: list[Any], now: Seconds) -> Here:
    living = [row for row in rows if _lives(row, now)]
    if not living:
        return NOBODY
    return Here(
        players=frozenset(Player(player) for row in living for player in row[1]),
        tvs=sum(row[2] for row in living),
        spectators=sum(row[3] for row in living),
    )


def _left(row: Any, now: Seconds) -> Seconds:
    """When the players of a node had gone: those of a dead one with its last beat."""
    at, beat = row[4], row[5]
    return Seconds(at if beat is None or _lives(row, now) else max(at, beat))
