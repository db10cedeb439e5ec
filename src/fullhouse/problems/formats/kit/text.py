"""Untrusted text: decoding, size limits, printable titles. Nothing about Sudoku."""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable
from typing import TypeVar

from fullhouse.core.errors import BadInput

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
