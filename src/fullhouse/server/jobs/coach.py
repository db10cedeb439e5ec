"""Hints and proofs by the coach; steps, paths and pasted positions for analysts."""

from itertools import accumulate

import msgspec
from msgspec.structs import replace

from fullhouse.bots.deduction import needs_proof, steps_to
from fullhouse.coach import analyst
from fullhouse.coach.analyst import groups, read_effect, step_with, write_effect
from fullhouse.coach.choice import LONG, alternative, links_of
from fullhouse.coach.hint import Hint, hint_of, must_belong
from fullhouse.coach.hint import hint as coached
from fullhouse.coach.pictures.hint_drawing import hint_drawing
from fullhouse.coach.position import Position, read_notes, write_notes
from fullhouse.coach.proofs.proof import Forced, forced
from fullhouse.coach.sentences import stages
from fullhouse.coach.speech import phrases, tell, text_of
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import by_name
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.match.entries import read_entry
from fullhouse.match.history.rounds import bot_digit
from fullhouse.match.table import Table
from fullhouse.problems.formats import read_unchecked
from fullhouse.problems.problem import Problem
from fullhouse.server.api.coach_shapes import (
    AskHint,
    AskPath,
    AskProof,
    AskStep,
    AskSteps,
    CostsShape,
    PastedPosition,
    PastedPositions,
    PastedText,
    PathLine,
    PathShape,
    ProofShape,
    StepGroup,
    StepLine,
    StepsShape,
)
from fullhouse.server.errors import NotFound
from fullhouse.server.jobs.budget import is_spent
from fullhouse.server.protocol import CellSymbol, HintPart, HintReason, HintShape
from fullhouse.server.workers.messages import WhyOrder
from fullhouse.solver import solutions
from fullhouse.solver.backend import count_within
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.words import language_for

STAGES = 3
MOST_EXPLAINED = 2
"""How many steps before the last one are told of a digit that a bot has found."""


def hint(body: bytes) -> bytes:
    """What to do next: a mistake first, else the easiest step, told as far as the stage asks."""
    asked = msgspec.json.decode(body, type=AskHint)
    problem = Grid.parse(asked.problem)
    if not problem.filled:
        raise BadInput("problem-is-empty")
    grid = problem if asked.grid is None else Grid.parse(asked.grid)
    notes = read_notes(asked.notes) or None
    last = NINE.cell(asked.last) if asked.last else None
    language = language_for(asked.language)
    advice = coached(problem, grid=grid, notes=notes, language=language, last=last, way=asked.way)
    shape = hint_shape(advice, asked.stage)
    if asked.stage == STAGES and advice.step is not None and advice.links > LONG:
        shape = _with_ways_out(shape, advice, problem, language)
    return msgspec.json.encode(shape)


def _with_ways_out(shape: HintShape, advice: Hint, problem: Grid, language: str) -> HintShape:
    """Of a long step: a shorter one of a harder kind, and the digit of the cell that it is about."""
    assert advice.step is not None
    assert advice.position is not None
    other = alternative(advice.position, advice.step)
    shorter = None if other is None else hint_shape(hint_of(advice.position, other, language), STAGES)
    (cell, _), *_ = (*advice.step.places, *advice.step.removes)
    solution = next(iter(solutions(problem)))
    return replace(shape, shorter=shorter, digit=CellSymbol(NINE.name(cell), solution.symbols[cell]))


def hint_question(body: bytes) -> bytes:
    """What the coach was asked by the last entry of a log; nothing where it asked for no hint."""
    table = Table.replayed([read_entry(line) for line in msgspec.msgpack.decode(body, type=list[bytes])])
    question = None if table.state is None else table.game.hint_question(table.state)
    return msgspec.msgpack.encode(question)


def why(body: bytes) -> bytes:
    """How a bot found a digit: what it had to rule out on the board before, and the step that shows it."""
    asked = msgspec.msgpack.decode(body, type=WhyOrder)
    cell = NINE.cell(asked.cell)
    digit = bot_digit([read_entry(line) for line in asked.lines], cell)
    if digit is None or not needs_proof(digit.game, digit.view):
        raise NotFound("no-reason", cell=asked.cell)
    steps = steps_to(digit.view.board, (cell, digit.symbol))
    if not steps:
        raise NotFound("no-reason", cell=asked.cell)
    language = language_for(asked.language)
    position = Position.of(Grid.parse(digit.view.board))
    for step in steps[:-1]:
        position = position.after(step)
    last = steps[-1]
    before = [sentence for step in steps[:-1][-MOST_EXPLAINED:] for sentence in stages(step).proof]
    sentence = phrases((*before, *stages(last).proof), language)
    advice = hint_of(position, last, language)
    shape = replace(hint_shape(advice, STAGES), places=None, phrases=sentence, text=text_of(sentence))
    return msgspec.json.encode(shape)


def proof(body: bytes) -> bytes:
    """Whether every completion of a grid has the same symbol in a cell, and why."""
    asked = msgspec.json.decode(body, type=AskProof)
    grid = Grid.parse(asked.grid)
    proved = forced(grid, NINE.cell(asked.cell))
    if isinstance(proved, Forced):
        language = language_for(asked.language)
        sentences = tuple(tell(step, language).proof for step in proved.steps)
        shape = ProofShape(True, proved.symbol, sentences, ())
    else:
        shape = ProofShape(False, None, (), tuple(map(str, proved.completions)))
    return msgspec.json.encode(shape)


def hint_shape(advice: Hint, stage: int) -> HintShape:
    """A hint as far as the stage tells it; the step itself only at the last one."""
    step, mistake = (advice.step, advice.mistake) if stage == 3 else (None, None)
    places = _pairs(step.places) if step is not None else ()
    parts = _parts(step) if step is not None else ()
    erase = () if mistake is None else tuple(map(NINE.name, mistake.erase))
    return HintShape(
        kind=advice.kind,
        text=advice.stages[stage - 1],
        technique=advice.step.technique if advice.step is not None and stage > 1 else None,
        cells=tuple(dict.fromkeys(cell for part in parts for cell in part.cells)) or erase,
        parts=parts,
        reasons=_reasons(step) if step is not None else (),
        places=places[0] if places else None,
        removes=_pairs(step.removes) if step is not None else (),
        erase=erase,
        drawing=hint_drawing(advice, stage),
        phrases=advice.phrases_of(stage),
        tree=advice.tree if stage == STAGES else None,
        links=advice.links if stage == STAGES else 0,
    )


def _reasons(step: Step) -> tuple[HintReason, ...]:
    """The bars of a step, those of one cell and symbol together."""
    cells_by_symbol: dict[tuple[str, int], list[str]] = {}
    for bar in step.bars:
        by = cells_by_symbol.setdefault((NINE.name(bar.cell), bar.symbol), [])
        if bar.by is not None:
            by.append(NINE.name(bar.by))
    return tuple(HintReason(cell, symbol, tuple(by)) for (cell, symbol), by in cells_by_symbol.items())


def _parts(step: Step) -> tuple[HintPart, ...]:
    return tuple(
        HintPart(part.role, tuple(map(NINE.name, part.cells)), tuple(part.symbols)) for part in step.parts
    )


def _pairs(candidates: tuple[tuple[int, int], ...]) -> tuple[CellSymbol, ...]:
    return tuple(CellSymbol(NINE.name(cell), symbol) for cell, symbol in candidates)  # type: ignore[arg-type]


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
        for group in groups(position, unique=asked.unique, deep=asked.deep, gives_up=is_spent)
    )
    return msgspec.json.encode(StepsShape(_solutions(position), tuple(shapes), is_whole=not is_spent()))


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
    way = analyst.path(
        _position(asked), order=asked.order, without=asked.without, unique=asked.unique, gives_up=is_spent
    )
    links = [links_of(step) for step in way.steps]
    lines = map(_line, way.steps, links, accumulate(analyst.effort((step,)) for step in way.steps))
    shape = PathShape(way.stop, analyst.hardest(way.steps), sum(links), tuple(lines))
    return msgspec.json.encode(shape)


def _line(step: Step, links: int, effort: int) -> PathLine:
    return PathLine(write_effect(step), links, step.technique, effort)


def costs(body: bytes) -> bytes:
    """What it costs to do without each technique of the way."""
    asked = msgspec.json.decode(body, type=AskSteps)
    priced, left_out = analyst.costs_in_time(_position(asked), unique=asked.unique, gives_up=is_spent)
    return msgspec.json.encode(CostsShape(tuple(priced), left_out))


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
