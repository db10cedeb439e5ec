"""A process that is stopped for a while, and goes on: nobody could play, so no clock ran."""

from pathlib import Path

from fullhouse.client import NewSeat, NewTable
from fullhouse.core.ids import Seat
from fullhouse.core.system_clock import SystemClock
from fullhouse.match.entries import Played, Woke
from tests.server.local_server import serving
from tests.virtual_time import advance
from tests.waiting import until

PAIR = NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(who="me")), options={"sand_glass": 30})


class FreezingClock(SystemClock):
    """Goes on by itself, and jumps where the process is stopped: no timer of it fires meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        running, self.frozen = self.monotonic, 0.0
        self.monotonic = lambda: running() + self.frozen


async def test_a_sand_glass_stands_still_while_the_process_is_stopped(tmp_path: Path) -> None:
    clock = FreezingClock()
    async with serving(tmp_path, clock=clock) as client:
        key = await client.create(PAIR)
        async with await client.sit(key.token) as ana:
            await advance(2)
            clock.frozen += 20
            await until(lambda: any(told.what == "woke" for told in ana.news))
            assert ana.clock is not None
            assert 26 <= ana.clock.left <= 28.1


async def test_who_moves_first_after_it_is_not_too_late(tmp_path: Path) -> None:
    """What came meanwhile is read before any timer fires."""
    clock = FreezingClock()
    async with serving(tmp_path, clock=clock) as client:
        key = await client.create(PAIR)
        async with await client.sit(key.token) as ana:
            await advance(2)
            clock.frozen += 100
            await ana.play(ana.moves()[0], Seat(1))
            log = await client.hub.store.read_log((await client.hub.room_of_code(key.code)).id)
            assert [type(entry) for entry in log[-2:]] == [Woke, Played]


async def test_a_moment_is_no_stop(tmp_path: Path) -> None:
    clock = FreezingClock()
    async with serving(tmp_path, clock=clock) as client:
        key = await client.create(PAIR)
        async with await client.sit(key.token) as ana:
            clock.frozen += 0.5
            await advance(35)
            assert [
                entry.move for entry in await client.hub.store.read_log(1) if isinstance(entry, Played)
            ] == ["timeout"]
            assert not any(told.what == "woke" for told in ana.news)
