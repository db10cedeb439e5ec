"""ipuz, an open JSON format for puzzles of all kinds: here its plain Sudoku, and the digits written so far.

In `saved`, a number is a digit that was written and a list holds candidates.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.problems.formats.kit.json import decoded_object, grid_of_numbers, marks, shaped, square
from fullhouse.problems.formats.kit.text import Format, rows_of, tidy, written
from fullhouse.problems.problem import NOTHING, Problem, candidates_from

KIND = "http://ipuz.org/sudoku#1"
_WRAPPED = re.compile(r"\s*ipuz\s*\((.*)\)\s*;?\s*", re.DOTALL)
_KIND = re.compile(r"https?://(?:www\.)?ipuz\.org/sudoku(?:#\d+)?/?")
_OTHER_RULES = ("cages", "zones")


class _File(msgspec.Struct):
    puzzle: list[list[Any]]
    kind: list[str] = []
    saved: list[list[Any]] = []
    charset: str = "123456789"
    empty: str | int = 0
    boxes: bool = True
    title: Any = ""
    author: Any = ""
    notes: Any = ""
    publication: Any = ""


def claims(text: str) -> bool:
    start = text.lstrip()
    return start.startswith("ipuz") or (start.startswith("{") and "ipuz.org" in text)


def read(text: str) -> list[Problem]:
    wrapped = _WRAPPED.fullmatch(text)
    document = decoded_object(wrapped[1] if wrapped else text)
    for rule in _OTHER_RULES:
        if document.get(rule):
            raise BadInput("another-kind-of-problem", rule=rule)
    file = shaped(document, _File)
    for kind in file.kind:
        if not _KIND.fullmatch(kind):
            raise BadInput("another-kind-of-problem", rule=kind)
    if not file.boxes or len(set(file.charset)) != 9:
        raise BadInput("another-kind-of-problem", rule="boxes" if not file.boxes else file.charset)
    givens = grid_of_numbers([_number(file, _inside(item)) for item in square(file.puzzle)])
    saved = square(file.saved) if file.saved else []
    state = [0 if isinstance(item, list) else _number(file, item) for item in saved]
    return [
        Problem(
            givens=givens,
            digits=written(givens, grid_of_numbers(state)) if saved else NOTHING,
            candidates=candidates_from(marks([_numbers(file, item) for item in saved])),
            title=tidy("title", file.title),
            author=tidy("author", file.author),
            comment=tidy("comment", file.notes),
            source=tidy("source", file.publication),
        )
    ]


def _inside(item: Any) -> Any:
    """What a cell with a style around it holds."""
    return item.get("given", item.get("value")) if isinstance(item, dict) else item


def _number(file: _File, item: Any) -> int:
    """A cell's number: its place in the character set, 0 for empty."""
    char = "" if item is None else str(item)
    if char in ("", "0", str(file.empty)):
        return 0
    return file.charset.find(char) + 1 if len(char) == 1 and char in file.charset else -1


def _numbers(file: _File, item: Any) -> list[int]:
    return [_number(file, one) for one in item] if isinstance(item, list) else []


def write(problems: Sequence[Problem]) -> str:
    (problem,) = problems
    file: dict[str, object] = {
        "version": "http://ipuz.org/v2",
        "kind": [KIND],
        "dimensions": {"width": 9, "height": 9},
    }
    about = {"title": "title", "author": "author", "comment": "notes", "source": "publication"}
    file |= {name: getattr(problem, field) for field, name in about.items() if getattr(problem, field)}
    file["puzzle"] = rows_of(problem.givens.symbols)
    if problem.digits.filled or problem.candidates:
        candidates = problem.candidates or ((),) * 81
        pairs = zip(problem.digits.symbols, candidates, strict=True)
        file["saved"] = rows_of([digit or list(symbols) or 0 for digit, symbols in pairs])
    return msgspec.json.encode(file).decode() + "\n"


FORMAT = Format(
    carries=("digits", "candidates", "title", "author", "comment", "source"),
    several=False,
    claims=claims,
    read=read,
    write=write,
)
