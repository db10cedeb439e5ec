"""News: made when an entry is decided, because they show the table as it is then; sent once it is stored."""

from collections.abc import Set

from fullhouse.match.entries import Again, AnyEntry, Reordered, Started
from fullhouse.match.perspectives import may_see
from fullhouse.match.table import Happened
from fullhouse.server.protocol import POLICY
from fullhouse.server.tables.listeners.listener import Listener
from fullhouse.server.tables.listeners.messages import Newsroom, bye, encoded
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber

MOVES_SEATS = (Started, Again, Reordered)
"""Entries after which people sit elsewhere: who is there was told by seat."""


def prepare_news(room: Room, happened: Happened, entry: AnyEntry, unwelcomed: Set[Listener]) -> None:
    """Put the news of an entry into the room's queue, for all who have had their welcome."""
    newsroom = Newsroom(room.table, happened, entry.at)
    room.tell(
        [
            (listener, newsroom.news(listener.holder))
            for listener in room.listeners
            if listener not in unwelcomed
        ]
    )
    if isinstance(entry, MOVES_SEATS):
        # Told with the news, not some time after it: nobody is to look away at a table where they sit.
        present = encoded(room.present())
        room.tell([(listener, present) for listener in room.listeners if listener not in unwelcomed])


class Broadcast(Subscriber):
    """Sends what waited for an entry."""

    def committed(self, room: Room, logged: LogEntry) -> None:
        room.release_stored()
        if not logged.happened.about_table:
            return
        if logged.decided_at is None:
            room.tell_presence()  # somebody who joined at another node may be here
        _show_out(room)

    def retry(self, room: Room) -> None:
        room.release_stored()
        room.tell_presence()
        _show_out(room)


def _show_out(room: Room) -> None:
    """Close the connections of those who may not watch any more."""
    if room.table.settings.spectators:
        return
    for listener in list(room.listeners):
        if not may_see(room.table, listener.holder):
            listener.close(POLICY, bye("no-spectators"))
