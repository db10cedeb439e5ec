"""XYZ-wing: a cell xyz sees cells xz and yz; one of the three is z."""

from collections.abc import Iterator
from itertools import combinations

from fullhouse.coach.geometry import PEERS, seen_by_all
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    pairs = frozenset(position.with_size(2))
    for pivot in position.with_size(3):
        for one, other in combinations(sorted(pairs & PEERS[pivot]), 2):
            all_three, x_z, y_z = (frozenset(position.candidates(cell)) for cell in (pivot, one, other))
            if x_z == y_z or not (x_z < all_three and y_z < all_three):
                continue
            removes = removals(position, seen_by_all([pivot, one, other]), x_z & y_z)
            if removes:
                parts = (
                    part("pivot", [pivot], all_three),
                    part("pincer", [one], x_z),
                    part("pincer", [other], y_z),
                    part("target", [], x_z & y_z),
                )
                yield Step("xyz_wing", removes=removes, parts=parts)


TECHNIQUE = Technique("xyz_wing", level=3, weight=160, find=find)
