"""Examples of a technique and positions that only look like it, as they are shown side by side."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.hint import hint_of
from fullhouse.coach.pictures.artist import draw
from fullhouse.coach.pictures.drawing import CandidateMark, Drawing, Frame, MarkRole, Tint, with_legend
from fullhouse.coach.pictures.hint_drawing import hint_drawing
from fullhouse.coach.position import Position
from fullhouse.coach.speech import Phrase, first_look, remark
from fullhouse.coach.step import Candidate, Step
from fullhouse.core.ids import Cell
from fullhouse.problems.practice.exercise import Exercise, exercise
from fullhouse.problems.practice.look_alike import IN_A_CELL, IN_A_HOUSE, LookAlike, look_alike


class Shown(msgspec.Struct, frozen=True):
    """A position to judge, and what there is to say about it."""

    problem: str
    position: Position
    pattern: Drawing
    answer: Drawing
    phrases: Callable[[str], tuple[Phrase, ...]]
    digit: int | None = None
    spoiler: Cell | None = None
    step: Step | None = None
    """What it is an example of."""


def example(technique: str, seed: int) -> Shown:
    """A real one."""
    real = exercise(technique, seed)
    step = real.step
    hint = hint_of(real.position, step)
    whole = hint_drawing(hint, 3) or Drawing()
    pattern = _pattern(real.position, step)
    digit = None
    if technique in IN_A_HOUSE:
        digit = step.places[0][1]
        pattern = _framed(tuple(sorted(HOUSES[_house_of(real)])))
    if technique in IN_A_CELL:
        pattern = _framed((step.places[0][0],))
    return Shown(
        problem=real.problem,
        position=real.position,
        pattern=pattern,
        answer=whole,
        phrases=lambda language: remark("practice-is-one", language, within=first_look(step, language)),
        digit=digit,
        step=step,
    )


def imitation(technique: str, seed: int) -> Shown:
    """One that is spoiled by a candidate, or by a given."""
    other = look_alike(technique, seed)
    cell, digit = other.spoiler
    if other.step is not None:
        drawing = _pattern(other.position, other.step)
        pattern = (
            drawing if other.is_by_given or other.step.nets else _with(drawing, other.spoiler, "premise")
        )
        answer = _odd(drawing, cell) if other.is_by_given else _with(drawing, other.spoiler, "extra")
        key = "practice-given" if other.is_by_given else "practice-spoiled"
    else:
        cells = (cell,) if other.house is None else tuple(sorted(HOUSES[other.house]))
        pattern = _framed(cells)
        assert other.place is not None
        answer = _with(_with(pattern, other.place, "premise"), other.spoiler, "extra")
        key = "practice-second-digit" if other.house is None else "practice-second-place"
    return Shown(
        problem=other.problem,
        position=other.position,
        pattern=pattern,
        answer=answer,
        phrases=lambda language: remark(key, language, cell, digit=digit),
        digit=digit if _asks_for_a_digit(other) else None,
        spoiler=cell,
    )


def _asks_for_a_digit(other: LookAlike) -> bool:
    return other.technique in IN_A_HOUSE


def _house_of(real: Exercise) -> int:
    """The house in which the digit of a step has its only place."""
    ((cell, symbol),) = real.step.places
    houses = IN_A_HOUSE[real.technique]
    position = Position.of(real.position.grid)
    return next(house for house in houses if position.places(symbol, house) == (cell,))


def _pattern(position: Position, step: Step) -> Drawing:
    """What one looks at; of chains from an assumption all that is told, but not its conclusion."""
    if not step.nets:
        return hint_drawing(hint_of(position, step), 2) or Drawing()
    drawing = draw(position, step)
    last = drawing.beats - 1
    return with_legend(
        replace(
            drawing,
            tints=tuple(one for one in drawing.tints if one.beat <= last),
            frames=tuple(one for one in drawing.frames if one.beat <= last),
            marks=tuple(one for one in drawing.marks if one.beat <= last),
            arrows=tuple(one for one in drawing.arrows if one.beat <= last),
            places=(),
            beats=last,
        )
    )


def _odd(drawing: Drawing, cell: Cell) -> Drawing:
    """The drawing with a cell that is wrong."""
    return with_legend(replace(drawing, tints=(*drawing.tints, Tint((cell,), "odd", 1, drawing.beats))))


def _framed(cells: tuple[Cell, ...]) -> Drawing:
    return with_legend(Drawing(frames=(Frame(cells, "house", "", 1, 1),)))


def _with(drawing: Drawing, candidate: Candidate, role: MarkRole) -> Drawing:
    """The drawing with a sign at a candidate, instead of one that is there."""
    cell, symbol = candidate
    others = tuple(mark for mark in drawing.marks if (mark.cell, mark.symbol) != candidate)
    marks = (*others, CandidateMark(cell, symbol, role, 1, drawing.beats))
    return with_legend(replace(drawing, marks=marks))
