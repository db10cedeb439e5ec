"""Every default path seats a bot: a new table, a bot that takes over, and the browser."""

import re
from pathlib import Path

import pytest

from fullhouse.bots import bots_for
from fullhouse.bots.levels import USUAL
from fullhouse.core.ids import Seat
from fullhouse.games import game, game_ids
from fullhouse.match.deciding import commands as asked
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.words import LANGUAGES
from tests.match.tables import HOST, Desk
from tests.server.local_server import serving

WEB = Path(__file__).parents[2] / "web"


async def test_a_new_table_of_every_game_seats_a_bot_where_none_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        for name in game_ids():
            others = max(2, game(name).fewest_seats) - 1 if game(name).most_seats > 1 else 0
            seats = (
                NewSeat(who="me", name="Ana"),
                *[NewSeat(who="bot", name=f"B{n}") for n in range(others)],
            )
            key = await client.create(NewTable(game=name, seats=seats))
            assert key.token


@pytest.mark.parametrize("name", [name for name in game_ids() if game(name).most_seats > 1])
def test_the_host_seats_the_usual_bot_in_every_game(name: str) -> None:
    desk = Desk(name, people=max(2, game(name).fewest_seats))
    desk.do(HOST, asked.Arrange(id="a", seat=Seat(2), bot=USUAL))
    assert desk.table.chair(Seat(2)).bot == USUAL
    assert asked.TakeOver(id="t", seat=Seat(1)).bot in bots_for(name)


def test_the_browser_offers_the_usual_bot_first_and_has_words_for_all() -> None:
    source = (WEB / "src/state/tables/plans.ts").read_text()
    match = re.search(r"USUAL_BOT = '(\w+)'", source)
    assert match is not None
    assert match[1] == USUAL
    for language in LANGUAGES:
        words = (WEB / f"words/{language}.ftl").read_text()
        for name in bots_for("classic"):
            for key in (f"bot-{name}", f"name-of-bot-{name}", f"bot-{name}-plays"):
                assert f"\n{key} = " in words
