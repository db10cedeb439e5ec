"""Errors of SQLite as errors with codes, so that they are told in the user's language."""

import sqlite3

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason

CAUSES = {
    sqlite3.SQLITE_NOTADB: BadInput("not-a-database"),
    sqlite3.SQLITE_BUSY: BadInput("used-by-another"),
    sqlite3.SQLITE_LOCKED: BadInput("used-by-another"),
    sqlite3.SQLITE_PERM: BadInput("not-permitted"),
    sqlite3.SQLITE_READONLY: BadInput("not-permitted"),
    sqlite3.SQLITE_CANTOPEN: BadInput("not-permitted"),
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
