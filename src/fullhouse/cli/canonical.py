"""`fullhouse canonical [PROBLEM|FILE|-]`: one form for all problems that are the same in another dress."""

from functools import partial
from pathlib import Path
from typing import Annotated

from fullhouse.cli.batch.pieces import Answerer
from fullhouse.cli.frame.arguments import Argument
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import (
    STANDARD,
    Engine,
    Out,
    Resume,
    Scheduler,
    SkipErrors,
    Threads,
    answer_lines,
)


def command(  # noqa: PLR0917
    file: Annotated[Path, Argument(help=option_help("solve", "file"))] = STANDARD,
    threads: Threads = None,
    skip_errors: SkipErrors = False,
    out: Out = STANDARD,
    engine: Engine = "local",
    scheduler: Scheduler = "",
    resume: Resume = False,
) -> None:
    from fullhouse.solver.batch import canonical_many  # noqa: PLC0415

    answerer = Answerer(partial(canonical_many, threads=threads), None, skip_errors)
    answer_lines(file, answerer, out=out, engine=engine, scheduler=scheduler, resume=resume)
