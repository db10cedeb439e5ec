"""The AsyncAPI document is what the server really says and understands."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from fullhouse.client import Client, ClientTable, NewSeat, NewTable, RefusedByServer
from tests.server.local_server import serving
from tools.asyncapi import text

DOCUMENT: dict[str, Any] = json.loads(text())
MOVES = 12
WRONG = (b'{"do":"play","id":"1"}', b'{"do":"dance","id":"2"}', b'{"do":"ping","x":1}')


def check(frame: bytes, tag: str) -> str:
    """A frame is as the document says; the name of its message."""
    message = json.loads(frame)
    name = f"{tag}-{message[tag]}"
    payload = DOCUMENT["components"]["messages"][name]["payload"]
    schema = {**payload, "components": DOCUMENT["components"]}
    Draft202012Validator(schema).validate(message)
    return name


@pytest.mark.parametrize("game", ["tiles", "challenge", "classic", "one-two-three"])
async def test_every_frame_is_as_it_says(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    send = ClientTable.send

    async def kept(table: ClientTable, message: bytes) -> None:
        sent.append(message)
        await send(table, message)

    monkeypatch.setattr(ClientTable, "send", kept)

    async with serving(tmp_path) as served:
        seats = (NewSeat(who="me", name="Ana"), NewSeat(who="bot"))
        key = await served.create(NewTable(game=game, seats=seats))
        async with await served.sit(key.token) as table:
            chance = Random(1)
            for _ in range(MOVES):
                await table.until(lambda seen: seen.table.stage == "over" or bool(seen.moves()))
                with suppress(RefusedByServer):
                    await table.play(chance.choice(table.moves() or ["nonsense"]))
            await table.react("hello")
            await table.ping()
            await table.vote("pause")
            heard = list(table.heard)
    said = {check(frame, "say") for frame in heard}
    assert {"say-welcome", "say-news", "say-done", "say-pong"} <= said
    assert {check(frame, "do") for frame in sent} >= {"do-play", "do-react", "do-ping", "do-vote"}


async def test_what_the_document_does_not_allow_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        key = await Client(served.address).create(NewTable(game="tiles", seats=(NewSeat(who="me"),)))
        async with await served.sit(key.token) as table:
            for frame in WRONG:
                message = json.loads(frame)
                known = DOCUMENT["components"]["messages"].get(f"do-{message['do']}")
                if known is not None:
                    schema = {**known["payload"], "components": DOCUMENT["components"]}
                    assert not Draft202012Validator(schema).is_valid(message)
                await table.send(frame)
            await table.ping()
            said = [json.loads(frame)["say"] for frame in table.heard]
            assert said.count("refused") == len(WRONG)
