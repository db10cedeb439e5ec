"""`fullhouse solve [PROBLEM|FILE|-] [--count N] [--json]`: an answer for each problem."""

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
    count: Annotated[int | None, Option(help=option_help("solve", "count"), show_default=False)] = None,
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
    threads: Threads = None,
    skip_errors: SkipErrors = False,
    out: Out = STANDARD,
    engine: Engine = "local",
    scheduler: Scheduler = "",
    resume: Resume = False,
) -> None:
    from fullhouse.core.errors import BadInput  # noqa: PLC0415

    if count is not None and count < 1:
        raise BadInput("bad-number", field="count", value=count, least=1)
    json = json or is_table(out)
    answerer = Answerer(
        partial(answers, count=count, threads=threads, json=json),
        partial(of_a_piece, threads=threads) if count is None and not json else None,
        skip_errors,
    )
    columns: Columns = {"problem": "text", **({"solution": "text"} if count is None else {"count": "int"})}
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


def answers(problems: list[str], *, count: int | None, threads: int | None, json: bool = False) -> list[str]:
    from fullhouse.solver.batch import count_many, solve_many  # noqa: PLC0415

    if count is None:
        solutions = solve_many(problems, threads=threads)
        return as_json(problems, "solution", solutions) if json else solutions
    counted = count_many(problems, count, threads=threads)
    return as_json(problems, "count", counted) if json else list(map(str, counted))


def of_a_piece(piece: bytes, *, threads: int | None) -> bytes | None:
    """The fastest way, for lines of one length without anything but problems."""
    from fullhouse.solver.batch import solve_lines  # noqa: PLC0415

    return solve_lines(piece, threads=threads)
