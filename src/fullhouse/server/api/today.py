"""The one thing a day: a puzzle and a deal that everybody has alike."""

import datetime

from fullhouse.match.deciding.names import clean_name
from fullhouse.problems.days import Today, today
from fullhouse.problems.decks import read_day, refuse_after
from fullhouse.server.api.new_table import of_day
from fullhouse.server.api.problems import Day
from fullhouse.server.api.route import Asking, get, post
from fullhouse.server.api.shapes import DayShape, Key, OpenToday
from fullhouse.server.api.tables import CREATING, open_table


@get("/api/today")
def day(request: Asking, date: Day = "") -> DayShape:
    """What a day has: the same on every server."""
    one = _day(request, date)
    deal = one.deal
    played, best = request.services.totals.days.of(one.number)
    return DayShape(
        date=one.day.isoformat(),
        number=one.number,
        level=one.level,
        problem=one.problem,
        game=deal.game,
        bot=deal.bot,
        options=deal.options,
        played=played,
        best=best,
    )


@post("/api/today")
async def play(request: Asking, data: OpenToday) -> Key:
    """A table with the deal of a day, for me and its bot. What is dealt is told as in any other game."""
    services = request.services
    services.limits.check(request.caller, CREATING)
    one = _day(request, data.date)
    for name in (data.name, data.bot_name):
        if name is not None:
            clean_name(name, services.hub.rude_words)
    return await open_table(services, lambda code: of_day(one, data, code=code, now=services.now()))


def _day(request: Asking, date: str) -> Today:
    """The day of a device, where it may be tomorrow already."""
    now = datetime.date.fromtimestamp(request.services.now())
    wanted = read_day(date) if date else now
    refuse_after(wanted, now + datetime.timedelta(days=1))
    return today(wanted)


ROUTES = (day, play)
