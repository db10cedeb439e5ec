"""In a game against others the coach says nothing about its problem, and the log has what was asked."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.client import NewSeat, NewTable, RefusedByServer
from fullhouse.match.entries import Consulted
from fullhouse.match.info import Settings
from fullhouse.problems.formats import write
from fullhouse.problems.problem import Problem
from fullhouse.records.record import Record, RecordedMove
from fullhouse.server.api.coach_shapes import AskHint, AskProof, ProblemText
from fullhouse.solver import solve
from fullhouse.sudoku.grid import Grid
from tests.server.local_server import Served, serving
from tests.test_first_lessons import lesson_of

PEOPLE = (NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben"))
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TURNED = PROBLEM[::-1].translate(str.maketrans("123456789", "918273645"))
OTHER = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


async def problem_at(client: Served, **options: Any) -> tuple[str, str, Any]:
    """A table that plays: the problem on it, a token, and its room."""
    asked = NewTable(**{"game": "one-two-three", "seats": PEOPLE, **options})
    key = await client.create(asked)
    room = await client.hub.room_of_code(key.code)
    table = room.table
    return table.game.problem(table.game.view(table.state, "spectator")), key.token, room


async def hint(client: Served, problem: str, grid: str | None = None, token: str | None = None) -> Any:
    return await client.post("/api/problems/hint", AskHint(problem=problem, grid=grid), dict[str, Any], token)


def on_problem(problem: str) -> Any:
    """A record of somebody alone."""
    return Record(game="classic", seats=("Ana",), setup={"problem": problem}).to_dict()


async def consulted(client: Served, room: Any) -> list[tuple[int, str, bool]]:
    log = await client.hub.store.read_log(room.id)
    return [(entry.seat, entry.question, entry.refused) for entry in log if isinstance(entry, Consulted)]


async def test_the_coach_refuses_the_problem_of_a_running_game_against_others(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        problem, token, room = await problem_at(client, setup={"problem": PROBLEM})
        assert problem == PROBLEM
        half = solve(PROBLEM)[:40] + PROBLEM[40:]
        fewer = "." + PROBLEM[1:]
        for asked in (PROBLEM, half, fewer, TURNED):
            with pytest.raises(RefusedByServer, match="coach-closed"):
                await hint(client, asked)
        with pytest.raises(RefusedByServer, match="coach-closed"):
            await hint(client, OTHER, PROBLEM, token)
        with pytest.raises(RefusedByServer, match="coach-closed"):
            await client.post("/api/proof", AskProof(grid=PROBLEM, cell="a3"), dict[str, Any])
        for asked in (half, TURNED):
            with pytest.raises(RefusedByServer, match="coach-closed"):
                await client.post("/api/problems/check", ProblemText(problem=asked), dict[str, Any])
        graded = await client.post("/api/problems/check", ProblemText(problem=PROBLEM), dict[str, Any])
        assert graded["grading"]["level"] == 1
        assert (await hint(client, OTHER))["text"]
        await client.hub.store.settle()
        assert [question for _, question, _ in await consulted(client, room)] == ["hint"] * 5 + [
            "proof",
            "check",
            "check",
        ]
        assert all(refused for _, _, refused in await consulted(client, room))
        assert (await consulted(client, room))[4][0] == 1


@pytest.mark.parametrize("format", ["text", "grid", "sdk", "fpuzzles"])
async def test_right_and_wrong_guesses_are_answered_alike(tmp_path: Path, format: str) -> None:  # noqa: A002
    """By every question, in every format, with givens left out or a table opened on them."""
    solution, place = solve(PROBLEM), PROBLEM.index(".")
    fewer = "....." + PROBLEM[5:]

    async def answer(client: Served, path: str, body: Any) -> str:
        try:
            await client.post(path, body, dict[str, Any])
        except RefusedByServer as refused:
            return refused.code
        return "answered"

    async with serving(tmp_path) as client:
        await problem_at(client, setup={"problem": PROBLEM})
        for guess in "123456789":
            asked = PROBLEM[:place] + guess + PROBLEM[place + 1 :]
            text = write([Problem(givens=Grid.parse(asked))], format)
            assert await answer(client, "/api/problems/check", ProblemText(problem=text)) == "coach-closed"
            assert await answer(client, "/api/problems/import", ProblemText(problem=text)) == "coach-closed"
        if format == "text":
            for guess in ("9", solution[place]):
                asked = fewer[:place] + guess + fewer[place + 1 :]
                for path, body in (
                    ("/api/problems/check", ProblemText(problem=asked)),
                    ("/api/problems/hint", AskHint(problem=OTHER, grid=asked)),
                    ("/api/proof", AskProof(grid=asked, cell="a1")),
                    ("/api/tables", NewTable(game="classic", seats=PEOPLE[:1], setup={"problem": asked})),
                    ("/api/replay", on_problem(asked)),
                    ("/api/verify", on_problem(asked.replace(".", "0"))),
                ):
                    is_game = path in ("/api/tables", "/api/replay", "/api/verify")
                    code = "problem-in-play" if is_game else "coach-closed"
                    assert await answer(client, path, body) == code, path
            assert await answer(client, "/api/replay", on_problem(TURNED)) == "answered"
            assert await answer(client, "/api/problems/check", ProblemText(problem=OTHER)) == "answered"


async def test_a_table_may_open_the_coach_to_all(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        problem, token, room = await problem_at(client, settings=Settings(coach=True))
        assert (await hint(client, problem, None, token))["text"]
        await client.hub.store.settle()
        assert await consulted(client, room) == [(1, "hint", False)]


def lesson_table(name: str, settings: Settings) -> NewTable:
    """As the pages ask for it (`tableFor`): all seats are held by the learner."""
    lesson = lesson_of(name)
    record = lesson["record"]
    assert solve(record["setup"]["problem"]) == solve(PROBLEM)
    return NewTable(
        game=name,
        seats=PEOPLE[: len(record["seats"])],
        options=record["options"],
        settings=settings,
        setup=record["setup"],
        moves=msgspec.convert(record["moves"][: lesson["begins"]], tuple[RecordedMove, ...]),
    )


async def test_a_lesson_left_in_the_middle_keeps_nobody_from_its_problem(tmp_path: Path) -> None:
    """Three lessons have one solution: with the coach closed, the first would shut the others."""

    async def ask(client: Served) -> Any:
        return await client.post("/api/problems/check", ProblemText(problem=PROBLEM), dict[str, Any])

    async with serving(tmp_path) as client:
        for name in ("one-two-three", "markers", "classic"):
            await client.create(lesson_table(name, Settings(coach=True)))
        assert (await hint(client, PROBLEM))["text"]
        assert (await ask(client))["grading"]["level"] == 1
    async with serving(tmp_path / "closed") as client:
        await client.create(lesson_table("one-two-three", Settings()))
        with pytest.raises(RefusedByServer, match="coach-closed"):
            await ask(client)
        with pytest.raises(RefusedByServer, match="problem-in-play"):
            await client.create(lesson_table("classic", Settings(coach=True)))


async def test_cooperative_and_bot_games_may_ask_the_coach(tmp_path: Path) -> None:
    with_bot = (NewSeat(who="me"), NewSeat(who="bot", bot="random"))

    async with serving(tmp_path) as client:
        for name, seats in (("classic", PEOPLE), ("one-two-three", with_bot)):
            problem, _, room = await problem_at(client, game=name, seats=seats)
            assert (await hint(client, problem))["text"]
            await client.hub.store.settle()
            assert await consulted(client, room) == []


async def test_whoever_solves_a_dealt_problem_alone_may_ask_whatever_others_play(tmp_path: Path) -> None:
    """The same card of a deck comes up at many tables, in many disguises."""
    alone = (NewSeat(who="me"),)

    async with serving(tmp_path) as client:
        problem, token, room = await problem_at(client, game="classic", seats=alone)
        _, own, _ = await problem_at(client, game="classic", seats=alone, setup={"problem": problem})
        _, _, others = await problem_at(client, setup={"problem": problem})
        async with await client.sit(token) as table:
            advice = await table.hint()
        assert advice.hint is not None
        assert advice.hint.text
        with pytest.raises(RefusedByServer, match="coach-closed"):
            await hint(client, problem)
        async with await client.sit(own) as table:
            with pytest.raises(RefusedByServer, match="coach-closed"):
                await table.hint()
        with pytest.raises(RefusedByServer, match="coach-closed"):
            await hint(client, problem[::-1], None, token)
        await client.hub.store.settle()
        assert (len(await consulted(client, room)), len(await consulted(client, others))) == (0, 3)


async def test_the_coach_is_back_when_the_game_is_over_and_the_log_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fullhouse.server.features.fairness.MOST_NOTED", 3)

    async with serving(tmp_path) as client:
        problem, token, room = await problem_at(client)
        for _ in range(6):
            with pytest.raises(RefusedByServer, match="coach-closed"):
                await hint(client, problem)
        await client.hub.store.settle()
        assert len(await consulted(client, room)) == 3
        async with await client.sit(token) as table:
            await table.vote("abandon")
            await table.until(lambda seen: seen.table.stage == "over")
        assert (await hint(client, problem))["text"]


async def test_an_unloaded_table_is_still_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        problem, _, room = await problem_at(client)
        await client.hub.store.settle()
        del client.hub.rooms[room.id]
        with pytest.raises(RefusedByServer, match="coach-closed"):
            await hint(client, problem)
