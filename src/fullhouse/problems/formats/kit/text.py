"""What a format is, and what all share: untrusted text made plain, and grids as characters.

Text is decoded, limited in size, and its titles are made printable. Grids are one character a cell, one after
another or drawn in rows with rules between them.
"""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.problems.problem import Field, Problem
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """Each module of the folder above has one, called `FORMAT`, whose id is the module's name."""

    carries: tuple[Field, ...] = ()
    """What it has room for besides the givens."""
    several: bool = True
    """Whether one text holds several problems."""
    by_line: bool = False
    """Whether each line is a problem, so that a file of any length can be read and written in pieces."""
    claims: Callable[[str], bool]
    """Whether a text is, by its first look, in this format and no other."""
    read: Callable[[str], list[Problem]]
    write: Callable[[Sequence[Problem]], str]


T = TypeVar("T")

MOST_BYTES = 4_000_000
"""Of one text: some 48,000 problems, a line each."""

MOST_OF_ONE = 100_000
"""Of a text in a format that holds one problem."""

_WRAPPED = re.compile(
    r"\s*(?:\[code[^\]\n]*\]|```[a-z]*)\n?(.*?)(?:\[/code\]|```)\s*", re.DOTALL | re.IGNORECASE
)
"""As people copy it out of a forum."""
_SURROGATE = re.compile("[\ud800-\udfff]")

LONGEST_TEXTS = {"title": 200, "author": 200, "source": 300, "comment": 4000}


def decoded(data: str | bytes) -> str:
    """Text with line ends as `\\n` and no byte-order mark. Raises BadInput for anything else."""
    if len(data) > MOST_BYTES:
        raise BadInput("input-too-large", most=MOST_BYTES)
    text = _decoded(data) if isinstance(data, bytes) else data
    if "\0" in text or _SURROGATE.search(text):
        raise BadInput("not-text")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    wrapped = _WRAPPED.fullmatch(text)
    text = wrapped[1] if wrapped else text
    if not text.strip():
        raise BadInput("nothing-to-read")
    return text


def _decoded(data: bytes) -> str:
    encoding = "utf-16" if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else "utf-8"
    try:
        return data.removeprefix(BOM_UTF8).decode(encoding)
    except UnicodeDecodeError:
        if encoding == "utf-16":
            raise BadInput("not-text") from None
        # Collections of the Windows age; whatever this makes of other bytes no reader accepts.
        return data.decode("latin-1")


def tidy(field: str, value: object) -> str:
    """A title, author, source or comment as printable text of limited length; only comments have lines.

    >>> tidy("title", " Two\\n\\n\\x07words "), tidy("title", 12), tidy("author", None)
    ('Two words', '12', '')
    """
    if not isinstance(value, str | int):
        return ""
    lines = str(value).strip().replace("\r\n", "\n").split("\n")
    plain = [" ".join(_printable(line).split()) for line in lines]
    whole = "\n".join(plain) if field == "comment" else " ".join(filter(None, plain))
    return whole[: LONGEST_TEXTS[field]].strip()


def _printable(line: str) -> str:
    return "".join(char if char.isprintable() else " " for char in line)


def each_line(text: str, read: Callable[[str], T]) -> list[T]:
    """What each line gives, blank ones and comments left out. A refusal also says which line."""
    problems = []
    for number, line in enumerate(text.split("\n"), 1):
        written = line.strip()
        if written and not written.startswith("#"):
            try:
                problems.append(read(written))
            except BadInput as error:
                raise located(error, line=number) from None
    return problems


def located(error: BadInput, **where: int) -> BadInput:
    """The same error with its place, whatever place it had."""
    return BadInput(error.code, **{**error.facts, **where})


def unlocated(error: BadInput) -> BadInput:
    """The same error without its place, for whoever knows it better or has only one."""
    facts = {name: fact for name, fact in error.facts.items() if name not in ("problem", "line")}
    return BadInput(error.code, **facts)


def lines(rows: Iterable[str]) -> str:
    """Lines, each with its end."""
    return "".join(f"{row}\n" for row in rows)


EMPTY = "0._*xX"
"""What stands for an empty cell, in one program or another."""

CELL = f"[1-9{re.escape(EMPTY)}]"

_STROKE = re.compile("[-=─-╿]")
_RULED = re.compile(r"[-=+|*\s─-╿]*")
_CORNERED = re.compile(r"\s*[.:'`,](?:[-=]{3,}[.:'`,+|])+\s*")
_FRAME = re.compile(r"[-=+|,\s─-╿\[\]]")
_DRAWN = re.compile(rf"[-=+|,\s─-╿\[\]1-9{re.escape(EMPTY)}]*")


def grid_of(characters: str) -> Grid:
    """A grid from 81 characters, any usual one for an empty cell.

    >>> str(grid_of("5_*x" + "0" * 77))[:5]
    '5....'
    """
    if len(characters) != len(NINE.cells):
        raise BadInput("bad-grid-length", length=len(characters), expected=len(NINE.cells))
    for cell, char in enumerate(characters):
        if char not in "123456789" + EMPTY:
            raise BadInput("bad-grid-character", character=char, cell=NINE.name(Cell(cell)), most=NINE.size)
    return Grid.of(NINE, bytes(int(char) if char in "123456789" else 0 for char in characters))


def drawn(text: str) -> str:
    """The cells of a drawing: its frame, rules and blanks left out.

    >>> drawn("+---+---+\\n| 12|..4|")
    '12..4'
    """
    return _FRAME.sub("", unruled(text))


def unruled(text: str) -> str:
    """A drawing without the lines that only divide.

    >>> unruled(".---.---.\\n|12 | 4 |\\n:---+---:")
    '|12 | 4 |'
    """
    return "\n".join(line for line in text.split("\n") if not _is_rule(line))


def _is_rule(line: str) -> bool:
    """Whether a line only divides: some stroke, and nothing else but strokes, corners and blanks."""
    if not _STROKE.search(line):
        return False
    return bool(_RULED.fullmatch(line) or _CORNERED.fullmatch(line))


def is_drawing(text: str) -> bool:
    """Whether a text has only what drawings of grids are made of, and some digit."""
    return bool(re.search("[1-9]", text) and _DRAWN.fullmatch(unruled(text)))


def grids_of(characters: str) -> list[Grid]:
    """As many grids as the characters fill."""
    size = len(NINE.cells)
    if not characters or len(characters) % size:
        raise BadInput("bad-grid-length", length=len(characters), expected=size)
    return [grid_of(characters[at : at + size]) for at in range(0, len(characters), size)]


def rows_of(items: Sequence[T]) -> list[list[T]]:
    """81 things as nine rows of nine."""
    return [list(items[at : at + 9]) for at in range(0, 81, 9)]


def lines_of(grid: Grid) -> list[str]:
    """A grid's nine rows, a dot for an empty cell."""
    return ["".join(row) for row in rows_of(str(grid))]


def written(givens: Grid, state: Grid) -> Grid:
    """The digits written by a player: what a state shows in cells without a given.

    >>> str(written(grid_of("5" + "." * 80), grid_of("57" + "." * 79)))[:3]
    '.7.'
    """
    pairs = zip(givens.symbols, state.symbols, strict=True)
    return Grid.of(NINE, bytes(0 if given else digit for given, digit in pairs))
