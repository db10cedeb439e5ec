"""SudokuPad's links. Three kinds carry a problem in themselves; others only name one that lies on the site.

scf…    givens: a digit and the empty cells behind it, up to five, in one character; then `*` and a title
scl…    compressed JSON, plain or in the shorthand of `kit/loose.py`; ctc… is the same
fpuz…   what f-puzzles compresses
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import EXCERPT_LENGTH
from fullhouse.problems.formats import fpuzzles
from fullhouse.problems.formats.kit.json import (
    decoded_loosely,
    decoded_object,
    grid_of_numbers,
    marks,
    shaped,
    square,
)
from fullhouse.problems.formats.kit.links import behind, is_link_to, pack, quoted, unpack, unquoted, value_of
from fullhouse.problems.formats.kit.text import Format, each_line, grid_of, lines, rows_of, tidy
from fullhouse.problems.problem import Problem, candidates_from
from fullhouse.sudoku.board import NINE

_HOSTS = ("sudokupad.app", "crackingthecryptic.com")
_RUNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_OTHER_RULES = ("arrows", "lines", "overlays", "underlays", "global", "foglight", "foglink", "triggereffect")
_TEXT = r"(?:[^*]|\*\*)*"
_ABOUT = re.compile(rf"([at])({_TEXT})(?:\*|$)|([a-z])")
_BLOCKS = [[list(divmod(cell, 9)) for cell in NINE.cells_in(block)] for block in NINE.blocks]


class _OneCell(msgspec.Struct):
    value: int = 0
    given: bool = True
    centremarks: list[int] = []


class _Cage(msgspec.Struct):
    value: Any = ""
    cells: list[Any] = []


class _File(msgspec.Struct):
    cells: list[list[_OneCell]]
    regions: list[list[list[int]]] = []
    cages: list[_Cage] = []
    metadata: dict[str, Any] = {}


def claims(text: str) -> bool:
    return is_link_to(text, *_HOSTS)


def read(text: str) -> list[Problem]:
    return each_line(text, _read_link)


def _read_link(link: str) -> Problem:
    tail = behind(link)
    named = value_of(tail, "puzzleid") or unquoted(re.split("[?#]", tail.removeprefix("sudoku/"))[0])
    match = re.fullmatch("(scf|scl|ctc|fpuz(?:zles)?)(.+)", named, re.DOTALL)
    if match is None:
        if re.fullmatch("[0-9.]{81}", named):
            return Problem(givens=grid_of(named))
        raise BadInput("link-without-problem")
    if match[1] == "scf":
        return _read_short(match[2])
    if match[1] in ("scl", "ctc"):
        return _read_file(unpack(match[2]))
    return fpuzzles.read_payload(match[2])


def _read_short(text: str) -> Problem:
    runs, _, about = text.partition("*")
    cells = ""
    while runs and len(cells) < 81:
        if runs[0] not in _RUNS:
            raise BadInput("bad-link", detail=runs[0])
        empty, digit = divmod(_RUNS.index(runs[0]), 10)
        cells += str(digit) + "0" * empty
        runs = runs[1:]
    fields = {"t": "", "a": ""}
    for name, value, rule in _ABOUT.findall(runs + about):
        if rule:
            raise BadInput("another-kind-of-problem", rule=rule)
        fields[name] = value.replace("**", "*").replace("+", " ")
    return Problem(
        givens=grid_of(cells), title=tidy("title", fields["t"]), author=tidy("author", fields["a"])
    )


def _read_file(text: str) -> Problem:
    document = decoded_object(text) if _is_plain(text) else decoded_loosely(text)
    if not isinstance(document, dict):
        raise BadInput("bad-json", detail=text[:EXCERPT_LENGTH])
    for rule in _OTHER_RULES:
        if document.get(rule):
            raise BadInput("another-kind-of-problem", rule=rule)
    file = shaped(document, _File)
    if file.regions and sorted(map(sorted, file.regions)) != sorted(map(sorted, _BLOCKS)):
        raise BadInput("another-kind-of-problem", rule="regions")
    about = {**_labels(file.cages), **file.metadata}
    cells = square(file.cells)
    rules = about.get("rules", "")
    return Problem(
        givens=grid_of_numbers([cell.value if cell.given else 0 for cell in cells]),
        digits=grid_of_numbers([0 if cell.given else cell.value for cell in cells]),
        candidates=candidates_from(marks([[] if cell.value else cell.centremarks for cell in cells])),
        title=tidy("title", about.get("title")),
        author=tidy("author", about.get("author")),
        comment=tidy("comment", "\n".join(map(str, rules)) if isinstance(rules, list) else rules),
    )


def _is_plain(text: str) -> bool:
    """Whether a file is JSON and not the shorthand, where names have no quotes."""
    return re.match(r'\s*\{\s*"', text) is not None


def _labels(cages: list[_Cage]) -> dict[str, str]:
    """Cages around no cells are lines about the problem: `title: …`."""
    labels = {}
    for cage in cages:
        if cage.cells:
            raise BadInput("another-kind-of-problem", rule="cages")
        name, _, value = str(cage.value).partition(":")
        labels[name.strip().lower()] = value.strip()
    return labels


def write(problems: Sequence[Problem]) -> str:
    return lines(f"https://sudokupad.app/{_named(problem)}" for problem in problems)


def _named(problem: Problem) -> str:
    about = {"title": problem.title, "author": problem.author, "rules": problem.comment}
    if not any(about.values()) and not problem.candidates:
        return "scf" + _runs(str(problem.givens))
    candidates = problem.candidates or ((),) * 81
    pairs = zip(problem.givens.symbols, candidates, strict=True)
    file = {
        "cells": rows_of([_cell(given, symbols) for given, symbols in pairs]),
        "regions": _BLOCKS,
        "metadata": {name: text for name, text in about.items() if text},
    }
    return "scl" + quoted(pack(msgspec.json.encode(file).decode()))


def _runs(symbols: str) -> str:
    runs = re.findall(r"[1-9.]\.{0,5}", symbols)
    return "".join(_RUNS[int(run[0].replace(".", "0")) + 10 * (len(run) - 1)] for run in runs)


def _cell(given: int, candidates: Sequence[int]) -> dict[str, object]:
    if given:
        return {"value": given}
    return {"centremarks": list(candidates)} if candidates else {}


FORMAT = Format(
    by_line=True, carries=("candidates", "title", "author", "comment"), claims=claims, read=read, write=write
)
