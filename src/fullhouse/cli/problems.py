"""Files of problems: solved, rated, brought into one form for all disguises."""

import os
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.batch.files import STANDARD
from fullhouse.cli.batch.pieces import Answerer, Remarked
from fullhouse.cli.batch.tables import Columns, is_table
from fullhouse.cli.frame.arguments import Argument, Exit, Option
from fullhouse.cli.language import language, option_help
from fullhouse.cli.streams import LineOptions, Map, answer_lines, as_json
from fullhouse.core.errors import BadInput
from fullhouse.words import say

if TYPE_CHECKING:
    from fullhouse.coach.rating import Grades

JsonLines = Annotated[bool, Option("--json", help=option_help("rate", "json"))]
"""Whether each line is an object for programs."""


def solve_command(
    file: Annotated[Path, Argument(help=option_help("solve", "file"))] = STANDARD,
    count: Annotated[int | None, Option(help=option_help("solve", "count"), show_default=False)] = None,
    json: JsonLines = False,
    *,
    check: Annotated[bool, Option("--check", help=option_help("solve", "check"))] = False,
    options: LineOptions,
) -> None:
    """`solve [PROBLEM|FILE|-] [--count N] [--json] [--check]`: an answer for each problem."""
    if count is not None and count < 1:
        raise BadInput("bad-number", field="count", value=count, least=1)
    json, threads = json or is_table(options.out), options.threads
    answerer = Answerer(
        partial(_solved, count=count, threads=threads, json=json),
        partial(solve_piece, threads=threads) if count is None and not json and not check else None,
        options.skip_errors,
    )
    columns: Columns = {"problem": "text", **({"solution": "text"} if count is None else {"count": "int"})}
    remarks = answer_lines(file, answerer, options, columns=columns)
    if check and IMPROPER in remarks:
        raise Exit(1)


IMPROPER = "improper"
"""Remarked where a problem has not exactly one solution."""


def _solved(problems: list[str], *, count: int | None, threads: int | None, json: bool = False) -> list[str]:
    from fullhouse.solver.batch import NONE, SEVERAL, count_many, solve_many  # noqa: PLC0415

    if count is None:
        solutions = solve_many(problems, threads=threads)
        lines = as_json(problems, "solution", solutions) if json else solutions
        return Remarked(lines, [IMPROPER] * (NONE in solutions or SEVERAL in solutions))
    counted = count_many(problems, count, threads=threads)
    lines = as_json(problems, "count", counted) if json else list(map(str, counted))
    return Remarked(lines, [IMPROPER] * any(number != 1 for number in counted))


def solve_piece(piece: bytes, *, threads: int | None) -> bytes | None:
    """The fastest way, for lines of one length without anything but problems."""
    from fullhouse.solver.batch import solve_lines  # noqa: PLC0415

    return solve_lines(piece, threads=threads)


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


def rate_command(
    file: Annotated[Path, Argument(help=option_help("rate", "file"), show_default=False)],
    *,
    json: JsonLines = False,
    se: Annotated[bool, Option("--se", help=option_help("rate", "se"))] = False,
    options: LineOptions,
) -> None:
    """`rate PROBLEM|FILE|- [--json] [--se]`: how hard a problem is, or each problem of a file."""
    from fullhouse.solver.cores import in_order  # noqa: PLC0415

    threads, lang = options.threads, None if json or is_table(options.out) else language()
    local: Map | None = partial(in_order, processes=threads or os.cpu_count() or 1) if se else None
    answerer = Answerer(
        partial(_rated, lang=lang, threads=1 if se else threads, se=se),
        None if se else partial(rate_piece, lang=lang, threads=threads),
        options.skip_errors,
    )
    answer_lines(
        file,
        answerer,
        options,
        columns={**COLUMNS, "se": "float"} if se else COLUMNS,
        local=local,
        piece=SLOW_PIECE if se else PIECE,
    )


def _rated(problems: list[str], *, lang: str | None, threads: int | None, se: bool = False) -> list[str]:
    """Grades as sentences in a language, or as JSON without one."""
    from fullhouse.coach.explainer import se_number  # noqa: PLC0415
    from fullhouse.coach.rating import rate_many  # noqa: PLC0415

    lines = _written(rate_many(problems, threads=threads), lang).decode().split("\n")[:-1]
    if not se:
        return lines
    numbers = [se_number(problem.replace("0", ".")) for problem in problems]
    if lang is None:
        return [f'{line[:-1]},"se":{number}}}' for line, number in zip(lines, numbers, strict=True)]
    shown = [say("cli-rate-number", lang, number=str(number)) for number in numbers]
    return [f"{line} {number}" for line, number in zip(lines, shown, strict=True)]


def rate_piece(piece: bytes, *, lang: str | None, threads: int | None) -> bytes | None:
    """The fastest way, for lines of one length without anything but problems."""
    from fullhouse.coach.rating import rate_many  # noqa: PLC0415
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
    return grades.to_lines(lambda hardest, stop: _sentence(hardest.name, hardest.level, stop, lang))


@cache
def _sentence(hardest: str, level: int, stop: str, lang: str) -> str:
    """What is said of all problems that are alike in this; their score and the problem are put in later."""
    from fullhouse.coach.rating import HIGHEST_LEVEL, PROBLEM, SCORE, TECHNIQUE_SET  # noqa: PLC0415
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


def canonical_command(
    file: Annotated[Path, Argument(help=option_help("solve", "file"))] = STANDARD,
    json: JsonLines = False,
    *,
    options: LineOptions,
) -> None:
    """`canonical [PROBLEM|FILE|-] [--json]`: one form for all problems that are one in disguise."""
    json, threads = json or is_table(options.out), options.threads
    answerer = Answerer(
        partial(_canonical, threads=threads, json=json),
        None if json else partial(canonical_piece, threads=threads),
        options.skip_errors,
    )
    columns: Columns = {"problem": "text", "canonical": "text"}
    answer_lines(file, answerer, options, columns=columns)


def _canonical(problems: list[str], *, threads: int | None, json: bool) -> list[str]:
    from fullhouse.solver.batch import canonical_many  # noqa: PLC0415

    forms = canonical_many(problems, threads=threads)
    return as_json(problems, "canonical", forms) if json else forms


def canonical_piece(piece: bytes, *, threads: int | None) -> bytes | None:
    """The fastest way, for lines of one length without anything but problems."""
    from fullhouse.solver.batch import canonical_lines  # noqa: PLC0415

    return canonical_lines(piece, threads=threads)
