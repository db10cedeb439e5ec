"""`fullhouse verify RECORD|- [--key HEX] [--commitment HEX]`: was it dealt as promised, and is it whole?"""

import sys
from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import option_help, spoken_language


def command(
    record: Annotated[Path, Argument(help=option_help("replay", "record"), show_default=False)],
    key: Annotated[str, Option("--key", help=option_help("verify", "key"))] = "",
    commitment: Annotated[str, Option("--commitment", help=option_help("verify", "commitment"))] = "",
    json: Annotated[bool, Option("--json", help=option_help("replay", "json"))] = False,
    lang: Annotated[str, Option("--lang", help=option_help("replay", "lang"))] = "",
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.records.proofs.telling import tell_verdict  # noqa: PLC0415
    from fullhouse.records.proofs.verify import verify  # noqa: PLC0415
    from fullhouse.records.record import read_record_file, read_record_from  # noqa: PLC0415

    spoken = spoken_language(lang)
    read = read_record_from(sys.stdin.buffer) if str(record) == "-" else read_record_file(record)
    verdict = verify(read, key=key or None, commitment=commitment or None)
    echo(msgspec.json.encode(verdict).decode() if json else "\n".join(tell_verdict(verdict, spoken)))
