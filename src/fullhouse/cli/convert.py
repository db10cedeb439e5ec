"""`fullhouse convert FILE|- --to FORMAT [--from FORMAT]`: problems from one format into another."""

import sys
from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo
from fullhouse.cli.language import language, option_help, told
from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput
from fullhouse.words import say


def command(
    file: Annotated[str, Argument(help=option_help("convert", "file"), show_default=False)],
    to: Annotated[str, Option("--to", help=option_help("convert", "to"), show_default=False)],
    from_: Annotated[
        str | None, Option("--from", help=option_help("convert", "from"), show_default=False)
    ] = None,
) -> None:
    from fullhouse.problems import formats  # noqa: PLC0415

    try:
        problems = formats.read(_data(file), from_)
        text = formats.write(problems, to)
    except BadInput as error:
        echo(f"{_place(error)}{told(error)}", err=True)
        raise Exit(2) from None
    lost = formats.left_out(problems, to)
    if lost:
        fields = [say(f"problem-{field}", language()) for field in lost]
        echo(say("convert-left-out", language(), format=to, fields=fields), err=True)
    echo((text).removesuffix("\n"))


def _data(file: str) -> bytes:
    """The text of the file or of the standard input, cut off just beyond the longest accepted length."""
    from fullhouse.problems.formats.kit.text import MOST_BYTES  # noqa: PLC0415

    try:
        if file == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with Path(file).open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise BadInput("file-unreadable", path=file, detail=reason(error)) from None


def _place(error: BadInput) -> str:
    """The number of the line at fault, as the beginning of a sentence."""
    if "line" not in error.facts:
        return ""
    return say("convert-at-line", language(), number=error.facts["line"]) + " "
