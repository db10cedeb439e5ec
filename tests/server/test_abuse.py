"""Bad input over real sockets: an error or a close with a reason, and the table keeps working."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fullhouse.client import ClientTable, RefusedByServer
from fullhouse.core.ids import Seat
from fullhouse.match.deciding.commands import Play
from fullhouse.match.ids import Seq
from fullhouse.server.api.shapes import Handover, NewSeat, NewTable
from fullhouse.server.capacity import Rate
from fullhouse.server.protocol import LARGEST_MESSAGE
from tests.server.local_server import Served, serving

TWO = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat()), options={"referee": "guard"})


@asynccontextmanager
async def sitting(client: Served) -> AsyncIterator[tuple[ClientTable, ClientTable, str, str]]:
    """Two people at a running table, and their tokens."""
    key = await client.create(TWO)
    other = await client.join(key.code, "Ben")
    async with await client.sit(key.token) as ana, await client.sit(other.token) as ben:
        await ana.start()
        await ben.until(lambda table: table.table.stage == "playing")
        yield ana, ben, key.token, other.token


def url(client: Served) -> str:
    return f"ws{client.address.removeprefix('http')}/api/socket"


async def answer(socket: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["say"] in ("refused", "done", "pong", "bye"):
            return message


async def hear_all(socket: Any, heard: list[Any]) -> None:
    while True:
        heard.append(await socket.recv())


async def plays_on(ana: ClientTable, ben: ClientTable) -> None:
    """The proof that the table is well: both make a move."""
    for table in (ana, ben):
        seat = table.you.seats[0]
        await table.until(lambda now, seat=seat: now.perspective.view["to_move"] == seat)  # type: ignore[misc]
        await table.play(table.moves()[0])


async def flood(socket: Any, codes: set[str | None]) -> None:
    """A thousand messages as fast as they go."""
    for _ in range(2000):
        await socket.send('{"do":"ping","id":"p"}')
        codes.add((await answer(socket)).get("code"))


BAD_MESSAGES = [
    b"",
    b"hello",
    b"[]",
    b"null",
    b'{"do":"play"}',
    b'{"do":"timeout","id":"1","seat":1}',
    b'{"do":"started","id":"1","setup":{}}',
    b'{"do":"played","id":"1","at":1,"move":"lay a1"}',
    b'{"do":"play","id":"1","after":0,"move":"lay a1","state":{}}',
    b'{"do":"play","id":1,"after":0,"move":"lay a1"}',
    b'{"do":"play","id":"1","after":-1,"move":"lay a1"}',
    b'{"do":"play","id":"1","after":1e999,"move":"lay a1"}',
    b'{"do":"play","id":"1","after":0,"move":["lay a1"]}',
    b'{"do":"play","id":"1","after":0,"move":"' + b"x" * 100 + b'"}',
    b'{"do":"play","id":"1","after":0,"move":"lay a1","seat":99999999999999999999}',
    b'{"do":"play","id":"1","after":0,"move":"\xff\xfe"}',
    b'{"do":"rename","id":"1","seat":1,"name":"' + b"n" * 2000 + b'"}',
    b'{"do":"vote","id":"1","topic":"everything"}',
    b"[" * 2000 + b"]" * 2000,
    b'{"do":"hello","token":"aaaaaaaaaaaaaaaaaaaaaa"}',
]


async def test_messages_outside_the_protocol_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, _):
        async with connect(url(client), compression=None) as socket:
            await socket.send(json.dumps({"do": "hello", "token": token}))
            for message in BAD_MESSAGES:
                await socket.send(message.decode("utf-8", "replace"))
                refusal = await answer(socket)
                assert refusal["say"] == "refused"
                assert refusal["code"] in ("bad-message", "hello-once", "stale")
                await socket.send(message)
                assert (await answer(socket))["say"] == "refused"
        await plays_on(ana, ben)


async def test_oversized_messages_and_floods_close_the_socket(tmp_path: Path) -> None:
    few: dict[str, Any] = {"messages": Rate(20, 60)}
    async with serving(tmp_path, **few) as client, sitting(client) as (ana, ben, token, _):
        for size in (LARGEST_MESSAGE + 1, 1_000_000):
            async with connect(url(client), compression=None) as socket:
                await socket.send(json.dumps({"do": "hello", "token": token}))
                try:
                    await socket.send("x" * size)
                    assert (await answer(socket))["code"] == "message-too-large"
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None  # noqa: PT017
                    assert closed.rcvd.code == 1009  # noqa: PT017
        async with connect(url(client), compression=None) as socket:
            await socket.send(json.dumps({"do": "hello", "token": token}))
            codes: set[str | None] = set()
            with pytest.raises(ConnectionClosed):
                await flood(socket, codes)
            assert "too-many-messages" in codes
        await plays_on(ana, ben)


async def test_invalid_tokens_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, other):
        for hello in (
            {"do": "hello", "token": "A" * 22},
            {"do": "hello", "token": token[:-1] + ("A" if token[-1] != "A" else "B")},
            {"do": "hello", "token": token, "protocol": 99},
            {"do": "hello", "token": "short"},
            {"do": "ping", "id": "1"},
            {"do": "play", "id": "1", "after": 0, "move": "lay a1"},
        ):
            async with connect(url(client), compression=None) as socket:
                await socket.send(json.dumps(hello))
                assert (await answer(socket))["say"] == "refused"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
        with pytest.raises(RefusedByServer, match="not-your-seat"):
            await ben.play(ana.moves()[0], seat=Seat(1))
        with pytest.raises(RefusedByServer, match="host-only"):
            await ben.start()
        with pytest.raises(RefusedByServer, match="not-your-seat"):
            await client.another_key(other, Handover(seats=(Seat(1),)))
        with pytest.raises(RefusedByServer, match="unknown-token"):
            await client.another_key("nonsense-nonsense-nonsense", Handover())
        await plays_on(ana, ben)


async def test_foreign_origins_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url="https://play.example") as client:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "nonsense"):
            with pytest.raises(InvalidStatus):
                await connect(url(client), compression=None, origin=origin)  # type: ignore[arg-type]
        for origin in ("https://play.example", client.address):
            socket = await connect(url(client), compression=None, origin=origin)  # type: ignore[arg-type]
            await socket.close()
        with pytest.raises(InvalidStatus):
            await connect(url(client) + "/elsewhere", compression=None)


async def test_a_repeated_command_is_carried_out_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, token, _):
        command = Play(id="same", move=ana.moves()[0], after=ana.seq)
        first = await ana.do(command)
        assert await ana.do(command) == first
        async with await client.sit(token) as tab:
            assert await tab.do(command) == first
        assert client.hub.rooms[1].table.seq == first
        with pytest.raises(RefusedByServer, match="stale"):
            await ben.play(ben.moves()[0], after=Seq(1))
        with pytest.raises(RefusedByServer, match="unknown-seq"):
            await ben.play("lay a1", after=Seq(10_000))


async def test_tokens_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (_, _, token, _):
        assert len(token) == 22
    files = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    assert token.encode() not in files


async def test_a_slow_reader_is_disconnected_and_can_reconnect(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, sitting(client) as (ana, ben, _, other):
        before = set(client.hub.rooms[1].listeners)
        async with connect(url(client), compression=None) as sleeper:
            await sleeper.send(json.dumps({"do": "hello", "token": other}))
            await sleeper.recv()
            (slow,) = client.hub.rooms[1].listeners - before
            long = b'{"say":"pong","id":"' + b"x" * 20_000 + b'","now":0}'
            while not slow.is_closing:  # the other end does not read
                slow.push(long)
                await asyncio.sleep(0)
            await plays_on(ana, ben)
            heard: list[Any] = []
            with pytest.raises(ConnectionClosed, match="1013"):
                await hear_all(sleeper, heard)
        assert json.loads(heard[-1]) == {"say": "bye", "code": "too-slow"}
        async with await client.sit(other, after=ben.seq) as back:
            await plays_on(ana, back)
