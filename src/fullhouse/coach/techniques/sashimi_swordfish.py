"""Sashimi swordfish: a finned swordfish of which a line would hold one place at most without its fins."""

from collections.abc import Iterator

from fullhouse.coach.patterns.fish import fish
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return fish(position, "sashimi_swordfish", size=3, kind="sashimi")


TECHNIQUE = Technique("sashimi_swordfish", level=3, weight=218, find=find)
