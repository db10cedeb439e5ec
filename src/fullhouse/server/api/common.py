"""Shared by the routes: the caller's key, heavy work, fair play, and errors as answers."""

from typing import Annotated

import msgspec

from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import TABLE
from fullhouse.match.ids import CoachDoor
from fullhouse.match.ports import StoredKey
from fullhouse.server.api.route import Answer, Asking, Param
from fullhouse.server.api.shapes import ErrorShape
from fullhouse.server.errors import UnknownToken, sent

Language = Annotated[str, Param("One of our languages: `en`, `fr` …", max_length=16)]
CodeInPath = Annotated[str, Param("The code of a table, as people say it.", max_length=40)]


async def heavy(request: Asking, job: str, body: bytes) -> Answer:
    """The answer of a job that a worker does; its CPU time is charged to the caller."""
    return Answer(await request.services.workers.run(job, body, caller=request.caller))


async def be_fair(request: Asking, door: CoachDoor, grid: str) -> None:
    """Refuse a question to the coach about the problem of a running game against others."""
    services = request.services

    async def form(text: str) -> str:
        return (await services.workers.run("form", text.encode(), caller=request.caller)).decode()

    try:
        key = (await holder_of(request))[1]
    except UnknownToken:
        await services.fairness.ask(door, grid, None, form)
        return
    room = await services.hub.room(key.table)
    seats = room.table.seats_of(key.holder.players)
    await services.fairness.ask(door, grid, (key.table, seats[0] if seats else TABLE), form)


async def holder_of(request: Asking) -> tuple[bytes, StoredKey]:
    """The key of the request's token, and its digest."""
    return await request.services.keys.find(request.token)


def refusal(error: FullHouseError) -> Answer:
    """What is answered where something is refused."""
    headers = {"retry-after": str(error.facts["wait"])} if "wait" in error.facts else {}
    return Answer(msgspec.json.encode(ErrorShape(error.code, sent(error.facts))), headers=headers)
