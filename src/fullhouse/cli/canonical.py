"""`fullhouse canonical [PROBLEM|FILE|-]`: one form for all problems that are the same in another dress."""

from functools import partial
from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import STANDARD, Out, SkipErrors, Threads, answer_lines


def command(
    file: Annotated[Path, Argument(help=option_help("solve", "file"))] = STANDARD,
    threads: Threads = None,
    skip_errors: SkipErrors = False,
    out: Out = STANDARD,
) -> None:
    from fullhouse.solver.batch import canonical_many  # noqa: PLC0415

    answer_lines(file, partial(canonical_many, threads=threads), out=out, skip_errors=skip_errors)
