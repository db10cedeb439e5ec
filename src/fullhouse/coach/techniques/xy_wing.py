"""XY-wing: a cell xy sees cells xz and yz; one of the two is z."""

from collections.abc import Iterator
from itertools import combinations

from fullhouse.coach.geometry import PEERS
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    pairs = frozenset(position.with_size(2))
    for pivot in sorted(pairs):
        for one, other in combinations(sorted(pairs & PEERS[pivot]), 2):
            x_y, x_z, y_z = (frozenset(position.candidates(cell)) for cell in (pivot, one, other))
            if len({x_y, x_z, y_z}) < 3 or len(x_y | x_z | y_z) != 3:
                continue
            removes = removals(position, PEERS[one] & PEERS[other], x_z & y_z)
            if removes:
                parts = (
                    part("pivot", [pivot], x_y),
                    part("pincer", [one], x_z),
                    part("pincer", [other], y_z),
                    part("target", [], x_z & y_z),
                )
                yield Step("xy_wing", removes=removes, parts=parts)


TECHNIQUE = Technique("xy_wing", level=3, weight=150, find=find)
