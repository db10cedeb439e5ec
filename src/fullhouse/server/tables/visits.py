"""Who comes to a table and goes: they are told where it stands; its clocks wait while nobody is there."""

from functools import partial

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import Woke
from fullhouse.match.ids import Seq
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listener import Listener
from fullhouse.server.tables.messages import welcome
from fullhouse.server.tables.room import Room

MOMENT = Seconds(2)
"""Somebody who reconnects within this time, as after a reload, was not away."""


def enter(hub: Hub, room: Room, listener: Listener, after: Seq | None) -> None:
    hub.run_out(room)
    room.enter(listener)
    hub.company.presence(room)
    _greet(hub, room, listener, after)


def _greet(hub: Hub, room: Room, listener: Listener, after: Seq | None) -> None:
    again = partial(_greet, hub, room, listener, after)
    if room.is_mending:
        room.tell([], again, listener)
        return
    _run_on(hub, room, listener)
    message = welcome(room.table, listener.holder, room.present(), after, hub.now())
    room.tell([(listener, message)], again, listener)
    if len(room.listeners) > 1:
        room.tell_presence()


def leave(hub: Hub, room: Room, listener: Listener) -> None:
    room.leave(listener, hub.now())
    hub.company.presence(room)
    if room.left_alone is None and room.is_left and hub.rooms.get(room.id) is room:
        hub.look_after(room)
    room.tell_presence()


def others_changed(hub: Hub, room: Room) -> None:
    """Who is connected to other nodes has changed."""
    if room.is_left and room.left_alone is None:
        hub.look_after(room)
    elif not room.is_left and room.left_alone is not None:
        room.left_alone = None  # the node that they came to has given the time back
        hub.look_after(room)
    room.tell_presence()


def _run_on(hub: Hub, room: Room, arriving: Listener) -> None:
    """Somebody is back at a table where nobody was: the time between does not count."""
    since = room.left_alone
    if since is None or room.is_left:
        return
    room.left_alone = None
    now = hub.now()
    is_running = room.table.stage == "playing" and not room.table.paused and not room.is_full
    if is_running and now - since > MOMENT:
        hub.append(room, Woke(at=now, down=since), but={arriving})
    else:
        hub.look_after(room)
