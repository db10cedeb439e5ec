"""Any message, however strange, is answered, and the table keeps working."""

import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from tests.examples import examples
from tests.server.local_server import serving
from tests.server.test_abuse import TWO, answer, url
from tests.virtual_time import running

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
        "topic": st.sampled_from(["pause", "resume", "rematch"]) | st.text(max_size=5),
        "agree": st.booleans(),
        "bot": st.sampled_from(["greedy", "random", ""]) | st.text(max_size=30),
        "name": st.text(max_size=40),
        "order": st.lists(st.integers(-1, 5), max_size=5),
    },
)


def test_any_message_is_answered_and_the_table_keeps_working(tmp_path: Path) -> None:
    life = serving(tmp_path)

    with running() as runner:
        client = runner.run(life.__aenter__())

        @examples(20, suppress_health_check=list(HealthCheck))
        @given(st.lists(messages | nearly, min_size=1, max_size=6))
        def fuzz(sent: list[dict[str, Any]]) -> None:
            async def talk() -> None:
                async with connect(url(client), compression=None) as socket:
                    await socket.send(json.dumps({"do": "hello", "token": token}))
                    for message in sent:
                        await socket.send(json.dumps(message))
                        assert (await answer(socket))["say"] in ("refused", "done", "pong", "bye")

            runner.run(talk())

        async def set_up() -> str:
            key = await client.create(TWO)
            await client.join(key.code, "Ben")
            return key.token

        try:
            token = runner.run(set_up())
            fuzz()
            runner.run(client.health())
            assert client.hub.rooms[1].stored == client.hub.rooms[1].table.seq
        finally:
            runner.run(life.__aexit__(None, None, None))
