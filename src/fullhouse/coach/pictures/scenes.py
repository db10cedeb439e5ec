"""What is on the board at each beat: never more than twelve marks, and the newest ones always."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from fullhouse.coach.pictures.drawing import (
    MOST_MARKS,
    Arrow,
    CandidateMark,
    Drawing,
    Frame,
    Mark,
    Ray,
    Tint,
    with_legend,
)
from fullhouse.coach.step import Candidate

Scene = Sequence[Mark]
"""The marks of a beat, the most important first."""
M = TypeVar("M", Frame, CandidateMark, Arrow, Ray, Tint)


def staged(
    scenes: Sequence[Scene],
    tints: Sequence[Sequence[Tint]],
    *,
    places: tuple[Candidate, ...] = (),
    extra: int = 0,
) -> Drawing:
    """A drawing from the marks and tints of each beat; what stays from beat to beat is one element."""
    most = [MOST_MARKS - (extra if number == len(scenes) else 0) for number in range(1, len(scenes) + 1)]
    kept = [once(scene)[:room] for scene, room in zip(scenes, most, strict=True)]
    return with_legend(
        Drawing(
            tints=_lasting([[one for one in beat if one.cells] for beat in tints]),
            frames=_lasting([[one for one in scene if isinstance(one, Frame)] for scene in kept]),
            marks=_lasting([[one for one in scene if isinstance(one, CandidateMark)] for scene in kept]),
            arrows=_lasting([[one for one in scene if isinstance(one, Arrow)] for scene in kept]),
            rays=_lasting([[one for one in scene if isinstance(one, Ray)] for scene in kept]),
            places=places,
            beats=len(scenes),
        )
    )


def _place(mark: Mark | Tint) -> Hashable:
    """What a mark is drawn at: there is one sign at a candidate, and one link between two claims."""
    match mark:
        case CandidateMark():
            return mark.cell, mark.symbol
        case Arrow():
            return mark.start, mark.end
        case Ray():
            return mark.by, mark.cell, "ray"
        case Frame():
            return mark.cells, mark.role
        case Tint():
            return mark.cells, mark.tone, "tint"


def once(scene: Iterable[Mark]) -> list[Mark]:
    """Each place with its first mark only."""
    marks: dict[Hashable, Mark] = {}
    for mark in scene:
        marks.setdefault(_place(mark), mark)
    return list(marks.values())


def _lasting(beats: Sequence[Sequence[M]]) -> tuple[M, ...]:
    """Elements that are there at beats in a row, as one with its first and its last beat."""
    whole: list[M] = []
    running: dict[Hashable, int] = {}
    for beat, elements in enumerate(beats, start=1):
        now: dict[Hashable, int] = {}
        for element in elements:
            same = replace(element, beat=0, until=0)
            number = running.get(same)
            if number is None:
                whole.append(replace(element, beat=beat, until=beat))
                number = len(whole) - 1
            else:
                whole[number] = replace(whole[number], until=beat)
            now[same] = number
        running = now
    return tuple(whole)
