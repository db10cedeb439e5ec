"""ALS-XY-wing: a middle set shares x with one set and y with another; one of the outer two keeps z."""

from collections.abc import Iterator
from itertools import combinations, product

from fullhouse.coach.patterns.als import almost_locked_sets, from_ends, restricted
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    sets = almost_locked_sets(position)
    for middle in sets:
        linked = [(other, links) for other in sets if (links := restricted(middle, other))]
        for (one, one_links), (other, other_links) in combinations(linked, 2):
            if one.cells & other.cells:
                continue
            for x, y in product(sorted(one_links), sorted(other_links)):
                if x != y:
                    yield from from_ends(position, "als_xy_wing", (one, middle, other), (x, y))


TECHNIQUE = Technique("als_xy_wing", level=4, weight=330, find=find)
