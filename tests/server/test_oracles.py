"""While people play against each other on a problem, nothing here tells right from wrong on it."""

import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.client import NewSeat, NewTable, RefusedByServer
from fullhouse.core.ids import TABLE, Cell, Seat
from fullhouse.match.ids import TableId
from fullhouse.problems.decks import daily
from fullhouse.records.record import Record, RecordedMove
from fullhouse.server.api.coach_shapes import AskSteps
from fullhouse.server.api.shapes import ExportedTable, ExportTable, Key, PlayOn
from fullhouse.server.features.fairness import RacedProblems, Said
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from tests.server.local_server import Served, count_tables, serving
from tests.server.test_fairness import OTHER, PEOPLE, PROBLEM, problem_at

SOLUTION = solve(PROBLEM)
ALONE = PEOPLE[:1]
WITH_A_BOT = (PEOPLE[0], NewSeat(who="bot", bot="casual"))
RACE = NewTable(game="classic", seats=PEOPLE, options={"race": True}, setup={"problem": PROBLEM})
WRITTEN = tuple(
    RecordedMove(Seat(1), f"{NINE.name(Cell(cell))}={SOLUTION[cell]}")
    for cell, given in enumerate(PROBLEM)
    if given == "."
)


async def refusal(client: Served, path: str, body: Any, token: str | None = None) -> str:
    """What is refused; empty where it is answered."""
    try:
        await client.post(path, body, dict[str, Any], token)
    except RefusedByServer as refused:
        return refused.code
    return ""


def record(problem: str, **changes: Any) -> dict[str, Any]:
    return Record(
        **{"game": "classic", "seats": ("Ana",), "setup": {"problem": problem}, **changes}
    ).to_dict()


@pytest.mark.parametrize("problem", [PROBLEM, PROBLEM.replace(".", "0")])
@pytest.mark.parametrize("path", ["/api/replay", "/api/verify"])
async def test_no_record_on_the_problem_is_played_again(tmp_path: Path, path: str, problem: str) -> None:
    """Not even one that is right to the last digit, nor one that is told its mistakes when time is up."""
    late = (*WRITTEN[:3], RecordedMove(TABLE, "time_up"))
    told = [
        record(problem, options={"check": True}, moves=WRITTEN[:1]),
        record(problem, moves=WRITTEN),
        record(problem, options={"time_limit": 1}, moves=late),
    ]
    async with serving(tmp_path) as client:
        assert await refusal(client, path, told[0]) == ""
        race = await client.create(RACE)
        assert [await refusal(client, path, one) for one in told] == ["problem-in-play"] * 3
        assert await refusal(client, path, record(OTHER, options={"check": True})) == ""
        async with await client.sit(race.token) as table:
            await table.vote("abandon")
            await table.until(lambda seen: seen.table.stage == "over")
        assert await refusal(client, path, told[0]) == ""


async def test_the_problem_is_found_where_the_worker_finds_it(tmp_path: Path) -> None:
    """JSON may say the same thing twice; what counts is what is played."""
    told = msgspec.json.encode(record(PROBLEM, options={"check": True}))
    twice = [
        told.replace(b'"setup":', b'"setup":5,"setup":'),
        told.replace(b'"problem":', b'"problem":5,"problem":'),
    ]
    async with serving(tmp_path) as client:
        assert [await refusal(client, "/api/replay", msgspec.Raw(one)) for one in twice] == ["", ""]
        await client.create(RACE)
        for one in twice:
            assert await refusal(client, "/api/replay", msgspec.Raw(one)) == "problem-in-play"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("classic", ALONE, {"check": True}),
        ("classic", ALONE, {"check": False}),
        ("classic", PEOPLE, {"check": True}),
        ("classic", WITH_A_BOT, {"race": True}),
        ("one-two-three", PEOPLE, {}),
        ("markers", ALONE, {"variant": "solo"}),
    ],
)
async def test_no_other_table_opens_on_the_problem(
    tmp_path: Path, game: str, seats: tuple[NewSeat, ...], options: dict[str, Any]
) -> None:
    asked = NewTable(game=game, seats=seats, options=options, setup={"problem": PROBLEM})
    async with serving(tmp_path) as client:
        moved = await client.create(asked)
        log = await client.post("/api/export", ExportTable(), ExportedTable, moved.token)
        await client.create(RACE)
        before = await count_tables(client.hub.store)
        assert await refusal(client, "/api/tables", asked) == "problem-in-play"
        assert await refusal(client, "/api/import", log) == "problem-in-play"
        assert await count_tables(client.hub.store) == before


async def test_the_problem_of_the_day_stays_open_to_whoever_plays_it_alone(tmp_path: Path) -> None:
    """Everybody gets the same one: two who race on it would close it to the whole house."""
    async with serving(tmp_path) as client:
        today = daily(1, datetime.date.fromtimestamp(client.services.now()))
        setup = {"problem": today.problem}
        await client.create(msgspec.structs.replace(RACE, setup=setup))
        await client.create(NewTable(game="classic", seats=ALONE, setup=setup))
        for seats in (PEOPLE, WITH_A_BOT):
            asked = NewTable(game="classic", seats=seats, setup=setup)
            assert await refusal(client, "/api/tables", asked) == "problem-in-play"


async def test_a_game_given_up_before_is_neither_reviewed_nor_taken_up(tmp_path: Path) -> None:
    """Its review would tell right moves. A solved one has the solution in its record."""
    async with serving(tmp_path) as client:
        solo = NewTable(game="classic", seats=ALONE, setup={"problem": PROBLEM})
        given_up, earlier, solved = [await client.create(solo) for _ in range(3)]
        for key in (given_up, earlier):
            async with await client.sit(key.token) as table:
                await table.play(WRITTEN[0].move)
                await table.vote("abandon")
                if key is earlier:
                    await table.vote("rematch")
                    await table.vote("abandon")
        async with await client.sit(solved.token) as table:
            for move in WRITTEN:
                await table.play(move.move)
            await table.until(lambda seen: seen.table.stage == "over")
        await client.create(RACE)

        async def answers(key: Key) -> list[str]:
            status, _, body = await client.request(
                "GET",
                f"/api/tables/{key.code}/review?round=1",
                None,
                {"authorization": f"Bearer {key.token}"},
            )
            reviewed = "" if status == 200 else msgspec.json.decode(body)["code"]
            return [
                reviewed,
                await refusal(client, f"/api/tables/{key.code}/play-on", PlayOn(move=1, round=1), key.token),
            ]

        assert await answers(given_up) == ["problem-in-play"] * 2
        assert await answers(earlier) == ["problem-in-play"] * 2
        assert await answers(solved) == [""] * 2


@pytest.mark.parametrize("what", ["steps", "path", "costs"])
async def test_notes_say_as_much_as_digits(tmp_path: Path, what: str) -> None:
    """The givens as notes, of one digit or of one and a wrong one, with a guess: right and wrong alike."""

    def asked(guess: int, width: int) -> AskSteps:
        digits = {cell: int(given) for cell, given in enumerate(PROBLEM) if given != "."}
        digits |= {PROBLEM.index("."): guess}
        first, *rest = digits.items()
        notes = " ".join(
            f"{NINE.name(Cell(cell))}={''.join(str((digit + more - 1) % 9 + 1) for more in range(width))}"
            for cell, digit in rest
        )
        grid = "." * first[0] + str(first[1]) + "." * (80 - first[0])
        return AskSteps(problem=grid, grid=grid, candidates=notes)

    async with serving(tmp_path) as client:
        await problem_at(client, setup={"problem": PROBLEM})
        for guess in (int(SOLUTION[PROBLEM.index(".")]), 9):
            for width in (1, 2):
                assert await refusal(client, f"/api/analysis/{what}", asked(guess, width)) == "coach-closed"
        notes = "b1=23 c1=23 d1=45"
        other = AskSteps(problem=OTHER, grid=OTHER, candidates=notes)
        assert await refusal(client, "/api/analysis/steps", other) == ""


def test_however_many_tables_play_on_one_problem_none_is_forgotten() -> None:
    raced = RacedProblems()
    raced.add(TableId(1), PROBLEM, SOLUTION, is_closed=True)
    for table in range(2, 10_102):
        raced.add(TableId(table), OTHER, solve(OTHER), is_closed=bool(table % 2))
    assert raced.about(Said.of(SOLUTION[:40]), None) == ([1], [])
    assert [len(tables) for tables in raced.about(Said.of(OTHER), None)] == [5_050, 5_050]
    assert raced.is_printed(PROBLEM.replace(".", "0"))
    for table in range(1, 10_102):
        raced.discard(TableId(table))
        raced.discard(TableId(table))
    assert (len(raced), raced.tables, raced.is_printed(OTHER)) == (0, (), False)


async def test_a_question_looks_at_a_few_of_very_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fullhouse.server.features.fairness.MOST_TOLD", 2)
    async with serving(tmp_path) as client:
        rooms = []
        for _ in range(4):  # opened before one of them begins
            key = await client.create(
                NewTable(game="one-two-three", seats=(PEOPLE[0], NewSeat()), setup={"problem": PROBLEM})
            )
            rooms.append((key, await client.hub.room_of_code(key.code)))
        for key, _ in rooms:
            await client.join(key.code, "Ben")
            async with await client.sit(key.token) as table:
                await table.start()
        asked = AskSteps(problem=PROBLEM, grid=PROBLEM)
        assert await refusal(client, "/api/analysis/steps", asked) == "coach-closed"
        assert [room.table.consulted for _, room in rooms] == [1, 1, 0, 0]
