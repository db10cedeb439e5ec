"""A step drawn as SVG: tiles, candidates, what it looks at, what bars what, what goes and what comes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from xml.sax.saxutils import escape

from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.position import Position
from fullhouse.coach.step import Candidate, Fact, Net, Step
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE

SIDE = 60
MARGIN = 28
INK, QUIET, LINE = "#1f2933", "#7b8794", "#cbd2d9"
HOUSE, LOOK, LOOK_TOO, FIN = "#eef4ff", "#cfe3ff", "#d9f2dd", "#ffe7c2"
GOES, COMES, WAY = "#c62828", "#1b7f3b", "#3366cc"

SECOND = ("colour_b", "colour_d", "cover", "roof", "line", "petal")
"""Roles drawn in the second colour."""


def picture(position: Position, step: Step | None = None, *, title: str = "") -> str:
    """The position as SVG, with a step drawn into it."""
    size = 9 * SIDE + 2 * MARGIN
    marks = _Marks(position, step)
    body = [
        *marks.fills(),
        *_lines(),
        *_names(),
        *marks.symbols(),
        *marks.ways(),
    ]
    label = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img" '
        f'font-family="sans-serif" text-anchor="middle">{label}'
        f'<rect width="{size}" height="{size}" fill="white"/>' + "".join(body) + "</svg>\n"
    )


def _corner(cell: Cell) -> tuple[int, int]:
    return MARGIN + cell % 9 * SIDE, MARGIN + cell // 9 * SIDE


def _centre(cell: Cell) -> tuple[float, float]:
    x, y = _corner(cell)
    return x + SIDE / 2, y + SIDE / 2


def _spot(candidate: Candidate) -> tuple[float, float]:
    """Where a candidate stands within its cell: 1 2 3 above 4 5 6 above 7 8 9."""
    (x, y), place = _corner(candidate[0]), candidate[1] - 1
    return x + SIDE * (place % 3 + 0.5) / 3, y + SIDE * (place // 3 + 0.5) / 3


def _lines() -> Iterator[str]:
    for k in range(10):
        width, colour = (3, INK) if k % 3 == 0 else (1, QUIET)
        at, far = MARGIN + k * SIDE, MARGIN + 9 * SIDE
        yield f'<path d="M{MARGIN} {at}H{far}M{at} {MARGIN}V{far}" stroke="{colour}" stroke-width="{width}"/>'


def _names() -> Iterator[str]:
    for k in range(9):
        at = MARGIN + (k + 0.5) * SIDE
        yield _text(at, MARGIN - 9, chr(ord("a") + k), 14)
        yield _text(MARGIN - 14, at + 5, str(k + 1), 14)


def _text(x: float, y: float, text: str, size: int, colour: str = QUIET) -> str:
    """What matters is bold; what is quiet is not."""
    weight = "" if colour == QUIET or size > 30 else ' font-weight="bold"'
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"{weight}>{text}</text>'


class _Marks:
    def __init__(self, position: Position, step: Step | None) -> None:
        self.position = position
        self.step = step or Step("")
        self.facts = list(_facts(self.step.nets))
        self.places, self.removes = set(self.step.places), set(self.step.removes)
        self.true = {(cell, link.symbol) for link in self.step.chain if link.on for cell in link.cells}
        self.false = {(cell, link.symbol) for link in self.step.chain if not link.on for cell in link.cells}
        self.true |= {(fact.cell, fact.symbol) for fact in self.facts if fact.on}
        self.looked = {
            (cell, symbol) for part in self.step.parts for cell in part.cells for symbol in part.symbols
        }

    def fills(self) -> Iterator[str]:
        colours: dict[Cell, str] = {}
        for part in self.step.parts:
            if part.house is not None and part.role != "cover":
                colours.update(dict.fromkeys(HOUSES[part.house], HOUSE))
        sets = [part for part in self.step.parts if part.role == "set"]
        for part in self.step.parts:
            second = part.role in SECOND or part in sets[1::2]
            fill = FIN if part.role in ("fin", "pivot", "stem") else LOOK_TOO if second else LOOK
            if part.role not in ("target", "cover"):
                colours.update(dict.fromkeys(part.cells, fill))
        for link in self.step.chain:
            colours.update(dict.fromkeys(link.cells, LOOK_TOO if link.on else LOOK))
        for fact in self.facts:
            colours.setdefault(fact.cell, LOOK_TOO if fact.on else HOUSE)
        colours.update({bar.by: LOOK for bar in self.step.bars if bar.by is not None})
        colours.update({cell: LOOK_TOO for cell, _ in self.places})
        for cell, fill in sorted(colours.items()):
            x, y = _corner(cell)
            yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}"/>'

    def symbols(self) -> Iterator[str]:
        placed = dict(self.places)
        for cell in map(Cell, NINE.cells):
            x, y = _centre(cell)
            if self.position.grid.symbols[cell]:
                yield _text(x, y + 12, str(self.position.grid.symbols[cell]), 34, INK)
            elif cell in placed:
                yield _text(x, y + 12, str(placed[cell]), 34, COMES)
            else:
                for symbol in self.position.candidates(cell):
                    yield self._candidate(cell, symbol)

    def _candidate(self, cell: Cell, symbol: Symbol) -> str:
        candidate = (cell, symbol)
        x, y = _spot(candidate)
        if candidate in self.removes:
            cross = (
                f'<path d="M{x - 7:.1f} {y - 7:.1f}l14 14m0 -14l-14 14" stroke="{GOES}" stroke-width="2"/>'
            )
            return _text(x, y + 5, str(symbol), 15, GOES) + cross
        if candidate in self.true:
            return _text(x, y + 5, str(symbol), 15, COMES)
        if candidate in self.false or candidate in self.looked:
            return _text(x, y + 5, str(symbol), 15, INK)
        return _text(x, y + 5, str(symbol), 15)

    def ways(self) -> Iterator[str]:
        """Lines: from a tile to the cell that it bars, and along a chain."""
        for bar in self.step.bars:
            if bar.by is None:
                continue
            if (bar.cell, bar.symbol) not in self.places and bar.cell not in dict(self.places):
                yield _way(_centre(bar.by), _centre(bar.cell), GOES)
                yield _cross(bar.cell)
        chain = [(link.cells[0], link.symbol) for link in self.step.chain]
        for number, (one, other) in enumerate(pairwise(chain)):
            yield _way(_spot(one), _spot(other), WAY, dashed=number % 2 == 1)


def _way(start: tuple[float, float], end: tuple[float, float], colour: str, *, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="5 4"' if dashed else ""
    return (
        f'<path d="M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}" stroke="{colour}" '
        f'stroke-width="2" stroke-opacity="0.55" fill="none"{dash}/>'
    )


def _cross(cell: Cell) -> str:
    x, y = _centre(cell)
    return f'<path d="M{x - 9} {y - 9}l18 18m0 -18l-18 18" stroke="{GOES}" stroke-width="3"/>'


def _facts(nets: Iterable[Net]) -> Iterator[Fact]:
    for net in nets:
        yield from net.facts
        yield from _facts(net.cases)
