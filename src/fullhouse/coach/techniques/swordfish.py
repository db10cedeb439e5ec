"""Swordfish: in three parallel lines a symbol has places in three crossing lines only."""

from collections.abc import Iterator

from fullhouse.coach.patterns.fish import fish
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return fish(position, "swordfish", size=3)


TECHNIQUE = Technique("swordfish", level=3, weight=180, find=find)
