"""Untrusted JSON: decoded and converted to a known shape, or refused with the path of the error.

SudokuPad makes a shorthand of JSON before it compresses it. It is read back into plain data:

    {ce:[[,{v:5},…]],t:'It\\'s me',x:t}     {"cells": [[{}, {"value": 5}, …]], "title": "It's me", "x": true}

Names stand without quotes and are shortened, texts have single quotes, an empty object is nothing at all, `t`
and `f` are truths. Colours lose their quotes too; they are read as texts, whatever they look like.
"""

import re
from typing import Any, TypeVar

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import EXCERPT_LENGTH, cause_of, unreadable_part
from fullhouse.problems.formats.kit.text import grid_of
from fullhouse.sudoku.grid import Grid

T = TypeVar("T")


def decoded_object(text: str) -> dict[str, Any]:
    """A JSON object."""
    try:
        document = msgspec.json.decode(text.encode())
    except RecursionError:
        raise BadInput("nested-too-deep") from None
    except msgspec.DecodeError as error:
        raise BadInput("bad-json", detail=unreadable_part(text.encode(), error)) from None
    if not isinstance(document, dict):
        raise BadInput("bad-json", detail=text[:EXCERPT_LENGTH])
    return document


def shaped(document: dict[str, Any], shape: type[T]) -> T:
    """An object converted to a shape; numbers may be written as strings."""
    try:
        return msgspec.convert(document, shape, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("wrong-shape", **cause_of(error)) from None


def square(rows: list[list[T]]) -> list[T]:
    """The cells of nine rows of nine, in order."""
    if len(rows) != 9 or any(len(row) != 9 for row in rows):
        size = f"{max(map(len, rows), default=0)}×{len(rows)}"
        raise BadInput("another-kind-of-problem", rule=size)
    return [item for row in rows for item in row]


def grid_of_numbers(numbers: list[int]) -> Grid:
    """A grid from 81 numbers, 0 for empty."""
    return grid_of("".join(str(number) if 0 <= number <= 9 else "?" for number in numbers))


def marks(values: list[list[int]]) -> list[list[int]]:
    """Candidates of all cells, invalid symbols left out."""
    return [[symbol for symbol in symbols if 1 <= symbol <= 9] for symbols in values]


LONG_NAMES = {
    "a": "arrows",
    "ca": "cages",
    "ce": "cells",
    "l": "lines",
    "o": "overlays",
    "re": "regions",
    "t": "title",
    "u": "underlays",
    "v": "value",
}
DEEPEST = 12

_TOKEN = re.compile(r"""\s*([\[\]{},:]|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^\s\[\]{},:'"]+)""", re.DOTALL)
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))", re.DOTALL)
_PLAIN = {"n": "\n", "t": "\t", "r": "\r", "b": "", "f": ""}
_WORDS = {"t": True, "f": False, "true": True, "false": False, "null": None}


def decoded_loosely(text: str) -> Any:
    """The data of a shorthand. Raises BadInput for malformed text.

    >>> decoded_loosely("{ce:[[,{v:5},]],m:{t:'me'},x:t}")
    {'cells': [[{}, {'value': 5}, {}]], 'm': {'title': 'me'}, 'x': True}
    """
    reader = _Reader(_tokens(text))
    document = reader.value(0)
    if reader.peek():
        raise BadInput("bad-json", detail=reader.peek())
    return document


def _tokens(text: str) -> list[str]:
    tokens, at = [], 0
    end = len(text.rstrip())
    while at < end:
        match = _TOKEN.match(text, at)
        if match is None:
            raise BadInput("bad-json", detail=text[at : at + 20])
        tokens.append(match[1])
        at = match.end()
    return tokens


class _Reader:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.at = 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, *expected: str) -> str:
        token = self.peek()
        if not token or (expected and token not in expected):
            raise BadInput("bad-json", detail=token or "…")
        self.at += 1
        return token

    def value(self, depth: int) -> Any:
        if depth > DEEPEST:
            raise BadInput("nested-too-deep")
        token = self.peek()
        if token == "[":
            return self.items(depth + 1)
        if token == "{":
            return self.members(depth + 1)
        if token in (",", "]", "}"):
            return {}
        return _scalar(self.take())

    def items(self, depth: int) -> list[Any]:
        self.take("[")
        values = [self.value(depth)]
        while self.take(",", "]") == ",":
            values.append(self.value(depth))
        return values

    def members(self, depth: int) -> dict[str, Any]:
        self.take("{")
        members: dict[str, Any] = {}
        if self.peek() == "}":
            self.take()
            return members
        while True:
            name = self.take().strip("'\"")
            self.take(":")
            members[LONG_NAMES.get(name, name)] = self.value(depth)
            if self.take(",", "}") == "}":
                return members


def _scalar(token: str) -> Any:
    if token[0] in "'\"":
        return _ESCAPE.sub(lambda match: _unescaped(match[1], match[2]), token[1:-1])
    if token in _WORDS:
        return _WORDS[token]
    if re.fullmatch(r"-?[0-9]{1,5}", token):
        return int(token)
    return token


def _unescaped(code: str | None, char: str) -> str:
    return chr(int(code, 16)) if code else _PLAIN.get(char, char)
