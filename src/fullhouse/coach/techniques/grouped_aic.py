"""Grouped chain: an alternating chain where several places of a symbol in one block and line act as one."""

from collections.abc import Iterator

from fullhouse.coach.patterns.chains import Links, chains
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    links = Links(position, cells=True, houses=True, groups=True)
    for step in chains(links, "grouped_aic"):
        if any(len(link.cells) > 1 for link in step.chain):
            yield step


TECHNIQUE = Technique("grouped_aic", level=4, weight=350, find=find)
