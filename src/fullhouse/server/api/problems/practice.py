"""Practice and the problems of the day over REST."""

import datetime
from typing import Annotated

import msgspec

from fullhouse.problems.booklet import figures
from fullhouse.problems.decks import daily, read_day
from fullhouse.problems.levels import LEVELS
from fullhouse.server.api.common import heavy
from fullhouse.server.api.problems.practice_shapes import (
    AskJudge,
    AskLookAlike,
    AskPractice,
    DailyProblem,
    FigureShape,
    LookAlikeShape,
    PracticeShape,
    VerdictShape,
)
from fullhouse.server.api.route import Answer, Asking, Param, get, post

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


ROUTES = (practice, answer, look_alike, worked, daily_problems)
