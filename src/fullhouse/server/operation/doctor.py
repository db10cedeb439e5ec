"""Looks at an installation: settings, database, bus, clock, disk and port. Changes nothing."""

import asyncio
import http.client
import os
import shutil
import stat
from collections.abc import Generator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import SystemClock
from fullhouse.match.nodes import Outage
from fullhouse.server.features.idleness import DAY_SECONDS, Idleness
from fullhouse.server.features.retention import Fate, Retention, fate_of, soonest
from fullhouse.server.operation.health import LEAST_FREE_BYTES
from fullhouse.server.settings import Config, listen
from fullhouse.server.tables.clocks import RESTING_BEAT_SECONDS
from fullhouse.solver import backend
from fullhouse.store import check_bus, compare_snapshots, look_at, reading
from fullhouse.store.file.backup import Checked, check
from fullhouse.store.history import read_entries
from fullhouse.store.rows import OUTAGES

Level = Literal["well", "note", "bad"]
COMFORTABLE_BYTES = 1 << 30
"""Less than this free on the disk brings a note."""
MEGABYTE = 1 << 20
EARLIEST = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""No clock that is right shows an earlier time."""
ANSWER_TIMEOUT_SECONDS = 3.0


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    level: Level
    about: str | FullHouseError
    """An error says itself what is wrong; for all else there are words, `doctor-…`."""
    facts: dict[str, object] = {}


def examine(config: Config) -> Iterator[Finding]:
    """Everything that can be found out without starting a server."""
    yield from _settings(config)
    if config.address is None:
        checked = yield from _database(config.database)
        if checked is not None:
            yield from _snapshots(config.database)
            yield from _due(config.database, config.retention, checked.last)
        yield from _clock(None if checked is None else checked.last)
        yield _disk(config.database)
    else:
        used = yield from _server_database(config.address)
        if used is not None:
            yield from _due(config.address, config.retention, used)
        yield from _clock(used)
        if config.bus is not None:
            yield _bus(config.bus)
    yield _port(config)


def _settings(config: Config) -> Iterator[Finding]:
    is_built = (config.static / "index.html").exists()
    yield Finding("well", "client-built") if is_built else Finding("bad", "client-missing")
    yield Finding("well", "kernel", {"name": backend.name()})
    if config.public_url is None:
        is_public = config.host not in ("127.0.0.1", "::1", "localhost")
        yield Finding("note", "open-to-network") if is_public else Finding("well", "only-here")
    elif config.public_url.startswith("https:"):
        proxies = sorted(map(str, config.proxies))
        yield Finding("well", "public-address", {"address": config.public_url, "proxies": proxies})
    else:
        yield Finding("note", "not-encrypted", {"address": config.public_url})


def _database(database: Path) -> Generator[Finding, None, Checked | None]:
    path = str(database)
    if not database.exists():
        folder = next(parent for parent in database.absolute().parents if parent.exists())
        if os.access(folder, os.W_OK | os.X_OK):
            yield Finding("note", "database-new", {"path": path})
        else:
            yield Finding("bad", "folder-unwritable", {"path": str(folder)})
        return None
    try:
        if database.is_file() and not database.stat().st_size:
            yield Finding("note", "database-empty", {"path": path})
            return None
        checked = check(database)
    except FullHouseError as error:
        yield Finding("bad", error)
        return None
    yield Finding("well", "database", {"path": path, "tables": checked.tables, "entries": checked.entries})
    if database.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding("note", "database-readable", {"path": path})
    return checked


def _server_database(address: str) -> Generator[Finding, None, float | None]:
    """When a server last used it."""
    try:
        seen = look_at(address)
    except FullHouseError as error:
        yield Finding("bad", error)
        return None
    if seen.tables is None:
        yield Finding("note", "database-empty", {"path": seen.path})
    else:
        facts = {"path": seen.path, "tables": seen.tables, "entries": seen.entries}
        yield Finding("well", "database", facts)
        yield from _snapshots(address)
    return seen.last


def _snapshots(database: Path | str) -> Iterator[Finding]:
    """Whether what long games are loaded by is what their logs say."""
    try:
        compared = compare_snapshots(database)
    except FullHouseError as error:
        yield Finding("bad", error)
        return
    if compared.wrong:
        yield Finding("bad", "snapshots-differ", {"tables": [str(table) for table in compared.wrong]})
    elif compared.count:
        yield Finding("well", "snapshots", {"count": compared.count})


IDLE = "SELECT id, code FROM tables WHERE touched <= $1 ORDER BY touched LIMIT $2"
MOST_DUE = 1_000
"""Tables that are looked at: the longest idle ones."""


class _Due(msgspec.Struct, frozen=True):
    """What a server would do with tables that were left alone for long."""

    jump: Outage | None
    """Why it does nothing yet."""
    codes: dict[Fate, list[str]]


def _due(where: Path | str, retention: Retention, used: float | None) -> Iterator[Finding]:
    """Which games a server would end and which tables it would delete, and whether it waits."""
    try:
        due = asyncio.run(_look_for_due(where, retention, used))
    except FullHouseError as error:
        yield Finding("bad", error)
        return
    if due.jump is not None:
        days = round((due.jump.until - due.jump.since) / DAY_SECONDS)
        yield Finding("note", "clock-jumped", {"last": _shown(due.jump.since), "days": days})
    if not due.codes["end"] and not due.codes["delete"]:
        yield Finding("well", "nothing-due")
    for fate in ("end", "delete"):
        codes = due.codes[fate]
        if codes:
            yield Finding("note", f"due-{fate}", {"count": len(codes), "tables": codes})


async def _look_for_due(where: Path | str, retention: Retention, used: float | None) -> _Due:
    now = SystemClock().now()
    async with reading(where) as reader:
        outages = [Outage(*row) for row in await reader.ask(OUTAGES)]
        if used is not None and now - used > RESTING_BEAT_SECONDS:
            outages.append(Outage(Seconds(used), now))
        idleness = Idleness(outages)
        codes: dict[Fate, list[str]] = {"keep": [], "end": [], "delete": []}
        for table, code in await reader.ask(IDLE, now - soonest(retention), MOST_DUE):
            entries = await read_entries(reader, table)
            idle = idleness.between(entries[-1].at if entries else Seconds(0), now)
            codes[fate_of(idle, entries, retention)].append(code)
    return _Due(idleness.wary_since(now), codes)


def _shown(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _bus(address: str) -> Finding:
    try:
        return Finding("well", "bus", {"path": check_bus(address)})
    except FullHouseError as error:
        return Finding("bad", error)


def _clock(used: float | None) -> Iterator[Finding]:
    now = SystemClock().now()
    last = EARLIEST if used is None else max(EARLIEST, used)
    if now < last:
        yield Finding("bad", "clock-behind", {"now": _shown(now), "last": _shown(last)})
    else:
        yield Finding("well", "clock", {"now": _shown(now)})


def _disk(database: Path) -> Finding:
    folder = next(parent for parent in database.absolute().parents if parent.exists())
    free = shutil.disk_usage(folder).free
    level: Level = "bad" if free < LEAST_FREE_BYTES else "note" if free < COMFORTABLE_BYTES else "well"
    return Finding(level, "disk" if level == "well" else "disk-low", {"free": free // MEGABYTE})


def _port(config: Config) -> Finding:
    where: dict[str, object] = {"host": config.host, "port": str(config.port)}
    try:
        listen(config.host, config.port).close()
    except BadInput as error:
        return Finding("well", "running", where) if _answers(config) else Finding("bad", error)
    return Finding("well", "port", where)


def _answers(config: Config) -> bool:
    """Whether a server of ours is what listens there already."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(config.host, config.host)
    connection = http.client.HTTPConnection(host, config.port, timeout=ANSWER_TIMEOUT_SECONDS)
    try:
        connection.request("GET", "/readyz")
        return b'"full-house"' in connection.getresponse().read(4_096)
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
