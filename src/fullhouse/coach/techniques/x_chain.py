"""X-chain: a chain of one symbol, from house to house with two places."""

from collections.abc import Iterator

from fullhouse.coach.patterns.chains import Links, chains
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return chains(Links(position, cells=False, houses=True, groups=False), "x_chain")


TECHNIQUE = Technique("x_chain", level=4, weight=260, find=find)
