"""What the routes need, constructed once."""

from fullhouse.core.ids import Seconds
from fullhouse.match.ports import Now, Store
from fullhouse.server.codes import read_code
from fullhouse.server.config import Config
from fullhouse.server.errors import NotFound
from fullhouse.server.keys import Keys
from fullhouse.server.net.gate import Gate
from fullhouse.server.net.limits import Limits
from fullhouse.server.rooms.bots import BotKeeper
from fullhouse.server.rooms.hub import Hub
from fullhouse.server.rooms.room import Room
from fullhouse.server.rooms.thinkers import Thinkers
from fullhouse.server.workshop import Workshop

GUESS = 20
"""An invalid code costs this many requests."""


class Services:
    def __init__(self, config: Config, store: Store, now: Now) -> None:
        self.config = config
        self.store = store
        self.now: Now = now
        self.hub = Hub(store, now)
        self.keys = Keys(store)
        self.bots = BotKeeper(self.hub, config.pace, Thinkers(config.bot_processes))
        self.limits = Limits(rate=config.requests_a_second, burst=config.requests_at_once, time=now)
        self.gate = Gate(self.hub, self.keys, self.limits, config)
        self.workshop = Workshop()
        self.started: Seconds = now()

    def close(self) -> None:
        """Start nothing new: bots, the workshop and connections stop."""
        self.bots.close()
        self.workshop.close()
        self.hub.close()

    def room_of(self, code: str, address: str) -> Room:
        """The room of a code. An invalid code is charged extra, against guessing."""
        try:
            return self.hub.room_of_code(read_code(code))
        except NotFound:
            self.limits.check(address, GUESS)
            raise
