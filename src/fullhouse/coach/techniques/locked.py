"""Locked candidates: all places of a symbol in one house lie in another one, too."""

from collections.abc import Iterator
from functools import partial

from fullhouse.coach.geometry import BLOCKS, HOUSES, LINES, House
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Technique


def locked(
    position: Position, *, technique: str, bases: tuple[House, ...], covers: tuple[House, ...]
) -> Iterator[Step]:
    """A symbol whose places in the base all lie in the cover goes nowhere else in the cover."""
    for base in bases:
        for cover in covers:
            both = HOUSES[base] & HOUSES[cover]
            for symbol in SYMBOLS:
                places = position.places(symbol, base)
                if len(places) < 2 or not both.issuperset(places):
                    continue
                removes = position.removals(HOUSES[cover] - both, [symbol])
                if removes:
                    gone = [cell for cell, _ in removes]
                    parts = (part("base", places, [symbol], base), part("cover", gone, [symbol], cover))
                    yield Step(technique, removes=removes, parts=parts)


TECHNIQUES = (
    Technique(
        "pointing",
        level=2,
        weight=50,
        find=partial(locked, technique="pointing", bases=BLOCKS, covers=LINES),
        proof="locked",
    ),
    Technique(
        "claiming",
        level=2,
        weight=55,
        find=partial(locked, technique="claiming", bases=LINES, covers=BLOCKS),
        proof="locked",
    ),
)
