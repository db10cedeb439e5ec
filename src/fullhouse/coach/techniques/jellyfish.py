"""Jellyfish: in four parallel lines a symbol has places in four crossing lines only."""

from collections.abc import Iterator

from fullhouse.coach.patterns.fish import fish
from fullhouse.coach.position import Position
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    return fish(position, "jellyfish", size=4)


TECHNIQUE = Technique("jellyfish", level=3, weight=210, find=find)
