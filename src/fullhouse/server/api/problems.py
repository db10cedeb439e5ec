"""Problems: the library, decks, problems made to order, practice, the coach and analysis. None is stored."""

import datetime
import secrets
from typing import Annotated

import msgspec
from msgspec.structs import replace

from fullhouse.coach.position import read_notes
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.ids import Seat
from fullhouse.match.perspectives import may_read
from fullhouse.problems.booklet import WAYS, figures, pages
from fullhouse.problems.decks import Deck, daily, problems_of, read_day
from fullhouse.problems.levels import LEVELS, level_idea, level_name
from fullhouse.server.api.coach_shapes import (
    AskHint,
    AskHintAgain,
    AskJudge,
    AskLookAlike,
    AskPath,
    AskPractice,
    AskProof,
    AskStep,
    AskSteps,
    AskWhy,
    BookletShape,
    CardShape,
    CheckedProblem,
    CostsShape,
    DailyProblem,
    FigureShape,
    FoundProblems,
    ImportedProblems,
    LevelShape,
    LookAlikeShape,
    MadeProblem,
    OrderProblem,
    PastedPositions,
    PastedText,
    PathShape,
    PracticeShape,
    ProblemShape,
    ProblemText,
    ProofShape,
    SearchProblems,
    StepsShape,
    VerdictShape,
)
from fullhouse.server.api.route import Answer, Asking, Language, Param, be_fair, get, heavy, holder_of, post
from fullhouse.server.errors import NotAllowed, NotFound, UnknownToken
from fullhouse.server.protocol import HintShape
from fullhouse.server.workers.messages import WhyOrder
from fullhouse.sudoku.board import NINE
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
async def import_problems(request: Asking, data: ProblemText) -> Answer:
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
        if not request.services.fairness.is_printed(grid):
            await be_fair(request, "check", grid)


def _number(problem: str) -> int:
    """The number of a problem in its level: `2-17` is 17."""
    number = problem.rpartition("-")[2]
    if not number.isascii() or not number.isdigit():
        raise BadInput("not-a-number", field="after", value=problem)
    return int(number)


@post("/api/problems/hint", answers=HintShape, status=200)
async def ask_hint(request: Asking, data: AskHint) -> Answer:
    """What to do next: a mistake first, else the easiest step, told as far as the stage asks."""
    await require_free(request, data.problem)
    await be_fair(request, "hint", data.problem)
    if data.grid is not None:
        await be_fair(request, "hint", data.grid)
    return await heavy(request, "hint", msgspec.json.encode(data))


@post("/api/hint/again", answers=HintShape, status=200)
async def hint_again(request: Asking, data: AskHintAgain) -> Answer:
    """A hint that was taken at the token's table, in any language or by another way, while it is still true.

    Nothing is counted: a hint counts once for a position, however it is told there.
    """
    services = request.services
    key = (await holder_of(request))[1]
    room = await services.hub.room(key.table)
    seats = room.table.seats_of(key.holder.players)
    if not seats:
        raise Refused("no-seat", held=[])
    now = room.table.game.hint_question(room.table.state) if room.table.stage == "playing" else None
    taken = await services.hints.question(room, data.seq) if data.seq <= room.stored else None
    if now is None or taken is None or now.problem != taken.problem:
        raise NotFound("hint-gone")
    again = now._replace(stage=taken.stage)
    answer, *before = [
        await services.hints.advice(
            question, data.language, caller=request.caller, room=room, seat=seats[0], way=data.way
        )
        for question in dict.fromkeys((again, taken))
    ]
    if any(_text(one) != _text(answer) for one in before):
        raise NotFound("hint-gone")
    return Answer(answer)


@post("/api/why", answers=HintShape, status=200)
async def ask_why(request: Asking, data: AskWhy) -> Answer:
    """How a bot of the token's table found a digit, as far as its holder may read the bot's moves."""
    services = request.services
    key = (await holder_of(request))[1]
    room = await services.hub.room(key.table)
    table = room.table
    NINE.cell(data.cell)
    seen = room.viewers(key.holder)
    bots = [seat for seat in table.seats if table.chair(Seat(seat)).driver == "bot"]
    if table.is_against_others or not any(may_read(table, Seat(seat), seen) for seat in bots):
        raise NotAllowed("coach-closed")
    lines = await services.store.read_lines(room.id, room.stored)
    asked = WhyOrder(lines, data.cell, data.language)
    return await heavy(request, "why", msgspec.msgpack.encode(asked))


@post("/api/proof", answers=ProofShape, status=200)
async def ask_proof(request: Asking, data: AskProof) -> Answer:
    """Whether every completion of a grid has the same symbol in a cell, and why."""
    await be_fair(request, "proof", data.grid)
    return await heavy(request, "proof", msgspec.json.encode(data))


async def require_free(request: Asking, problem: str) -> None:
    """Refuse a question about the problem of the token's own game: there, hints are asked for by a move."""
    services = request.services
    try:
        key = (await holder_of(request))[1]
    except UnknownToken:
        return
    room = await services.hub.room(key.table)
    is_playing = room.table.state is not None and not room.standing.is_over
    question = room.table.game.hint_question(room.table.state) if is_playing else None
    if question is not None and question.problem == problem:
        raise NotAllowed("hint-at-table")


def _text(hint: bytes) -> str:
    return msgspec.json.decode(hint, type=HintShape).text


Day = Annotated[str, Param("Like 2026-03-01; today if left out.", max_length=16)]


@post("/api/practice", answers=PracticeShape, status=200)
async def practice(request: Asking, data: AskPractice) -> Answer:
    """A position to find a technique in, and as much about its step as the stage tells."""
    return await heavy(request, "practice", msgspec.json.encode(data))


@post("/api/practice/answer", answers=VerdictShape, status=200)
async def answer(request: Asking, data: AskJudge) -> Answer:
    """Whether an answer is the step asked for; if not, why not."""
    return await heavy(request, "judged", msgspec.json.encode(data))


@post("/api/practice/look-alike", answers=LookAlikeShape, status=200)
async def look_alike(request: Asking, data: AskLookAlike) -> Answer:
    """A position that is an example of a technique, or only looks like one."""
    return await heavy(request, "compared", msgspec.json.encode(data))


@get("/api/booklet/figures")
def worked() -> list[FigureShape]:
    """The booklet's worked figures, to be played by `/api/practice`."""
    return [
        FigureShape(
            one.number, one.theme, one.way, one.problem, one.grid, tuple(link.technique for link in one.links)
        )
        for one in figures()
    ]


@get("/api/daily")
def daily_problems(request: Asking, date: Day = "") -> list[DailyProblem]:
    """The problems of a day, one for each level. Days to come are refused."""
    now = datetime.date.fromtimestamp(request.services.now())
    day = read_day(date) if date else now
    times = request.services.totals.times
    cards = [daily(level, day, today=now) for level in LEVELS]
    return [DailyProblem(day.isoformat(), one.level, one.problem, times.of(one.problem)) for one in cards]


async def _answer(request: Asking, job: str, data: AskSteps) -> Answer:
    await require_free(request, data.problem)
    notes = read_notes(data.candidates)
    for grid in dict.fromkeys((data.problem, data.grid)):
        await be_fair(request, "hint", grid, notes=notes)
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


ROUTES = (
    *(levels, library, booklet, find, card, check, import_problems, made),
    *(ask_hint, hint_again, ask_why, ask_proof),
    *(practice, answer, look_alike, worked, daily_problems),
    *(steps, step, path, costs, read),
)
