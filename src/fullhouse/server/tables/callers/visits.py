"""Who comes to a table and goes: they are told where it stands; its clocks wait while nobody is there."""

from functools import partial

from fullhouse.match.entries import Woke
from fullhouse.match.ids import Seq
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners.listener import Listener
from fullhouse.server.tables.listeners.messages import welcome
from fullhouse.server.tables.room import Room

MOMENT_SECONDS = 2.0
"""Somebody who reconnects within this time, as after a reload, was not away."""


def enter(hub: Hub, room: Room, listener: Listener, after: Seq | None) -> None:
    expire_clocks(hub, room)
    room.presence.enter(listener)
    hub.cluster.presence_changed(room)
    _greet(hub, room, listener, after)


def _greet(hub: Hub, room: Room, listener: Listener, after: Seq | None) -> None:
    again = partial(_greet, hub, room, listener, after)
    if room.is_reloading:
        room.tell([], again, listener)
        return
    _run_on(hub, room, listener)
    message = welcome(room.table, listener.holder, room.present(), after, hub.now())
    room.tell([(listener, message)], again, listener)
    if len(room.listeners) > 1:
        room.tell_presence()


def leave(hub: Hub, room: Room, listener: Listener) -> None:
    room.presence.leave(listener, hub.now())
    hub.cluster.presence_changed(room)
    if room.presence.unattended_since is None and room.is_unattended and hub.is_loaded(room):
        hub.reschedule(room)
    room.tell_presence()


def others_changed(hub: Hub, room: Room) -> None:
    """Who is connected to other nodes has changed."""
    if room.is_unattended and room.presence.unattended_since is None:
        hub.reschedule(room)
    elif not room.is_unattended and room.presence.unattended_since is not None:
        room.presence.end_unattended()  # the node that they came to has given the time back
        hub.reschedule(room)
    room.tell_presence()


def _run_on(hub: Hub, room: Room, arriving: Listener) -> None:
    """Somebody is back at a table where nobody was: the time between does not count."""
    since = room.presence.unattended_since
    if since is None or room.is_unattended:
        return
    room.presence.end_unattended()
    now = hub.now()
    if room.is_running and not room.is_full and now - since > MOMENT_SECONDS:
        hub.append(room, Woke(at=now, down=since), unwelcomed={arriving})
    else:
        hub.reschedule(room)
