"""The coach over REST: the next step in three stages, and proofs. Stateless."""

from litestar import post
from litestar.params import JSONBody

from fullhouse.coach.hint import Hint, hint
from fullhouse.coach.notes import read_notes
from fullhouse.coach.proof import Forced, forced
from fullhouse.coach.speak import tell
from fullhouse.coach.step import Step
from fullhouse.core.errors import BadInput
from fullhouse.server.api.common import REFUSALS, Asking, address, services, spoken
from fullhouse.server.api.problems.shapes import (
    AskHint,
    AskProof,
    CellSymbol,
    HintPart,
    HintReason,
    HintShape,
    ProofShape,
)
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

THINKING = 5
"""A hint costs this many requests."""
PROVING = 20


@post("/api/hint", responses=REFUSALS, sync_to_thread=True, status_code=200)
def ask_hint(request: Asking, data: JSONBody[AskHint]) -> HintShape:
    """What to do next: a mistake first, else the easiest step, told as far as the stage asks."""
    services(request).limits.check(address(request), THINKING)
    problem = Grid.parse(data.problem)
    if not problem.filled:
        raise BadInput("problem-is-empty")
    grid = problem if data.grid is None else Grid.parse(data.grid)
    found = hint(problem, grid=grid, notes=read_notes(data.notes) or None, language=spoken(data.language))
    return _shape(found, data.stage)


@post("/api/proof", responses=REFUSALS, sync_to_thread=True, status_code=200)
def ask_proof(request: Asking, data: JSONBody[AskProof]) -> ProofShape:
    """Whether every completion of a grid has the same symbol in a cell, and why."""
    services(request).limits.check(address(request), PROVING)
    grid = Grid.parse(data.grid)
    found = forced(grid, NINE.cell(data.cell))
    if not isinstance(found, Forced):
        return ProofShape(False, None, (), tuple(map(str, found.completions)))
    language = spoken(data.language)
    told = tuple(tell(step, language).proof for step in found.steps)
    return ProofShape(True, found.symbol, told, ())


def _shape(found: Hint, stage: int) -> HintShape:
    """A hint as far as the stage tells it; the step itself only at the last one."""
    step, mistake = (found.step, found.mistake) if stage == 3 else (None, None)
    places = _pairs(step.places) if step is not None else ()
    parts = _parts(step) if step is not None else ()
    erase = () if mistake is None else tuple(map(NINE.name, mistake.erase))
    return HintShape(
        kind=found.kind,
        text=found.stages[stage - 1],
        technique=found.step.technique if found.step is not None and stage > 1 else None,
        cells=tuple(dict.fromkeys(cell for part in parts for cell in part.cells)) or erase,
        parts=parts,
        reasons=_reasons(step) if step is not None else (),
        places=places[0] if places else None,
        removes=_pairs(step.removes) if step is not None else (),
        erase=erase,
    )


def _reasons(step: Step) -> tuple[HintReason, ...]:
    """The bars of a step, those of one cell and symbol together."""
    found: dict[tuple[str, int], list[str]] = {}
    for bar in step.bars:
        by = found.setdefault((NINE.name(bar.cell), bar.symbol), [])
        if bar.by is not None:
            by.append(NINE.name(bar.by))
    return tuple(HintReason(cell, symbol, tuple(by)) for (cell, symbol), by in found.items())


def _parts(step: Step) -> tuple[HintPart, ...]:
    return tuple(
        HintPart(part.role, tuple(map(NINE.name, part.cells)), tuple(part.symbols)) for part in step.parts
    )


def _pairs(candidates: tuple[tuple[int, int], ...]) -> tuple[CellSymbol, ...]:
    return tuple(CellSymbol(NINE.name(cell), symbol) for cell, symbol in candidates)  # type: ignore[arg-type]


ROUTES = (ask_hint, ask_proof)
