"""A SQLite file, opened for one server: looked at before it is changed, and left as it was by a refusal."""

import contextlib
import os
import sqlite3
from pathlib import Path

from fullhouse.core.errors import BadInput
from fullhouse.store.file.schema import cause, must_be_ours, prepare
from fullhouse.store.file.writer import move_all

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks have to do
    fcntl = None  # type: ignore[assignment]


OWNER_ONLY = 0o600


class FileLock:
    """Holds `FILE.lock` until it is closed. Raises BadInput if another process holds it."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        while True:
            self._file, self._is_new = self._opened()
            if fcntl is None:
                return
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise BadInput("database-locked", path=str(path)) from None
            if self._is_there():
                return
            os.close(self._file)  # removed meanwhile by its last holder: it would keep nobody out

    def let_go(self) -> None:
        os.close(self._file)

    def undo(self) -> None:
        """Let go, and leave no file behind where there was none."""
        if self._is_new:
            with contextlib.suppress(OSError):  # Windows removes no open file
                self._path.unlink()
        self.let_go()

    def _opened(self) -> tuple[int, bool]:
        """The file, and whether it is new."""
        try:
            return os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY), True
        except FileExistsError:
            return os.open(self._path, os.O_RDWR | os.O_CREAT, OWNER_ONLY), False

    def _is_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._file), self._path.stat())
        except FileNotFoundError:
            return False


LOCK_TIMEOUT_SECONDS = 10.0
"""Seconds to wait for a file that another process has locked."""
MOST_CHECKED_BYTES = 256 * 1024 * 1024
"""Files up to this size are checked for damage when they are opened."""
CHECKPOINT_PAGES = 10_000
"""Pages in the WAL before they go into the file itself: a busy page goes there once for many writes."""


def open_file(
    path: Path, *, shared: bool = False
) -> tuple[FileLock | None, sqlite3.Connection, sqlite3.Connection]:
    """A file of the newest version: its lock, a connection for writing and one for reading."""
    with contextlib.ExitStack() as undo:
        try:
            lock = None if shared else FileLock(path)
            if lock is not None:
                undo.callback(lock.undo)
            _make_file(path, undo)
            connection = _plain(path)
            undo.callback(connection.close)
            must_be_ours(connection, str(path))
            _check(connection, path)
            prepare(connection)
            _settle(connection)
            move_all(connection)
            reading = connect(path)
        except (sqlite3.Error, OSError) as error:
            why = cause(error) if path.parent.exists() else BadInput("no-such-folder")
            raise BadInput("database-unusable", path=str(path), detail=why) from None
        undo.pop_all()
        return lock, connection, reading


def connect(path: Path) -> sqlite3.Connection:
    """One more connection to a file that is open."""
    connection = _plain(path)
    _settle(connection)
    return connection


def _make_file(path: Path, undo: contextlib.ExitStack) -> None:
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        undo.callback(path.unlink, missing_ok=True)
    except FileExistsError:
        os.close(os.open(path, os.O_RDWR))  # a folder, or a file of somebody else, says so here
        if not path.is_file():
            raise BadInput("database-unusable", path=str(path), detail=BadInput("not-a-database")) from None


def _plain(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=LOCK_TIMEOUT_SECONDS)


def _settle(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Check the file for damaged pages now, and not when a table on one is opened."""
    if path.stat().st_size <= MOST_CHECKED_BYTES:
        (fault,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if fault != "ok":
            raise BadInput("database-unusable", path=str(path), detail=BadInput("database-is-damaged"))
