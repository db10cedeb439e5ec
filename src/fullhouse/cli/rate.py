"""`fullhouse rate PROBLEM|FILE|- [--json] [--se]`: how hard a problem is, or each problem of a file."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option
from fullhouse.cli.language import language, option_help
from fullhouse.cli.streams import STANDARD, Out, SkipErrors, Threads, answer_lines
from fullhouse.words import say


def command(
    file: Annotated[Path, Argument(help=option_help("rate", "file"), show_default=False)],
    *,
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
    se: Annotated[bool, Option("--se", help=option_help("rate", "se"))] = False,
    threads: Threads = None,
    skip_errors: SkipErrors = False,
    out: Out = STANDARD,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.grading.rating import Grade, rate_many  # noqa: PLC0415
    from fullhouse.coach.speech import name_of  # noqa: PLC0415

    def line(problem: str, grade: Grade) -> str:
        if json:
            number = {"se": grade.se} if se else {}
            return msgspec.json.encode({"problem": problem, **msgspec.to_builtins(grade), **number}).decode()
        logic = "solved" if grade.solved_by_logic else "budget" if grade.stopped_by_budget else "not-solved"
        said = say(
            "cli-rate-line",
            language(),
            level=grade.level,
            score=grade.score,
            hardest=name_of(grade.hardest, language()),
            logic=say(f"cli-rate-{logic}", language()),
            set=grade.technique_set,
            problem="⟦⟧",
        ).replace("⟦⟧", problem)
        return f"{said} {say('cli-rate-number', language(), number=str(grade.se))}" if se else said

    def answers(problems: list[str]) -> list[str]:
        dotted = [problem.replace("0", ".") for problem in problems]
        return list(map(line, dotted, rate_many(dotted, threads=threads)))

    answer_lines(file, answers, out=out, skip_errors=skip_errors)
