"""The coach over REST: the next step in three stages, and proofs. Closed while others play on the problem."""

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from fullhouse.server.api.common import Asking, answers, be_fair, heavy
from fullhouse.server.api.problems.shapes import AskHint, AskProof, HintShape, ProofShape


@post("/api/hint", responses=answers(HintShape), status_code=200)
async def ask_hint(request: Asking, data: JSONBody[AskHint]) -> Response[bytes]:
    """What to do next: a mistake first, else the easiest step, told as far as the stage asks."""
    await be_fair(request, "hint", data.problem)
    if data.grid is not None:
        await be_fair(request, "hint", data.grid)
    return await heavy(request, "hint", msgspec.json.encode(data))


@post("/api/proof", responses=answers(ProofShape), status_code=200)
async def ask_proof(request: Asking, data: JSONBody[AskProof]) -> Response[bytes]:
    """Whether every completion of a grid has the same symbol in a cell, and why."""
    await be_fair(request, "proof", data.grid)
    return await heavy(request, "proof", msgspec.json.encode(data))


ROUTES = (ask_hint, ask_proof)
