"""What is told at a table and stored nowhere: reactions, and the cells that somebody has selected."""

from fullhouse.match.holder import Holder
from fullhouse.match.perspectives import may_read, viewers
from fullhouse.server.protocol import Aside, React, Reacted, Select, Selected
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners.listener import Listener
from fullhouse.server.tables.listeners.messages import encoded
from fullhouse.server.tables.room import Room


def react(hub: Hub, room: Room, holder: Holder, asked: React) -> None:
    """Tell everybody of a reaction, after the news it may be about."""
    seat = room.reactions.sender(room.table, holder, asked.seat, hub.now())
    reacted = Reacted(reaction=asked.reaction, seat=seat)
    pass_on(room, reacted)
    hub.cluster.say(room, reacted)


def select(hub: Hub, room: Room, sender: Listener, asked: Select) -> None:
    """Pass on which cells somebody has selected, to all who may read their moves."""
    table = room.table
    seat = sender.holder.one_seat(table, asked.seat)
    if table.stage != "playing":
        return
    selected = Selected(seat=seat, cells=asked.cells)
    pass_on(room, selected, sender)
    if may_read(table, seat, ("spectator",)):
        hub.cluster.say(room, selected)


def pass_on(room: Room, aside: Aside, sender: Listener | None = None) -> None:
    """Tell those at this node who may know of it."""
    table, message = room.table, encoded(aside)
    room.tell(
        [
            (listener, message)
            for listener in room.listeners
            if isinstance(aside, Reacted)
            or (listener is not sender and may_read(table, aside.seat, viewers(table, listener.holder)))
        ]
    )
