"""“Your turn” for all tables of a device: asked at once, or waited for until something changes."""

import asyncio
import weakref
from pathlib import Path

from fullhouse.match.ids import Seq, TableId
from fullhouse.server.api.shapes import Key, NewSeat, NewTable, TurnShape
from fullhouse.server.processes import SHUTDOWN_TIMEOUT_SECONDS
from fullhouse.server.tables.broadcast import Bell
from tests.server.local_server import Served, serving
from tests.waiting import until

LONG_SECONDS = 25.0


def now() -> float:
    return asyncio.get_running_loop().time()


async def two_tables(client: Served) -> tuple[Key, list[Key]]:
    """Two tables of Ana's, and Ben's keys to them."""
    keys, others = [], []
    for _ in range(2):
        options = {"referee": "guard"}
        key = await client.create(
            NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat()), options=options)
        )
        others.append(await client.join(key.code, "Ben"))
        keys.append(key)
    return keys[1], others


async def waiting(client: Served, count: int = 1) -> None:
    """Until this many requests wait at the server."""
    await until(lambda: client.services.bell.waiting >= count)


async def test_the_answer_comes_when_it_is_my_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        ana, bens = await two_tables(client)
        tokens = [key.token for key in bens]
        answer = await client.turns(*tokens)
        assert [turn.your_turn for turn in answer] == [(), ()]
        async with await client.sit(ana.token) as table:
            asking = asyncio.create_task(
                client.turns(*tokens, after=[t.seq for t in answer], wait=LONG_SECONDS)
            )
            await waiting(client)
            await table.start()
            answer = await asking
            assert [turn.table.stage for turn in answer if turn.table] == ["gathering", "playing"]
            asking = asyncio.create_task(
                client.turns(*tokens, after=[t.seq for t in answer], wait=LONG_SECONDS)
            )
            await waiting(client)
            await table.play(table.moves()[0])
            answer = await asking
            scores = tuple(table.perspective.view["scores"])
        assert [turn.your_turn for turn in answer] == [(), (2,)]
        assert [(turn.to_move, turn.scores) for turn in answer] == [(None, ()), (2, scores)]
        assert answer[1].at > answer[0].at
        assert client.services.bell.waiting == 0


async def test_outdated_and_invalid_tokens_are_answered_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, bens = await two_tables(client)
        tokens = [key.token for key in bens]
        began = now()
        answer = await client.turns(*tokens, wait=LONG_SECONDS)
        assert (
            await client.turns(*tokens, after=[Seq(answer[0].seq - 1), answer[1].seq], wait=LONG_SECONDS)
            == answer
        )
        nobody = TurnShape(token=0, table=None, seq=Seq(0), seats=(), your_turn=(), asked=())
        assert await client.turns("x" * 22, after=[Seq(0)], wait=LONG_SECONDS) == [nobody]
        assert await client.turns(wait=LONG_SECONDS) == []
        assert now() == began
        assert await client.turns(*tokens, after=[t.seq for t in answer], wait=LONG_SECONDS) == answer
        assert now() >= began + LONG_SECONDS


async def test_a_stopping_server_answers_waiting_requests(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, bens = await two_tables(client)
        answer = await client.turns(bens[0].token)
        asking = asyncio.create_task(client.turns(bens[0].token, after=[answer[0].seq], wait=LONG_SECONDS))
        await waiting(client)
        began = now()
    assert await asking == answer
    assert now() < began + SHUTDOWN_TIMEOUT_SECONDS


async def test_unstored_entries_wake_no_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        ana, bens = await two_tables(client)
        token = bens[1].token
        async with await client.sit(ana.token) as table:
            await table.start()
            answer = await client.turns(token)
            room = await client.hub.room_of_code(ana.code)
            room.stored -= 1  # as while the writer is busy
            after = [Seq(answer[0].seq - 1)]
            asking = asyncio.create_task(client.turns(token, after=after, wait=LONG_SECONDS))
            await waiting(client)
            client.services.bell.ring(room.id)
            await table.ping()
            assert not asking.done()
            room.mark_stored(Seq(room.stored + 1))
            client.services.bell.ring(room.id)
            assert (await asking)[0].seq == answer[0].seq


async def test_with_too_many_waiting_requests_are_answered_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, bens = await two_tables(client)
        answer = await client.turns(bens[0].token)
        client.services.bell.waiting = 10**6
        began = now()
        assert await client.turns(bens[0].token, after=[answer[0].seq], wait=LONG_SECONDS) == answer
        assert now() == began


async def test_a_bell_drops_finished_listeners() -> None:
    bell = Bell()
    one, two = TableId(1), TableId(2)
    with bell.listening([one, two]) as first, bell.listening([two]) as second:
        bell.ring(one)
        assert (first.is_set(), second.is_set(), bell.waiting) == (True, False, 2)
    assert bell.waiting == 0
    kept = weakref.ref(first), weakref.ref(second)
    del first, second
    assert [event() for event in kept] == [None, None]
