"""ALS-XZ: two almost locked sets that cannot both have x; so one of them keeps z."""

from collections.abc import Iterator
from itertools import combinations

from fullhouse.coach.patterns.als import almost_locked_sets, from_ends, restricted
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for one, other in combinations(almost_locked_sets(position), 2):
        for x in sorted(restricted(one, other)):
            yield from from_ends(position, "als_xz", (one, other), (x,))


TECHNIQUE = Technique("als_xz", level=4, weight=290, find=find)
