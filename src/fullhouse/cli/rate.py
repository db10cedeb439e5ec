"""`fullhouse rate PROBLEM|FILE|- [--json]`: how hard a problem is, or each problem of a file."""

import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import language, option_help, told
from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.words import say

LONGEST = 1000
"""Characters of a line that are read at most."""


def command(
    file: Annotated[str, Argument(help=option_help("rate", "file"), show_default=False)],
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.grading.rating import Grade, rate  # noqa: PLC0415
    from fullhouse.coach.speech import name_of  # noqa: PLC0415

    def line(problem: str, grade: Grade) -> str:
        logic = "solved" if grade.solved_by_logic else "budget" if grade.stopped_by_budget else "not-solved"
        return say(
            "cli-rate-line",
            language(),
            level=grade.level,
            score=grade.score,
            hardest=name_of(grade.hardest, language()),
            logic=say(f"cli-rate-{logic}", language()),
            set=grade.technique_set,
            problem="⟦⟧",
        ).replace("⟦⟧", problem)

    rated = 0
    for number, problem in _problems(file):
        try:
            grade = rate(problem)
        except FullHouseError as error:
            raise BadInput("bad-problem-line", line=number, cause=told(error)) from None
        rated += 1
        if json:
            document = {"problem": problem, **msgspec.to_builtins(grade)}
            echo(msgspec.json.encode(document).decode())
        else:
            echo(line(problem, grade))
    if not rated:
        raise BadInput("nothing-to-rate", path=file)


def _lines(file: str) -> Iterator[str]:
    """Line by line, and no more of a long one than is accepted: the file may be larger than the memory."""
    from fullhouse.cli.streams import is_problem  # noqa: PLC0415

    if is_problem(file):
        yield file
        return
    try:
        with nullcontext(sys.stdin) if file == "-" else Path(file).open(encoding="utf-8") as source:
            while line := source.readline(LONGEST):
                yield line
                while not line.endswith("\n") and (line := source.readline(LONGEST)):
                    pass
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("file-unreadable", path=file, detail=reason(error)) from None


def _problems(file: str) -> Iterator[tuple[int, str]]:
    """The problems of a file with their line numbers; empty lines and `#` lines do not count."""
    for number, line in enumerate(_lines(file), start=1):
        text = line.strip()
        if text and not text.startswith("#"):
            yield number, text.split()[0].replace("0", ".")
