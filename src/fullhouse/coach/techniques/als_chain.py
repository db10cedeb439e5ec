"""ALS chain: almost locked sets in a row, each link taking another symbol than the last; an end keeps z."""

from collections.abc import Iterator

from fullhouse.coach.patterns.als import Als, almost_locked_sets, from_ends, restricted
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Symbol

LONGEST = 6
Way = tuple[tuple[int, ...], tuple[Symbol, ...]]


def find(position: Position) -> Iterator[Step]:
    sets = almost_locked_sets(position)
    links = [
        [(to, symbol) for to, other in enumerate(sets) for symbol in sorted(restricted(one, other))]
        for one in sets
    ]
    for start in range(len(sets)):
        for way, symbols in _ways(links, start):
            if len(way) >= 4 and way[-1] >= start:
                line: tuple[Als, ...] = tuple(sets[index] for index in way)
                yield from from_ends(position, "als_chain", line, symbols)


def _ways(links: list[list[tuple[int, Symbol]]], start: int) -> Iterator[Way]:
    """The shortest ways to each set by each last link; two links in a row never take the same symbol."""
    seen: set[tuple[int, Symbol]] = set()
    wave: list[Way] = [((start,), ())]
    for _ in range(LONGEST - 1):
        following: list[Way] = []
        for way, symbols in wave:
            for to, symbol in links[way[-1]]:
                if to == start or (to, symbol) in seen or symbols[-1:] == (symbol,):
                    continue
                seen.add((to, symbol))
                following.append(((*way, to), (*symbols, symbol)))
        yield from following
        wave = following


TECHNIQUE = Technique("als_chain", level=4, weight=380, find=find)
