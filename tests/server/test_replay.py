"""`POST /api/replay`: a record played again for a page."""

import json
from pathlib import Path
from typing import Any

from fullhouse.games import game, game_ids
from fullhouse.records.playout import play_out
from fullhouse.records.record import write_record
from fullhouse.records.replay import replay
from tests.server.local_server import Served, serving


async def ask(server: Served, body: bytes, language: str = "en") -> tuple[int, Any]:
    status, _, answer = await server.request("POST", "/api/replay", body, {"accept-language": language})
    return status, json.loads(answer)


async def test_every_game_can_be_replayed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        for name in game_ids():
            record = play_out(game(name), 5)
            status, document = await ask(server, write_record(record).encode())
            assert status == 200
            assert [step["move"] for step in document["steps"]] == [
                None,
                *(move.move for move in record.moves),
            ]
            assert document["steps"][-1]["view"]["board"] == replay(record).view.board
            assert document["seats"] == list(record.seats)


async def test_invalid_records_are_explained_in_the_language_asked_for(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        record = json.loads(write_record(play_out(game("tiles"), 5)))
        record["moves"] = [{"seat": 2, "move": "lay e5"}]
        body = json.dumps(record).encode()
        status, problem = await ask(server, body, "de-CH,de;q=0.9")
        assert (status, problem["code"], problem["facts"]["n"]) == (400, "replay-stopped", 1)
        assert "nicht Platz 2" in problem["facts"]["cause"]
        record["moves"] = [{"seat": 1, "move": "lay e5"}] * 4_000
        for noise, code in (
            (b"{", "record-not-json"),
            (json.dumps(record).encode(), "record-too-many-moves"),
        ):
            status, problem = await ask(server, noise, "xx")
            assert (status, problem["code"]) == (400, code)
        status, problem = await ask(server, b" " * 2_000_000)
        assert status == 413
