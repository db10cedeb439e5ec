"""XY-chain: a chain of cells with two candidates, each sharing one with the next."""

from collections.abc import Iterator

from fullhouse.coach.patterns.chains import Links, chains
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    links = Links(position, cells=True, houses=False, groups=False)
    for step in chains(links, "xy_chain"):
        if step.chain[0].symbol == step.chain[-1].symbol:
            yield step


TECHNIQUE = Technique("xy_chain", level=4, weight=270, find=find)
