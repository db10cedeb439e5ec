"""The links of patterns that are no chains: from a pivot to its pincers, between two places of a digit."""

from __future__ import annotations

from collections.abc import Iterator

from fullhouse.coach.geometry import PEERS
from fullhouse.coach.pictures.drawing import Arrow, ArrowEnd, LinkRole, Mark
from fullhouse.coach.step import Step
from fullhouse.core.ids import Cell, Symbol


def links_between(step: Step) -> Iterator[list[Mark]]:
    """The links of a step, beat by beat; nothing where its frames say all."""
    if step.technique in ("xy_wing", "xyz_wing"):
        yield from _wing(step)
    elif step.technique == "w_wing":
        yield from _w_wing(step)
    elif step.technique == "empty_rectangle":
        pair = step.the("link")
        one, two = pair.cells
        yield [_strong(one, two, pair.symbols[0])]


def _wing(step: Step) -> Iterator[list[Mark]]:
    """If the pivot takes a pincer's other digit, the pincer takes the one they share."""
    (pivot,), target = step.the("pivot").cells, step.the("target").symbols[0]
    for pincer in step.all("pincer"):
        (cell,) = pincer.cells
        other = next(symbol for symbol in pincer.symbols if symbol != target)
        yield [
            _link(pivot, other, cell, other, "weak"),
            _link(cell, other, cell, target, "strong"),
        ]


def _w_wing(step: Step) -> Iterator[list[Mark]]:
    """Each of the two cells sees an end of the pair of places between them."""
    bound, (one, two) = step.the("link"), step.all("pincer")
    digit = bound.symbols[0]
    first, second = bound.cells
    if first not in PEERS[one.cells[0]] or second not in PEERS[two.cells[0]]:
        first, second = second, first
    yield [_strong(first, second, digit)]
    yield [
        _link(one.cells[0], digit, first, digit, "weak"),
        _link(two.cells[0], digit, second, digit, "weak"),
    ]


def _strong(one: Cell, two: Cell, symbol: Symbol) -> Arrow:
    return _link(one, symbol, two, symbol, "strong")


def _link(one: Cell, symbol: Symbol, two: Cell, other: Symbol, role: LinkRole) -> Arrow:
    return Arrow(ArrowEnd((one,), symbol), ArrowEnd((two,), other), role, 0, 0)
