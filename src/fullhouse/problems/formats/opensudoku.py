"""OpenSudoku's XML: folders of games. Entities and document types are always refused.

A game's data is 81 digits, or a version and for each cell `value|notes|editable|`:

    version: 1      5|-|0|  7|-|1|  0|1,2,|1|      a given 5, a written 7, the candidates 1 and 2
    versions 2–5    5|0|0|  7|0|1|  0|3|1|         the same in bits; from 4 on with more notes, a colour

Such data is read without its XML, too, as people paste it.
"""

import re
from collections.abc import Sequence
from itertools import groupby
from xml.parsers import expat
from xml.sax.saxutils import quoteattr

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import misread
from fullhouse.problems.formats.kit.text import LONGEST_TEXTS, Format, grid_of, lines, tidy
from fullhouse.problems.problem import Problem, candidates_from

DEEPEST = 8
_VERSIONED = re.compile(r"version: ([1-5])\s+([^\s]*)\s*")
_CELLS = {
    "1": re.compile(r"([0-9])\|((?:[1-9],)+|-)\|([01])\|"),
    "2": re.compile(r"([0-9])\|([0-9]{1,3})\|{1,2}([01])\|"),
    "3": re.compile(r"([0-9])\|([0-9]{1,3})\|([01])\|"),
    "4": re.compile(r"([0-9])\|([0-9]{1,3})\|[0-9]{1,3}\|([01])\|"),
    "5": re.compile(r"([0-9])\|([0-9]{1,3})\|[0-9]{1,3}\|[0-9]+\|([01])\|"),
}


def claims(text: str) -> bool:
    return text.lstrip().startswith(("<", "version: "))


def read(text: str) -> list[Problem]:
    reader = _Reader()
    if not text.lstrip().startswith("<"):  # the data of games without their XML, one after another
        games = [f"version: {data}" for data in text.split("version: ")[1:]]
        if not all(map(_VERSIONED.fullmatch, games)):
            raise BadInput("wrong-shape", **misread("form", where="data"))
        return [reader.game(data, "") for data in games]
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    parser.StartDoctypeDeclHandler = reader.doctype
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.characters
    try:
        parser.Parse(text.strip().encode(), True)
    except expat.ExpatError as error:
        raise BadInput("bad-xml", line=error.lineno, column=error.offset + 1) from None
    return reader.problems


class _Reader:
    """Collects parser events into problems."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.path: list[str] = []
        self.folder = ""
        self.about: dict[str, str] = {}

    def doctype(self, *_: object) -> None:
        raise BadInput("xml-with-doctype")

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.path.append(name)
        if len(self.path) > DEEPEST:
            raise BadInput("nested-too-deep")
        if self.path[0] != "opensudoku":
            raise BadInput("another-kind-of-problem", rule=self.path[0])
        if name == "folder":
            self.folder = attributes.get("name", "")
        elif name == "game":
            self.problems.append(self.game(attributes.get("data", ""), attributes.get("note", "")))

    def end(self, name: str) -> None:
        self.path.pop()
        if name == "folder":
            self.folder = ""

    def characters(self, text: str) -> None:
        if len(self.path) == 2:
            self.about[self.path[1]] = (self.about.get(self.path[1], "") + text)[: LONGEST_TEXTS["comment"]]

    def game(self, data: str, note: str) -> Problem:
        givens, digits, notes = _cells(data)
        return Problem(
            givens=grid_of(givens),
            digits=grid_of(digits),
            candidates=candidates_from(notes),
            title=tidy("title", self.folder or self.about.get("name")),
            author=tidy("author", self.about.get("author")),
            comment=tidy("comment", note or self.about.get("description") or self.about.get("comment")),
            source=tidy("source", self.about.get("source") or self.about.get("sourceURL")),
        )


def _cells(data: str) -> tuple[str, str, list[list[int]]]:
    """Givens, digits written and candidates of a game's data."""
    version = _VERSIONED.fullmatch(data)
    if version is None:
        return data.strip(), "." * 81, []
    cells = _CELLS[version[1]].findall(version[2])
    if "".join(_CELLS[version[1]].sub("", version[2])):
        raise BadInput("wrong-shape", **misread("form", where="data"))
    givens = "".join("." if editable == "1" else value for value, _, editable in cells)
    digits = "".join(value if editable == "1" else "." for value, _, editable in cells)
    return givens, digits, [_notes(note) for _, note, _ in cells]


def _notes(note: str) -> list[int]:
    if note.isdigit():
        return [symbol for symbol in range(1, 10) if int(note) >> symbol - 1 & 1]
    return [int(symbol) for symbol in note.split(",") if symbol.isdigit()]


def write(problems: Sequence[Problem]) -> str:
    rows = []
    for title, games in groupby(problems, key=lambda problem: problem.title):
        rows += [f"  <folder name={quoteattr(title)}>", *map(_game, games), "  </folder>"]
    return lines(
        ['<?xml version="1.0" encoding="UTF-8"?>', '<opensudoku version="2">', *rows, "</opensudoku>"]
    )


def _game(problem: Problem) -> str:
    newline = {"\n": "&#10;"}
    note = f" note={quoteattr(problem.comment, newline)}" if problem.comment else ""
    return f"    <game data={quoteattr(_data(problem), newline)}{note}/>"


def _data(problem: Problem) -> str:
    if not problem.digits.filled and not problem.candidates:
        return str(problem.givens).replace(".", "0")
    candidates = problem.candidates or ((),) * 81
    cells = zip(problem.givens.symbols, problem.digits.symbols, candidates, strict=True)
    return "version: 1\n" + "".join(
        f"{given or digit}|{''.join(f'{symbol},' for symbol in symbols) or '-'}|{0 if given else 1}|"
        for given, digit, symbols in cells
    )


FORMAT = Format(carries=("digits", "candidates", "title", "comment"), claims=claims, read=read, write=write)
