"""Wings: a cell, or a house, that leaves a symbol to one of two cells with two candidates."""

from collections.abc import Iterator
from itertools import combinations, permutations

from fullhouse.coach.geometry import ALL, PEERS, seen_by_all
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell


def xy_wing(position: Position) -> Iterator[Step]:
    """A cell xy sees cells xz and yz; one of the two is z."""
    pairs = frozenset(position.with_size(2))
    for pivot in sorted(pairs):
        for one, other in combinations(sorted(pairs & PEERS[pivot]), 2):
            x_y, x_z, y_z = (frozenset(position.candidates(cell)) for cell in (pivot, one, other))
            if len({x_y, x_z, y_z}) < 3 or len(x_y | x_z | y_z) != 3:
                continue
            yield from _wing(position, "xy_wing", (pivot, one, other), PEERS[one] & PEERS[other])


def xyz_wing(position: Position) -> Iterator[Step]:
    """A cell xyz sees cells xz and yz; one of the three is z."""
    pairs = frozenset(position.with_size(2))
    for pivot in position.with_size(3):
        for one, other in combinations(sorted(pairs & PEERS[pivot]), 2):
            all_three, x_z, y_z = (frozenset(position.candidates(cell)) for cell in (pivot, one, other))
            if x_z == y_z or not (x_z < all_three and y_z < all_three):
                continue
            yield from _wing(position, "xyz_wing", (pivot, one, other), seen_by_all([pivot, one, other]))


def _wing(
    position: Position, technique: str, cells: tuple[Cell, Cell, Cell], seen: frozenset[Cell]
) -> Iterator[Step]:
    """What the two pincers share is in none of the cells that see it wherever it is."""
    pivot, one, other = cells
    of_pivot, of_one, of_other = (frozenset(position.candidates(cell)) for cell in cells)
    shared = of_one & of_other
    if removes := position.removals(seen, shared):
        parts = (
            part("pivot", [pivot], of_pivot),
            part("pincer", [one], of_one),
            part("pincer", [other], of_other),
            part("target", [], shared),
        )
        yield Step(technique, removes=removes, parts=parts)


def w_wing(position: Position) -> Iterator[Step]:
    """Two equal cells xz, and a house whose two places for x they see: one of the two cells is z."""
    for one, other in combinations(position.with_size(2), 2):
        if position.candidates(one) != position.candidates(other):
            continue
        for link, kept in permutations(position.candidates(one)):
            removes = position.removals(PEERS[one] & PEERS[other], [kept])
            for house in ALL:
                places = position.places(link, house)
                if len(places) != 2 or not removes or {one, other} & set(places):
                    continue
                if any(a in PEERS[one] and b in PEERS[other] for a, b in permutations(places)):
                    parts = (
                        part("pincer", [one], [link, kept]),
                        part("pincer", [other], [link, kept]),
                        part("link", places, [link], house),
                        part("target", [], [kept]),
                    )
                    yield Step("w_wing", removes=removes, parts=parts)


TECHNIQUES = (
    Technique("xy_wing", level=3, weight=150, find=xy_wing),
    Technique("w_wing", level=3, weight=152, find=w_wing),
    Technique("xyz_wing", level=3, weight=160, find=xyz_wing),
)
