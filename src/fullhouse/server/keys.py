"""Tokens, said once, kept only as hashes, never logged; and the codes by which people name tables."""

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


CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"
SYLLABLES, MORE_SYLLABLES = 4, 6
GROUP = 4
"""The letters between two hyphens."""


def new_code(*, longer: bool = False) -> str:
    """A random code: one of 24 million, or of 117 thousand million while the server is being guessed at.

    >>> len(new_code()), len(new_code(longer=True))
    (9, 14)
    """
    syllables = MORE_SYLLABLES if longer else SYLLABLES
    return _written("".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(syllables)))


def read_code(text: str) -> str | None:
    """Parse a typed code, ignoring case, spaces and hyphens. None if it is invalid.

    >>> read_code(" BAKO timu"), read_code("bako-tim"), read_code("bakoti mulera")
    ('bako-timu', None, 'bako-timu-lera')
    """
    if len(text) > 3 * MORE_SYLLABLES * 2:
        return None
    letters = "".join(char for char in text.lower() if char not in " -_.")
    fits = len(letters) in (2 * SYLLABLES, 2 * MORE_SYLLABLES) and all(
        char in (VOWELS if place % 2 else CONSONANTS) for place, char in enumerate(letters)
    )
    return _written(letters) if fits else None


def _written(letters: str) -> str:
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))
