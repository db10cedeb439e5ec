"""Sashimi jellyfish: a finned jellyfish of which a line would hold one place at most without its fins."""

from collections.abc import Iterator

from fullhouse.coach.patterns.fish import fish
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return fish(position, "sashimi_jellyfish", size=4, kind="sashimi")


TECHNIQUE = Technique("sashimi_jellyfish", level=4, weight=308, find=find)
