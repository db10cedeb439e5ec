"""A step as a drawing in data: cells in tones, frames, signs around candidates, arrows, rays, the conclusion.

Pictures of `picture` and the board in the browser are made from the same data, so that they agree. Shapes and
lines tell the roles apart, not only tones. Every element has a beat: its place in the step's story.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Literal

import msgspec
from msgspec.structs import replace

from fullhouse.coach.geometry import HOUSES, houses_of
from fullhouse.coach.position import Position
from fullhouse.coach.step import Candidate, Fact, Net, Role, Step
from fullhouse.core.ids import Cell, Symbol

Tone = Literal["house", "first", "second", "odd"]
Shape = Literal["circle", "square", "diamond", "triangle", "hexagon", "double", "bold"]
"""How a candidate is marked; `bold` has no sign around it."""
Line = Literal["solid", "dashed", "dotted", "broken"]

SHAPES: dict[Role, Shape] = {
    "pattern": "circle", "base": "circle", "fin": "triangle", "pivot": "diamond", "pincer": "circle",
    "link": "square", "colour_a": "circle", "colour_b": "square", "colour_c": "diamond",
    "colour_d": "triangle", "floor": "circle", "roof": "square", "stem": "diamond", "line": "circle",
    "block": "square", "target": "hexagon",
}  # fmt: skip
"""How the candidates of a role are marked. Sets and petals have frames instead."""

FRAMES: tuple[Line, ...] = ("solid", "dashed", "dotted", "broken")
"""Frames of almost locked sets and petals, one after another."""

SECOND: tuple[Role, ...] = ("colour_b", "colour_d", "cover", "roof", "line", "petal")
"""Roles drawn in the second tone."""


class Tint(msgspec.Struct, frozen=True):
    """Cells in a tone. A later tint of a cell covers an earlier one."""

    cells: tuple[Cell, ...]
    tone: Tone
    beat: int


class Frame(msgspec.Struct, frozen=True):
    """A frame around the smallest rectangle that holds some cells."""

    cells: tuple[Cell, ...]
    line: Line
    depth: int
    """0 for a house, drawn at its edge; sets lie further inside, from 1 on."""
    beat: int


class CandidateMark(msgspec.Struct, frozen=True):
    """A candidate that counts, and the sign around it."""

    cell: Cell
    symbol: Symbol
    shape: Shape
    is_true: bool
    """Whether it became true by following an assumption."""
    beat: int


class ArrowEnd(msgspec.Struct, frozen=True):
    """Where an arrow starts or ends: a symbol in a cell, or in a group of cells."""

    cells: tuple[Cell, ...]
    symbol: Symbol


class Arrow(msgspec.Struct, frozen=True):
    """From one claim to the next, by a strong or a weak link."""

    start: ArrowEnd
    end: ArrowEnd
    is_strong: bool
    beat: int


class Ray(msgspec.Struct, frozen=True):
    """From a tile to a cell that it bars."""

    by: Cell
    cell: Cell
    beat: int


Element = Tint | Frame | CandidateMark | Arrow | Ray


class Drawing(msgspec.Struct, frozen=True):
    """Cells are numbered row by row from 0."""

    tints: tuple[Tint, ...] = ()
    frames: tuple[Frame, ...] = ()
    marks: tuple[CandidateMark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    rays: tuple[Ray, ...] = ()
    places: tuple[Candidate, ...] = ()
    removes: tuple[Candidate, ...] = ()
    beats: int = 1
    """How many beats it has; the conclusion comes with the last one."""
    blocks: bool = False
    """Whether blocks are numbered, because the words name one."""


def draw(position: Position, step: Step) -> Drawing:
    """The whole step."""
    return _Artist(position, step).drawing()


class _Artist:
    """Draws a step from its first part to its conclusion, beat by beat."""

    def __init__(self, position: Position, step: Step) -> None:
        self.position, self.step, self.beat = position, step, 0
        self.houses: list[Tint] = []
        self.tints: list[Tint] = []
        self.frames: list[Frame] = []
        self.marks: dict[Candidate, CandidateMark] = {}
        self.arrows: list[Arrow] = []
        self.rays: list[Ray] = []
        self.places = dict(step.places)
        self.covered = self.places.keys() if step.bars else ()
        """Cells whose candidates need no signs: tiles bar all but the digit that comes."""

    def drawing(self) -> Drawing:
        """Everything, without beats that bring nothing new."""
        self._parts()
        self._chain()
        self._nets()
        self._odd_digit()
        self._bars()
        self.beat += 1
        if self.places:
            self._tint(self.places, "second")
        tints = (*self.houses, *self.tints)
        drawn: list[Element] = [*tints, *self.frames, *self.marks.values(), *self.arrows, *self.rays]
        beats = sorted({one.beat for one in drawn} | {self.beat})
        number = {beat: count for count, beat in enumerate(beats, start=1)}
        return Drawing(
            tints=tuple(replace(one, beat=number[one.beat]) for one in tints),
            frames=tuple(replace(one, beat=number[one.beat]) for one in self.frames),
            marks=tuple(replace(one, beat=number[one.beat]) for one in self.marks.values()),
            arrows=tuple(replace(one, beat=number[one.beat]) for one in self.arrows),
            rays=tuple(replace(one, beat=number[one.beat]) for one in self.rays),
            places=self.step.places,
            removes=self.step.removes,
            beats=len(beats),
        )

    def _parts(self) -> None:
        sets = [part for part in self.step.parts if part.role in ("set", "petal")]
        for part in self.step.parts:
            self.beat += 1
            if part.house is not None and part not in sets:
                self._frame(HOUSES[part.house], "dashed" if part.role == "cover" else "solid")
            if part.house is not None and part.role != "cover":
                self.houses.append(Tint(tuple(sorted(HOUSES[part.house])), "house", self.beat))
            if part.role not in ("target", "cover"):
                second = part.role in SECOND or part in sets[1::2]
                odd = part.role in ("fin", "pivot", "stem")
                self._tint(part.cells, "odd" if odd else "second" if second else "first")
            if part in sets:
                number = sets.index(part)
                for cell in part.cells:
                    self._frame([cell], FRAMES[number % len(FRAMES)], 1 + number // len(FRAMES))
            for cell in part.cells:
                for symbol in part.symbols:
                    self._mark(cell, symbol, SHAPES.get(part.role, "bold"))

    def _chain(self) -> None:
        """Link by link; the first and every other arrow is a strong link."""
        for link in self.step.chain:
            self.beat += 1
            self._tint(link.cells, "second" if link.on else "first")
            for cell in link.cells:
                self._mark(cell, link.symbol, "circle" if link.on else "square")
        first = self.beat - len(self.step.chain) + 2
        for number, (one, other) in enumerate(pairwise(self.step.chain)):
            ends = ArrowEnd(one.cells, one.symbol), ArrowEnd(other.cells, other.symbol)
            self.arrows.append(Arrow(*ends, is_strong=number % 2 == 0, beat=first + number))

    def _nets(self) -> None:
        by_index = {fact.index: fact for net in _all_nets(self.step.nets) for fact in net.facts}
        tinted = {cell for tint in self.tints for cell in tint.cells}
        for net in _all_nets(self.step.nets):
            if net.end == "cases" and net in self.step.nets:
                self._frame([Cell(net.at)] if net.symbol == 0 else HOUSES[net.at], "solid")
            for fact in net.facts:
                self.beat += fact.on
                if fact.cell not in tinted:
                    tinted.add(fact.cell)
                    self._tint([fact.cell], "second" if fact.on else "house")
                shape: Shape = "bold" if not fact.on else "double" if fact.why == "assumed" else "circle"
                self._mark(fact.cell, fact.symbol, shape, is_true=fact.on)
                self.arrows += self._causes(net, fact, by_index)

    def _causes(self, net: Net, fact: Fact, by_index: dict[int, Fact]) -> Iterator[Arrow]:
        """An arrow to a fact that became true, from those that left no other place for it."""
        if not fact.on or fact.why == "assumed":
            return
        rests = [
            by_index[other.ref]
            for other in net.facts
            if not other.on and other.why == "seen" and other.ref in by_index and _leaves(other, fact)
        ]
        for cause in {(one.cell, one.symbol): one for one in rests}.values():
            ends = ArrowEnd((cause.cell,), cause.symbol), ArrowEnd((fact.cell,), fact.symbol)
            yield Arrow(*ends, is_strong=len(rests) == 1, beat=self.beat)

    def _odd_digit(self) -> None:
        """Of a BUG+1: the houses of its cell, each with three places of the digit, not two."""
        if self.step.technique != "bug":
            return
        ((cell, symbol),) = self.step.places
        for house in houses_of(cell):
            self.beat += 1
            self._frame(HOUSES[house], "dashed")
            for place in self.position.places(symbol, house):
                self._mark(place, symbol, "square")

    def _bars(self) -> None:
        for bar in self.step.bars:
            if bar.by is not None:
                self.beat += 1
                self._tint([bar.by], "first")
                if bar.cell not in self.places:
                    self.rays.append(Ray(bar.by, bar.cell, self.beat))

    def _tint(self, cells: Iterable[Cell], tone: Tone) -> None:
        self.tints.append(Tint(tuple(cells), tone, self.beat))

    def _frame(self, cells: Iterable[Cell], line: Line, depth: int = 0) -> None:
        self.frames.append(Frame(tuple(sorted(cells)), line, depth, self.beat))

    def _mark(self, cell: Cell, symbol: Symbol, shape: Shape, *, is_true: bool = False) -> None:
        """Mark a candidate that is there; a sign takes the place of bold print, and the first sign stays."""
        there = self.position.masks[cell] >> symbol & 1 and cell not in self.covered
        known = self.marks.get((cell, symbol))
        if there and (known is None or (known.shape == "bold" and shape != "bold")):
            self.marks[cell, symbol] = CandidateMark(cell, symbol, shape, is_true, self.beat)


def _leaves(gone: Fact, fact: Fact) -> bool:
    """Whether a candidate had to go for a fact to be the last in its cell or house."""
    if fact.why == "cell":
        return gone.cell == fact.cell
    return gone.symbol == fact.symbol and gone.cell in HOUSES[fact.ref]


def _all_nets(nets: Iterable[Net]) -> Iterator[Net]:
    for net in nets:
        yield net
        yield from _all_nets(net.cases)
