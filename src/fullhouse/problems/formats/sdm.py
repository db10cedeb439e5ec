"""`.sdm`, a collection as SudoCue keeps it: 81 digits a line, 0 for empty. Read as any plain text is."""

from collections.abc import Sequence

from fullhouse.problems.formats import text
from fullhouse.problems.formats.kit.text import Format
from fullhouse.problems.problem import Problem


def claims(_: str) -> bool:
    return False  # plain text already does


def write(problems: Sequence[Problem]) -> str:
    return text.write(problems).replace(".", "0")


FORMAT = Format(by_line=True, claims=claims, read=text.read, write=write)
