"""Problems: the library, decks, made to order, and custom ones to be graded. None is stored."""

import secrets
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from fullhouse.coach.rating import Grade
from fullhouse.coach.technique import Level
from fullhouse.core.errors import BadInput
from fullhouse.problems.decks import Deck
from fullhouse.problems.formats import read
from fullhouse.problems.levels import LEVELS, level_idea, level_name, show_level
from fullhouse.problems.library import problems_of
from fullhouse.server.api.common import REFUSALS, Asking, Language, address, services, spoken
from fullhouse.server.api.problems.shapes import (
    Card,
    CheckedProblem,
    Grading,
    LevelShape,
    MadeProblem,
    OrderProblem,
    ProblemShape,
    ProblemText,
)

GRADING = 5
"""Grading costs this many requests."""
MAKING = 20
SEED_BITS = 53
"""The bits of an integer in JavaScript."""
MOST = 100
LevelNumber = Annotated[int, QueryParameter(description="1 (easy) to 5 (fiendish).", ge=1, le=5)]
Place = Annotated[int, QueryParameter(description="Counted from 0.", ge=0, le=1_000_000)]
ProblemId = Annotated[
    str | None, QueryParameter(description="The id of the last problem seen.", max_length=12)
]
Count = Annotated[int, QueryParameter(description="How many at the most.", ge=1, le=MOST)]
Seed = Annotated[int, QueryParameter(description="Which shuffle.", ge=0, le=2**53)]


@get("/api/levels", responses=REFUSALS, sync_to_thread=False)
def levels(request: Asking, language: Language = "en") -> list[LevelShape]:
    """The five levels: what they are called, and what they ask of a solver."""
    services(request)
    tongue = spoken(language)
    return [
        LevelShape(level, level_name(level, tongue), level_idea(level, tongue), len(problems_of(level)))
        for level in LEVELS
    ]


@get("/api/problems", responses=REFUSALS, sync_to_thread=False)
def library(
    request: Asking, level: LevelNumber = 1, after: ProblemId = None, count: Count = MOST
) -> list[ProblemShape]:
    """Problems of a level, the easiest first; those after one, where there are more than come at once."""
    services(request)
    start = _number(after) if after else 0
    found = problems_of(_level(level))[start : start + count]
    return [
        ProblemShape(f"{level}-{number}", problem, level) for number, problem in enumerate(found, start + 1)
    ]


@get("/api/problems/card", responses=REFUSALS, sync_to_thread=False)
def card(request: Asking, level: LevelNumber = 1, seed: Seed = 0, number: Place = 0) -> Card:
    """A card of a shuffled deck. Where somebody stopped is one number, kept by the client."""
    services(request)
    return Card(Deck(_level(level), seed).card(number), level, seed, number)


@post("/api/problems/check", responses=REFUSALS, sync_to_thread=True)
def check(request: Asking, data: JSONBody[ProblemText]) -> CheckedProblem:
    """Whether this is a problem, in whatever format it was pasted, and how hard it is. If not, why not."""
    services(request).limits.check(address(request), GRADING)
    problem = read(data.problem)[0]
    givens = str(problem.givens)
    grading = _grading(show_level(givens, spoken(data.language)).grade, data.language)
    return CheckedProblem(givens, problem.givens.filled.bit_count(), problem.title[:200], grading)


@post("/api/problems/made", responses=REFUSALS, status_code=200)
async def made(request: Asking, data: JSONBody[OrderProblem]) -> MadeProblem:
    """A new problem made to order: of a level and a symmetry, by a seed or by chance."""
    found = services(request)
    found.limits.check(address(request), MAKING)
    seed = secrets.randbits(SEED_BITS) if data.seed is None else data.seed
    new = await found.workshop.make(_level(data.level), data.symmetry, seed)
    givens = len(new.problem) - new.problem.count(".")
    return MadeProblem(new.problem, givens, data.symmetry, seed, _grading(new.grade, data.language))


def _grading(grade: Grade, language: str) -> Grading:
    name = level_name(grade.level, spoken(language))
    return Grading(grade.level, name, grade.score, grade.hardest, grade.solved_by_logic)


def _number(problem: str) -> int:
    """The number of a problem in its level: `2-17` is 17."""
    number = problem.rpartition("-")[2]
    if not number.isascii() or not number.isdigit():
        raise BadInput("not-a-number", field="after", value=problem)
    return int(number)


def _level(level: int) -> Level:
    if level not in LEVELS:
        raise BadInput("bad-level", value=level, allowed=list(LEVELS))
    return level


ROUTES = (levels, library, card, check, made)
