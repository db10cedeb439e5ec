"""`fullhouse generate [--level L|--clues N|--score N] --number N --seed S`: problems to order."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Annotated, cast

from fullhouse.cli.batch.files import STANDARD, written
from fullhouse.cli.batch.tables import Columns, is_table
from fullhouse.cli.frame.arguments import Option
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import Engine, Map, Out, Scheduler, Threads, as_json, progress, way_on
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.solver import Symmetry

TRIES = 2048
"""Problems that a worker of a cluster makes at a time, before those of another level are left out."""


def command(  # noqa: PLR0917
    level: Annotated[int | None, Option(help=option_help("generate", "level"), show_default=False)] = None,
    number: Annotated[int, Option(help=option_help("generate", "number"))] = 1,
    clues: Annotated[int | None, Option(help=option_help("generate", "clues"), show_default=False)] = None,
    score: Annotated[int | None, Option(help=option_help("generate", "score"), show_default=False)] = None,
    seed: Annotated[int, Option(help=option_help("generate", "seed"))] = 0,
    symmetry: Annotated[str, Option(help=option_help("generate", "symmetry"))] = "none",
    side: Annotated[int, Option(help=option_help("generate", "side"))] = 9,
    threads: Threads = None,
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
    out: Out = STANDARD,
    engine: Engine = "local",
    scheduler: Scheduler = "",
) -> None:
    from fullhouse.solver import few_clues, generate, hard  # noqa: PLC0415

    if number < 1:
        raise BadInput("bad-number", field="number", value=number, least=1)
    symmetry = symmetry.replace("_", "-")
    cores = threads or os.cpu_count() or 1
    wishes = {"--level": level, "--clues": clues, "--score": score}
    wished = [name for name, wish in wishes.items() if wish is not None]
    wished += ["--symmetry"] * (symmetry != "none") + ["--side"] * (side != 9)
    if engine != "local" and (clues is not None or score is not None):
        raise BadInput("wishes-together", options=["--engine", *wished])
    if len(wished) > 1 and (clues is not None or score is not None):
        raise BadInput("wishes-together", options=wished)
    made: Iterator[str]
    if clues is not None:
        made = few_clues(number, clues=clues, seed=seed, threads=cores)
    elif score is not None:
        made = hard(number, score=score, rate=partial(_scores_of, threads=cores), seed=seed, threads=cores)
    else:
        make = partial(
            generate,
            level=level,
            rate=None if level is None else _level_of,
            seed=seed,
            symmetry=cast("Symmetry", symmetry),
            side=side,
        )
        on = way_on(engine, scheduler)
        made = make(number, threads=cores) if on is map else _spread(make, number, on)
    columns: Columns = {"problem": "text", "seed": "int"}
    is_shown = True if out != STANDARD else None
    with written(out, columns=columns) as target, progress(number, is_wanted=is_shown) as advance:
        for problem in made:
            (line,) = as_json([problem], "seed", [seed]) if json or is_table(out) else [problem]
            target.write(f"{line}\n".encode())
            advance(1)


def _spread(make: Callable[..., Iterator[str]], number: int, on: Map) -> Iterator[str]:
    """The same problems, made in blocks elsewhere: what each try gives depends on its number alone."""
    make(number)  # refuses what cannot be
    blocks = range(0, sys.maxsize, TRIES) if number else ()
    return islice(chain.from_iterable(on(partial(_block, make), blocks)), number)


def _block(make: Callable[..., Iterator[str]], start: int) -> list[str]:
    return list(make(None, start=start, tries=TRIES))


def _level_of(problem: str) -> int:
    from fullhouse.coach.grading.rating import rate  # noqa: PLC0415

    return rate(problem).level


def _scores_of(problems: list[str], *, threads: int) -> list[int]:
    from fullhouse.coach.grading.rating import rate_many  # noqa: PLC0415

    return [grade.score for grade in rate_many(problems, threads=threads)]
