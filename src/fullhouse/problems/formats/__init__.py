"""Problems in and out, in the formats of other programs: one module a format, found by looking.

>>> (problem,) = read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
>>> write([problem], "sudokupad")
'https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79\\n'
"""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.problems.formats.kit.text import (
    LONGEST_TEXTS,
    MOST_OF_ONE,
    Format,
    decoded,
    located,
    tidy,
    unlocated,
)
from fullhouse.problems.problem import Field, Problem, check
from fullhouse.solver import NONE, SEVERAL, solve_many

__all__ = [
    "first_fault",
    "format_of",
    "formats",
    "left_out",
    "located",
    "named",
    "read",
    "read_unchecked",
    "recognised",
    "unlocated",
    "write",
]


@cache
def formats() -> dict[str, Format]:
    """All formats by their ids, in the order of the alphabet."""
    names = sorted(module.name for module in iter_modules(__path__) if not module.ispkg)
    return {name: import_module(f"{__name__}.{name}").FORMAT for name in names}


def format_of(text: str) -> str:
    """The id of the format that a text is in. Raises BadInput if no format matches."""
    for name, one in formats().items():
        if one.claims(text):
            return name
    raise BadInput("format-not-recognised", allowed=list(formats()))


def recognised(beginning: bytes) -> str | None:
    """The format that a text has by how it begins, if that can be told already.

    >>> recognised(b"<opensudoku>"), recognised(b"\\x89PNG")
    ('opensudoku', None)
    """
    try:
        return format_of(decoded(beginning))
    except BadInput:
        return None


def read(data: str | bytes, format: str | None = None) -> list[Problem]:  # noqa: A002
    """The problems of a text, each with exactly one solution. For any other: BadInput with the reason."""
    problems = read_unchecked(data, format)
    fault = first_fault(problems)
    if fault is not None:
        raise fault if len(problems) > 1 else unlocated(fault)
    return problems


def first_fault(problems: Sequence[Problem]) -> BadInput | None:
    """Why the first problem without exactly one solution is none, with its number; None if all are sound."""
    answers = solve_many([str(problem.givens) for problem in problems])
    for number, (problem, answer) in enumerate(zip(problems, answers, strict=True), 1):
        if answer in (NONE, SEVERAL) or not problem.givens.filled:
            try:
                check(problem.givens)
            except BadInput as error:
                return located(error, problem=number)
    return None


def read_unchecked(data: str | bytes, format: str | None = None) -> list[Problem]:  # noqa: A002
    """The problems of a text, whatever solutions they have."""
    text = decoded(data)
    wanted = named(format or format_of(text))
    if not wanted.several and len(text) > MOST_OF_ONE:
        raise BadInput("input-too-large", most=MOST_OF_ONE)
    problems = wanted.read(text)
    if not problems:
        raise BadInput("nothing-to-read")
    return problems


def write(problems: Iterable[Problem], format: str) -> str:  # noqa: A002
    """The text of some problems in a format. Fields that it lacks are dropped; see `left_out`."""
    wanted, chosen = named(format), [_presentable(problem) for problem in problems]
    if len(chosen) != 1 and not wanted.several:
        raise BadInput("one-problem-only", format=format, count=len(chosen))
    return wanted.write(chosen)


def _presentable(problem: Problem) -> Problem:
    """The problem with its texts made printable."""
    return msgspec.structs.replace(
        problem, **{name: tidy(name, getattr(problem, name)) for name in LONGEST_TEXTS}
    )


def left_out(problems: Iterable[Problem], format: str) -> tuple[Field, ...]:  # noqa: A002
    """What problems have that a format has no room for."""
    carried = named(format).carries
    fields = (name for problem in problems for name in problem.fields() if name not in carried)
    return tuple(dict.fromkeys(fields))


def named(name: str) -> Format:
    """The format of this id. Raises BadInput that lists all."""
    known_format = formats().get(name)
    if known_format is None:
        raise BadInput("unknown-format", name=name, allowed=list(formats()))
    return known_format
