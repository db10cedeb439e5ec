"""Sashimi x-wing: a finned x-wing of which a line would hold one place at most without its fins."""

from collections.abc import Iterator

from fullhouse.coach.patterns.fish import fish
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return fish(position, "sashimi_x_wing", size=2, kind="sashimi")


TECHNIQUE = Technique("sashimi_x_wing", level=3, weight=198, find=find)
