"""A step as a drawing in data: cells in tones, frames, signs around candidates, links, rays, the conclusion.

Pictures of `picture` and the board in the browser are made from the same data, so that they agree. Whatever
is drawn has a role, and each role one look (`looks`). Every element is there from one beat to another.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fullhouse.coach.step import Candidate
from fullhouse.core.ids import Cell, Symbol

Tone = Literal["house", "first", "second", "odd"]
"""A house that is looked at; cells that count; where it leads; what looks wrong."""
MarkRole = Literal[
    "premise", "true", "false", "assumed", "fin", "pivot", "pincer", "target", "pair", "extra",
    "colour_a", "colour_b", "colour_c", "colour_d", "elimination",
]  # fmt: skip
FrameRole = Literal["house", "base", "cover", "group", "rectangle"]
LinkRole = Literal["strong", "weak", "leads"]
"""If the one is false the other is true; both cannot be true; the one is among the reasons of the other."""
Role = MarkRole | FrameRole | LinkRole | Literal["placement", "ray", "area", "cells", "wrong"]
"""All that a legend can name."""

MOST_MARKS = 12
"""How many frames, signs, links and rays are on the board at one beat."""


class Tint(msgspec.Struct, frozen=True):
    """Cells in a tone. A later tint of a cell covers an earlier one."""

    cells: tuple[Cell, ...]
    tone: Tone
    beat: int
    until: int


class Frame(msgspec.Struct, frozen=True):
    """A frame around the smallest rectangle that holds some cells; of a group, around each of them.

    The letter of a group stands in the corner of its first cell.
    """

    cells: tuple[Cell, ...]
    role: FrameRole
    name: str
    """The letter of a group; empty for all else."""
    beat: int
    until: int


class CandidateMark(msgspec.Struct, frozen=True):
    """A candidate that counts, and its role."""

    cell: Cell
    symbol: Symbol
    role: MarkRole
    beat: int
    until: int


class ArrowEnd(msgspec.Struct, frozen=True):
    """Where a link starts or ends: a symbol in a cell, or in a group of cells."""

    cells: tuple[Cell, ...]
    symbol: Symbol


class Arrow(msgspec.Struct, frozen=True):
    """From one claim to the next."""

    start: ArrowEnd
    end: ArrowEnd
    role: LinkRole
    beat: int
    until: int


class Ray(msgspec.Struct, frozen=True):
    """From a tile to a cell that it bars."""

    by: Cell
    cell: Cell
    beat: int
    until: int


Mark = Frame | CandidateMark | Arrow | Ray
Element = Tint | Mark


class Drawing(msgspec.Struct, frozen=True):
    """Cells are numbered row by row from 0."""

    tints: tuple[Tint, ...] = ()
    frames: tuple[Frame, ...] = ()
    marks: tuple[CandidateMark, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    rays: tuple[Ray, ...] = ()
    places: tuple[Candidate, ...] = ()
    """What it places, with the last beat."""
    beats: int = 1
    """How many beats it has; the conclusion comes with the last ones."""
    blocks: bool = False
    """Whether blocks are numbered, because the words name one."""
    legend: tuple[Role, ...] = ()
    """The roles of all that is drawn, in the order in which a legend names them."""

    def marks_at(self, beat: int) -> int:
        """How many marks are on the board at a beat: frames, signs, links, rays, and what is placed."""
        drawn: tuple[Mark, ...] = (*self.frames, *self.marks, *self.arrows, *self.rays)
        placed = len(self.places) if beat >= self.beats else 0
        return placed + sum(one.beat <= beat <= one.until for one in drawn)


TONES: dict[Tone, Role] = {"house": "area", "first": "cells", "second": "placement", "odd": "wrong"}
ORDER: tuple[Role, ...] = (
    "area", "cells", "wrong", "house", "base", "cover", "group", "rectangle", "ray", "premise", "pair",
    "extra", "fin", "pivot", "pincer", "target", "colour_a", "colour_b", "colour_c", "colour_d", "assumed",
    "true", "false",
    "strong", "weak", "leads", "elimination", "placement",
)  # fmt: skip


def with_legend(drawing: Drawing) -> Drawing:
    """The drawing with the names of exactly what it draws."""
    roles: set[Role] = {TONES[tint.tone] for tint in drawing.tints if tint.tone != "second"}
    if drawing.frames:
        roles.discard("area")  # the frame says it
    roles |= {frame.role for frame in drawing.frames} | {mark.role for mark in drawing.marks}
    if drawing.marks or drawing.rays:
        roles.discard("cells")  # the signs say it
    roles |= {arrow.role for arrow in drawing.arrows}
    roles |= {"ray"} if drawing.rays else set()
    roles |= {"placement"} if drawing.places else set()
    return msgspec.structs.replace(drawing, legend=tuple(role for role in ORDER if role in roles))


def at_beat(drawing: Drawing, beat: int) -> Drawing:
    """Only what is there at a beat."""
    return with_legend(
        msgspec.structs.replace(
            drawing,
            tints=tuple(one for one in drawing.tints if one.beat <= beat <= one.until),
            frames=tuple(one for one in drawing.frames if one.beat <= beat <= one.until),
            marks=tuple(one for one in drawing.marks if one.beat <= beat <= one.until),
            arrows=tuple(one for one in drawing.arrows if one.beat <= beat <= one.until),
            rays=tuple(one for one in drawing.rays if one.beat <= beat <= one.until),
        )
    )
