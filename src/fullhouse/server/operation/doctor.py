"""Looks at an installation: settings, database, bus, clock, disk and port. Changes nothing."""

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
from fullhouse.core.system_clock import SystemClock
from fullhouse.server.operation.health import LEAST_FREE_BYTES
from fullhouse.server.settings import Config, listen
from fullhouse.solver import backend
from fullhouse.store import check_bus, compare_snapshots, look_at
from fullhouse.store.file.backup import Checked, check

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
        yield from _clock(None if checked is None else checked.last)
        yield _disk(config.database)
    else:
        yield from _clock((yield from _server_database(config.address)))
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


def _bus(address: str) -> Finding:
    try:
        return Finding("well", "bus", {"path": check_bus(address)})
    except FullHouseError as error:
        return Finding("bad", error)


def _clock(used: float | None) -> Iterator[Finding]:
    now = SystemClock().now()
    last = EARLIEST if used is None else max(EARLIEST, used)
    shown = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if now < last:
        before = datetime.fromtimestamp(last, UTC).strftime("%Y-%m-%d %H:%M UTC")
        yield Finding("bad", "clock-behind", {"now": shown, "last": before})
    else:
        yield Finding("well", "clock", {"now": shown})


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
