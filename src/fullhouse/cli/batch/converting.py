"""Problems from one format into another, line by line: a pure function of each piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fullhouse.cli.batch.pieces import Remarked
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.problems.problem import Problem

PLAIN = {"text", "sdm"}
"""Formats of 81 characters a line, which differ in what stands for an empty cell."""

_EMPTY = {"text": ".", "sdm": "0"}


def of_lines(lines: list[str], *, form: str, to: str, json: bool) -> Remarked:
    """Each line in another format, or as JSON; and the fields that it has no room for.

    BadInput has the number of the first line at fault.
    """
    from fullhouse.problems import formats  # noqa: PLC0415

    problems: list[Problem] = []
    bad: BadInput | None = None
    for number, line in enumerate(lines, 1):
        try:
            problems += formats.read_unchecked(line, form)
        except BadInput as error:
            bad = formats.located(error, problem=number)
            break
    bad = formats.first_fault(problems) or bad
    if bad is not None:
        raise bad
    if json:
        return Remarked([row(problem, to) for problem in problems], ())
    text = formats.write(problems, to) if problems else ""
    return Remarked(text.splitlines(), formats.left_out(problems, to))


def of_a_piece(piece: bytes, *, to: str, threads: int) -> bytes | None:
    """The fastest way, from plain lines to plain lines of sound problems; None for anything else."""
    from fullhouse.solver.batch import unique_lines  # noqa: PLC0415

    if piece[81:82] != b"\n" or not piece.endswith(b"\n"):
        return None
    return unique_lines(piece, empty=_EMPTY[to], threads=threads)


def row(problem: Problem, to: str) -> str:
    """A problem as JSON: what it has, and the text in another format."""
    import msgspec  # noqa: PLC0415

    from fullhouse.problems import formats  # noqa: PLC0415

    document: dict[str, object] = {"problem": str(problem.givens)}
    for field in problem.fields():
        value = getattr(problem, field)
        document[field] = str(value) if field == "digits" else value
    return msgspec.json.encode({**document, "written": formats.write([problem], to)}).decode()
