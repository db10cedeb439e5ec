"""Reactions at a table: who may send one, and how often. They are told, not stored."""

from collections import deque

from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player
from fullhouse.match.table import Table
from fullhouse.server.errors import TooMany

MOST_REACTIONS, WITHIN_SECONDS = 4, Seconds(8)
"""A person may send this many in this time."""
WATCHERS = Player(0)
"""All watchers count as one person: new keys for watching cost nothing."""


class Reactions:
    """The latest reactions at this node, of each player, and of all watchers together."""

    def __init__(self) -> None:
        self._times: dict[Player, deque[Seconds]] = {}

    def sender(self, table: Table, holder: Holder, wanted: Seat | None, now: Seconds) -> Seat:
        """The seat that reacts, 0 for a watcher. Raises Refused for a seat not held, or TooMany."""
        held = table.seats_of(holder.players)
        seat = holder.one_seat(table, wanted) if held or wanted is not None else TABLE
        times = self._times.setdefault(
            min(holder.players) if held else WATCHERS, deque(maxlen=MOST_REACTIONS)
        )
        if len(times) == MOST_REACTIONS and now - times[0] < WITHIN_SECONDS:
            raise TooMany("too-many-reactions", most=MOST_REACTIONS, seconds=int(WITHIN_SECONDS))
        times.append(now)
        return seat
