"""Bad input over real sockets: an error or a close with a reason, and the table keeps working."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fullhouse.client import ClientTable, RefusedByServer
from fullhouse.core.ids import Seat
from fullhouse.match.commands import Play, Start
from fullhouse.match.ids import Seq
from fullhouse.server.api.tables.shapes import Handover, NewSeat, NewTable
from fullhouse.server.protocol import LARGEST_MESSAGE
from tests.examples import examples
from tests.server.local_server import Served, serving
from tests.server.test_rest import asked

TWO = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat()), options={"referee": "guard"})


@asynccontextmanager
async def sitting(client: Served) -> AsyncIterator[tuple[ClientTable, ClientTable, str, str]]:
    """Two people at a running table, and their tokens."""
    key = await client.create(TWO)
    other = await client.join(key.code, "Ben")
    async with await client.sit(key.token) as ana, await client.sit(other.token) as ben:
        await ana.do(Start(id="start"))
        await ben.until(lambda table: table.table.stage == "playing")
        yield ana, ben, key.token, other.token


def url(client: Served) -> str:
    return f"ws{client.address.removeprefix('http')}/api/socket"


async def answer(socket: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 10))
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


def test_messages_outside_the_protocol_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
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

    asyncio.run(scene())


def test_oversized_messages_and_floods_close_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fullhouse.server.net.wire.CLOSE_TIMEOUT_SECONDS", 0.2)

    async def scene() -> None:
        few: dict[str, Any] = {"messages_a_second": 20, "messages_at_once": 60}
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

    asyncio.run(scene())


def test_invalid_tokens_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
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
                await ben.do(Start(id="again"))
            with pytest.raises(RefusedByServer, match="not-your-seat"):
                await client.another_key(other, Handover(seats=(Seat(1),)))
            with pytest.raises(RefusedByServer, match="unknown-token"):
                await client.another_key("nonsense-nonsense-nonsense", Handover())
            await plays_on(ana, ben)

    asyncio.run(scene())


def test_foreign_origins_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path, public_url="https://play.example") as client:
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", "nonsense"):
                with pytest.raises(InvalidStatus):
                    await connect(url(client), compression=None, origin=origin)  # type: ignore[arg-type]
            for origin in ("https://play.example", client.address):
                socket = await connect(url(client), compression=None, origin=origin)  # type: ignore[arg-type]
                await socket.close()
            with pytest.raises(InvalidStatus):
                await connect(url(client) + "/elsewhere", compression=None)

    asyncio.run(scene())


async def guessed(client: Served, code: str, caller: str) -> str:
    """What a caller behind the proxy is told about a code: the refusal, or `found`."""
    status, _, body = await asked(client, "GET", f"/api/tables/{code}", headers={"x-forwarded-for": caller})
    return "found" if status == 200 else str(json.loads(body)["code"])


def test_after_too_many_guesses_right_and_wrong_codes_get_the_same_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        few: dict[str, Any] = {"guesses_a_second": 0.001, "guesses_at_once": 3}
        async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
            right = (await client.create(TWO)).code
            wrong = [await guessed(client, "bako-timu", "192.0.2.1") for _ in range(5)]
            assert wrong == [*["unknown-code"] * 3, *["too-many-requests"] * 2]
            assert await guessed(client, right, "192.0.2.1") == "too-many-requests"
            assert await guessed(client, right, "192.0.2.2") == "found"

    asyncio.run(scene())


def test_an_ipv6_network_is_one_caller(tmp_path: Path) -> None:
    async def scene() -> None:
        few: dict[str, Any] = {"guesses_a_second": 0.001, "guesses_at_once": 3}
        async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
            told = [await guessed(client, "bako-timu", f"2001:db8:1:2::{host:x}") for host in range(1, 6)]
            assert told == [*["unknown-code"] * 3, *["too-many-requests"] * 2]
            assert await guessed(client, "bako-timu", "2001:db8:1:3::1") == "unknown-code"

    asyncio.run(scene())


def test_guesses_of_all_callers_together_are_limited(tmp_path: Path) -> None:
    async def scene() -> None:
        few: dict[str, Any] = {"all_guesses_a_second": 0.001, "all_guesses_at_once": 4}
        async with serving(tmp_path, trusted_proxies=("127.0.0.1",), **few) as client:
            told = [await guessed(client, "bako-timu", f"192.0.2.{host}") for host in range(6)]
            assert told == [*["unknown-code"] * 4, *["too-many-requests"] * 2]

    asyncio.run(scene())


def test_a_repeated_command_is_carried_out_once(tmp_path: Path) -> None:
    async def scene() -> None:
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

    asyncio.run(scene())


def test_tokens_are_kept_as_hashes_only(tmp_path: Path) -> None:
    async def scene() -> str:
        async with serving(tmp_path) as client, sitting(client) as (_, _, token, _):
            assert len(token) == 22
            return token

    token = asyncio.run(scene())
    files = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    assert token.encode() not in files


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
NAMES = (
    "do",
    "id",
    "move",
    "after",
    "seat",
    "topic",
    "agree",
    "bot",
    "name",
    "order",
    "spectators",
    "colour",
    "token",
)
DOING = (
    "play",
    "vote",
    "take_over",
    "give_back",
    "leave",
    "rename",
    "recolour",
    "start",
    "arrange",
    "reorder",
    "allow",
    "ping",
)
messages = st.builds(
    lambda do, rest: {**rest, "do": do},
    st.sampled_from(DOING) | st.text(max_size=12),
    st.dictionaries(st.sampled_from(NAMES), json_values, max_size=6),
)
nearly = st.fixed_dictionaries(
    {"do": st.sampled_from(DOING), "id": st.text(min_size=1, max_size=40)},
    optional={
        "move": st.sampled_from(["lay a1", "stuck", "object", "timeout", "silence"]) | st.text(max_size=30),
        "after": st.integers(-2, 50),
        "seat": st.integers(-1, 20) | st.none(),
        "topic": st.sampled_from(["pause", "resume", "again"]) | st.text(max_size=5),
        "agree": st.booleans(),
        "bot": st.sampled_from(["greedy", "random", ""]) | st.text(max_size=30),
        "name": st.text(max_size=40),
        "order": st.lists(st.integers(-1, 5), max_size=5),
    },
)


def test_any_message_is_answered_and_the_table_keeps_working(tmp_path: Path) -> None:
    loop = asyncio.new_event_loop()
    life = serving(tmp_path)
    client = loop.run_until_complete(life.__aenter__())

    @examples(20, suppress_health_check=list(HealthCheck))
    @given(st.lists(messages | nearly, min_size=1, max_size=6))
    def fuzz(sent: list[dict[str, Any]]) -> None:
        async def talk() -> None:
            async with connect(url(client), compression=None) as socket:
                await socket.send(json.dumps({"do": "hello", "token": token}))
                for message in sent:
                    await socket.send(json.dumps(message))
                    assert (await answer(socket))["say"] in ("refused", "done", "pong", "bye")

        loop.run_until_complete(talk())

    async def set_up() -> str:
        key = await client.create(TWO)
        await client.join(key.code, "Ben")
        return key.token

    try:
        token = loop.run_until_complete(set_up())
        fuzz()
        loop.run_until_complete(client.health())
        assert client.hub.rooms[1].stored == client.hub.rooms[1].table.seq
    finally:
        loop.run_until_complete(life.__aexit__(None, None, None))
        loop.close()


def test_a_slow_reader_is_disconnected_and_can_reconnect(tmp_path: Path) -> None:
    async def scene() -> None:
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

    asyncio.run(scene())
