"""Forcing net: like a forcing chain, but a fact may follow from several others together."""

from collections.abc import Iterator

from fullhouse.coach.patterns.nets import forcing
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    steps = forcing(position, "forcing_net", chains_only=False)
    return iter(sorted(steps, key=lambda step: step.nets[0].size()))


TECHNIQUE = Technique("forcing_net", level=5, weight=800, find=find)
