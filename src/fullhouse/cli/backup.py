"""`fullhouse backup FILE`: a checked copy of the database, also while the server runs."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import Json, language, option_help
from fullhouse.cli.settings import Database, file_of
from fullhouse.cli.streams import copying
from fullhouse.words import say


def command(
    file: Annotated[Path, Argument(help=option_help("backup", "file"), show_default=False)],
    database: Database = None,
    replace: Annotated[bool, Option("--replace", help=option_help("backup", "replace"))] = False,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.store.file.backup import back_up  # noqa: PLC0415

    with copying() as progress:
        summary = back_up(file_of(database), file, replace=replace, progress=progress)
    facts = {"path": str(file), "tables": summary.tables, "entries": summary.entries}
    echo(msgspec.json.encode(facts).decode() if json else say("backup-made", language(), **facts))
