"""A step drawn as SVG: tiles, candidates, what it looks at, what goes and what comes, and a legend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import dist, hypot
from xml.sax.saxutils import escape

from msgspec.structs import replace

from fullhouse.coach.pictures.artist import draw
from fullhouse.coach.pictures.drawing import (
    FRAMES,
    LINKS,
    MARKS,
    ArrowEnd,
    Colour,
    Drawing,
    FrameRole,
    LineLook,
    LinkRole,
    MarkRole,
    Role,
    Tone,
    at_beat,
)
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE
from fullhouse.words import say

FILLS: dict[Tone, str] = {"house": "#eef4ff", "first": "#dce9fb", "second": "#d9f2dd", "odd": "#ffe7c2"}
AREAS: dict[Role, Tone] = {"area": "house", "cells": "first", "wrong": "odd"}
MOST_BOLD_LINES = 6
"""With more rows and columns framed, as of a jellyfish, frames are thin, so that the signs stand out."""
ROW = 24
"""The height of a line of the legend."""


def picture(position: Position, step: Step | None = None, *, title: str = "", language: str = "en") -> str:
    """The position as SVG, with a step drawn into it and a legend of what is drawn.

    Of a net, as much as its last beat shows; of all else, the whole step.
    """
    drawing = draw(position, step) if step else Drawing()
    if step and step.nets:
        drawing = at_beat(drawing, drawing.beats)
    parts = (
        _fills(drawing),
        [board()],
        _frames(drawing),
        _symbols(position, drawing),
        _signs(drawing),
        _legend(drawing, language),
    )
    body = "".join(chain.from_iterable(parts))
    height = SIZE + ROW * ((len(drawing.legend) + 1) // 2)
    label = f"<title>{escape(title)}</title>" if title else ""
    kind = f' class="{step.technique}"' if step else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {height}" role="img"{kind} '
        f'font-family="sans-serif" text-anchor="middle">{label}{HEADS}'
        f'<rect width="{SIZE}" height="{height}" fill="white"/>{body}</svg>\n'
    )


def _fills(drawing: Drawing) -> Iterator[str]:
    fills = {cell: FILLS[tint.tone] for tint in drawing.tints for cell in tint.cells}
    for cell, fill in sorted(fills.items()):
        x, y = corner(cell)
        yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}"/>'


def _frames(drawing: Drawing) -> Iterator[str]:
    lines = sum(frame.role in ("base", "cover") for frame in drawing.frames)
    for frame in drawing.frames:
        yield outlines(frame.cells, frame.role, frame.name, thin=lines > MOST_BOLD_LINES)


def _symbols(position: Position, drawing: Drawing) -> Iterator[str]:
    places = dict(drawing.places)
    signs = {(one.cell, one.symbol): one.role for one in drawing.marks}
    for cell in map(Cell, NINE.cells):
        x, y = centre(cell)
        if position.grid.symbols[cell]:
            yield text((x, y + 12), str(position.grid.symbols[cell]), 34, INK)
        elif cell in places:
            yield text((x, y + 12), str(places[cell]), 34, COMES)
            yield ring((x, y))
        else:
            for symbol in position.candidates(cell):
                x, y = spot(cell, symbol)
                role = signs.get((cell, symbol))
                if role is not None and role != "elimination":
                    yield mark(role, (x, y))
                is_full = role is not None and MARKS[role].fill == "full"
                yield text((x, y + 5), str(symbol), 15, "#ffffff" if is_full else INK if role else QUIET)
                if role == "elimination":
                    yield mark(role, (x, y))


def _signs(drawing: Drawing) -> Iterator[str]:
    """Lines from tiles to the cells they bar, and links."""
    for bar in drawing.rays:
        yield ray(centre(bar.by), centre(bar.cell))
        yield struck(centre(bar.cell))
    for one in drawing.arrows:
        start, end = _spots(one.start), _spots(one.end)
        yield link(meeting(start, middle(end)), meeting(end, middle(start)), one.role)


def _legend(drawing: Drawing, language: str) -> Iterator[str]:
    """Below the board, in two columns: each role with its look and its name."""
    for number, role in enumerate(drawing.legend):
        x, y = MARGIN + 14 + number % 2 * SIZE / 2, SIZE + ROW * (number // 2) + 4
        yield f'<g class="legend">{_sample(role, (x, y))}'
        yield f"{text((x + 22, y + 5), say(f'coach-legend-{role}', language), 13, INK, 'start')}</g>"


def _sample(role: Role, at: Point) -> str:
    x, y = at
    if role in MARKS:
        return mark(role, at)
    if role in LINKS:
        return bow(at, role)
    if role in FRAMES:
        return sample(at, FRAMES[role])
    if role in AREAS:
        return f'<rect x="{x - 9}" y="{y - 9}" width="18" height="18" fill="{FILLS[AREAS[role]]}"/>'
    if role == "ray":
        return ray((x - 14, y), (x + 14, y))
    return f'<circle cx="{x}" cy="{y}" r="9" fill="{FILLS["second"]}" stroke="{COMES}" stroke-width="2"/>'


def _spots(place: ArrowEnd) -> list[Point]:
    return [spot(cell, place.symbol) for cell in place.cells]


SIDE = 60
MARGIN = 28
SIZE = 9 * SIDE + 2 * MARGIN
SCALE = SIDE / 100
INK, QUIET = "#1f2933", "#7b8794"
COLOURS: dict[Colour, str] = {
    "ink": INK, "blue": "#1f5fb4", "green": "#1b7f3b", "red": "#c62828", "amber": "#b45f06",
    "violet": "#6b3fa0",
}  # fmt: skip
LIGHT: dict[Colour, str] = {
    "ink": "#e4e7eb", "blue": "#cfe3ff", "green": "#d9f2dd", "red": "#ffd9d9", "amber": "#ffe2bd",
    "violet": "#e7dbfa",
}  # fmt: skip
GOES, COMES = COLOURS["red"], COLOURS["green"]

Point = tuple[float, float]

HEADS = "<defs>" + "".join(
    f'<marker id="head-{role}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="4.5" markerHeight="4.5" '
    f'orient="auto"><path d="M0 0L8 4L0 8z" fill="{COLOURS[look.colour]}"/></marker>'
    for role, look in LINKS.items()
) + "</defs>"  # fmt: skip


def corner(cell: int) -> tuple[int, int]:
    return MARGIN + cell % 9 * SIDE, MARGIN + cell // 9 * SIDE


def centre(cell: int) -> Point:
    x, y = corner(cell)
    return x + SIDE / 2, y + SIDE / 2


def spot(cell: int, symbol: int) -> Point:
    """Where a candidate stands within its cell: 1 2 3 above 4 5 6 above 7 8 9."""
    (x, y), place = corner(cell), symbol - 1
    return x + SIDE * (place % 3 + 0.5) / 3, y + SIDE * (place // 3 + 0.5) / 3


def text(at: Point, words: str, size: int, colour: str = QUIET, anchor: str = "") -> str:
    """What matters is bold; what is quiet is not."""
    weight = "" if colour == QUIET or size > 30 else ' font-weight="bold"'
    align = f' text-anchor="{anchor}"' if anchor else ""
    place = f'x="{at[0]:.1f}" y="{at[1]:.1f}" font-size="{size}"'
    return f'<text {place} fill="{colour}"{weight}{align}>{escape(words)}</text>'


def mark(role: MarkRole, at: Point) -> str:
    """A sign around a candidate."""
    look = MARKS[role]
    fill = {"none": "none", "light": LIGHT[look.colour], "full": COLOURS[look.colour]}[look.fill]
    return (
        f'<path class="{role}" transform="translate({at[0]:.1f} {at[1]:.1f}) scale({SCALE})" d="{look.path}" '
        f'fill="{fill}" stroke="{COLOURS[look.colour]}" stroke-width="{look.width}"/>'
    )


def ring(at: Point) -> str:
    """Around a digit that a step places."""
    shape = f'cx="{at[0]}" cy="{at[1]}" r="25"'
    return f'<circle class="placed" {shape} fill="none" stroke="{COMES}" stroke-width="3"/>'


def struck(at: Point) -> str:
    """Over a cell that a tile bars."""
    x, y = at
    line = f"M{x - 9:.1f} {y - 9:.1f}l18 18m0 -18l-18 18"
    return f'<path class="struck" d="{line}" stroke="{GOES}" stroke-width="2"/>'


def outlines(cells: Iterable[int], role: FrameRole, name: str, *, thin: bool = False) -> str:
    """A frame around the smallest rectangle that holds cells; of a group, around each, with its letter."""
    places = list(cells)
    if role != "group":
        return _outline(places, role, 1.5, thin=thin)
    letter = _tab(corner(places[0]), name) if name else ""
    return "".join(_outline([cell], role, 4) for cell in places) + letter


def _tab(at: Point, letter: str) -> str:
    """The letter of a group at the corner of its first cell, beside the candidates."""
    x, y = at
    box = f'<rect x="{x - 2}" y="{y - 2}" width="14" height="14" rx="3" fill="{COLOURS["violet"]}"/>'
    return box + text((x + 5, y + 9), letter, 12, "#ffffff")


def _outline(cells: list[int], role: FrameRole, inset: float, *, thin: bool = False) -> str:
    look = FRAMES[role]
    if thin:
        look = replace(look, width=look.width / 2)
    corners = [corner(cell) for cell in cells]
    left, top = min(x for x, _ in corners) + inset, min(y for _, y in corners) + inset
    right, bottom = max(x for x, _ in corners) + SIDE - inset, max(y for _, y in corners) + SIDE - inset
    box = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    return f'<rect class="frame {role}" {box} rx="6" fill="none" {_stroke(look)}/>'


def _stroke(look: LineLook) -> str:
    dash = " ".join(f"{float(part) * SCALE:g}" for part in look.dash.split())
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return f'stroke="{COLOURS[look.colour]}" stroke-width="{look.width * SCALE:.1f}"{dashes}'


def sample(at: Point, look: LineLook) -> str:
    """A small frame for a legend."""
    return (
        f'<rect x="{at[0] - 9}" y="{at[1] - 9}" width="18" height="18" rx="3" fill="none" {_stroke(look)}/>'
    )


BEND = 0.14
"""How far a link bends aside, as a part of its length; within a cell it bends around the digits."""
SHORT = 30
"""A link between two candidates of a cell goes from above the one in a high bow to above the other."""
NEAR = 0.55 * SIDE
"""Candidates of neighbours are no further than this from the middle between them."""


def middle(spots: Sequence[Point]) -> Point:
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def meeting(spots: Sequence[Point], other: Point) -> Point:
    """Where a link meets candidates: in their middle or, if they lie apart, at the nearest one.

    >>> meeting([(0, 0), (60, 0)], (300, 0)), meeting([(0, 0), (180, 0)], (300, 0))
    ((30.0, 0.0), (180, 0))
    """
    between = middle(spots)
    if any(dist(one, between) <= NEAR for one in spots):
        return between
    return min(spots, key=lambda one: dist(one, other))


def bow(at: Point, role: LinkRole) -> str:
    """A link as a legend shows it."""
    x, y = at
    line = f"M{x - 13} {y + 5}Q{x} {y - 11} {x + 13} {y + 5}"
    return f'<path class="{role}" d="{line}" {_stroke(LINKS[role])} fill="none"/>'


def link(start: Point, end: Point, role: LinkRole) -> str:
    """From one candidate to the next, in a bow on the board, so that links along one line stay apart."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < 1:
        return ""
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    gap, bow, aside = min(10.0, length / 4), BEND * length, 0.2
    if length < SHORT:
        gap, bow, aside = 0.0, 26.0, 0.34
    elif length < SIDE:
        bow = max(bow, 14.0)
    centre = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    if not _is_on_board((centre[0] - uy * bow / 2, centre[1] + ux * bow / 2)):
        bow = -bow
    middle = centre[0] - uy * bow, centre[1] + ux * bow
    line = (
        f"M{start[0] + ux * gap - uy * bow * aside:.1f} {start[1] + uy * gap + ux * bow * aside:.1f}"
        f"Q{middle[0]:.1f} {middle[1]:.1f} "
        f"{end[0] - ux * gap - uy * bow * aside:.1f} {end[1] - uy * gap + ux * bow * aside:.1f}"
    )
    return (
        f'<path class="{role}" d="{line}" {_stroke(LINKS[role])} fill="none" marker-end="url(#head-{role})"/>'
    )


def _is_on_board(at: Point) -> bool:
    return all(MARGIN <= each <= SIZE - MARGIN for each in at)


def ray(start: Point, end: Point) -> str:
    """From a tile to a cell that it bars."""
    return (
        f'<path class="ray" d="M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" stroke="{GOES}" '
        'stroke-width="2" stroke-opacity="0.55" fill="none"/>'
    )


def board() -> str:
    """Lines and the names of columns and rows."""
    drawn = []
    for k in range(10):
        width, colour = (3, INK) if k % 3 == 0 else (1, QUIET)
        at, far = MARGIN + k * SIDE, MARGIN + 9 * SIDE
        drawn.append(
            f'<path d="M{MARGIN} {at}H{far}M{at} {MARGIN}V{far}" stroke="{colour}" stroke-width="{width}"/>'
        )
    for k in range(9):
        at = MARGIN + int((k + 0.5) * SIDE)
        drawn += (text((at, MARGIN - 9), chr(ord("a") + k), 14), text((MARGIN - 14, at + 5), str(k + 1), 14))
    return "".join(drawn)
