"""Problems: the library, the booklet, decks, made to order, and custom ones to be graded. None is stored."""

import secrets
from typing import Annotated

import msgspec
from msgspec.structs import replace

from fullhouse.core.errors import BadInput
from fullhouse.problems.booklet import WAYS, pages
from fullhouse.problems.decks import Deck, problems_of
from fullhouse.problems.levels import LEVELS, level_idea, level_name
from fullhouse.server.api.common import Language, be_fair, heavy
from fullhouse.server.api.problems.shapes import (
    BookletShape,
    CardShape,
    CheckedProblem,
    FoundProblems,
    ImportedProblems,
    LevelShape,
    MadeProblem,
    OrderProblem,
    ProblemShape,
    ProblemText,
    SearchProblems,
)
from fullhouse.server.api.route import Answer, Asking, Param, get, post
from fullhouse.words import language_for

SEED_BITS = 53
"""The bits of an integer in JavaScript."""
MOST_LISTED = 100
LevelNumber = Annotated[int, Param("1 (easy) to 5 (fiendish).", ge=1, le=5)]
Place = Annotated[int, Param("Counted from 0.", ge=0, le=1_000_000)]
ProblemId = Annotated[str | None, Param("The id of the last problem seen.", max_length=12)]
Count = Annotated[int, Param("How many at the most.", ge=1, le=MOST_LISTED)]
Seed = Annotated[int, Param("Which shuffle.", ge=0, le=2**53)]


@get("/api/levels")
def levels(language: Language = "en") -> list[LevelShape]:
    """The five levels: what they are called, and what they ask of a solver."""
    tongue = language_for(language)
    return [
        LevelShape(level, level_name(level, tongue), level_idea(level, tongue), len(problems_of(level)))
        for level in LEVELS
    ]


@get("/api/problems")
def library(
    level: LevelNumber = 1, after: ProblemId = None, count: Count = MOST_LISTED
) -> list[ProblemShape]:
    """Problems of a level, the easiest first; those after one, where there are more than come at once."""
    start = _number(after) if after else 0
    problems = problems_of(LEVELS[level - 1])[start : start + count]
    numbered = enumerate(problems, start + 1)
    return [ProblemShape(f"{level}-{number}", problem, level) for number, problem in numbered]


@get("/api/booklet")
def booklet() -> list[BookletShape]:
    """The fifty problems of the booklet, the easiest first."""
    return [BookletShape(one.number, one.level, WAYS[one.level], one.problem) for one in pages()]


@post("/api/problems/search", answers=FoundProblems, status=200)
async def find(request: Asking, data: SearchProblems) -> Answer:
    """The problems of the library that are like this, the easiest first; none where none is."""
    return await heavy(request, "search", msgspec.json.encode(data))


@get("/api/problems/card")
def card(level: LevelNumber = 1, seed: Seed = 0, number: Place = 0) -> CardShape:
    """A card of a shuffled deck. Where somebody stopped is one number, kept by the client."""
    return CardShape(Deck(LEVELS[level - 1], seed).card(number), level, seed, number)


@post("/api/problems/check", answers=CheckedProblem)
async def check(request: Asking, data: ProblemText) -> Answer:
    """Whether this is a problem, in whatever format it was pasted, and how hard it is. If not, why not."""
    await _be_fair_about(request, data)
    return await heavy(request, "check", msgspec.json.encode(data))


@post("/api/problems/import", answers=ImportedProblems, status=200)
async def bring(request: Asking, data: ProblemText) -> Answer:
    """Many problems at once: the good ones with their grading, the others with line and reason."""
    await _be_fair_about(request, data)
    return await heavy(request, "imported", msgspec.json.encode(data))


@post("/api/problems/made", answers=MadeProblem, status=200)
async def made(request: Asking, data: OrderProblem) -> Answer:
    """A new problem made to order: of a level and a symmetry, by a seed or by chance."""
    seed = secrets.randbits(SEED_BITS) if data.seed is None else data.seed
    return await heavy(request, "make", msgspec.json.encode(replace(data, seed=seed)))


async def _be_fair_about(request: Asking, data: ProblemText) -> None:
    """Before anything is judged: what is refused must not depend on whether a guess in it is right."""
    if not request.services.fairness.is_guarding:
        return
    grids = await heavy(request, "grids", msgspec.json.encode(data))
    for grid in msgspec.json.decode(grids.body, type=list[str]):
        await be_fair(request, "check", grid)


def _number(problem: str) -> int:
    """The number of a problem in its level: `2-17` is 17."""
    number = problem.rpartition("-")[2]
    if not number.isascii() or not number.isdigit():
        raise BadInput("not-a-number", field="after", value=problem)
    return int(number)


ROUTES = (levels, library, booklet, find, card, check, bring, made)
