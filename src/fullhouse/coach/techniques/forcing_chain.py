"""Forcing chain: chains from an assumption contradict each other, or all cases lead to the same."""

from collections.abc import Iterator

from fullhouse.coach.patterns.nets import forcing
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    steps = forcing(position, "forcing_chain", chains_only=True)
    return iter(sorted(steps, key=lambda step: step.nets[0].size()))


TECHNIQUE = Technique("forcing_chain", level=5, weight=500, find=find)
