"""`fullhouse rate PROBLEM|FILE|- [--json] [--se]`: how hard a problem is, or each problem of a file."""

import os
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.batch.files import STANDARD
from fullhouse.cli.batch.pieces import Answerer
from fullhouse.cli.batch.tables import Columns, is_table
from fullhouse.cli.frame.arguments import Argument, Option
from fullhouse.cli.language import language, option_help
from fullhouse.cli.streams import (
    Engine,
    Map,
    Out,
    Resume,
    Scheduler,
    SkipErrors,
    Threads,
    answer_lines,
)
from fullhouse.core.errors import BadInput
from fullhouse.words import say
from fullhouse.words.locales import GROUPS

if TYPE_CHECKING:
    from fullhouse.coach.grading.many import Grades

PIECE = 82 * 3200
"""Bytes read at a time: hard problems take milliseconds each, and something is to be seen meanwhile."""

SLOW_PIECE = 1 << 10
"""Bytes read at a time where each problem may take a second: a dozen, so that one sees it going on."""

COLUMNS: Columns = {
    "problem": "text",
    "level": "int",
    "score": "int",
    "hardest": "text",
    "solved_by_logic": "truth",
    "stopped_by_budget": "truth",
    "technique_set": "int",
}


def command(
    file: Annotated[Path, Argument(help=option_help("rate", "file"), show_default=False)],
    *,
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
    se: Annotated[bool, Option("--se", help=option_help("rate", "se"))] = False,
    threads: Threads = None,
    skip_errors: SkipErrors = False,
    out: Out = STANDARD,
    engine: Engine = "local",
    scheduler: Scheduler = "",
    resume: Resume = False,
) -> None:
    from fullhouse.solver.cores import in_order  # noqa: PLC0415

    told_in = None if json or is_table(out) else language()
    local: Map | None = partial(in_order, processes=threads or os.cpu_count() or 1) if se else None
    answerer = Answerer(
        partial(answers, lang=told_in, threads=1 if se else threads, se=se),
        None if se else partial(of_a_piece, lang=told_in, threads=threads),
        skip_errors,
    )
    answer_lines(
        file,
        answerer,
        out=out,
        engine=engine,
        scheduler=scheduler,
        resume=resume,
        columns={**COLUMNS, "se": "float"} if se else COLUMNS,
        threads=threads,
        local=local,
        piece=SLOW_PIECE if se else PIECE,
    )


def answers(problems: list[str], *, lang: str | None, threads: int | None, se: bool = False) -> list[str]:
    """Grades as sentences in a language, or as JSON without one."""
    from fullhouse.coach.grading.explainer import se_number  # noqa: PLC0415
    from fullhouse.coach.grading.many import rate_many  # noqa: PLC0415

    lines = _written(rate_many(problems, threads=threads), lang).decode().split("\n")[:-1]
    if not se:
        return lines
    numbers = [se_number(problem.replace("0", ".")) for problem in problems]
    if lang is None:
        return [f'{line[:-1]},"se":{number}}}' for line, number in zip(lines, numbers, strict=True)]
    told = [say("cli-rate-number", lang, number=str(number)) for number in numbers]
    return [f"{line} {number}" for line, number in zip(lines, told, strict=True)]


def of_a_piece(piece: bytes, *, lang: str | None, threads: int | None) -> bytes | None:
    """The fastest way, for lines of one length without anything but problems."""
    from fullhouse.coach.grading.many import rate_many  # noqa: PLC0415
    from fullhouse.solver.batch import even_lines  # noqa: PLC0415

    if not even_lines(piece):
        return None
    try:
        return _written(rate_many(piece, threads=threads), lang)
    except BadInput:
        return None  # answered again line by line, up to the one at fault


def _written(grades: "Grades", lang: str | None) -> bytes:
    if lang is None:
        return grades.to_json()
    return grades.to_lines(
        lambda hardest, stop: _sentence(hardest.name, hardest.level, stop, lang), GROUPS[lang]
    )


@cache
def _sentence(hardest: str, level: int, stop: str, lang: str) -> str:
    """What is said of all problems that are alike in this; their score and the problem are put in later."""
    from fullhouse.coach.grading.many import PROBLEM, SCORE  # noqa: PLC0415
    from fullhouse.coach.grading.rating import HIGHEST_LEVEL, TECHNIQUE_SET  # noqa: PLC0415
    from fullhouse.coach.speech import name_of  # noqa: PLC0415

    logic = stop if stop in {"solved", "budget"} else "not-solved"
    return say(
        "cli-rate-line",
        lang,
        level=level if stop == "solved" else HIGHEST_LEVEL,
        score=SCORE,
        hardest=name_of(hardest, lang),
        logic=say(f"cli-rate-{logic}", lang),
        set=TECHNIQUE_SET,
        problem=PROBLEM,
    )
