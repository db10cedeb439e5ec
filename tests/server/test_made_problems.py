"""Problems made to order over REST: as ordered, the same for the same seed, refused where it is too much."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.coach.rating import rate
from fullhouse.problems import custom
from fullhouse.problems.levels import LEVELS
from fullhouse.server.errors import Unavailable
from fullhouse.server.jobs import problems
from fullhouse.server.jobs.budget import budget
from fullhouse.solver import solve
from tests.server.local_server import Served, serving
from tests.server.test_rest import asked


async def order(client: Served, **wish: Any) -> tuple[int, dict[str, Any]]:
    status, _, body = await asked(client, "POST", "/api/problems/made", msgspec.json.encode(wish))
    return status, msgspec.json.decode(body)


async def test_the_made_problem_fits_the_order(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        for level in LEVELS:
            status, made = await order(client, level=level, seed=11, language="de")
            assert (status, made["grading"]["level"], made["seed"]) == (200, level, 11)
            problem = made["problem"]
            assert "." not in solve(problem)
            assert made["givens"] == 81 - problem.count(".")
            assert [char == "." for char in problem] == [char == "." for char in reversed(problem)]
            assert (await order(client, level=level, seed=11, language="de"))[1] == made
        _, mirrored = await order(client, level=1, symmetry="left-right")
        lines = [mirrored["problem"][start : start + 9] for start in range(0, 81, 9)]
        assert all((line[at] == ".") == (line[8 - at] == ".") for line in lines for at in range(9))
        by_chance = [(await order(client))[1]["problem"] for _ in range(3)]
        assert len(set(by_chance)) == 3


async def test_invalid_orders_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        for wish in ({"level": 6}, {"symmetry": "spiral"}, {"seed": -1}, {"side": 16}):
            status, refusal = await order(client, **wish)
            assert (status, refusal["code"]) == (400, "bad-request")


def test_an_order_gives_up() -> None:
    with budget(0, lambda: 0.0), pytest.raises(Unavailable, match="problem-not-made"):
        problems.make(b'{"level":5,"seed":1}')


def test_a_generator_that_never_succeeds_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []
    easy = rate("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    monkeypatch.setattr(custom, "rate", lambda _problem: easy)

    def tired() -> bool:
        tries.append(1)
        return len(tries) > 20

    assert custom.made_to_order(4, seed=3, gives_up=tired) is None
    assert len(tries) == 21
