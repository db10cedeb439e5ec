"""`fullhouse rate PROBLEM|FILE|- [--json] [--se]`: how hard a problem is, or each problem of a file."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

from fullhouse.cli.batch.files import STANDARD
from fullhouse.cli.batch.pieces import Answerer
from fullhouse.cli.batch.tables import Columns, is_table
from fullhouse.cli.frame.arguments import Argument, Option
from fullhouse.cli.language import language, option_help
from fullhouse.cli.streams import (
    PIECE,
    Engine,
    Map,
    Out,
    Resume,
    Scheduler,
    SkipErrors,
    Threads,
    answer_lines,
)
from fullhouse.words import say

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
    from fullhouse.bots.league.engines import in_order  # noqa: PLC0415

    told_in = None if json or is_table(out) else language()
    local: Map = partial(in_order, processes=threads or os.cpu_count() or 1) if se else map
    cores = 1 if se else threads
    answer_lines(
        file,
        Answerer(partial(answers, lang=told_in, threads=cores, se=se), None, skip_errors),
        out=out,
        engine=engine,
        scheduler=scheduler,
        resume=resume,
        columns={**COLUMNS, "se": "float"} if se else COLUMNS,
        local=local,
        piece=SLOW_PIECE if se else PIECE,
    )


def answers(problems: list[str], *, lang: str | None, threads: int | None, se: bool = False) -> list[str]:
    """Grades as sentences in a language, or as JSON without one."""
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.grading.rating import Grade, rate_many  # noqa: PLC0415
    from fullhouse.coach.speech import name_of  # noqa: PLC0415

    def line(problem: str, grade: Grade) -> str:
        if lang is None:
            number = {"se": grade.se} if se else {}
            return msgspec.json.encode({"problem": problem, **msgspec.to_builtins(grade), **number}).decode()
        logic = "solved" if grade.solved_by_logic else "budget" if grade.stopped_by_budget else "not-solved"
        said = say(
            "cli-rate-line",
            lang,
            level=grade.level,
            score=grade.score,
            hardest=name_of(grade.hardest, lang),
            logic=say(f"cli-rate-{logic}", lang),
            set=grade.technique_set,
            problem="⟦⟧",
        ).replace("⟦⟧", problem)
        return f"{said} {say('cli-rate-number', lang, number=str(grade.se))}" if se else said

    dotted = [problem.replace("0", ".") for problem in problems]
    return list(map(line, dotted, rate_many(dotted, threads=threads)))
