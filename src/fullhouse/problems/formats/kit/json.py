"""Untrusted JSON: decoded and converted to a known shape, or refused with the path of the error."""

from typing import Any, TypeVar

import msgspec

from fullhouse.core.causes.excerpts import EXCERPT_LENGTH, unreadable_part
from fullhouse.core.causes.misread import cause_of
from fullhouse.core.errors import BadInput
from fullhouse.problems.formats.kit.cells import grid_of
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
