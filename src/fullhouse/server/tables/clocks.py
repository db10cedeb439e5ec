"""The clocks of tables: what is due is moved, timers wake tables that wait, and outages do not count."""

import asyncio
import logging
from collections.abc import Iterator

from fullhouse.core.clock import SILENCE
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import Played, Woke
from fullhouse.match.nodes import Outage
from fullhouse.server.loops import guarded
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Author, Room
from fullhouse.server.tables.stream import LogEntry, Subscriber

log = logging.getLogger("fullhouse")
MOST_EXPIRED = 50
"""The most clock moves made in one go for a table."""
TIMER_MARGIN_SECONDS = 0.001
"""A timer fires this much after its clock has run out."""
RESTING_BEAT_SECONDS = 600.0
"""While nobody plays, a heartbeat is stored so often."""


def expire_clocks(hub: Hub, room: Room, author: Author = Author.PERSON) -> None:
    """Make the clock's moves that are due, whether or not the timer has fired."""
    give_back_sleep(hub)
    for _ in range(MOST_EXPIRED):
        clocks = room.table.clocks
        if clocks is None or room.table.stage != "playing":
            return
        now = hub.now()
        due = clocks.expired(now)
        if due is None or are_clocks_stopped(hub, room):
            return
        seat, move = due
        if move == SILENCE:
            silent = silent_seats(room, now)
            if not silent:
                return
            move = " ".join((move, *map(str, silent)))
        try:
            hub.append(room, Played(at=now, seat=seat, move=move), author=author)
        except Exception:
            # A clock whose move fails must not block the table.
            log.exception("table %d does not take %s of seat %d", room.id, move, seat)
            clocks.stop(now)
            room.snapshots.stop()  # the log does not say that the clocks stopped
            return


def give_back_sleep(hub: Hub) -> None:
    """The time in which this process was stopped does not count. Whoever is first after it notices."""
    seconds = hub.slept()
    if seconds:
        hub.stay_awake()
        log.warning("this process was stopped for %.1f s: the clocks of games did not run", seconds)
        give_back(hub, Seconds(hub.now() - seconds))


def give_back(hub: Hub, since: Seconds) -> None:
    """The time since then does not count at any table, as after a restart."""
    now = hub.now()
    hub.set_outage(since, now)
    for room in list(hub.rooms.values()):
        if room.is_running and not room.is_reloading:
            hub.append(room, Woke(at=now, down=Seconds(max(since, room.last_at))))


def silent_seats(room: Room, now: Seconds) -> list[Seat]:
    """The people who are asked and have been here, saying nothing, for as long as silence lasts."""
    clocks = room.table.clocks
    silence = None if clocks is None else clocks.silence()
    if silence is None:
        return []
    return [seat for seat, since in _listening(room) if now >= since + silence[0]]


def ends_at(room: Room) -> Seconds | None:
    """When the next clock runs out; that of silence only for people who are there to hear the question."""
    clocks = room.table.clocks
    silence = None if clocks is None else clocks.silence()
    if clocks is None or silence is None:
        return None if clocks is None else clocks.ends_at()
    seconds, end = silence
    ends = [max(end, since + seconds) for _, since in _listening(room)]
    limit = clocks.limit_ends_at()
    return min((Seconds(end) for end in (*ends, limit) if end is not None), default=None)


def _listening(room: Room) -> Iterator[tuple[Seat, Seconds]]:
    """The people who are asked and are here, and since when they have been here."""
    table = room.table
    for seat in table.game.asked(table.state):
        chair = table.chair(seat)
        since = room.presence.here_since(chair.player)
        if chair.driver == "person" and since is not None:
            yield seat, since


def are_clocks_stopped(hub: Hub, room: Room) -> bool:
    """Whether the clocks stand still: nobody is there, or what they would do could not be stored."""
    is_waiting = room.presence.unattended_since is not None or room.is_full or room.is_reloading
    return is_waiting or hub.store.trouble is not None or hub.cluster.is_stale


def waits_in_vain(hub: Hub, room: Room) -> bool:
    """Whether a clock was stopped here although what stopped it is over: nobody tells of that."""
    table = room.table
    if (
        table.clocks is None
        or room.alarm.timer is not None
        or not room.keeping.is_here
        or table.stage != "playing"
    ):
        return False
    return ends_at(room) is not None and not are_clocks_stopped(hub, room)


class Clocks(Subscriber):
    """Keeps one timer a table, for the clock that runs out next."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def committed(self, room: Room, logged: LogEntry) -> None:
        if not logged.happened.about_table and room.alarm.timer is None and self._hub.cluster.is_alone:
            clocks = room.table.clocks
            if clocks is None or clocks.ends_at() is None:
                return  # a move where no clock runs: nothing is different
        if self._hub.is_loaded(room):
            self.refresh(room)

    def refresh(self, room: Room) -> None:
        hub, table = self._hub, room.table
        is_playing = table.stage == "playing"
        if is_playing and room.presence.unattended_since is None and room.is_unattended:
            room.presence.begin_unattended(hub.now())
        ends = ends_at(room) if is_playing else None
        if ends is not None and are_clocks_stopped(hub, room):
            ends = None
        room.alarm.cancel()
        if ends is not None and room.keeping.is_here:
            wait = max(0.0, ends - hub.now()) + TIMER_MARGIN_SECONDS
            room.alarm.set(hub.clock.call_later(wait, self._timer, room))
        awake = is_playing and (room.alarm.is_awake or bool(table.bots) or ends is not None)
        if awake != room.alarm.is_awake:
            room.alarm.wake(awake=awake)
            hub.store.set_awake(room.id, awake=awake)
        hub.cluster.clock_changed(room, ends)

    def _timer(self, room: Room) -> None:
        room.alarm.cancel()
        if self._hub.is_loaded(room):
            expire_clocks(self._hub, room, Author.KEEPER)
            self._hub.reschedule(room)


class Upkeep:
    """Called now and then while a server runs."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._trouble_since: Seconds | None = None
        self._waking: asyncio.Task[None] | None = None
        self._beaten_at = 0.0

    def begin(self) -> Outage | None:
        """The time before this moment in which no server ran; None where that is short."""
        last, now = self._hub.store.last_beat(), self._hub.now()
        if last is not None and now - last > RESTING_BEAT_SECONDS:
            return Outage(last, now)
        self._store_beat(now)
        return None

    async def wake_all(self) -> None:
        """Load the tables where a clock runs or a bot plays, in the background."""
        for number in await self._hub.store.awake_tables():
            try:
                await self._hub.room(number)
            except Exception:
                log.exception("table %d cannot be loaded", number)
            await asyncio.sleep(0)

    def beat(self) -> None:
        """Store a heartbeat if a game is running, to see whether the store works again, or now and then."""
        hub, since = self._hub, self._trouble_since
        if not hub.cluster.detects_outages:
            give_back_sleep(hub)
            hub.stay_awake()
        if hub.store.trouble is not None:
            self._trouble_since = hub.now() if since is None else since
        elif since is not None:
            self._trouble_since = None
            if not hub.cluster.detects_outages:
                self._go_on(since)
        is_playing = any(room.table.stage == "playing" for room in hub.rooms.values())
        rests = hub.now() - self._beaten_at < RESTING_BEAT_SECONDS
        if is_playing or hub.store.trouble is not None or not rests:
            self._store_beat(hub.now())

    def _store_beat(self, now: Seconds) -> None:
        self._beaten_at = now
        self._hub.store.beat(now)

    def close(self) -> None:
        self._store_beat(self._hub.now())
        if self._waking is not None:
            self._waking.cancel()

    def _go_on(self, since: Seconds) -> None:
        """The store works again: the time between does not count."""
        give_back(self._hub, since)
        self._waking = asyncio.get_running_loop().create_task(guarded(self.wake_all))
