"""Where what is told comes from: the signs behind sentences of the rules and beside options.

A message says it in one form, `[reading|Why, and how else it could be read.]`. A sentence of the rules
refers to such a message behind its end; an option has one for each of its values (`mark-<option>-<value>`),
or one for all of them.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Literal

import msgspec

from fullhouse.words import has, say

Origin = Literal["printed", "edition", "reading", "addition"]
"""In the rulebook that is credited, in another edition that we know of, our reading, or our addition."""
OURS: tuple[Origin, ...] = ("reading", "addition")

_MARK = re.compile(r"\s*\[(printed|edition|reading|addition)\|([^\]]+)\]")


class Mark(msgspec.Struct, frozen=True):
    """Where something comes from, and why: how else it could be."""

    origin: Origin
    text: str


def marks_in(text: str) -> list[Mark]:
    """The marks of a text, one after another.

    >>> marks_in("Equal points win. [reading|Or nobody does.]")
    [Mark(origin='reading', text='Or nobody does.')]
    """
    return [_read(match) for match in _MARK.finditer(text)]


def without_marks(text: str) -> str:
    """A text as it is read aloud.

    >>> without_marks("Equal points win. [reading|Or nobody does.] That is all.")
    'Equal points win. That is all.'
    """
    return _MARK.sub("", text)


def with_marks(text: str, shown: Callable[[Mark], str]) -> str:
    """A text whose marks are written in another way, each behind its sentence."""
    return _MARK.sub(lambda match: f" {shown(_read(match))}", text)


def first_mark(keys: Iterable[str], language: str) -> Mark | None:
    """The mark that the first known one of these messages is."""
    known: Iterator[str] = (say(key, language) for key in keys if has(key, language))
    return next((mark for text in known for mark in marks_in(text)), None)


def _read(match: re.Match[str]) -> Mark:
    return msgspec.convert({"origin": match[1], "text": match[2]}, Mark)
