"""Tokens: made here, said once, kept only as hashes, never logged."""

import hashlib
import secrets

from fullhouse.match.holder import Holder
from fullhouse.match.ids import TableId
from fullhouse.match.ports import Store, StoredKey
from fullhouse.server.errors import UnknownToken

BYTES = 16
LONGEST_TOKEN = 64


def new_token(size: int = BYTES) -> str:
    """Random bytes from the operating system, as text for links and messages."""
    return secrets.token_urlsafe(size)


def digest_of(token: str) -> bytes:
    """What is stored of a token. It is random enough that no salt is needed."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


class Keys:
    """Who holds what, asked by token."""

    def __init__(self, store: Store, mark: str = "") -> None:
        """`mark` begins all tokens that are made here: who has several servers can tell whose they are."""
        self._store, self._mark = store, mark

    async def give(self, table: TableId, holder: Holder, token: str | None = None) -> str:
        """A token for a holder, new unless it is given. It cannot be asked for again."""
        token = token or self._mark + new_token()
        await self._store.add_key(digest_of(token), StoredKey(table, holder))
        return token

    async def find(self, token: str | None) -> tuple[bytes, StoredKey]:
        """The key of a token, and its digest.

        Only the digest is looked up, so the time this takes tells nothing about valid tokens.
        """
        if not token or len(token) > LONGEST_TOKEN:
            raise UnknownToken
        digest = digest_of(token)
        key = await self._store.find_key(digest)
        if key is None:
            raise UnknownToken
        return digest, key

    async def change(self, digest: bytes, key: StoredKey | None) -> None:
        """Make a key hold something else, or delete it."""
        await self._store.change_key(digest, key)

    async def delete(self, token: str) -> None:
        await self._store.change_key(digest_of(token), None)
