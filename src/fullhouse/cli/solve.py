"""`fullhouse solve [PROBLEM|FILE|-] [--count N]`: an answer for a problem, or for each line of a file."""

from pathlib import Path
from typing import Annotated

import typer

from fullhouse.cli.language import option_help


def command(
    file: Annotated[Path, typer.Argument(readable=False, help=option_help("solve", "file"))] = Path("-"),
    count: Annotated[int | None, typer.Option(help=option_help("solve", "count"), show_default=False)] = None,
    threads: Annotated[int, typer.Option(help=option_help("solve", "threads"))] = 1,
) -> None:
    from fullhouse.cli import streams  # noqa: PLC0415

    streams.answer_lines(file, count=count, threads=threads)
