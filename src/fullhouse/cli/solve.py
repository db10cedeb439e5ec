"""`fullhouse solve [PROBLEM|FILE|-] [--count N]`: an answer for a problem, or for each line of a file."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option
from fullhouse.cli.language import option_help


def command(
    file: Annotated[Path, Argument(help=option_help("solve", "file"))] = Path("-"),
    count: Annotated[int | None, Option(help=option_help("solve", "count"), show_default=False)] = None,
    threads: Annotated[int, Option(help=option_help("solve", "threads"))] = 1,
) -> None:
    from fullhouse.cli import streams  # noqa: PLC0415

    streams.answer_lines(file, count=count, threads=threads)
