"""How a bot found a digit: told to those who may read its moves, from what it saw."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.bots.deduction import steps_to
from fullhouse.core.ids import Cell, Symbol
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.sudoku.board import NINE
from tests.boards import PROBLEM
from tests.server.local_server import Served, serving

SEATS = NewSeat(who="me", name="Ana"), NewSeat(who="bot", bot="club")


async def ask(client: Served, token: str, cell: str) -> Any:
    return await asyncio.to_thread(
        client.exchange, "POST", "/api/why", msgspec.json.encode({"cell": cell}), token
    )


async def test_a_bot_explains_the_digit_that_it_wrote(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(NewTable(game="classic", seats=SEATS, setup={"problem": PROBLEM}))
        async with await client.sit(key.token) as ana:
            await ana.until(lambda table: 2 in table.perspective.view["owners"])
            owners = ana.perspective.view["owners"]
            cell = owners.index(2)
            name = f"{'abcdefghi'[cell % 9]}{cell // 9 + 1}"
            status, body = await ask(client, key.token, name)
            assert status == 200
            answer = msgspec.json.decode(body)
            assert (answer["kind"], answer["places"]) == ("step", None)
            assert answer["technique"]
            assert answer["drawing"]["places"] == [[cell, int(ana.perspective.view["board"][cell])]]
            assert msgspec.json.decode((await ask(client, key.token, "a1"))[1])["code"] == "no-reason"
            assert (await ask(client, "x" * 22, name))[0] == 401
    async with serving(tmp_path) as client:
        assert await ask(client, key.token, name) == (status, body), "after a restart"


async def test_a_cell_that_the_board_does_not_have_has_no_reason(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(NewTable(game="animals", seats=SEATS))
        status, body = await ask(client, key.token, "i9")
        assert (status, msgspec.json.decode(body)["code"]) == (404, "no-reason")


async def test_in_a_race_a_bot_says_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        table = NewTable(game="classic", seats=SEATS, setup={"problem": PROBLEM}, options={"race": True})
        key = await client.create(table)
        async with await client.sit(key.token) as ana:
            await ana.until(lambda table: table.perspective.view["progress"][1] > 0)
            room = client.hub.rooms[1]
            written = next(one.move for one in room.table.tail if one.seat == 2)
            name = NINE.name(room.table.game.read_move(written).cell)
            assert msgspec.json.decode((await ask(client, key.token, name))[1])["code"] == "coach-closed"


@pytest.mark.parametrize(
    ("board", "digit"),
    [("." * 81, (0, 1)), ("11" + "." * 79, (2, 3)), ("12345678." + "." * 72, (8, 1))],
    ids=["nothing follows", "broken", "another digit follows"],
)
def test_what_cannot_be_proved_has_no_steps(board: str, digit: tuple[int, int]) -> None:
    assert steps_to(board, (Cell(digit[0]), Symbol(digit[1]))) == ()
