"""Steps, paths and what is pasted, for analysts. Closed while others play on the problem, as hints are."""

import msgspec

from fullhouse.server.api.analysis.shapes import (
    AskPath,
    AskStep,
    AskSteps,
    CostsShape,
    PastedPositions,
    PastedText,
    PathShape,
    StepsShape,
)
from fullhouse.server.api.common import be_fair, heavy
from fullhouse.server.api.problems.coach import require_free
from fullhouse.server.api.route import Answer, Asking, post
from fullhouse.server.protocol import HintShape


async def _answer(request: Asking, job: str, data: AskSteps) -> Answer:
    await require_free(request, data.problem)
    for grid in dict.fromkeys((data.problem, data.grid)):
        await be_fair(request, "hint", grid)
    return await heavy(request, job, msgspec.json.encode(data))


@post("/api/analysis/steps", answers=StepsShape, status=200)
async def steps(request: Asking, data: AskSteps) -> Answer:
    """All steps of a position, by technique."""
    return await _answer(request, "steps", data)


@post("/api/analysis/step", answers=HintShape, status=200)
async def step(request: Asking, data: AskStep) -> Answer:
    """One of them in words and drawn."""
    return await _answer(request, "one_step", data)


@post("/api/analysis/path", answers=PathShape, status=200)
async def path(request: Asking, data: AskPath) -> Answer:
    """The way to the solution: the easiest step first or the shortest, perhaps without some techniques."""
    return await _answer(request, "path", data)


@post("/api/analysis/costs", answers=CostsShape, status=200)
async def costs(request: Asking, data: AskSteps) -> Answer:
    """What it costs to do without each technique of the way."""
    return await _answer(request, "costs", data)


@post("/api/analysis/read", answers=PastedPositions, status=200)
async def read(request: Asking, data: PastedText) -> Answer:
    """The positions in a text of any known format. They are read, not solved."""
    return await heavy(request, "positions", msgspec.json.encode(data))


ROUTES = (steps, step, path, costs, read)
