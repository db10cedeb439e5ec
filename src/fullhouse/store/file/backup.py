"""The database file read and copied: while a server runs, into a backup or another site, and put back."""

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Any

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason, unwritable
from fullhouse.store.copy import AT_ONCE, COLUMNS, Progress, Row, unheard
from fullhouse.store.file.opening import open_file
from fullhouse.store.file.schema import cause, must_be_ours

OLD = ".old"
PART = ".part"
COUNT_ENTRIES = (
    "SELECT (SELECT count(*) FROM entries) + (SELECT total(entries) FROM archive)"
    " + (SELECT total(entries) FROM staged)"
)
LOOK_SECONDS = 0.2
"""Between two looks at how much is copied."""


class Checked(msgspec.Struct, frozen=True):
    """A database file that was read from end to end."""

    tables: int
    entries: int
    bytes: int
    last: float | None
    """When a server last used it, in seconds since 1970; None where none has."""


def back_up(database: Path, file: Path, *, replace: bool = False, progress: Progress = unheard) -> Checked:
    """Copy the database into a new file, including what is only in the WAL so far, and check the copy."""
    _must_differ(file, database)
    if file.exists() and not replace:
        raise BadInput("file-exists", path=str(file))
    with _new_file(file) as part:
        _copy(database, part, progress)
        return check(part, shown=database)


def restore(file: Path, database: Path, *, replace: bool = False, progress: Progress = unheard) -> Checked:
    """Put a backup in the place of the database. What was there is kept beside it, with `.old` at its end."""
    _must_differ(file, database)
    check(file)
    is_there = database.exists() and database.stat().st_size > 0
    if is_there and not replace:
        raise BadInput("database-not-empty", path=str(database))
    with alone(database) if is_there else contextlib.nullcontext(), _new_file(database) as part:
        _copy(file, part, progress)
        checked = check(part, shown=file)
        for suffix in ("", "-wal", "-shm"):
            before = database.with_name(database.name + suffix)
            if before.exists():
                os.replace(before, database.with_name(database.name + OLD + suffix))
    return checked


def check(file: Path, *, shown: Path | None = None) -> Checked:
    """Read every page of a database of ours. Raises BadInput where it is damaged or something else.

    Errors name the file that is `shown`, of which this one may be a copy.
    """
    path = str(shown or file)
    try:
        with closing(open_file_to_read(file)) as connection:
            if must_be_ours(connection, path) == 0:
                raise BadInput("not-our-database", path=path)
            faults = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
            if faults != ["ok"]:
                raise BadInput("database-damaged", path=path, detail=faults[0])
            return Checked(
                tables=connection.execute("SELECT count(*) FROM tables").fetchone()[0],
                entries=_entries(connection),
                bytes=file.stat().st_size,
                last=(connection.execute("SELECT at FROM beat").fetchone() or (None,))[0],
            )
    except sqlite3.Error as error:
        why = cause(error)
        if why.code == "not-a-database":
            raise BadInput("not-our-database", path=path) from None
        raise BadInput("database-damaged", path=path, detail=why) from None


def _entries(connection: sqlite3.Connection) -> int:
    (count,) = connection.execute(COUNT_ENTRIES).fetchone()
    return int(count)


@contextlib.contextmanager
def alone(database: Path) -> Iterator[None]:
    """Take exclusive access to a database. Raises BadInput where another program has it open."""
    with closing(open_file_to_read(database, mode="rw")) as connection:
        try:
            # Leaving WAL mode needs exclusive access to the file.
            (mode,) = connection.execute("PRAGMA journal_mode = DELETE").fetchone()
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            mode = "wal"
        except sqlite3.DatabaseError:
            mode = "delete"  # not a database, so no server has it open
        if mode == "wal":
            raise BadInput("database-in-use", path=str(database))
        yield


def _must_differ(file: Path, database: Path) -> None:
    if file.resolve() == database.resolve():
        raise BadInput("same-file", path=str(file))


def _copy(source: Path, target: Path, progress: Progress) -> None:
    try:
        with (
            closing(open_file_to_read(source)) as reading,
            closing(sqlite3.connect(target)) as writing,
            _watched(target, _size(reading), progress),
        ):
            # In one step: its reader does not stop the server's writer, and no write makes it start again.
            reading.backup(writing, pages=-1)
            writing.execute("PRAGMA journal_mode = DELETE")  # one file, without a WAL beside it
    except sqlite3.Error as error:
        raise BadInput("not-copied", path=str(source), detail=cause(error)) from None


def _size(connection: sqlite3.Connection) -> int:
    """The bytes of a database, what is only in the WAL so far included."""
    (pages,), (each,) = (
        connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size")
    )
    return int(pages) * int(each)


@contextlib.contextmanager
def _watched(file: Path, total: int, progress: Progress) -> Iterator[None]:
    """Tells how far a file has grown while it is written: SQLite says nothing within its one step."""
    is_done = Event()

    def watch() -> None:
        while not is_done.wait(LOOK_SECONDS):
            progress(min(file.stat().st_size, total), total)

    watcher = Thread(target=watch, name="backup", daemon=True)
    watcher.start()
    try:
        yield
    finally:
        is_done.set()
        watcher.join()
    progress(total, total)


@contextlib.contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """A file beside the wanted one, which takes its name when it is complete and on the disk."""
    part = file.with_name(file.name + PART)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
        try:
            yield part
            with part.open("rb") as written:
                os.fsync(written.fileno())
            os.replace(part, file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(file, error) from None


def open_file_to_read(file: Path, *, mode: str = "ro") -> sqlite3.Connection:
    """A connection beside a server's. Raises BadInput where the file cannot be read."""
    try:
        with file.open("rb"):
            pass
    except OSError as error:
        raise BadInput("file-unreadable", path=str(file), detail=reason(error)) from None
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=2
    )


class FileReader:
    """A file that is only read, while a server may use it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def ask(self, text: str, *values: Any) -> list[Row]:
        return self._connection.execute(text.replace("$", "?"), values).fetchall()


@contextlib.asynccontextmanager
async def reading_file(path: Path) -> AsyncIterator[FileReader]:
    with contextlib.closing(open_file_to_read(path)) as connection:
        try:
            if must_be_ours(connection, str(path)) == 0:
                raise BadInput("database-unusable", path=str(path), detail=BadInput("database-unused"))
            yield FileReader(connection)
        except sqlite3.Error as error:
            raise BadInput("database-unusable", path=str(path), detail=cause(error)) from None


class SqliteSide:
    """Rows of a file that nobody else has open."""

    def __init__(self, path: str, connection: sqlite3.Connection) -> None:
        self.path, self._connection = path, connection

    async def rows(self, kind: str) -> AsyncIterator[list[Row]]:
        cursor = self._connection.execute(f"SELECT {', '.join(COLUMNS[kind])} FROM {kind}")
        while rows := cursor.fetchmany(AT_ONCE):
            yield [_as_bool(row) for row in rows] if kind == "tables" else rows

    async def count(self, kind: str) -> int:
        (count,) = self._connection.execute(f"SELECT count(*) FROM {kind}").fetchone()
        return int(count)

    async def write(self, kind: str, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(COLUMNS[kind]))
        self._connection.executemany(
            f"INSERT INTO {kind} ({', '.join(COLUMNS[kind])}) VALUES ({marks})", rows
        )

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


@contextlib.asynccontextmanager
async def sqlite_side(path: Path, *, is_source: bool) -> AsyncIterator[SqliteSide]:
    """The file, alone. A source has to be there already."""
    if is_source:
        async with reading_file(path):
            pass  # it is there, and a server has used it
    lock, writing, reading = open_file(path)
    try:
        yield SqliteSide(str(path), writing)
    except sqlite3.Error as error:
        raise BadInput("database-unusable", path=str(path), detail=cause(error)) from None
    finally:
        reading.close()
        writing.close()
        if lock is not None:
            lock.undo()


def _as_bool(row: Row) -> Row:
    number, code, created, awake, touched = row
    return number, code, created, bool(awake), touched
