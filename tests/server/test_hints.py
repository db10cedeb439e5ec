"""A hint is one request: the table logs it, and answers the command with the coach's advice."""

from pathlib import Path
from typing import Any

import pytest

from fullhouse.client import NewSeat, NewTable, RefusedByServer
from fullhouse.client.table import ClientTable, new_id
from fullhouse.core.ids import Cell
from fullhouse.games import game
from fullhouse.match.entries import Played
from fullhouse.match.ids import Seq
from fullhouse.server.api.coach_shapes import AskHint, AskHintAgain
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from tests.boards import PROBLEM
from tests.server.local_server import Served, serving

ALONE = NewTable(game="classic", seats=(NewSeat(who="me"),), setup={"problem": PROBLEM})
TOGETHER = NewTable(
    game="classic", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="open")), setup={"problem": PROBLEM}
)


async def logged(client: Served, code: str) -> list[str]:
    """The moves of a table's log."""
    room = await client.hub.room_of_code(code)
    await client.hub.store.settle()
    return [entry.move for entry in await client.hub.store.read_log(room.id) if isinstance(entry, Played)]


async def again(client: Served, token: str, seq: int, language: str = "en") -> Any:
    return await client.post(
        "/api/hint/again", AskHintAgain(seq=Seq(seq), language=language), dict[str, Any], token
    )


async def wrote(table: ClientTable, advised: Any) -> str:
    """Do what the coach said; the move."""
    move = f"{advised.places.cell}={advised.places.symbol}"
    await table.play(move)
    return move


def right_note(but: str) -> str:
    """A note that says nothing wrong, in a cell other than this."""
    solution = solve(PROBLEM)
    cells = [place for place in range(81) if PROBLEM[place] == "." and NINE.name(Cell(place)) != but]
    return f"note {NINE.name(Cell(cells[-1]))} {solution[cells[-1]]}"


async def test_the_command_is_logged_and_answered_stage_by_stage(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(ALONE)
        async with await client.sit(key.token) as ana:
            answer = [await ana.hint(language="fr") for _ in range(4)]
            assert [advice.stage for advice in answer] == [1, 2, 3, 3]
            assert [advice.seq for advice in answer] == [3, 4, 5, 6]
            hints = [advice.hint for advice in answer if advice.hint is not None]
            assert [bool(hint.technique) for hint in hints] == [False, True, True, True]
            assert [bool(hint.places) for hint in hints] == [False, False, True, True]
            assert hints[2].text == hints[3].text
            move = await wrote(ana, hints[2])
            assert (await ana.hint()).stage == 1
            assert ana.perspective.view["hints"] == 2
        assert await logged(client, key.code) == ["hint"] * 4 + [move, "hint"]


async def test_a_repeated_command_is_answered_for_its_own_position_and_logged_once(tmp_path: Path) -> None:
    command = new_id()
    async with serving(tmp_path) as client:
        key = await client.create(ALONE)
        async with await client.sit(key.token) as ana:
            first = await ana.hint(command=command)
            assert await ana.hint(command=command) == first
            await ana.hint()
            whole = await ana.hint()
            assert whole.hint is not None
            await wrote(ana, whole.hint)
            assert await ana.hint(command=command) == first, "others have moved on"
        assert (await logged(client, key.code)).count("hint") == 3
    async with serving(tmp_path) as client:
        async with await client.sit(key.token) as ana:
            assert await ana.hint(command=command) == first, "after a restart"
        assert (await logged(client, key.code)).count("hint") == 3


async def test_a_refused_hint_has_no_advice(tmp_path: Path) -> None:
    """docs/rules/classic.md: in a race, the coach gives no hints."""
    racing = NewTable(
        game="classic", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="bot")), options={"race": True}
    )

    async with serving(tmp_path) as client:
        key = await client.create(racing)
        async with await client.sit(key.token) as ana:
            with pytest.raises(RefusedByServer, match="no-hints-in-race"):
                await ana.hint()
            await ana.ping()
            assert not [heard for heard in ana.heard if b'"say":"advice"' in heard]


async def test_a_taken_hint_is_told_again_as_long_as_it_holds(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(TOGETHER)
        other = await client.join(key.code, "Ben")
        async with await client.sit(key.token) as ana, await client.sit(other.token) as ben:
            await ana.start()
            for _ in range(3):
                whole = await ana.hint()
            assert whole.hint is not None
            answer = await again(client, key.token, whole.seq)
            assert answer["text"] == whole.hint.text
            german = await again(client, key.token, whole.seq, "de")
            assert german["text"] != answer["text"]
            assert german["places"] == answer["places"]
            earlier = await again(client, other.token, whole.seq - 2)
            assert earlier["places"] is None, "no more than was taken"
            await ben.play(right_note(answer["places"]["cell"]))
            assert (await again(client, key.token, whole.seq))["text"] == answer["text"]
            await wrote(ben, whole.hint)
            for seq in (whole.seq, 1, whole.seq + 99):
                with pytest.raises(RefusedByServer, match="hint-gone"):
                    await again(client, key.token, seq)
            watcher = await client.watch(key.code)
            with pytest.raises(RefusedByServer, match="no-seat"):
                await again(client, watcher.token, whole.seq)
        assert (await logged(client, key.code)).count("hint") == 3


async def test_nobody_gets_a_hint_for_their_own_game_past_its_log(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(ALONE)
        ask = AskHint(problem=PROBLEM)
        with pytest.raises(RefusedByServer, match="hint-at-table"):
            await client.post("/api/problems/hint", ask, dict[str, Any], key.token)
        assert await logged(client, key.code) == []


def test_games_without_hints_have_no_question() -> None:
    tiles = game("tiles")
    state, _ = tiles.setup({}, 2, {"seed": 1})
    assert tiles.hint_question(state) is None
    assert not tiles.verbs_of("asks")
