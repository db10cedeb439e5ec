"""Whole games over real sockets: people, bots and a spectator, every game to its end."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.bots import bots_for
from fullhouse.client import ClientTable, RefusedByServer
from fullhouse.core.chance import Chance
from fullhouse.games import game, game_ids
from fullhouse.records.record import read_record
from fullhouse.records.replay import replay
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.solver import solve
from tests.server.local_server import serving

ANSWERS = (
    "object",
    "accept",
    "show",
    "stop",
    "continue",
    "undo",
    "redo",
    "note",
    "hint",
    "erase",
    "stuck",
    "finish",
)
FINE = (
    "fits-somewhere",  # a tile may be dropped only by those who have looked everywhere
    "stale",
    "not-your-turn",
    "wrong-stage",
    "opponents-asked",
    "not-asked",
    "window-closed",
    "nothing-to-object",
    "cell-taken",
)
"""Refusals that are only bad luck: when several play at once, or when one plays by chance."""


def choose(table: ClientTable, chance: Chance) -> str | None:
    """A move from what the socket shows: the right one where somebody can know it, else anything."""
    seat, view = table.you.seats[0], table.perspective.view
    moves = table.moves()
    if seat not in view["to_act"] or not moves:
        return None
    if view["to_move"] is None:
        solution = solve(view["givens"])
        right = [move for move in moves if "=" in move and solution[_cell(move)] == move[-1]]
        return chance.choice(right) if right else None
    if "accept" in moves:
        return "accept"
    playing = [move for move in moves if not move.startswith(ANSWERS)]
    if view["to_move"] != seat:
        return None
    return chance.choice(playing or moves)


async def play_on(table: ClientTable, chance: Chance) -> None:
    """Play one seat until the game is over."""
    while table.table.stage != "over":
        seen = table.seq
        move = choose(table, chance) if table.table.stage == "playing" else None
        if move is not None:
            try:
                await table.play(move)
            except RefusedByServer as refused:
                if refused.code not in FINE:
                    raise
        else:
            await table.until(lambda now, seen=seen: now.seq > seen)  # type: ignore[misc]


def _cell(move: str) -> int:
    return "abcdefghi".index(move[0]) + 9 * (int(move[1]) - 1)


@pytest.mark.parametrize("name", game_ids())
async def test_every_game_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        played = game(name)
        seats: Any = (NewSeat(who="me", name="Ana"), NewSeat(), NewSeat(who="bot", bot=bots_for(name)[0]))
        asked = NewTable(game=name, seats=seats[: min(3, played.most_seats)])
        key = await client.create(asked)
        tokens = [key.token]
        if played.most_seats > 1:
            tokens.append((await client.join(key.code, "Ben")).token)
        tables = [await client.sit(token) for token in tokens]
        spectator = await client.sit((await client.watch(key.code)).token)
        if played.most_seats > 1:
            await tables[0].start()
        await asyncio.gather(*(play_on(table, Chance(place)) for place, table in enumerate(tables)))
        await spectator.until(lambda table: table.table.stage == "over")

        replayed = replay(read_record(msgspec.json.encode(await client.record(key.code))))
        assert replayed.view.over
        for table in [*tables, spectator]:
            assert table.perspective.viewer == "review"
            assert table.perspective.view == msgspec.json.decode(msgspec.json.encode(replayed.view))
            first = table.news[0].seq if table.news else table.seq + 1
            assert [news.seq for news in table.news] == list(range(first, table.seq + 1))
            await table.close()
        (result,) = await client.results(key.token)
        assert result.seats[0].score == replayed.outcome.scores[0]
        assert (await client.statistics()).finished == {name: 1}
