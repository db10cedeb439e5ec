"""f-puzzles: JSON with a cell for each cell, and links that carry it compressed. Extra rules are refused.

Candidates are the marks in a cell's centre; those in its corners mean what each solver wants them to.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.problems.formats.kit.json import decoded_object, grid_of_numbers, marks, shaped, square
from fullhouse.problems.formats.kit.links import behind, found_in, is_link_to, pack, quoted, unpack, value_of
from fullhouse.problems.formats.kit.text import Format, each_line, lines, rows_of, tidy
from fullhouse.problems.problem import Problem, candidates_from
from fullhouse.sudoku.board import NINE

_NO_RULES = {
    "size", "title", "author", "ruleset", "grid", "solution", "metadata", "highlightConflicts",
    "disabledlogic", "truecandidatesoptions", "successMessage",
}  # fmt: skip


class _OneCell(msgspec.Struct, rename="camel"):
    value: int = 0
    given: bool = False
    center_pencil_marks: list[int] = []
    region: int | None = None


class _File(msgspec.Struct):
    grid: list[list[_OneCell]]
    size: int = 9
    title: Any = ""
    author: Any = ""
    ruleset: Any = ""


def claims(text: str) -> bool:
    if text.lstrip().startswith("{"):
        return '"grid"' in text and '"size"' in text and "ipuz.org" not in text
    return is_link_to(text, "f-puzzles.com")


def read(text: str) -> list[Problem]:
    if text.lstrip().startswith("{"):
        return [read_json(text)]
    return each_line(text, _read_link)


def _read_link(link: str) -> Problem:
    tail = behind(link)
    return read_payload(tail if tail == link else found_in(value_of(tail, "load")))


def read_payload(packed: str) -> Problem:
    """The problem of a link's compressed part."""
    return read_json(unpack(packed))


def read_json(text: str) -> Problem:
    document = decoded_object(text)
    for name, value in document.items():
        if name not in _NO_RULES and value not in (False, None, [], {}, ""):
            raise BadInput("another-kind-of-problem", rule=name)
    file = shaped(document, _File)
    cells = square(file.grid)
    for number, cell in enumerate(cells):
        if cell.region not in (None, _block_of(Cell(number))):
            raise BadInput("another-kind-of-problem", rule="region")
    return Problem(
        givens=grid_of_numbers([cell.value if cell.given else 0 for cell in cells]),
        digits=grid_of_numbers([0 if cell.given else cell.value for cell in cells]),
        candidates=candidates_from(marks([[] if cell.value else cell.center_pencil_marks for cell in cells])),
        title=tidy("title", file.title),
        author=tidy("author", file.author),
        comment=tidy("comment", file.ruleset),
    )


def _block_of(cell: Cell) -> int:
    return NINE.blocks.index(NINE.block_of[cell])


def write(problems: Sequence[Problem]) -> str:
    return lines(f"https://www.f-puzzles.com/?load={quoted(payload(problem))}" for problem in problems)


def payload(problem: Problem) -> str:
    """The compressed part of a link."""
    about = {"title": problem.title, "author": problem.author, "ruleset": problem.comment}
    candidates = problem.candidates or ((),) * 81
    cells = zip(problem.givens.symbols, problem.digits.symbols, candidates, strict=True)
    file = {
        "size": 9,
        **{name: text for name, text in about.items() if text},
        "grid": rows_of([_cell(given, digit, symbols) for given, digit, symbols in cells]),
    }
    return pack(msgspec.json.encode(file).decode())


def _cell(given: int, digit: int, candidates: Sequence[int]) -> dict[str, object]:
    if given:
        return {"value": given, "given": True}
    if digit:
        return {"value": digit}
    return {"centerPencilMarks": list(candidates)} if candidates else {}


FORMAT = Format(
    carries=("digits", "candidates", "title", "author", "comment"), claims=claims, read=read, write=write
)
