"""A step drawn as SVG: tiles, candidates, what it looks at, what goes and what comes, and a legend."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from xml.sax.saxutils import escape

from fullhouse.coach.pictures.artist import draw
from fullhouse.coach.pictures.drawing import ArrowEnd, Drawing, Role, Tone, at_beat
from fullhouse.coach.pictures.looks import FRAMES, LINKS, MARKS
from fullhouse.coach.pictures.shapes import (
    COMES,
    HEADS,
    INK,
    MARGIN,
    QUIET,
    SIDE,
    SIZE,
    Point,
    board,
    bow,
    centre,
    corner,
    link,
    mark,
    meeting,
    middle,
    outlines,
    ray,
    ring,
    sample,
    spot,
    struck,
    text,
)  # fmt: skip
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
