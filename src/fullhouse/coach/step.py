"""A step as data: what it looks at, why it holds, what it places or removes. No sentences, no pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from fullhouse.coach.geometry import House
from fullhouse.core.ids import Cell, Symbol

Candidate = tuple[Cell, Symbol]

Role = Literal[
    "pattern", "base", "cover", "fin", "pivot", "pincer", "link", "colour_a", "colour_b", "colour_c",
    "colour_d", "floor", "roof", "set", "stem", "petal", "line", "block", "target",
]  # fmt: skip


class Part(msgspec.Struct, frozen=True):
    """Cells and symbols that play one role in a step."""

    role: Role
    cells: tuple[Cell, ...]
    symbols: tuple[Symbol, ...]
    house: House | None = None


def part(role: Role, cells: Iterable[Cell], symbols: Iterable[Symbol], house: House | None = None) -> Part:
    """A part from cells and symbols in any order."""
    return Part(role, tuple(sorted(cells)), tuple(sorted(symbols)), house)


class Link(msgspec.Struct, frozen=True):
    """A link of a chain: the cell (or one of the cells) holds the symbol, or none of them does."""

    cells: tuple[Cell, ...]
    symbol: Symbol
    on: bool
    why: Literal["", "cell", "house", "set"] = ""
    """Why it is true after the one before, where the chain may run through sets: the last one in its cell, in
    house `ref`, or in the step's set of that number."""
    ref: int = 0


class Bar(msgspec.Struct, frozen=True):
    """Why a symbol cannot stand in a cell: a tile that it sees, or (None) an earlier conclusion."""

    cell: Cell
    symbol: Symbol
    by: Cell | None


class Fact(msgspec.Struct, frozen=True):
    """A fact of a net, and why: assumed, seen by fact `ref`, or the last one in its cell or house `ref`."""

    index: int
    cell: Cell
    symbol: Symbol
    on: bool
    why: Literal["assumed", "seen", "cell", "house"]
    ref: int


FINS = -1
"""Where the cases of a net are the fins of a fish, not the places of a house."""


class Net(msgspec.Struct, frozen=True):
    """Facts from an assumption to an end, at a cell or a house (27 + cell: two symbols in one cell)."""

    facts: tuple[Fact, ...]
    end: Literal["conclusion", "empty_cell", "empty_house", "twice", "cases"]
    at: int
    symbol: int
    cases: tuple[Net, ...] = ()

    def size(self) -> int:
        """How many facts it has, all cases together."""
        return len(self.facts) + sum(net.size() for net in self.cases)


class Step(msgspec.Struct, frozen=True):
    """One conclusion of a person: by a technique, from parts of the grid, with reasons."""

    technique: str
    places: tuple[Candidate, ...] = ()
    removes: tuple[Candidate, ...] = ()
    parts: tuple[Part, ...] = ()
    chain: tuple[Link, ...] = ()
    nets: tuple[Net, ...] = ()
    bars: tuple[Bar, ...] = ()

    def the(self, role: Role) -> Part:
        """The first part that plays a role."""
        return next(part for part in self.parts if part.role == role)

    def all(self, role: Role) -> Iterator[Part]:
        """All parts that play a role."""
        return (part for part in self.parts if part.role == role)

    @property
    def effect(self) -> tuple[frozenset[Candidate], frozenset[Candidate]]:
        """What it places and what it removes, whatever the reason."""
        return frozenset(self.places), frozenset(self.removes)
