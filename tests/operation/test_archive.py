"""`fullhouse archive`: finished games found by time or by table, and snapshots compared with their logs."""

import asyncio
import json
from pathlib import Path

import pytest

from fullhouse.cli.main import run
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.match.history.results import result_of
from fullhouse.match.history.snapshots import write_snapshot
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.table import Table
from fullhouse.store import compare_snapshots
from fullhouse.store.history import Compared
from fullhouse.words import LANGUAGES, explain
from tests.match.test_snapshots import log_of
from tests.store.sites import Appends, Site
from tests.walks import Table as Walk

DAY_SECONDS = 24 * 3600
FIRST = 1_780_000_000 // DAY_SECONDS * DAY_SECONDS
"""A midnight in May 2026."""


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Three games of two tables, on three days in turn; the first table is packed."""
    where: Path | str = tmp_path / "tables.sqlite3"
    if request.param == "postgresql":
        where = request.getfixturevalue("postgres").new_database()

    async def fill() -> None:
        async with Site(where).opened() as store:
            for table, days in ((1, (0,)), (2, (1, 2))):
                log = log_of(Walk("tiles", 2, {"referee": "guard"}, table))
                number = await store.open_table(f"table-{table}", log[0])
                assert number == table
                appends = Appends(store)
                for seq, entry in enumerate(log[1:], 2):
                    appends.append(TableId(number), seq, entry)
                for round_, day in enumerate(days, 1):
                    finished = Table.replayed(log)
                    finished.round, finished.code = round_, f"table-{table}"
                    store.add_result(result_of(number, finished, Seconds(FIRST + day * DAY_SECONDS)))
            await store.settle()
            await store.archive(TableId(1))

    asyncio.run(fill())
    return str(where)


def archive(place: str, *arguments: str) -> None:
    run(["archive", "--database", place, *arguments])


def test_games_are_found_by_time_and_by_table(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    def games(*arguments: str) -> list[str]:
        archive(place, *arguments)
        lines = capsys.readouterr().out.splitlines()
        return [" ".join(line.split(" · ")[1:3]) for line in lines]

    assert games() == ["table-2 game 2", "table-2 game 1", "table-1 game 1"]
    assert games("--most", "1") == ["table-2 game 2"]
    assert games("table-1") == ["table-1 game 1"]
    assert games("--since", "2026-05-29") == ["table-2 game 2", "table-2 game 1"]
    assert games("--since", "2026-05-29", "--until", "2026-05-30") == ["table-2 game 1"]
    assert games("--since", "2026-05-30T02:00+02:00") == ["table-2 game 2"]
    assert games("table-2", "--until", "2026-05-30T00:00") == ["table-2 game 1"]
    assert games("table-1", "--since", "2026-05-29") == []


def test_the_records_of_packed_games_come_out_whole(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    archive(place, "--records")
    said = capsys.readouterr()
    records = [json.loads(line) for line in said.out.splitlines()]
    logs = [log_of(Walk("tiles", 2, {"referee": "guard"}, table)) for table in (2, 1)]
    moves = [[entry.move for entry in log if hasattr(entry, "move")] for log in logs]
    assert [[move["move"] for move in record["moves"]] for record in records] == moves
    assert said.err.startswith("2026-05-30"), "the log has no second game of this table"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--since", "yesterday"], "bad-time"),
        (["--until", "2026-13-01"], "bad-time"),
        (["--since", "2026-05-30", "--until", "2026-05-29"], "time-order"),
        (["nowhere"], "unknown-code"),
        (["--database", "missing.sqlite3"], "file-unreadable"),
    ],
)
@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
def test_bad_input_is_explained_in_every_language(place: str, arguments: list[str], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        archive(place, *arguments)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert "{" not in explain(refused.value, language)


def test_snapshots_are_compared_with_their_logs(place: str) -> None:
    where = place if place.startswith("postgresql") else Path(place)
    assert compare_snapshots(where) == Compared(0, ())

    async def put(seq: int, *, is_true: bool) -> None:
        async with Site(where).opened() as store:
            table = Table.replayed((await store.read_log(TableId(2)))[:seq])
            table.consulted = 0 if is_true else 7
            body = write_snapshot(table)
            assert body is not None
            store.put_snapshot(TableId(2), Seq(seq), body, 0)
            store.put_snapshot(TableId(1), Seq(seq), b"of another version", 0)
            await store.settle()

    asyncio.run(put(10, is_true=True))
    assert compare_snapshots(where) == Compared(1, ())
    asyncio.run(put(11, is_true=False))
    assert compare_snapshots(where) == Compared(1, (TableId(2),))
