"""`fullhouse replay RECORD|- [--json] [--lang fr]`: a record played again, for people or for programs."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from fullhouse.cli.language import option_help, spoken_language


def command(
    record: Annotated[
        Path, typer.Argument(readable=False, help=option_help("replay", "record"), show_default=False)
    ],
    json: Annotated[bool, typer.Option("--json", help=option_help("replay", "json"))] = False,
    lang: Annotated[str, typer.Option("--lang", help=option_help("replay", "lang"))] = "",
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.records.narration import tell  # noqa: PLC0415
    from fullhouse.records.record import read_record_file, read_record_from  # noqa: PLC0415
    from fullhouse.records.replay import replay, replay_document  # noqa: PLC0415

    spoken = spoken_language(lang)
    replayed = replay(read_record_from(sys.stdin.buffer) if str(record) == "-" else read_record_file(record))
    if json:
        typer.echo(msgspec.json.encode(replay_document(replayed)).decode())
    else:
        typer.echo("\n".join(tell(replayed, spoken)))
