"""Tokens: made here, said once, kept only as hashes, compared in constant time, never logged."""

import hashlib
import hmac
import secrets

from fullhouse.core.errors import FullHouseError
from fullhouse.match.holder import Holder
from fullhouse.match.ids import TableId
from fullhouse.match.ports import Store, StoredKey

BYTES = 16
LONGEST = 64


class Unknown(FullHouseError):
    """Somebody came with a key that opens nothing."""


class NotAllowed(FullHouseError):
    """The key is good, but not for this."""


class NotFound(FullHouseError):
    """There is no such thing here."""


class TooMany(FullHouseError):
    """Somebody asks too often."""


class Unavailable(FullHouseError):
    """The server cannot do this now."""


def new_token() -> str:
    """128 bits from the system's source of randomness, as text for links and messages."""
    return secrets.token_urlsafe(BYTES)


def digest_of(token: str) -> bytes:
    """What is stored of a token. It is random enough that no salt is needed."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


class Keys:
    """Who holds what, asked by token."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(self, table: TableId, holder: Holder) -> str:
        """A new token for a holder. It cannot be asked for again."""
        token = new_token()
        await self._store.add_key(digest_of(token), StoredKey(table, holder))
        return token

    def find(self, token: str | None) -> tuple[bytes, StoredKey]:
        """The key of a token. The hash finds it: how long that takes says nothing about the token."""
        if not token or len(token) > LONGEST:
            raise Unknown("unknown-token")
        digest = digest_of(token)
        key = self._store.find_key(digest)
        if key is None or not hmac.compare_digest(digest, digest_of(token)):
            raise Unknown("unknown-token")
        return digest, key

    async def change(self, digest: bytes, key: StoredKey | None) -> None:
        """Make a key hold something else, or nothing any more."""
        await self._store.change_key(digest, key)
