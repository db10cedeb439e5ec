"""A step drawn as SVG: tiles, candidates, what it looks at, what bars what, what goes and what comes.

Roles have shapes and lines of their own, so that a picture can be read without its colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from xml.sax.saxutils import escape

from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.position import Position
from fullhouse.coach.shapes import (
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
from fullhouse.coach.step import Candidate, Fact, Link, Net, Part, Role, Step
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE

HOUSE, LOOK, LOOK_TOO, ODD = "#eef4ff", "#cfe3ff", "#d9f2dd", "#ffe7c2"

SHAPES: dict[Role, str] = {
    "pattern": "circle", "base": "circle", "fin": "triangle", "pivot": "diamond", "pincer": "circle",
    "link": "square", "colour_a": "circle", "colour_b": "square", "colour_c": "diamond",
    "colour_d": "triangle", "floor": "circle", "roof": "square", "stem": "diamond", "line": "circle",
    "block": "square", "target": "hexagon",
}  # fmt: skip
"""How the candidates of a role are marked. Sets and petals have frames instead."""

FRAMES = ("solid", "dashed", "dotted", "broken")
"""Frames of almost locked sets and petals, one after another."""

SECOND: tuple[Role, ...] = ("colour_b", "colour_d", "cover", "roof", "line", "petal")
"""Roles drawn in the second colour."""


def picture(position: Position, step: Step | None = None, *, title: str = "") -> str:
    """The position as SVG, with a step drawn into it."""
    drawing = _Drawing(position, step or Step(""))
    body = "".join(
        (*drawing.fills(), board(), *drawing.frames(), *drawing.symbols(), *drawing.marks(), *drawing.ways())
    )
    label = f"<title>{escape(title)}</title>" if title else ""
    kind = f' class="{step.technique}"' if step else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img"{kind} '
        f'font-family="sans-serif" text-anchor="middle">{label}{HEADS}'
        f'<rect width="{SIZE}" height="{SIZE}" fill="white"/>{body}</svg>\n'
    )


class _Drawing:
    def __init__(self, position: Position, step: Step) -> None:
        self.position, self.step = position, step
        self.facts = list(_facts(step.nets))
        self.places, self.removes = dict(step.places), set(step.removes)
        self.sets = [part for part in step.parts if part.role in ("set", "petal")]

    def fills(self) -> Iterator[str]:
        colours: dict[Cell, str] = {}
        for part in self.step.parts:
            if part.house is not None and part.role != "cover":
                colours.update(dict.fromkeys(HOUSES[part.house], HOUSE))
        for part in self.step.parts:
            second = part.role in SECOND or part in self.sets[1::2]
            fill = ODD if part.role in ("fin", "pivot", "stem") else LOOK_TOO if second else LOOK
            if part.role not in ("target", "cover"):
                colours.update(dict.fromkeys(part.cells, fill))
        for link in self.step.chain:
            colours.update(dict.fromkeys(link.cells, LOOK_TOO if link.on else LOOK))
        for fact in self.facts:
            colours.setdefault(fact.cell, LOOK_TOO if fact.on else HOUSE)
        colours.update({bar.by: LOOK for bar in self.step.bars if bar.by is not None})
        colours.update(dict.fromkeys(self.places, LOOK_TOO))
        for cell, fill in sorted(colours.items()):
            x, y = corner(cell)
            yield f'<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{fill}"/>'

    def frames(self) -> Iterator[str]:
        """Houses in full lines, covering houses in dashes; each set cell by cell in a line of its own."""
        for part in self.step.parts:
            if part.house is not None and part not in self.sets:
                yield outline(HOUSES[part.house], "dashed" if part.role == "cover" else "solid", 1.5, 3)
        for number, part in enumerate(self.sets):
            for cell in part.cells:
                yield outline([cell], FRAMES[number % len(FRAMES)], 4 + number // len(FRAMES) * 3)
        for net in self.step.nets:
            if net.end == "cases":
                yield outline([net.at] if net.symbol == 0 else HOUSES[net.at], "solid", 1.5, 3)

    def symbols(self) -> Iterator[str]:
        for cell in map(Cell, NINE.cells):
            x, y = centre(cell)
            if self.position.grid.symbols[cell]:
                yield text((x, y + 12), str(self.position.grid.symbols[cell]), 34, INK)
            elif cell in self.places:
                yield text((x, y + 12), str(self.places[cell]), 34, COMES)
                yield ring((x, y))
            else:
                for symbol in self.position.candidates(cell):
                    x, y = spot(cell, symbol)
                    yield text((x, y + 5), str(symbol), 15, self._ink((cell, symbol)))
                    if (cell, symbol) in self.removes:
                        yield struck((x, y))

    def _ink(self, candidate: Candidate) -> str:
        if candidate in self.removes:
            return GOES
        looked = any(candidate[0] in part.cells and candidate[1] in part.symbols for part in self.step.parts)
        chained = any(candidate[0] in link.cells and candidate[1] == link.symbol for link in self.step.chain)
        followed = any(candidate == (fact.cell, fact.symbol) for fact in self.facts)
        return INK if looked or chained or followed else QUIET

    def marks(self) -> Iterator[str]:
        """Signs around candidates: by role, or true and false along a chain or a net."""
        seen: set[Candidate] = set()
        for part in self.step.parts:
            if part.role in SHAPES:
                yield from self._around(part, seen)
        for link in self.step.chain:
            for cell in link.cells:
                if (cell, link.symbol) not in seen:
                    seen.add((cell, link.symbol))
                    yield mark("circle" if link.on else "square", spot(cell, link.symbol))
        for fact in self.facts:
            if fact.on and (fact.cell, fact.symbol) not in seen and fact.cell not in self.places:
                seen.add((fact.cell, fact.symbol))
                shape = "double" if fact.why == "assumed" else "circle"
                yield mark(shape, spot(fact.cell, fact.symbol), COMES)

    def _around(self, part: Part, seen: set[Candidate]) -> Iterator[str]:
        for cell in part.cells:
            for symbol in part.symbols:
                there = self.position.masks[cell] >> symbol & 1 and cell not in self.places
                if there and (cell, symbol) not in seen:
                    seen.add((cell, symbol))
                    yield mark(SHAPES[part.role], spot(cell, symbol))

    def ways(self) -> Iterator[str]:
        """Lines: from a tile to the cell that it bars, and arrows along chains and nets."""
        for bar in self.step.bars:
            if bar.by is not None and bar.cell not in self.places:
                yield ray(centre(bar.by), centre(bar.cell))
                yield struck(centre(bar.cell), 9)
        for number, (one, other) in enumerate(pairwise(self.step.chain)):
            yield arrow(_middle(one), _middle(other), strong=number % 2 == 0)
        for net in _all_nets(self.step.nets):
            yield from self._causes(net)

    def _causes(self, net: Net) -> Iterator[str]:
        """An arrow to each fact that became true, from those that left no other place for it."""
        by_index = {fact.index: fact for fact in self.facts}
        for fact in net.facts:
            if not fact.on or fact.why == "assumed":
                continue
            rests = [
                by_index[other.ref]
                for other in net.facts
                if not other.on and other.why == "seen" and other.ref in by_index and _leaves(other, fact)
            ]
            for cause in {(one.cell, one.symbol): one for one in rests}.values():
                yield arrow(
                    spot(cause.cell, cause.symbol), spot(fact.cell, fact.symbol), strong=len(rests) == 1
                )


def _leaves(gone: Fact, fact: Fact) -> bool:
    """Whether a candidate had to go for a fact to be the last in its cell or house."""
    if fact.why == "cell":
        return gone.cell == fact.cell
    return gone.symbol == fact.symbol and gone.cell in HOUSES[fact.ref]


def _middle(link: Link) -> Point:
    spots = [spot(cell, link.symbol) for cell in link.cells]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _all_nets(nets: Iterable[Net]) -> Iterator[Net]:
    for net in nets:
        yield net
        yield from _all_nets(net.cases)


def _facts(nets: Iterable[Net]) -> Iterator[Fact]:
    for net in _all_nets(nets):
        yield from net.facts
