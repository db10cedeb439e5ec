"""Who may come to a table by its code: guesses are limited, links and right codes are not."""

from fullhouse.server.codes import new_code, read_code
from fullhouse.server.errors import NotFound, TooMany, UnknownToken
from fullhouse.server.keys import Keys
from fullhouse.server.net.limits import Limits
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room

DEARER = 4
"""While the server is being guessed at, a wrong code costs as much as this many."""


class Admission:
    """Finds tables by what people say or follow.

    Wrong codes are counted for each network by itself: one that has used up its guesses is told the same for
    right and wrong codes, and nobody outside it notices. What all networks guess together refuses nobody; it
    makes new codes longer and each further guess dearer.
    """

    def __init__(self, hub: Hub, keys: Keys, guesses: Limits, all_guesses: Limits) -> None:
        self._hub, self._keys, self._guesses, self._all_guesses = hub, keys, guesses, all_guesses

    @property
    def is_besieged(self) -> bool:
        """Whether all callers together guess more than a crowd that mistypes."""
        return self._all_guesses.wait("", 1) > 0

    def new_code(self) -> str:
        return new_code(longer=self.is_besieged)

    async def room(self, said: str, caller: str, token: str | None) -> Room:
        """The room of a code. Who has a key to it, be it that of a link, does not guess."""
        code = read_code(said)
        room = None if token is None else await self._opened_by(token)
        if room is not None and room.table.code == code:
            return room
        self._guesses.require(caller)
        try:
            return await self._hub.room_of_code(code)
        except NotFound:
            self._guesses.charge(caller, DEARER if self.is_besieged else 1)
            self._all_guesses.charge("", 1)
            raise

    async def _opened_by(self, token: str) -> Room | None:
        """The room that a token is for; looked up by its digest, so that no time tells about codes."""
        try:
            return await self._hub.room((await self._keys.find(token))[1].table)
        except (UnknownToken, NotFound, TooMany):
            return None
