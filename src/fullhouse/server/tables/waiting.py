"""Looks at tables that wait for somebody: when others may go on is told, and who comes back plays again."""

from collections.abc import Set

from fullhouse.core.ids import Seat
from fullhouse.match.entries import Driven
from fullhouse.match.holder import Holder
from fullhouse.server.protocol import Touched
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import Listener
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber

TIMER_MARGIN_SECONDS = 0.001


class Waiting(Subscriber):
    """After each entry others may be waited for."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        self.refresh(room)

    def refresh(self, room: Room) -> None:
        if self._hub.is_loaded(room) and not room.is_reloading:
            look(self._hub, room)


def look(hub: Hub, room: Room) -> None:
    """Tell who may be gone on without now, and set the timer for the next one."""
    table, now = room.table, hub.now()
    is_post = table.settings.pace == "post"
    is_halted = table.paused and not table.votes.get("resume")
    runs = not is_halted and (is_post or not room.is_unattended)
    room.waits.look(table, room.away(now), now, room.last_at if is_post else now, runs=runs)
    overdue = room.waits.overdue(table, now)
    if room.waits.tell(overdue):
        room.tell_presence()
    then = room.waits.next_change(table, now) if room.listeners else None
    if then is None:
        room.patience.cancel()
    else:
        wait = then - now + TIMER_MARGIN_SECONDS
        room.patience.set(hub.clock.call_later(wait, _timer, hub, room))


def _timer(hub: Hub, room: Room) -> None:
    room.patience.cancel()
    if hub.is_loaded(room) and not room.is_reloading:
        look(hub, room)


def touch(hub: Hub, room: Room, holder: Holder) -> None:
    """Somebody has touched the table: they are waited for anew, and take back what was lent to bots."""
    if room.table.stage != "playing" or room.is_reloading:
        return
    for seat in room.table.seats_of(holder.players):
        touched(hub, room, seat)
        hub.cluster.say(room, Touched(seat=seat))
        if room.table.chair(seat).lent:
            take_back(hub, room, seat)


def touched(hub: Hub, room: Room, seat: Seat) -> None:
    """The person of a seat is there, at this node or another."""
    room.waits.touch((seat,), hub.now())
    if room.waits.overdue(room.table, hub.now()) != room.waits.told:
        look(hub, room)


def take_back(hub: Hub, room: Room, seat: Seat, unwelcomed: Set[Listener] = frozenset()) -> None:
    """The person of a seat plays for it again; what its bot has thought of is not played."""
    hub.append(room, Driven(at=hub.now(), seat=seat, driver="person"), unwelcomed=unwelcomed)
