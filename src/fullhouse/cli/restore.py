"""`fullhouse restore FILE`: replace the database by a backup, after checking it."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import Json, language, option_help
from fullhouse.cli.settings import Database, file_of
from fullhouse.cli.streams import copying
from fullhouse.words import say


def command(
    file: Annotated[Path, Argument(help=option_help("restore", "file"), show_default=False)],
    database: Database = None,
    replace: Annotated[bool, Option("--replace", help=option_help("restore", "replace"))] = False,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.store.file.backup import restore  # noqa: PLC0415

    target = file_of(database)
    with copying() as progress:
        summary = restore(file, target, replace=replace, progress=progress)
    facts = {"path": str(target), "tables": summary.tables, "entries": summary.entries}
    echo(msgspec.json.encode(facts).decode() if json else say("backup-restored", language(), **facts))
