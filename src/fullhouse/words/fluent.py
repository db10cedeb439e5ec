"""Fluent messages, read when they are asked for and filled in: the part of the language that words files use.

Messages, terms, variables, references, texts in quotes, choices by number, plural form or word; attributes
are passed over, functions refused. tests/words/test_fluent.py compares what it says with fluent.runtime.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from fullhouse.words.locales import number, plural

Fact: TypeAlias = str | int | float

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
_TEXT = re.compile(r"[^{}\n]+")
_BLANK = re.compile(r"\s*")
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_NUMBER = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
_KEY = re.compile(r"(\*?)\[\s*([\w.-]+)\s*\]")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(["\\]))')
_BREAK = re.compile(r"(?:[ ]*\n)+([ ]*)")
ENDS = "}[*."
"""A line that begins with one of these is no more text."""


class Variable(NamedTuple):
    name: str


class Reference(NamedTuple):
    key: str


class Choice(NamedTuple):
    """One of several patterns, by what something is."""

    by: Variable | Reference | Fact
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Part: TypeAlias = str | int | float | Variable | Reference | Choice
Pattern: TypeAlias = tuple[Part, ...]


class Break(NamedTuple):
    """Where a pattern goes on in another line."""

    lines: int
    indent: int

    def text(self, common: int, *, is_first: bool) -> str:
        return ("" if is_first else "\n" * self.lines) + " " * (self.indent - common)


class Unreadable(ValueError):
    """Where a message is no Fluent."""


class Book:
    """The messages of one language. A key that is taken keeps its text.

    >>> book = Book("en")
    >>> book.add("hello = Hello, { $name }!\\n")
    >>> book.add("tiles = { $n ->\\n    [one] a tile\\n   *[other] { $n } tiles\\n}\\n")
    >>> book.say("hello", {"name": "Ann"}), book.say("tiles", {"n": 1}), book.say("tiles", {"n": 1200})
    ('Hello, Ann!', 'a tile', '1,200 tiles')
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}

    def add(self, page: str) -> None:
        """Puts in the messages of a file."""
        for key, source in entries(page).items():
            self._sources.setdefault(key, source)

    def __contains__(self, key: str) -> bool:
        return key in self._sources and bool(self._pattern(key))

    def say(self, key: str, facts: Mapping[str, Fact]) -> str:
        """A message with its facts filled in. Raises KeyError where it or a fact is missing."""
        return self._filled(self._pattern(key), facts)

    def _pattern(self, key: str) -> Pattern:
        known = self._patterns.get(key)
        if known is None:
            known = self._patterns[key] = _Reader(self._sources[key]).message()
        return known

    def _filled(self, pattern: Pattern, facts: Mapping[str, Fact]) -> str:
        return "".join([part if isinstance(part, str) else self._part(part, facts) for part in pattern])

    def _part(self, part: Part, facts: Mapping[str, Fact]) -> str:
        if isinstance(part, Choice):
            return self._filled(self._chosen(part, facts), facts)
        value = self._value(part, facts)
        return value if isinstance(value, str) else number(value, self.language)

    def _value(self, part: Variable | Reference | Fact, facts: Mapping[str, Fact]) -> Fact:
        if isinstance(part, Variable):
            return facts[part.name]
        return self._filled(self._pattern(part.key), facts) if isinstance(part, Reference) else part

    def _chosen(self, choice: Choice, facts: Mapping[str, Fact]) -> Pattern:
        value = self._value(choice.by, facts)
        form = None if isinstance(value, str) else plural(value, self.language)
        for key, pattern in choice.variants:
            if key == form or (
                key == value if form is None else _NUMBER.fullmatch(key) and float(key) == value
            ):
                return pattern
        return choice.default


def entries(page: str) -> dict[str, str]:
    """The messages of a file as they are written, by key.

    >>> entries("# words\\none = 1\\ntwo = 2\\n")
    {'one': ' 1\\n', 'two': ' 2\\n'}
    """
    matches = list(_ENTRY.finditer(page))
    ends = [*(match.start() for match in matches[1:]), len(page)]
    bodies = (page[match.end() : end] for match, end in zip(matches, ends, strict=True))
    keys = (match[1] for match in matches)
    return {
        key: body[: hash_.start()] if (hash_ := _COMMENT.search(body)) else body
        for key, body in zip(keys, bodies, strict=True)
    }


class _Reader:
    def __init__(self, text: str) -> None:
        self.text, self.at = text.rstrip() + "\n", 0

    def message(self) -> Pattern:
        pattern = self.pattern()
        rest = self.text[self.at :].lstrip()
        if rest and not rest.startswith("."):
            raise Unreadable(rest.partition("\n")[0])
        return pattern

    def pattern(self) -> Pattern:
        """Text and placeables up to where a message, a variant or a choice ends."""
        parts: list[Part | Break] = []
        is_text = False
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "}":
                break
            if char == "\n":
                match = self.match(_BREAK)
                after = self.text[self.at : self.at + 1]
                if not after or after in ENDS or (not match[1] and after != "{"):
                    self.at = match.start()
                    break
                parts.append(Break(match[0].count("\n"), len(match[1])))
            elif char == "{":
                parts.append(self.placeable())
            else:
                words = self.match(_TEXT)[0]
                parts += [] if not parts and not words.strip(" ") else [words if parts else words.lstrip(" ")]
            is_text = char not in "{\n"
        if parts and is_text:
            parts[-1] = str(parts[-1]).rstrip(" ")
        return _tidy(parts)

    def placeable(self) -> Part:
        self.take("{")
        inner = self.expression()
        self.skip()
        self.take("}")
        return inner

    def expression(self) -> Part:
        self.skip()
        value = self.placeable() if self.text.startswith("{", self.at) else self.inline()
        self.skip()
        if not self.text.startswith("->", self.at):
            return value
        if isinstance(value, Choice):
            raise Unreadable(self.rest())
        self.at += 2
        variants: list[tuple[str, Pattern]] = []
        default: Pattern | None = None
        self.skip()
        while match := _KEY.match(self.text, self.at):
            self.at = match.end()
            pattern = self.pattern()
            variants.append((match[2], pattern))
            default = pattern if match[1] else default
            self.skip()
        if default is None:
            raise Unreadable(self.rest())
        return Choice(value, tuple(variants), default)

    def inline(self) -> Variable | Reference | Fact:
        if self.text.startswith("$", self.at):
            self.at += 1
            return Variable(self.match(_NAME)[0])
        if self.text.startswith('"', self.at):
            return _ESCAPE.sub(
                lambda escape: escape[3] or chr(int(escape[1] or escape[2], 16)), self.match(_QUOTED)[1]
            )
        if written := _NUMBER.match(self.text, self.at):
            self.at = written.end()
            return float(written[0]) if "." in written[0] else int(written[0])
        return Reference(self.match(_NAME)[0])

    def match(self, wanted: re.Pattern[str]) -> re.Match[str]:
        match = wanted.match(self.text, self.at)
        if match is None:
            raise Unreadable(self.rest())
        self.at = match.end()
        return match

    def skip(self) -> None:
        self.match(_BLANK)

    def take(self, char: str) -> None:
        if not self.text.startswith(char, self.at):
            raise Unreadable(self.rest())
        self.at += 1

    def rest(self) -> str:
        return self.text[self.at :].partition("\n")[0]


def _tidy(parts: list[Part | Break]) -> Pattern:
    """The parts of a pattern, its lines moved to the left as far as all can be."""
    common = min((part.indent for part in parts if isinstance(part, Break)), default=0)
    tidy: list[Part] = []
    for part in parts:
        piece: Part = part if not isinstance(part, Break) else part.text(common, is_first=not tidy)
        last = tidy[-1] if tidy else None
        if isinstance(piece, str) and isinstance(last, str):
            tidy[-1] = last + piece
        else:
            tidy.append(piece)
    return tuple(tidy)
