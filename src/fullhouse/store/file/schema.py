"""The tables of the SQLite file, the steps from version to version (docs/versions.md), and its errors."""

import re
import sqlite3

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason
from fullhouse.store.rows import shared_tables

APPLICATION_ID = 0x46756C6C
"""What the header of each file of ours says: `Full` in ASCII."""
STEPS = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        created REAL NOT NULL,
        awake INTEGER NOT NULL DEFAULT 0,
        touched REAL NOT NULL,
        revision INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX awake_tables ON tables (id) WHERE awake;
    CREATE INDEX idle_tables ON tables (touched);
    CREATE TABLE staged (id INTEGER PRIMARY KEY, entries INTEGER NOT NULL, body BLOB NOT NULL);
    """
    + shared_tables(number="INTEGER", real="REAL", blob="BLOB", tail=" WITHOUT ROWID"),
)
"""Step *n* leads from version *n* to version *n* + 1. Steps already shipped are never changed."""
BEFORE_RELEASE = {"tables", "entries", "keys", "results", "beat"}
"""The tables of files from before the first release, which had no application id."""
TABLE = re.compile(r"CREATE TABLE (\w+)")


def must_be_ours(connection: sqlite3.Connection, path: str) -> int:
    """The version of a file; 0 where it is empty. Raises BadInput where it is not ours, or newer."""
    application, version = (
        int(connection.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("application_id", "user_version")
    )
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if application != APPLICATION_ID and (version or tables):
        is_early = tables >= BEFORE_RELEASE
        why = BadInput("database-before-release", path=path) if is_early else BadInput("database-foreign")
        raise BadInput("database-unusable", path=path, detail=why)
    if version > len(STEPS):
        raise BadInput("database-unusable", path=path, detail=BadInput("database-newer"))
    if not tables.issuperset(
        TABLE.findall("".join(STEPS[:version]))
    ):  # version 1 has grown until it was released
        why = BadInput("database-before-release", path=path)
        raise BadInput("database-unusable", path=path, detail=why)
    return version


def prepare(connection: sqlite3.Connection) -> None:
    """Bring a file of ours up to the newest version, in one transaction."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version < len(STEPS):
        numbers = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {len(STEPS)};"
        connection.executescript(f"BEGIN; {''.join(STEPS[version:])} {numbers} COMMIT;")


CAUSES = {
    sqlite3.SQLITE_NOTADB: BadInput("not-a-database"),
    sqlite3.SQLITE_BUSY: BadInput("used-by-another"),
    sqlite3.SQLITE_LOCKED: BadInput("used-by-another"),
    sqlite3.SQLITE_PERM: BadInput("not-permitted"),
    sqlite3.SQLITE_READONLY: BadInput("not-permitted"),
    sqlite3.SQLITE_CANTOPEN: BadInput("not-permitted"),
    sqlite3.SQLITE_CORRUPT: BadInput("database-is-damaged"),
    sqlite3.SQLITE_FULL: BadInput("disk-full"),
}
PRIMARY = 0xFF
"""The part of an error code that names the kind of error."""


def cause(error: sqlite3.Error | OSError) -> BadInput:
    """Why a file cannot be used: a phrase within the sentence of another error."""
    if isinstance(error, OSError):
        return reason(error)
    known = CAUSES.get(getattr(error, "sqlite_errorcode", 0) & PRIMARY)
    return known or BadInput("system-reason", name=getattr(error, "sqlite_errorname", "SQLITE_ERROR"))
