"""Problems and the coach over REST."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.problems.booklet import pages
from tests.server.local_server import Served, serving
from tests.server.test_rest import asked

pytestmark = pytest.mark.usefixtures("adapter")
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


async def get(client: Served, path: str) -> Any:
    status, _, body = await asked(client, "GET", path)
    return status, msgspec.json.decode(body)


async def post(client: Served, path: str, **body: Any) -> Any:
    status, _, answer = await asked(client, "POST", path, msgspec.json.encode(body))
    return status, msgspec.json.decode(answer)


async def test_the_library_has_levels_problems_and_decks(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, levels = await get(client, "/api/levels?language=de")
        assert [level["level"] for level in levels] == [1, 2, 3, 4, 5]
        assert all(level["problems"] >= 10 for level in levels)
        _, first = await get(client, "/api/problems?level=2&count=5")
        _, rest = await get(client, f"/api/problems?level=2&count=5&after={first[-1]['id']}")
        assert len({problem["problem"] for problem in (*first, *rest)}) == 10
        _, one = await get(client, "/api/problems/card?level=3&seed=5&number=1")
        _, two = await get(client, "/api/problems/card?level=3&seed=5&number=2")
        assert one["problem"] != two["problem"]
        assert (await get(client, "/api/problems?level=9"))[0] == 400
        assert (await get(client, "/api/problems?after=x"))[1]["code"] == "not-a-number"


async def test_the_booklet_has_fifty_numbered_problems(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, answer = await get(client, "/api/booklet")
        assert [one["number"] for one in answer] == list(range(1, 51))
        assert [one["problem"] for one in answer] == [one.problem for one in pages()]
        assert answer[0]["ways"] == ["slide", "block_crossing"]
        assert (answer[-1]["level"], answer[-1]["ways"]) == (5, ["deduction"])


async def test_own_problems_are_checked_and_graded(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, checked = await post(client, "/api/problems/check", problem=PROBLEM)
        assert (checked["problem"], checked["givens"], checked["grading"]["level"]) == (PROBLEM, 30, 1)
        drawn = "\n".join(PROBLEM[row * 9 : row * 9 + 9] for row in range(9)).replace(".", "0")
        assert (await post(client, "/api/problems/check", problem=drawn))[1]["problem"] == PROBLEM
        status, refused = await post(client, "/api/problems/check", problem="55" + "." * 79)
        assert (status, refused["code"]) == (400, "problem-with-clash")
        assert (await post(client, "/api/problems/check", problem="what?"))[0] == 400


async def test_the_coach_tells_no_more_than_its_stage(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        stages = [
            (await post(client, "/api/problems/hint", problem=PROBLEM, stage=stage, language="fr"))[1]
            for stage in (1, 2, 3)
        ]
        assert [bool(answer["technique"]) for answer in stages] == [False, True, True]
        assert [bool(answer["places"]) for answer in stages] == [False, False, True]
        assert [bool(answer["cells"]) for answer in stages] == [False, False, True]
        assert [bool(answer["drawing"]["tints"]) for answer in stages] == [True, True, True]
        assert [bool(answer["drawing"]["places"]) for answer in stages] == [False, False, True]
        wrong = PROBLEM[:2] + "9" + PROBLEM[3:]
        _, mistake = await post(client, "/api/problems/hint", problem=PROBLEM, grid=wrong)
        assert (mistake["kind"], mistake["erase"]) == ("mistake", ["c1"])
        assert (await post(client, "/api/problems/hint", problem="x" * 81))[0] == 400
        assert (await post(client, "/api/problems/hint", problem="." * 81))[1]["code"] == "problem-is-empty"


async def test_a_forced_cell_is_proved_and_another_has_two_completions(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, proof = await post(client, "/api/proof", grid=PROBLEM, cell="c1")
        assert (proof["forced"], proof["symbol"], bool(proof["steps"])) == (True, 4, True)
        _, open_cell = await post(client, "/api/proof", grid="1" + "." * 80, cell="e5")
        assert not open_cell["forced"]
        assert open_cell["completions"][0][40] != open_cell["completions"][1][40]
        assert (await post(client, "/api/proof", grid=PROBLEM, cell="a1"))[1]["code"] == "cell-not-empty"


def removed_in(drawing: dict[str, Any]) -> list[tuple[int, int]]:
    """The cells and digits that are struck out."""
    return [(mark["cell"], mark["symbol"]) for mark in drawing["marks"] if mark["role"] == "elimination"]


def answer_in(drawing: dict[str, Any]) -> str:
    cell, digit = removed_in(drawing)[0]
    return f"{'abcdefghi'[cell % 9]}{cell // 9 + 1}-{digit}"


async def test_practice_gives_a_position_tells_in_stages_and_judges(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, bare = await post(client, "/api/practice", technique="pointing", seed=3)
        assert (bare["text"], bare["drawing"], bare["is_placed"]) == ("", None, False)
        assert all(bare["notes"].values())
        _, shown = await post(client, "/api/practice", technique="pointing", seed=3, stage=3)
        assert shown["grid"] == bare["grid"]
        answer = answer_in(shown["drawing"])
        ask = {"technique": "pointing", "seed": 3}
        _, right = await post(client, "/api/practice/answer", **ask, answer=answer)
        assert right["right"]
        assert removed_in(right["drawing"])
        assert right["tree"] is None  # the words tell all of it
        net: dict[str, Any] = {"technique": "forcing_net", "seed": 2}
        _, story = await post(client, "/api/practice", **net, stage=3)
        answer = answer_in(story["drawing"])
        _, refuted = await post(client, "/api/practice/answer", **net, answer=answer)
        assert refuted["right"]
        assert (refuted["tree"], refuted["drawing"]) == (story["tree"], story["drawing"])
        _, same = await post(client, "/api/practice/look-alike", technique="forcing_net", seed=1)
        assert (same["tree"] is None) == (same["spoiler"] is not None)
        _, nothing = await post(client, "/api/practice/answer", **ask, answer="", language="de")
        assert (nothing["right"], nothing["drawing"]) == (False, None)
        status, unknown = await post(client, "/api/practice", technique="magic")
        assert (status, unknown["code"]) == (400, "unknown-technique")
        assert (await post(client, "/api/practice/answer", **ask, answer="x9"))[1]["code"] == "bad-answer"


async def test_notes_that_are_the_answer_are_not_shown_at_first(tmp_path: Path) -> None:
    """A digit is found without notes; what is removed is found in them."""
    async with serving(tmp_path) as client:
        for figure, is_single in ((9, True), (13, True), (16, True), (17, False)):
            _, shown = await post(client, "/api/practice", technique="slide", figure=figure)
            assert (shown["figure"], shown["is_single"]) == (figure, is_single)
        _, last = await post(client, "/api/practice", technique="slide", figure=14, link=4)
        assert (last["technique"], last["links"], last["is_single"]) == ("full_house", 4, True)
        status, none = await post(client, "/api/practice", technique="slide", figure=15)
        assert (status, none["code"]) == (400, "unknown-figure")


async def test_the_problems_of_a_day_are_the_same_for_everybody(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, today = await get(client, "/api/daily")
        assert [one["level"] for one in today] == [1, 2, 3, 4, 5]
        _, again = await get(client, f"/api/daily?date={today[0]['date']}")
        assert again == today
        _, other = await get(client, "/api/daily?date=2026-03-01")
        assert other != today
        assert (await get(client, "/api/daily?date=2026-02-30"))[1]["code"] == "bad-date"
        assert (await get(client, "/api/daily?date=2999-01-01"))[1]["code"] == "daily-not-yet"


async def test_of_many_problems_the_good_ones_come_in_and_the_others_are_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        other = PROBLEM.translate(str.maketrans("123456789", "234567891"))
        text = "\n".join(("# mine", PROBLEM, "55" + "." * 79, "", "what?", other))
        _, imported = await post(client, "/api/problems/import", problem=text)
        assert [one["problem"] for one in imported["problems"]] == [PROBLEM, other]
        assert [one["grading"]["level"] for one in imported["problems"]] == [1, 1]
        assert imported["faults"][0]["code"] == "problem-with-clash"
        assert [fault["line"] for fault in imported["faults"]] == [3, 5]
        _, whole = await post(client, "/api/problems/import", problem=f"{PROBLEM}\n{other}")
        assert (len(whole["problems"]), whole["faults"]) == (2, [])
        for nothing in ("what?", "what?\nand that?"):
            status, refused = await post(client, "/api/problems/import", problem=nothing)
            assert (status, "code" in refused) == (400, True)


async def test_the_library_is_searched_by_what_its_problems_are_like(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        _, cards = await post(client, "/api/problems/search", level=3, technique="x_wing", clues=[0, 28])
        assert {(one["level"], one["clues"] <= 28) for one in cards["problems"]} == {(3, True)}
        assert (await post(client, "/api/problems/search", symmetry="quarter-turn"))[1]["problems"] == []
        for wrong in ({"level": 6}, {"symmetry": "round"}, {"clues": [0, 99]}):
            status, refused = await post(client, "/api/problems/search", **wrong)
            assert (status, refused["code"]) == (400, "bad-request")
        _, unknown = await post(client, "/api/problems/search", technique="magic")
        assert unknown["code"] == "unknown-technique"
