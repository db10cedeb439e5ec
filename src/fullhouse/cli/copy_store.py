"""`fullhouse copy-store FROM TO`: a whole site from one database into another, while no server runs."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, echo
from fullhouse.cli.language import Json, language, option_help
from fullhouse.cli.settings import names_server
from fullhouse.cli.streams import progress_by_itself
from fullhouse.words import say


def command(
    source: Annotated[str, Argument(metavar="FROM", help=option_help("copy-store", "source"))],
    target: Annotated[str, Argument(metavar="TO", help=option_help("copy-store", "target"))],
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.store import copy_store  # noqa: PLC0415

    with progress_by_itself() as reach:
        done = copy_store(_place(source), _place(target), reach)
    said = say("backup-made", language(), path=done.path, tables=done.tables, entries=done.entries)
    echo(msgspec.json.encode(done).decode() if json else said)


def _place(text: str) -> Path | str:
    return text if names_server(text) else Path(text)
