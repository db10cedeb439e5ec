"""Steps, paths and what is pasted, for analysts."""

from itertools import accumulate

import msgspec

from fullhouse.coach import analyst
from fullhouse.coach.analyst import groups, read_effect, step_with, write_effect
from fullhouse.coach.choice import links_of
from fullhouse.coach.hint import hint_of, must_belong
from fullhouse.coach.position import Position, read_notes, write_notes
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import by_name
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.problems.formats import read_unchecked
from fullhouse.problems.problem import Problem
from fullhouse.server.api.coach_shapes import (
    AskPath,
    AskStep,
    AskSteps,
    CostsShape,
    PastedPosition,
    PastedPositions,
    PastedText,
    PathLine,
    PathShape,
    StepGroup,
    StepLine,
    StepsShape,
)
from fullhouse.server.errors import NotFound
from fullhouse.server.jobs.coach import STAGES, hint_shape
from fullhouse.solver.backend import count_within
from fullhouse.sudoku.grid import Grid
from fullhouse.words import language_for

MOST_LISTED = 60
"""Steps of one technique that are sent."""
MOST_PASTED = 500
"""Positions of one text that are sent."""


def steps(body: bytes) -> bytes:
    """All steps of a position, by technique."""
    asked = msgspec.json.decode(body, type=AskSteps)
    position = _position(asked)
    shapes = (
        StepGroup(
            group.technique,
            by_name()[group.technique].level,
            len(group.steps),
            tuple(StepLine(write_effect(step), links_of(step)) for step in group.steps[:MOST_LISTED]),
        )
        for group in groups(position, unique=asked.unique, deep=asked.deep)
    )
    return msgspec.json.encode(StepsShape(_solutions(position), tuple(shapes)))


def one_step(body: bytes) -> bytes:
    """One step in words and drawn."""
    asked = msgspec.json.decode(body, type=AskStep)
    position = _position(asked)
    step = step_with(position, asked.technique, read_effect(asked.does))
    if step is None:
        raise NotFound("no-step-there")
    return msgspec.json.encode(
        hint_shape(hint_of(position, step, language_for(asked.language)), STAGES)
    )  # fmt: skip


def path(body: bytes) -> bytes:
    """A way to the solution."""
    asked = msgspec.json.decode(body, type=AskPath)
    way = analyst.path(_position(asked), order=asked.order, without=asked.without, unique=asked.unique)
    links = [links_of(step) for step in way.steps]
    lines = map(_line, way.steps, links, accumulate(analyst.effort((step,)) for step in way.steps))
    shape = PathShape(way.stop, analyst.hardest(way.steps), sum(links), tuple(lines))
    return msgspec.json.encode(shape)


def _line(step: Step, links: int, effort: int) -> PathLine:
    return PathLine(step.technique, write_effect(step), links, effort)


def costs(body: bytes) -> bytes:
    """What it costs to do without each technique of the way."""
    asked = msgspec.json.decode(body, type=AskSteps)
    return msgspec.json.encode(CostsShape(tuple(analyst.costs(_position(asked), unique=asked.unique))))


def positions(body: bytes) -> bytes:
    """The positions in a text of any known format."""
    problems = read_unchecked(msgspec.json.decode(body, type=PastedText).text)
    shapes = tuple(map(_pasted, problems[:MOST_PASTED]))
    return msgspec.json.encode(PastedPositions(shapes, len(problems)))


def _pasted(problem: Problem) -> PastedPosition:
    grid = problem.filled()
    notes = {
        Cell(cell): symbols
        for cell, symbols in enumerate(problem.candidates)
        if symbols and not grid.symbols[cell]
    }
    return PastedPosition(problem.title[:200], str(problem.givens), str(grid), write_notes(notes))


def _position(asked: AskSteps) -> Position:
    problem, grid = Grid.parse(asked.problem), Grid.parse(asked.grid)
    if not grid.filled:
        raise BadInput("problem-is-empty")
    must_belong(problem, grid)
    candidates = read_notes(asked.candidates)
    notes = {cell: symbols for cell, symbols in candidates.items() if grid.open >> cell & 1}
    return Position.of(grid, notes, problem)


def _solutions(position: Position) -> int:
    """How many solutions the candidates leave, as far as 2."""
    if position.is_broken():
        return 0
    masks = zip(position.masks, position.grid.symbols, strict=True)
    return count_within([mask or 1 << symbol for mask, symbol in masks], 2)
