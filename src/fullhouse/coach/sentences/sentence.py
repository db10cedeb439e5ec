"""A sentence as data: the key of its words, and the cells, houses and numbers that fill its placeholders.

Words are chosen by key alone, so that each sentence makes one claim, the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from fullhouse.coach.geometry import House
from fullhouse.coach.step import Fact, Link
from fullhouse.core.ids import Cell, Symbol


class At(msgspec.Struct, frozen=True):
    """Cells in the order in which they are named; a group is told as one thing."""

    cells: tuple[Cell, ...]
    is_group: bool = False


class Named(msgspec.Struct, frozen=True):
    """A group of cells by the letter that stands for it."""

    name: str
    cells: tuple[Cell, ...]


class In(msgspec.Struct, frozen=True):
    """A house with its preposition: in row 3."""

    house: House


class Across(msgspec.Struct, frozen=True):
    """Parallel lines with their preposition: in rows 1 and 4."""

    lines: tuple[House, ...]


class Houses(msgspec.Struct, frozen=True):
    """Rows, columns and blocks in a list: row 1, block 4."""

    houses: tuple[House, ...]


class Claim(msgspec.Struct, frozen=True):
    """A symbol in a cell (or in one of several), or not there: `a1=5`, `a1≠5`, `a1/a2=5`."""

    cells: tuple[Cell, ...]
    symbol: Symbol
    on: bool = True


class Claims(msgspec.Struct, frozen=True):
    """Several claims that hold together."""

    claims: tuple[Claim, ...]


class Chain(msgspec.Struct, frozen=True):
    """Claims of which each follows from the one before."""

    links: tuple[Link, ...]


class Line(msgspec.Struct, frozen=True):
    """Facts of which each follows from those before, with the house where that is the reason."""

    facts: tuple[Fact, ...]


class Sentence(msgspec.Struct, frozen=True):
    """The key `coach-…` of its words without the prefix, and what fills them."""

    key: str
    facts: Mapping[str, Value] = {}


Value = (
    int
    | tuple[int, ...]
    | At
    | Named
    | In
    | Across
    | Houses
    | Claim
    | Claims
    | Chain
    | Line
    | tuple[Sentence, ...]
)
"""An int is a symbol or a count; a tuple of ints is a list of symbols."""

Facts = dict[str, Value]


def at(cells: Iterable[Cell]) -> At:
    """Cells in the order of the grid."""
    return At(tuple(sorted(cells)))


def group(cells: Iterable[Cell]) -> At:
    return At(tuple(sorted(cells)), is_group=True)


def claim(fact: Fact) -> Claim:
    return Claim((fact.cell,), fact.symbol, fact.on)
