"""Keys of players and secrets of the server, in the SQLite file."""

import sqlite3
from secrets import token_bytes

import msgspec

from fullhouse.match.ports import SECRET_BYTES, StoredKey
from fullhouse.store.file.writer import Writer


def set_key(connection: sqlite3.Connection, digest: bytes, key: StoredKey | None) -> None:
    """Make a key hold something else; None deletes it."""
    if key is None:
        connection.execute("DELETE FROM keys WHERE digest = ?", (digest,))
    else:
        connection.execute("UPDATE keys SET body = ? WHERE digest = ?", (msgspec.json.encode(key), digest))


async def secret_in(writer: Writer, reading: sqlite3.Connection, name: str) -> bytes:
    """A secret of the server, made where there is none."""
    row = (name, token_bytes(SECRET_BYTES))
    await writer.do(lambda connection: connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", row))
    (body,) = reading.execute("SELECT body FROM secrets WHERE name = ?", (name,)).fetchone()
    return bytes(body)
