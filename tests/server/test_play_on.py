"""`POST /api/tables/CODE/play-on`: a new table that takes up a finished game before one of its moves."""

from pathlib import Path
from typing import Any

import pytest

from fullhouse.client.table import RefusedByServer
from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.options import usual_referees
from fullhouse.games import built_in_ids, game
from fullhouse.match.info import Settings
from fullhouse.server.api.shapes import NewSeat, NewTable, PlayOn
from fullhouse.server.capacity import Rate, caller_of
from fullhouse.server.features.bots import Pace
from tests.server.local_server import Served, count_tables, serving
from tests.server.test_reviews import GAME, finished

MOVES = 6
BAD_WISHES: list[tuple[dict[str, Any], str]] = [
    ({"move": 5000}, "no-such-move"),
    ({"move": 0}, "bad-request"),
    ({"move": 1, "round": 2}, "no-such-round"),
    ({"move": 1, "bot": "nobody"}, "unknown-bot"),
    ({"move": 1, "name": "\u200b"}, "bad-name"),
]


async def refused(client: Served, code: str, token: str | None = None, **wish: Any) -> str:
    """The code with which a wish is refused."""
    with pytest.raises(RefusedByServer) as refusal:
        await client.play_on(code, PlayOn(**wish), token)
    return refusal.value.code


async def one_more(client: Served, code: str, token: str) -> bool:
    """Whether the limits let one more table be opened."""
    try:
        await client.play_on(code, PlayOn(move=1), token)
    except RefusedByServer as refusal:
        if refusal.code != "too-many-requests":
            raise
        return False
    return True


async def given_up(client: Served, name: str) -> tuple[str, str, list[str]]:
    """The code and token of a table whose players gave up after a few moves, and those moves."""
    rules = game(name)
    seats = tuple(NewSeat(who="me", name=who) for who in ("Ana", "Ben")[: min(2, rules.most_seats)])
    options = {} if usual_referees(rules.options) is None else {"referee": "guard"}
    key = await client.create(NewTable(game=name, seats=seats, options=options))
    made = []
    async with await client.sit(key.token) as table:
        for number in range(MOVES):
            seat = Seat(table.perspective.view["to_move"] or 1 + number % 2)
            acts = rules.verbs_of("acts")
            moves = [move for move in table.moves(seat) if rules.read_move(move).verb in acts]
            made.append(moves[number * 7 % len(moves)])
            seq = await table.play(made[-1], seat=seat)
            await table.until(lambda now, seq=seq: now.seq >= seq)  # type: ignore[misc]
        await table.vote("abandon")
        return table.table.code, key.token, made


async def takes_up(client: Served, name: str) -> None:
    code, token, made = await given_up(client, name)
    key = await client.play_on(code, PlayOn(move=4, name="Ana", bot_name="Eule"), token)
    (seat,) = key.seats
    async with await client.sit(key.token) as table:
        info = table.table
        assert info.stage == "playing"
        assert info.arranged, "it does not count among the best"
        assert [one.seat for one in info.seats if one.owned] == [seat]
        assert {(one.name, one.bot) for one in info.seats if not one.owned} <= {("Eule", "master")}
        assert made[3] in table.moves(seat)
        await table.vote("abandon")
    record = await client.record(key.code, number=1)
    assert [move["move"] for move in record["moves"]][:3] == made[:3]


async def test_every_game_is_taken_up_where_it_was(tmp_path: Path) -> None:
    slow = Pace(think=Seconds(60), breath=Seconds(60), verdict=Seconds(60))
    async with serving(tmp_path, pace=slow) as client:
        for name in built_in_ids():
            await takes_up(client, name)


async def test_the_same_table_is_there_after_a_restart_and_a_rematch_is_a_new_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        code, token, _ = await given_up(client, "tiles")
        key = await client.play_on(code, PlayOn(move=5, bot="beginner"), token)
        async with await client.sit(key.token) as table:
            board = table.perspective.view["board"]
            assert board.count(".") == 81 - 9 - 4
    async with serving(tmp_path) as client, await client.sit(key.token) as table:
        assert table.perspective.view["board"] == board
        await table.vote("abandon")
        await table.vote("rematch")
        await table.until(lambda now: now.table.round == 2)
        assert table.perspective.view["board"].count(".") >= 81 - 9 - 1


async def test_bad_wishes_are_refused_and_open_no_table(tmp_path: Path) -> None:
    closed = NewTable(
        game="animals", seats=GAME.seats, options=GAME.options, settings=Settings(spectators=False)
    )

    async with serving(tmp_path, requests=Rate(0.001, 1000)) as client:
        services = client.application.services
        assert services is not None
        key = await client.create(GAME)
        async with await client.sit(key.token) as table:
            running = table.table.code
        assert await refused(client, running, key.token, move=1) == "play-on-running"
        code, token = await finished(client, closed)
        before = await count_tables(services.store)
        assert await refused(client, code, move=1) == "unknown-token", "closed to strangers"
        assert await refused(client, "TUR-GAL-XYZ", move=1) == "unknown-code"
        for wish, expected in BAD_WISHES:
            assert await refused(client, code, token, **wish) == expected
        assert await count_tables(services.store) == before
        services.limits.charge(caller_of("127.0.0.1"), 600)
        opened = 0
        while await one_more(client, code, token):
            opened += 1
            assert opened < 20, "nobody opens tables without end"
        assert await count_tables(services.store) == before + opened
