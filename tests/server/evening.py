"""People around a table, who come, go, say nothing and press: a hub in time that the test moves."""

import heapq
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

from fullhouse.bots.levels import USUAL
from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.deciding.commands import AnyCommand, GiveBack, GoOn, Play, TakeOver, Vote
from fullhouse.match.entries import AnyEntry, Chair, Opened, Played
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId, Topic
from fullhouse.match.info import Settings
from fullhouse.match.table import Table
from fullhouse.records.record import RecordedMove
from fullhouse.server.tables.broadcast import Broadcast
from fullhouse.server.tables.clocks import Clocks
from fullhouse.server.tables.commands import carry_out, enter, leave, start_if_full
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.snapshots import load_table
from fullhouse.server.tables.waiting import Waiting, touch
from tests.server.fakes import Ear, FakeStore

ONE = TableId(1)
NAMES = ("Ana", "Béa", "Cem", "Dan", "Eva")


class Timer:
    def __init__(self, do: Callable[[], object]) -> None:
        self.do, self.is_cancelled = do, False

    def cancel(self) -> None:
        self.is_cancelled = True


class Hands:
    """A clock whose timers run while the test lets time pass, and at no other time."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._timers: list[tuple[float, int, Timer]] = []
        self._numbers = count()

    def now(self) -> Seconds:
        return Seconds(self._now)

    def monotonic(self) -> float:
        return self._now

    perf_counter = monotonic

    def call_later(self, seconds: float, do: Callable[..., object], *values: Any) -> Timer:
        timer = Timer(lambda: do(*values))
        heapq.heappush(self._timers, (self._now + seconds, next(self._numbers), timer))
        return timer

    def advance(self, seconds: float, then: Callable[[], object]) -> None:
        """Let time pass; `then` follows on every timer."""
        until = self._now + seconds
        while self._timers and self._timers[0][0] <= until:
            at, _, timer = heapq.heappop(self._timers)
            self._now = max(self._now, at)
            if not timer.is_cancelled:
                timer.do()
                then()
        self._now = until


def finished(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What a coroutine returns that waits for nothing."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it waits for something")


class Deaf(Ear):
    """Somebody who is there and reads nothing: what they would hear costs no time."""

    def push(self, message: bytes) -> None: ...


class Evening:
    """One table. Seat 1 is Ana's, and so on; each has a device of their own."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        setup: dict[str, Any] | None = None,
        moves: tuple[RecordedMove, ...] = (),
        settings: Settings | None = None,
        ears: type[Ear] = Ear,
        **options: Any,
    ) -> None:
        self.clock, self.store, self._ids, self._ears = Hands(), FakeStore(), count(), ears
        self.hub = Hub(self.store, self.clock)  # type: ignore[arg-type]
        self.hub.stream.subscribe(Broadcast(), Clocks(self.hub), Waiting(self.hub))
        people = tuple(
            Chair(name=NAMES[number], player=Player(number + 1), driver="person") for number in range(seats)
        )
        opened = Opened(
            at=self.clock.now(),
            code="bako-timu",
            game=game,
            rules=1,
            options=options,
            settings=settings or Settings(),
            chairs=people,
            setup=setup,
            moves=moves,
        )
        finished(self.store.open_table("bako-timu", opened))
        self.room = self.hub.load(ONE, finished(load_table(self.store, ONE)), None)
        self.ears: dict[int, Ear] = {}
        for seat in range(1, seats + 1):
            self.comes(seat)
        start_if_full(self.hub, self.room)
        self.store.commit()

    @property
    def table(self) -> Table:
        return self.room.table

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def entries(self) -> list[AnyEntry]:
        return self.store.entries(ONE)

    @property
    def moves(self) -> list[tuple[int, str, int]]:
        """Who has made which move, and who wanted it where the table has made it."""
        return [(entry.seat, entry.move, entry.by) for entry in self.entries if isinstance(entry, Played)]

    def holder(self, seat: int) -> Holder:
        return Holder(players=frozenset([self.table.chair(Seat(seat)).player]))

    def comes(self, seat: int) -> Ear:
        ear = self.ears[seat] = self._ears(self.holder(seat))
        enter(self.hub, self.room, ear, None)
        self.store.commit()
        return ear

    def goes(self, seat: int) -> None:
        leave(self.hub, self.room, self.ears.pop(seat))
        self.store.commit()

    def wait(self, seconds: float) -> None:
        self.clock.advance(seconds, self.store.commit)

    def touches(self, seat: int) -> None:
        touch(self.hub, self.room, self.holder(seat))
        self.store.commit()

    def does(self, who: int | Holder, command: AnyCommand) -> None:
        """What a connection does with a command: it is a touch of the table, too."""
        holder = self.holder(who) if isinstance(who, int) else who
        touch(self.hub, self.room, holder)
        try:
            carry_out(self.hub, self.room, holder, command)
        finally:
            self.store.commit()

    def plays(self, seat: int, move: str, after: int | None = None) -> None:
        seen = self.table.seq if after is None else Seq(after)
        self.does(seat, Play(id=self.new_id(), move=move, after=seen, seat=Seat(seat)))

    def goes_on_without(self, who: int | Holder, absent: int, after: int | None = None) -> None:
        seen = self.table.seq if after is None else Seq(after)
        self.does(who, GoOn(id=self.new_id(), seat=Seat(absent), after=seen))

    def lets_a_bot_play(self, who: int | Holder, absent: int, bot: str = USUAL) -> None:
        self.does(who, TakeOver(id=self.new_id(), seat=Seat(absent), bot=bot))

    def gives_back(self, seat: int) -> None:
        self.does(seat, GiveBack(id=self.new_id(), seat=Seat(seat)))

    def votes(self, seat: int, topic: Topic, *, agree: bool = True) -> None:
        self.does(seat, Vote(id=self.new_id(), topic=topic, agree=agree))

    def refuses(self, do: Callable[..., None], *values: Any, **named: Any) -> str:
        """The code of a refusal, after which everything is as it was."""
        before = (self.table.seq, repr(self.state), tuple(self.table.chairs), len(self.entries))
        try:
            do(*values, **named)
        except FullHouseError as error:
            assert (self.table.seq, repr(self.state), tuple(self.table.chairs), len(self.entries)) == before
            return error.code
        raise AssertionError("it was not refused")

    def told(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """Who is nudged, who has not answered and who is idle, as somebody was told last."""
        self.wait(0.31)  # what is told about presence is gathered
        (*_, last) = [each for each in self.ears[seat].heard if "present" in each or each["say"] == "present"]
        said = last.get("present", last)
        return tuple(tuple(said[name]) for name in ("nudged", "unanswered", "idle"))

    def new_id(self) -> str:
        return f"c{next(self._ids)}"
