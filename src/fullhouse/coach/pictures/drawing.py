"""A step as a drawing in data: cells in tones, frames, signs around candidates, links, rays, the conclusion.

Pictures of `picture` and the board in the browser are made from the same data, so that they agree. Whatever
is drawn has a role, and each role one look: a shape and a colour, told apart by shape alone. The browser
has the same table, written by `python -m fullhouse.coach.pictures.drawing FILE`. Every element is there
from one beat to another: never more than twelve marks at once, and the newest ones always.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable, Iterable, Sequence
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

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


Colour = Literal["ink", "blue", "green", "red", "amber", "violet"]
Fill = Literal["none", "light", "full"]


class Look(msgspec.Struct, frozen=True):
    """A path around the origin, in hundredths of a cell; full signs have a light digit."""

    path: str
    colour: Colour
    fill: Fill = "none"
    width: float = 2.6


class LineLook(msgspec.Struct, frozen=True):
    """A line: its colour, its dashes and its width in hundredths of a cell."""

    colour: Colour
    dash: str
    width: float


CIRCLE = "M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0"
SQUARE = "M-12 -12h24v24h-24z"
DIAMOND = "M0 -17l16 17l-16 17l-16 -17z"
TRIANGLE = "M0 -18l17 29h-34z"

MARKS: dict[MarkRole, Look] = {
    "premise": Look(CIRCLE, "blue"),
    "true": Look(CIRCLE, "green", "full"),
    "false": Look(SQUARE, "ink"),
    "assumed": Look(
        "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0", "blue", width=2
    ),
    "fin": Look(TRIANGLE, "amber"),
    "pivot": Look(DIAMOND, "violet"),
    "pincer": Look("M0 18l17 -29h-34z", "blue"),
    "target": Look("M-16 0l8 -13h16l8 13l-8 13h-16z", "green", width=3.4),
    "pair": Look("M-7 -14h-6v28h6M7 -14h6v28h-6", "blue"),
    "extra": Look("M0 -16l14 10v20h-28v-20z", "amber"),
    "colour_a": Look(CIRCLE, "blue", "light"),
    "colour_b": Look(SQUARE, "amber", "light"),
    "colour_c": Look(DIAMOND, "violet", "light"),
    "colour_d": Look(TRIANGLE, "green", "light"),
    "elimination": Look("M-14 -14L14 14M14 -14L-14 14", "red", width=5),
}

FRAMES: dict[FrameRole, LineLook] = {
    "house": LineLook("ink", "", 4),
    "base": LineLook("blue", "", 6),
    "cover": LineLook("amber", "14 10", 6),
    "group": LineLook("violet", "10 3", 4),
    "rectangle": LineLook("violet", "2 9", 5),
}

LINKS: dict[LinkRole, LineLook] = {
    "strong": LineLook("blue", "", 4.5),
    "weak": LineLook("blue", "9 7", 3.5),
    "leads": LineLook("ink", "2 6", 3),
}


def main() -> None:
    """Writes the table as the browser reads it."""
    table = {"marks": MARKS, "frames": FRAMES, "links": LINKS}
    pretty = msgspec.json.format(msgspec.json.encode(table), indent=2).decode()
    Path(sys.argv[1]).write_text(pretty + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()


Scene = Sequence[Mark]
"""The marks of a beat, the most important first."""
M = TypeVar("M", Frame, CandidateMark, Arrow, Ray, Tint)


def staged(
    scenes: Sequence[Scene],
    tints: Sequence[Sequence[Tint]],
    *,
    places: tuple[Candidate, ...] = (),
    extra: int = 0,
) -> Drawing:
    """A drawing from the marks and tints of each beat; what stays from beat to beat is one element."""
    most = [MOST_MARKS - (extra if number == len(scenes) else 0) for number in range(1, len(scenes) + 1)]
    kept = [once(scene)[:room] for scene, room in zip(scenes, most, strict=True)]
    return with_legend(
        Drawing(
            tints=_lasting([[one for one in beat if one.cells] for beat in tints]),
            frames=_lasting([[one for one in scene if isinstance(one, Frame)] for scene in kept]),
            marks=_lasting([[one for one in scene if isinstance(one, CandidateMark)] for scene in kept]),
            arrows=_lasting([[one for one in scene if isinstance(one, Arrow)] for scene in kept]),
            rays=_lasting([[one for one in scene if isinstance(one, Ray)] for scene in kept]),
            places=places,
            beats=len(scenes),
        )
    )


def _place(mark: Mark | Tint) -> Hashable:
    """What a mark is drawn at: there is one sign at a candidate, and one link between two claims."""
    match mark:
        case CandidateMark():
            return mark.cell, mark.symbol
        case Arrow():
            return mark.start, mark.end
        case Ray():
            return mark.by, mark.cell, "ray"
        case Frame():
            return mark.cells, mark.role
        case Tint():
            return mark.cells, mark.tone, "tint"


def once(scene: Iterable[Mark]) -> list[Mark]:
    """Each place with its first mark only."""
    marks: dict[Hashable, Mark] = {}
    for mark in scene:
        marks.setdefault(_place(mark), mark)
    return list(marks.values())


def _lasting(beats: Sequence[Sequence[M]]) -> tuple[M, ...]:
    """Elements that are there at beats in a row, as one with its first and its last beat."""
    whole: list[M] = []
    running: dict[Hashable, int] = {}
    for beat, elements in enumerate(beats, start=1):
        now: dict[Hashable, int] = {}
        for element in elements:
            same = replace(element, beat=0, until=0)
            number = running.get(same)
            if number is None:
                whole.append(replace(element, beat=beat, until=beat))
                number = len(whole) - 1
            else:
                whole[number] = replace(whole[number], until=beat)
            now[same] = number
        running = now
    return tuple(whole)
