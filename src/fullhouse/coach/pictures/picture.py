"""A step drawn as SVG: tiles, candidates, what it looks at, what bars what, what goes and what comes."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from fullhouse.coach.pictures.drawing import ArrowEnd, Drawing, Tone, draw
from fullhouse.coach.pictures.shapes import (
    COMES,
    GOES,
    HEADS,
    INK,
    QUIET,
    SIDE,
    SIZE,
    Point,
    arrow,
    board,
    centre,
    corner,
    mark,
    outline,
    ray,
    ring,
    spot,
    struck,
    text,
)  # fmt: skip
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE

FILLS: dict[Tone, str] = {"house": "#eef4ff", "first": "#cfe3ff", "second": "#d9f2dd", "odd": "#ffe7c2"}


def picture(position: Position, step: Step | None = None, *, title: str = "") -> str:
    """The position as SVG, with a step drawn into it."""
    drawing = draw(position, step) if step else Drawing()
    body = "".join(
        (*_fills(drawing), board(), *_frames(drawing), *_symbols(position, drawing), *_signs(drawing))
    )
    label = f"<title>{escape(title)}</title>" if title else ""
    kind = f' class="{step.technique}"' if step else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img"{kind} '
        f'font-family="sans-serif" text-anchor="middle">{label}{HEADS}'
        f'<rect width="{SIZE}" height="{SIZE}" fill="white"/>{body}</svg>\n'
    )


def _fills(drawing: Drawing) -> Iterator[str]:
    fills = {cell: FILLS[tint.tone] for tint in drawing.tints for cell in tint.cells}
    for cell, fill in sorted(fills.items()):
        x, y = corner(cell)
        yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}"/>'


def _frames(drawing: Drawing) -> Iterator[str]:
    for frame in drawing.frames:
        inset, width = (1 + 3 * frame.depth, 2) if frame.depth else (1.5, 3)
        yield outline(frame.cells, frame.line, inset, width)


def _symbols(position: Position, drawing: Drawing) -> Iterator[str]:
    places, removes = dict(drawing.places), set(drawing.removes)
    bold = {(mark.cell, mark.symbol) for mark in drawing.marks}
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
                goes = (cell, symbol) in removes
                ink = GOES if goes else INK if (cell, symbol) in bold else QUIET
                yield text((x, y + 5), str(symbol), 15, ink)
                if goes:
                    yield struck((x, y))


def _signs(drawing: Drawing) -> Iterator[str]:
    """Signs around candidates; lines from tiles to the cells they bar, and arrows along chains and nets."""
    placed = dict(drawing.places)
    for one in drawing.marks:
        if one.shape != "bold" and one.cell not in placed:
            yield mark(one.shape, spot(one.cell, one.symbol), COMES if one.is_true else INK)
    for bar in drawing.rays:
        yield ray(centre(bar.by), centre(bar.cell))
        yield struck(centre(bar.cell), 9)
    for link in drawing.arrows:
        yield arrow(_middle(link.start), _middle(link.end), strong=link.is_strong)


def _middle(place: ArrowEnd) -> Point:
    spots = [spot(cell, place.symbol) for cell in place.cells]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
