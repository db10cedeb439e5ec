"""A whole run: a cluster, tables, players and troubles; then quiet, and the check."""

import asyncio
from random import Random

import msgspec

from fullhouse.client import Client, NewSeat, NewTable
from fullhouse.client.table import new_id
from fullhouse.match.deciding.commands import Start
from fullhouse.match.entries import AnyEntry, read_entry
from fullhouse.match.history.snapshots import agrees
from fullhouse.match.ids import TableId
from fullhouse.store.postgres.database import Address
from tests.databases.postgres import Postgres
from tests.databases.redis import Redis
from tests.nodes.faults.checker import check, stale
from tests.nodes.faults.cluster import Cluster
from tests.nodes.faults.player import Player
from tests.nodes.faults.troubles import Troubles

ME, OPEN, BOT = NewSeat(who="me", name="A"), NewSeat(), NewSeat(who="bot")
GUARD = {"referee": "guard"}
KINDS = (
    NewTable(game="tiles", seats=(ME, OPEN), options={**GUARD, "sand_glass": 5}),
    NewTable(game="classic", seats=(ME, OPEN)),
    NewTable(game="tiles", seats=(ME, BOT), options=GUARD),
)
"""With a sand-glass; where everybody writes at the same time; with a bot of the server."""
ROUND_SECONDS = 1.5
"""Seconds between two checks where a flaw is looked for."""
CALM_SECONDS = 12.0
"""Seconds without troubles in which everything has to come to order."""
KEPT = ("keeper", "epoch", "deadline", "awake")
"""Columns of a table that say who has to move it on."""
STUCK_SECONDS = 120.0
"""The most seconds until every table has moved on after that."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    tables: int
    seconds: float
    """How long troubles come; with a flaw, the most seconds until it has to be found."""
    seed: int
    nodes: int = 2
    pace: float = 1.5
    """Seconds that a player thinks."""
    flaw: str = ""
    wanted: str = ""
    """What the fault says by which the flaw is found; any fault will do where this is empty."""
    calm: float = CALM_SECONDS
    kinds: tuple[int, ...] = (0, 1, 2)
    troubles: int = 0
    """The fewest troubles, however long they take."""
    only: tuple[str, ...] = ()
    """The kinds of trouble, if not all happen. With a flaw, none happens but these."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    faults: list[str]
    entries: int
    answers: int
    messages: int
    times_lost: int
    troubles: dict[str, int]
    clock_moves: int
    snapshots: int
    """Of tables whose log says the same."""
    stale: int
    """Welcomes that lacked what somebody else had been told before: other nodes hear of it a moment later."""
    welcomes: int
    away: list[float]
    """Seconds until somebody who lost the connection was welcomed again, the shortest first."""


class Seated(msgspec.Struct, frozen=True):
    code: str
    players: list[Player]


async def run(plan: Plan, postgres: Postgres | None = None, redis: Redis | None = None) -> Report:
    """Servers that are given are left running; troubles need servers of their own."""
    chance = Random(plan.seed)
    cluster = Cluster(plan.nodes, plan.flaw, postgres, redis, chance=Random(chance.random()))
    playing: list[asyncio.Task[None]] = []
    try:
        await cluster.start()
        tables = [await _table(plan, cluster, number, chance) for number in range(plan.tables)]
        people = [player for table in tables for player in table.players]
        troubles = Troubles(cluster, people, chance, plan.only)
        if plan.flaw:
            return await _found(plan, cluster, tables, playing, troubles)
        _start(playing, people)
        await troubles.go_on(plan.seconds, plan.troubles)
        await asyncio.sleep(plan.calm)
        stuck = [*await _stuck(cluster, tables), *cluster.failures()]
        await _stop(playing)
        return await _report(cluster, tables, stuck, troubles.happened)
    finally:
        await _stop(playing)
        await cluster.close()


async def _found(
    plan: Plan,
    cluster: Cluster,
    tables: list[Seated],
    playing: list[asyncio.Task[None]],
    troubles: Troubles,
) -> Report:
    """Let them play until the checker finds the flaw, or time is up."""
    until = asyncio.get_running_loop().time() + plan.seconds
    while True:
        _start(playing, [player for table in tables for player in table.players])
        if plan.only:
            await troubles.go_on(ROUND_SECONDS)
        await asyncio.sleep(ROUND_SECONDS)
        await _stop(playing)
        report = await _report(cluster, tables, [], troubles.happened)
        is_found = any(plan.wanted in fault for fault in report.faults)
        if is_found or asyncio.get_running_loop().time() > until:
            return report


def _start(playing: list[asyncio.Task[None]], people: list[Player]) -> None:
    playing[:] = [asyncio.create_task(player.play()) for player in people]


async def _stop(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def _table(plan: Plan, cluster: Cluster, number: int, chance: Random) -> Seated:
    addresses = [node.address for node in cluster.nodes]
    client = Client(f"http://{chance.choice(addresses)}")
    kind = KINDS[plan.kinds[number % len(plan.kinds)]]
    key = await client.create(kind)
    tokens = [key.token]
    if OPEN in kind.seats:
        tokens.append((await client.join(key.code, "B")).token)
        async with await client.sit(key.token) as host:
            await host.do(Start(id=new_id()))
    players = [
        Player(f"t{number}p{place}", token, addresses, Random(chance.random()), plan.pace)
        for place, token in enumerate(tokens, 1)
    ]
    players[0].is_sleepy = "sand_glass" in kind.options and number % 4 == 0
    return Seated(key.code, players)


async def _stuck(cluster: Cluster, tables: list[Seated]) -> list[str]:
    """The tables at which nothing happens any more, and who knows what of them."""
    before = {table.code: max(player.seq for player in table.players) for table in tables}
    until = asyncio.get_running_loop().time() + STUCK_SECONDS
    left = list(tables)
    while left and asyncio.get_running_loop().time() < until:
        await asyncio.sleep(0.5)
        left = [table for table in left if any(player.seq <= before[table.code] for player in table.players)]
    return [
        f"{table.players[0].name[:-2]}: it is stuck at entry {before[table.code]};"
        f" {await _kept(cluster, table)};"
        f" {', '.join(player.state() for player in table.players)}"
        for table in left
    ]


async def _kept(cluster: Cluster, table: Seated) -> str:
    """Who keeps a table, and how long its log is."""
    connection = await Address(cluster.database).connect()
    try:
        row = await connection.fetchrow("SELECT * FROM tables WHERE code = $1", table.code)
        length = await connection.fetchval("SELECT max(seq) FROM entries WHERE table_id = $1", row["id"])
    finally:
        await connection.close()
    kept = {name: value for name, value in row.items() if name in KEPT}
    return f"its log has {length} entries, {kept}"


async def _report(
    cluster: Cluster, tables: list[Seated], stuck: list[str], troubles: dict[str, int]
) -> Report:
    connection = await Address(cluster.database).connect()
    faults, entries, clock_moves, snapshots = list(stuck), 0, 0, 0
    for table in tables:
        number = await connection.fetchval("SELECT id FROM tables WHERE code = $1", table.code)
        log = await _log(connection, TableId(number))
        entries += len(log)
        clock_moves += sum(getattr(entry, "move", "") in ("timeout", "silence") for _, entry in log)
        name = table.players[0].name[:-2]
        wrong = check(name, log, table.players)
        snapshot = await connection.fetchval("SELECT body FROM snapshots WHERE table_id = $1", number)
        if snapshot is not None and not wrong:  # a wrong log may not even be one that can be replayed
            snapshots += 1
            if not agrees(snapshot, [entry for _, entry in log]):
                wrong.append(f"{name}: its snapshot differs from its log")
        faults += wrong
    await connection.close()
    people = [player for table in tables for player in table.players]
    return Report(
        faults=faults,
        entries=entries,
        answers=sum(len(player.done) + len(player.refused) for player in people),
        messages=sum(len(player.heard) for player in people),
        times_lost=sum(player.times_lost for player in people),
        troubles=troubles,
        clock_moves=clock_moves,
        snapshots=snapshots,
        stale=sum(stale(table.players) for table in tables),
        welcomes=sum(one.asked is not None for player in people for one in player.heard),
        away=sorted(away for player in people for away in player.away),
    )


async def _log(connection: object, table: TableId) -> list[tuple[int, AnyEntry]]:
    rows = await connection.fetch(  # type: ignore[attr-defined]
        "SELECT seq, line FROM entries WHERE table_id = $1 ORDER BY seq", table
    )
    return [(seq, read_entry(line)) for seq, line in rows]
