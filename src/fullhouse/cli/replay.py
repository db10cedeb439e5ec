"""`fullhouse replay RECORD|- [--json] [--lang fr]`: a record played again, for people or for programs."""

import sys
from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import option_help, spoken_language


def command(
    record: Annotated[Path, Argument(help=option_help("replay", "record"), show_default=False)],
    json: Annotated[bool, Option("--json", help=option_help("replay", "json"))] = False,
    lang: Annotated[str, Option("--lang", help=option_help("replay", "lang"))] = "",
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.records.narration import tell  # noqa: PLC0415
    from fullhouse.records.record import read_record_file, read_record_from  # noqa: PLC0415
    from fullhouse.records.replay import replay, replay_document  # noqa: PLC0415

    spoken = spoken_language(lang)
    replayed = replay(read_record_from(sys.stdin.buffer) if str(record) == "-" else read_record_file(record))
    if json:
        echo(msgspec.json.encode(replay_document(replayed)).decode())
    else:
        echo("\n".join(tell(replayed, spoken)))
