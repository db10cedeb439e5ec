"""`GET /api/tables/CODE/review`: after the end, for those who may see the record, worked out once."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from fullhouse.match.ids import TableId
from fullhouse.match.info import Settings
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.features import reviews
from fullhouse.server.workers import pool
from fullhouse.server.workers.pool import Pool, process_pool
from tests.server.local_server import Served, serving
from tests.server.test_rest import asked
from tests.waiting import TIMEOUT_SECONDS

GAME = NewTable(
    game="animals",
    seats=(NewSeat(who="me", name="Ana"), NewSeat(who="bot", bot="club")),
    options={"referee": "guard"},
)


async def look(client: Served, code: str, token: str | None = None) -> tuple[int, Any]:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    path = f"/api/tables/{code}/review?round=1"
    status, _, body = await asked(client, "GET", path, headers=headers)
    return status, json.loads(body)


async def finished(client: Served, new: NewTable = GAME) -> tuple[str, str]:
    """The code and a token of a table whose game is over."""
    key = await client.create(new)
    async with await client.sit(key.token) as table:
        code = table.table.code
        while table.table.stage == "playing":
            if table.moves():
                seq = await table.play(table.moves()[0])
                await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]
            else:
                await table.until(lambda now: now.table.stage != "playing" or bool(now.moves()))
    return code, key.token


async def completed(client: Served, code: str, token: str | None = None) -> Any:
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while True:
            status, reviewed = await look(client, code, token)
            assert status == 200, reviewed
            if not reviewed["goes_on"]:
                return reviewed
            await asyncio.sleep(1)


async def test_a_finished_game_is_reviewed_once_and_then_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[str] = []
    run = Pool.run

    async def counted(self: Pool, job: str, body: bytes, **rest: Any) -> bytes:
        jobs.append(job)
        return await run(self, job, body, **rest)

    async with serving(tmp_path) as client:
        code, _ = await finished(client)
        monkeypatch.setattr(Pool, "run", counted)
        status, first = await look(client, code)
        assert status == 200
        assert first["review"]["decisions"], "the first look is there at once"
        reviewed = await completed(client, code)
        assert reviewed["done"] == reviewed["count"] == len(reviewed["review"]["decisions"])
        assert reviewed["review"]["is_complete"]
        assert reviewed["review"]["seats"] == [], "names are the table's, and may change"
        before = list(jobs)
        assert (await look(client, code))[1] == reviewed
        assert jobs == before
    async with serving(tmp_path) as client:
        assert (await look(client, code))[1] == reviewed
        assert jobs == before, "not even after a restart"


@pytest.mark.parametrize(("name", "value"), [("FORMAT", "fullhouse-review/0"), ("LARGEST_STORED", 10)])
async def test_a_review_of_another_form_or_too_large_to_keep_is_worked_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: object
) -> None:
    with monkeypatch.context() as older:
        older.setattr(reviews, name, value)
        async with serving(tmp_path) as client:
            code, _ = await finished(client)
            reviewed = await completed(client, code)
    async with serving(tmp_path) as client:
        _, first = await look(client, code)
        assert first["goes_on"]
        assert await completed(client, code) == reviewed


async def test_a_running_game_is_not_reviewed_and_a_closed_table_only_for_its_players(tmp_path: Path) -> None:
    closed = NewTable(
        game="animals", seats=GAME.seats, options=GAME.options, settings=Settings(spectators=False)
    )

    async with serving(tmp_path) as client:
        key = await client.create(GAME)
        async with await client.sit(key.token) as table:
            status, problem = await look(client, table.table.code, key.token)
            assert (status, problem["code"]) == (409, "review-running")
        code, token = await finished(client, closed)
        assert (await look(client, code))[0] == 401
        assert (await look(client, code, token))[0] == 200
        status, problem = await look(client, "TUR-GAL-XYZ")
        assert status == 404


async def test_a_worker_that_dies_is_replaced_and_the_review_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-m", "tests.server.dying_jobs"))
    monkeypatch.setenv("DIED", str(tmp_path / "died"))

    async with serving(tmp_path, workers=1, pool=process_pool) as client:
        code, _ = await finished(client)
        reviewed = await completed(client, code)
        assert reviewed["review"]["is_complete"]
        assert (tmp_path / "died").read_text() == "xx", "two workers were lost on the way"


async def no_record() -> bytes:
    raise AssertionError("a review that rests needs no record")


async def test_a_review_that_cannot_go_on_says_so_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-m", "tests.server.dying_jobs"))
    monkeypatch.setenv("DIED", str(tmp_path / "died"))
    monkeypatch.setattr(reviews, "MOST_LOST_WORKERS", 1)

    async with serving(tmp_path, workers=1, pool=process_pool) as client:
        assert client.application.services is not None
        code, _ = await finished(client)
        reviewed = await completed(client, code)
        assert not reviewed["review"]["is_complete"]
        assert reviewed["done"] < reviewed["count"]
        assert reviewed["review"]["decisions"]
        assert await completed(client, code) == reviewed, "whoever keeps asking starts nothing"
        monkeypatch.setattr(reviews, "REST_SECONDS", 0)
        kept = await client.application.services.reviews.look((TableId(1), 1), no_record, "ana")
        kept.rests_until = 0
        assert (await completed(client, code))["review"]["is_complete"]
