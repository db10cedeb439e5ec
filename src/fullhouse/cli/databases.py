"""Databases: backed up, restored, copied into another one, and searched for games."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo, encoded
from fullhouse.cli.frame.progress import copying, progress_by_itself
from fullhouse.cli.language import Json, language, option_help
from fullhouse.cli.settings import Database, file_of, names_server
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.words import has, say

if TYPE_CHECKING:
    from fullhouse.store.file.backup import Checked
    from fullhouse.store.history import Search


def backup_command(
    file: Annotated[Path, Argument(help=option_help("backup", "file"), show_default=False)],
    database: Database = None,
    replace: Annotated[bool, Option("--replace", help=option_help("backup", "replace"))] = False,
    json: Json = False,
) -> None:
    """`backup FILE`: a checked copy of the database, also while the server runs."""
    from fullhouse.store.file.backup import back_up  # noqa: PLC0415

    with copying() as progress:
        summary = back_up(file_of(database), file, replace=replace, progress=progress)
    _report("backup-made", file, summary, json=json)


def restore_command(
    file: Annotated[Path, Argument(help=option_help("restore", "file"), show_default=False)],
    database: Database = None,
    replace: Annotated[bool, Option("--replace", help=option_help("restore", "replace"))] = False,
    json: Json = False,
) -> None:
    """`restore FILE`: replace the database by a backup, after checking it."""
    from fullhouse.store.file.backup import restore  # noqa: PLC0415

    target = file_of(database)
    with copying() as progress:
        summary = restore(file, target, replace=replace, progress=progress)
    _report("backup-restored", target, summary, json=json)


def _report(key: str, path: Path, summary: "Checked", *, json: bool) -> None:
    facts = {"path": str(path), "tables": summary.tables, "entries": summary.entries}
    echo(encoded(facts) if json else say(key, language(), **facts))


def copy_store_command(
    source: Annotated[str, Argument(metavar="FROM", help=option_help("copy-store", "source"))],
    target: Annotated[str, Argument(metavar="TO", help=option_help("copy-store", "target"))],
    json: Json = False,
) -> None:
    """`copy-store FROM TO`: a whole site from one database into another, while no server runs."""
    from fullhouse.store import copy_store  # noqa: PLC0415

    with progress_by_itself() as reach:
        done = copy_store(_place_of(source), _place_of(target), reach)
    said = say("backup-made", language(), path=done.path, tables=done.tables, entries=done.entries)
    echo(encoded(done) if json else said)


def _place_of(text: str) -> Path | str:
    return text if names_server(text) else Path(text)


FIRST, LAST = "1970-01-01", "9999-01-01"


def archive_command(  # noqa: PLR0917
    code: Annotated[str | None, Argument(help=option_help("archive", "code"), show_default=False)] = None,
    since: Annotated[str, Option(help=option_help("archive", "since"), show_default=False)] = FIRST,
    until: Annotated[str, Option(help=option_help("archive", "until"), show_default=False)] = LAST,
    most: Annotated[int, Option(help=option_help("archive", "most"), min=1, max=1_000_000)] = 100,
    records: Annotated[bool, Option("--records", help=option_help("archive", "records"))] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """`archive [CODE] [--since DAY] [--until DAY]`: games by time or table, and their records."""
    from fullhouse.store.history import Search  # noqa: PLC0415

    begin, end = _moment(since), _moment(until)
    if end <= begin:
        raise BadInput("time-order", since=since, until=until)
    wanted = Search(since=begin, until=end, most=most, code=code)
    asyncio.run(_show(wanted, database, records=records, json=json))


async def _show(search: "Search", database: str | None, *, records: bool, json: bool) -> None:
    from fullhouse.match.history.results import ResultShape, shape_of  # noqa: PLC0415
    from fullhouse.match.history.rounds import recorded  # noqa: PLC0415
    from fullhouse.records.record import write_record  # noqa: PLC0415
    from fullhouse.store import reading  # noqa: PLC0415
    from fullhouse.store.history import find_games, read_entries  # noqa: PLC0415

    def line(shape: ResultShape) -> str:
        spoken, key = language(), f"{shape.game}-name"
        return say(
            "archive-game",
            spoken,
            at=datetime.fromtimestamp(shape.finished, UTC).strftime("%Y-%m-%d %H:%M"),
            code=shape.code,
            round=shape.round,
            game=say(key, spoken) if has(key, spoken) else shape.game,
            seats=[f"{seat.name} {seat.score}{'*' if seat.won else ''}" for seat in shape.seats],
        )

    where = database if database is not None and names_server(database) else file_of(database)
    async with reading(where) as reader:
        games = await find_games(reader, search)
        for result in games:
            if not records:
                shape = shape_of(result)
                echo(encoded(shape) if json else line(shape))
                continue
            game = recorded(await read_entries(reader, result.table), result.round)
            if game is None:
                echo(say("archive-deleted", language(), game=line(shape_of(result))), err=True)
            else:
                echo(write_record(game.record))
    if not games:
        echo(say("archive-none", language()), err=True)


def _moment(text: str) -> Seconds:
    """A day or a moment, in UTC where it says no other zone."""
    try:
        moment = datetime.fromisoformat(text)
        return Seconds((moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp())
    except (ValueError, OverflowError):
        raise BadInput("bad-time", value=text) from None
