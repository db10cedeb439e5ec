"""`fullhouse canonical [PROBLEM|FILE|-] [--json]`: one form for all problems that are one in disguise."""

from functools import partial
from pathlib import Path
from typing import Annotated

from fullhouse.cli.batch.files import STANDARD
from fullhouse.cli.batch.pieces import Answerer
from fullhouse.cli.batch.tables import Columns, is_table
from fullhouse.cli.frame.arguments import Argument, Option
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import (
    Engine,
    Out,
    Resume,
    Scheduler,
    SkipErrors,
    Threads,
    answer_lines,
    as_json,
)


def command(  # noqa: PLR0917
    file: Annotated[Path, Argument(help=option_help("solve", "file"))] = STANDARD,
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
    threads: Threads = None,
    skip_errors: SkipErrors = False,
    out: Out = STANDARD,
    engine: Engine = "local",
    scheduler: Scheduler = "",
    resume: Resume = False,
) -> None:
    json = json or is_table(out)
    answerer = Answerer(
        partial(answers, threads=threads, json=json),
        None if json else partial(of_a_piece, threads=threads),
        skip_errors,
    )
    columns: Columns = {"problem": "text", "canonical": "text"}
    answer_lines(
        file,
        answerer,
        out=out,
        engine=engine,
        scheduler=scheduler,
        resume=resume,
        columns=columns,
        threads=threads,
    )


def answers(problems: list[str], *, threads: int | None, json: bool) -> list[str]:
    from fullhouse.solver.batch import canonical_many  # noqa: PLC0415

    forms = canonical_many(problems, threads=threads)
    return as_json(problems, "canonical", forms) if json else forms


def of_a_piece(piece: bytes, *, threads: int | None) -> bytes | None:
    """The fastest way, for lines of one length without anything but problems."""
    from fullhouse.solver.batch import canonical_lines  # noqa: PLC0415

    return canonical_lines(piece, threads=threads)
