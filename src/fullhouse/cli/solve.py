"""`fullhouse solve [PROBLEM|FILE|-] [--count N]`: an answer for a problem, or for each problem of a file."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import STANDARD, Out, SkipErrors, Threads, answer_lines


def command(
    file: Annotated[Path, Argument(help=option_help("solve", "file"))] = STANDARD,
    count: Annotated[int | None, Option(help=option_help("solve", "count"), show_default=False)] = None,
    threads: Threads = None,
    skip_errors: SkipErrors = False,
    out: Out = STANDARD,
) -> None:
    from fullhouse.core.errors import BadInput  # noqa: PLC0415
    from fullhouse.solver.batch import count_many, even_lines, solve_many  # noqa: PLC0415

    if count is not None and count < 1:
        raise BadInput("bad-number", field="count", value=count, least=1)

    def answers(problems: list[str]) -> list[str]:
        if count is None:
            return solve_many(problems, threads=threads)
        return list(map(str, count_many(problems, count, threads=threads)))

    def of_a_piece(piece: bytes) -> bytes | None:
        """The fastest way, for lines of one length without anything but problems."""
        if count is not None or not even_lines(piece):
            return None
        try:
            return solve_many(piece, threads=threads)
        except BadInput:
            return None  # answered again line by line, up to the one at fault

    answer_lines(file, answers, out=out, skip_errors=skip_errors, piece_answer=of_a_piece)
