"""Steps, paths and pasted positions over REST."""

from pathlib import Path
from typing import Any

import pytest

from fullhouse.client import RefusedByServer
from fullhouse.problems.formats import write
from fullhouse.problems.problem import Problem, candidates_from
from fullhouse.server.api.coach_shapes import AskPath, AskStep, AskSteps
from fullhouse.solver import solve
from fullhouse.sudoku.grid import Grid
from tests.server.local_server import Served, serving
from tests.server.test_coach import post
from tests.server.test_fairness import OTHER, PROBLEM, consulted, problem_at

HARD = "1..9.7..3.8.....7...9...6....72.94..41.....95..85.43....3...7...5.....4.2..8.6..9"


async def ask(client: Served, what: str, **more: Any) -> Any:
    body = {"problem": HARD, "grid": HARD, **more}
    status, answer = await post(client, f"/api/analysis/{what}", **body)
    assert status == 200, answer
    return answer


async def test_steps_are_listed_drawn_and_lead_along_a_path(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        listed = await ask(client, "steps")
        assert listed["solutions"] == 1
        pointing = next(group for group in listed["groups"] if group["technique"] == "pointing")
        line = pointing["steps"][0]
        answer = await ask(client, "step", technique="pointing", does=line["does"], language="de")
        assert answer["technique"] == "pointing"
        assert answer["drawing"]["legend"]
        assert "Block" in answer["text"]
        for order in ("easiest", "shortest"):
            path = await ask(client, "path", order=order, without=["als_xz"])
            assert path["stop"] == "solved"
            efforts = [one["effort"] for one in path["lines"]]
            assert efforts == sorted(efforts)
            assert "als_xz" not in {one["technique"] for one in path["lines"]}
        costs = await ask(client, "costs")
        assert costs["costs"][0]["technique"] == "als_xz"
        status, answer = await post(
            client, "/api/analysis/step", problem=HARD, grid=HARD, technique="x_wing", does="a2-1"
        )
        assert (status, answer["code"]) == (404, "no-step-there")


async def test_a_wrong_branch_has_steps_and_no_solution(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        right = solve(HARD)[1]
        wrong = next(digit for digit in "2456" if digit != right)
        listed = await ask(client, "steps", grid=HARD[0] + wrong + HARD[2:])
        assert listed["solutions"] == 0
        without = "".join(digit for digit in "12456789" if digit != right)
        assert (await ask(client, "steps", candidates=f"b1={without}"))["solutions"] == 0
        # Of a problem with countless solutions the notes may leave none.
        clue = "1" + "." * 80
        listed = await ask(client, "steps", problem=clue, grid=clue, candidates="b1=23 c1=23 d1=23")
        assert listed["solutions"] == 0


@pytest.mark.parametrize("format", ["opensudoku", "sdm", "text"])
async def test_a_text_of_many_is_read_one_by_one_without_being_solved(tmp_path: Path, format: str) -> None:  # noqa: A002
    async with serving(tmp_path) as client:
        notes = candidates_from([[], [2, 4]] + [[]] * 79)
        written = Problem(givens=Grid.parse(HARD), candidates=notes if format == "opensudoku" else ())
        text = write([written, Problem(givens=Grid.parse("5" + "." * 80))], format)
        status, read = await post(client, "/api/analysis/read", text=text)
        assert (status, read["count"]) == (200, 2)
        first = read["positions"][0]
        assert first["problem"] == first["grid"] == HARD
        assert first["candidates"] == ("b1=24" if format == "opensudoku" else "")


async def test_analysis_is_as_closed_as_hints_are(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, token, room = await problem_at(client, setup={"problem": PROBLEM})
        for problem in (PROBLEM, OTHER):
            asked: dict[str, Any] = {"problem": problem, "grid": PROBLEM}
            questions: dict[str, AskSteps] = {
                "steps": AskSteps(**asked),
                "step": AskStep(**asked, technique="slide", does="e5=5"),
                "path": AskPath(**asked),
                "costs": AskSteps(**asked),
            }
            for what, question in questions.items():
                for key in (token, None):
                    with pytest.raises(RefusedByServer, match=r"coach-closed|hint-at-table"):
                        await client.post(f"/api/analysis/{what}", question, dict[str, Any], key)
        assert len(await consulted(client, room)) >= 8
