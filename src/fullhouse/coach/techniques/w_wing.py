"""W-wing: two equal cells xz, and a house whose two places for x they see: one of the two cells is z."""

from collections.abc import Iterator
from itertools import combinations, permutations

from fullhouse.coach.geometry import ALL, PEERS
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    for one, other in combinations(position.with_size(2), 2):
        if position.candidates(one) != position.candidates(other):
            continue
        for link, kept in permutations(position.candidates(one)):
            removes = removals(position, PEERS[one] & PEERS[other], [kept])
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


TECHNIQUE = Technique("w_wing", level=3, weight=152, find=find)
