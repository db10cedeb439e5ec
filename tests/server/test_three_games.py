"""Against bots: three whole games in a row, and another from where the first was taken up."""

from pathlib import Path

import pytest

from fullhouse.client import ClientTable
from fullhouse.core.chance import Chance
from fullhouse.games import built_in_ids, game
from fullhouse.match.series import SeriesInfo
from fullhouse.server.api.shapes import NewSeat, NewTable, PlayOn
from tests.server.local_server import serving
from tests.server.test_whole_games import play_on

GAMES = 3
FROM_MOVE = 8
"""Late enough for a game that is taken up to be shorter, and before the end of any."""


async def play_in_a_row(table: ClientTable, games: int) -> list[SeriesInfo | None]:
    """Play, and play again: whoever sits here is there, and nobody plays for them. Gives the standings."""
    standings = []
    for number in range(1, games + 1):
        await table.until(lambda now, number=number: now.table.round == number)  # type: ignore[misc]
        await table.until(lambda now: now.present.seats == now.you.seats)
        (seat,) = table.you.seats
        own = table.table.seats[seat - 1]
        assert (own.owned, own.bot, table.table.stage) == (True, None, "playing")
        await play_on(table, Chance(number))
        standings.append(table.table.series)
        await table.vote("rematch")
    await table.until(lambda now: now.table.round == games + 1 and now.present.seats == now.you.seats)
    return standings


@pytest.mark.parametrize("name", built_in_ids())
async def test_three_games_in_a_row_and_one_that_was_taken_up(tmp_path: Path, name: str) -> None:
    rules = game(name)
    bots = (NewSeat(who="bot", bot="beginner"),) * (max(rules.fewest_seats, min(2, rules.most_seats)) - 1)

    async with serving(tmp_path) as client:
        key = await client.create(NewTable(game=name, seats=(NewSeat(who="me", name="Ana"), *bots)))
        async with await client.sit(key.token) as ana:
            for number, standing in enumerate(await play_in_a_row(ana, GAMES)):
                if standing is not None:
                    assert standing.games == number % (standing.match or GAMES) + 1
        wish = PlayOn(move=FROM_MOVE, round=1, name="Ana", bot="beginner")
        taken_up = await client.play_on(key.code, wish, key.token)
        async with await client.sit(taken_up.token) as ana:
            await play_in_a_row(ana, 1)
