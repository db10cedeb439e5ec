"""`.sdk`, the files of SadMan Sudoku and SudoCue: one problem in nine rows, lines about it, its state.

#ALeonhard Euler            A author, D description, C comment, S source, U address, B date, L level
[Puzzle]                    sections are left out where there is only the problem
2..1.5..3 …
[State]
2..1.57.3 …
"""

import re
from collections.abc import Sequence

from fullhouse.problems.formats.kit.text import CELL, Format, drawn, grid_of, lines, lines_of, tidy, written
from fullhouse.problems.problem import NOTHING, Problem

_ROW = re.compile(rf"^{CELL}{{9}}[ \t]*$", re.M)
_FIELD_OF_LETTER = {"D": "title", "A": "author", "C": "comment", "S": "source", "U": "source"}


def claims(text: str) -> bool:
    first = text.lstrip()[:8].lower()
    return first == "[puzzle]" or bool(re.match("#[a-z]", first) and _ROW.search(text))


def read(text: str) -> list[Problem]:
    sections: dict[str, list[str]] = {}
    about: dict[str, list[str]] = {}
    name = "puzzle"
    for line in map(str.strip, text.split("\n")):
        if line.startswith("#"):
            about.setdefault(_FIELD_OF_LETTER.get(line[1:2].upper(), ""), []).append(line[2:])
        elif line.startswith("["):
            name = line.strip("[]").lower()
        else:
            sections.setdefault(name, []).append(line)
    givens = grid_of(drawn("\n".join(sections.get("puzzle", ()))))
    state = grid_of(drawn("\n".join(sections["state"]))) if "state" in sections else NOTHING
    return [
        Problem(
            givens=givens,
            digits=written(givens, state),
            title=tidy("title", " ".join(about.get("title", ()))),
            author=tidy("author", " ".join(about.get("author", ()))),
            comment=tidy("comment", "\n".join(about.get("comment", ()))),
            source=tidy("source", next(iter(about.get("source", ())), "")),
        )
    ]


def write(problems: Sequence[Problem]) -> str:
    (problem,) = problems
    about = [
        *_about("A", problem.author),
        *_about("D", problem.title),
        *_about("C", problem.comment),
        *_about("S", problem.source),
    ]
    rows = lines_of(problem.givens)
    if not problem.digits.filled:
        return lines([*about, *rows])
    return lines([*about, "[Puzzle]", *rows, "[State]", *lines_of(problem.filled())])


def _about(letter: str, text: str) -> list[str]:
    return [f"#{letter}{line}" for line in text.split("\n")] if text else []


FORMAT = Format(
    carries=("digits", "title", "author", "comment", "source"),
    several=False,
    claims=claims,
    read=read,
    write=write,
)
