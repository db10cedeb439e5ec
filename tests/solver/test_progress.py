"""Work on many problems tells how far it has come, answers as without, and ends when it is told to."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
import pytest

import fullhouse
from fullhouse.core.errors import BadInput
from fullhouse.problems.practice.exercise import exercise, exercises
from fullhouse.solver import (
    canonical_many,
    count_many,
    few_clues,
    generate,
    grids,
    hard,
    many,
    problems,
    solve_array,
    solve_many,
)

TEXTS = list(problems(25, seed=3))
LINES = "".join(f"{text}\n" for text in TEXTS).encode()
ROWS = np.array([[int(symbol) for symbol in text.replace(".", "0")] for text in TEXTS], np.uint8)

CALLS: dict[str, tuple[Callable[..., Any], Any]] = {
    "texts": (solve_many, TEXTS),
    "lines": (solve_many, LINES),
    "uneven lines": (solve_many, LINES[:81]),
    "rows": (solve_many, ROWS),
    "an array": (solve_array, ROWS),
    "no rows": (solve_array, ROWS[:0]),
    "counts": (count_many, TEXTS),
    "forms": (canonical_many, TEXTS),
}


@pytest.fixture(autouse=True)
def small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "PORTION", 10)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("call", CALLS)
def test_what_is_told_changes_no_answer(call: str, threads: int) -> None:
    ask, given = CALLS[call]
    told: list[int] = []
    assert np.array_equal(ask(given, threads=threads, progress=told.append), ask(given))
    number = {"uneven lines": 1, "no rows": 0}.get(call, len(TEXTS))
    assert told == list(range(10 * threads, number, 10 * threads)) + [number] * bool(number)


@pytest.mark.parametrize("call", ["texts", "lines", "rows", "counts", "forms"])
def test_what_it_raises_ends_the_work(call: str) -> None:
    ask, given = CALLS[call]
    told: list[int] = []

    def stop(done: int) -> None:
        told.append(done)
        raise InterruptedError

    with pytest.raises(InterruptedError):
        ask(given, progress=stop)
    assert told == [10]


@pytest.mark.parametrize("ask", [solve_many, count_many, canonical_many])
def test_a_bad_problem_keeps_its_number(ask: Callable[..., object]) -> None:
    with pytest.raises(BadInput, match=r"^bad-grid-character: problem=15,"):
        ask([*TEXTS[:14], "x" * 81], progress=lambda _: None)


def test_a_bad_row_keeps_its_number() -> None:
    bad = ROWS.copy()
    bad[14, 3] = 12
    with pytest.raises(BadInput, match=r"problem=15"):
        solve_array(bad, progress=lambda _: None)


def test_tries_are_told_where_problems_are_made() -> None:
    told: list[int] = []
    assert list(problems(20, seed=4, progress=told.append)) == list(problems(20, seed=4))
    assert told == [20]
    endless = list(islice(problems(seed=4, progress=told.append), 20))
    assert (endless, told) == (list(problems(20, seed=4)), [20, 1, 3, 7, 15, 31])
    for made in (grids, generate):
        told.clear()
        assert len(list(made(3, progress=told.append))) == 3
        assert told == [3]


def test_tries_are_told_where_nothing_is_found() -> None:
    told: list[int] = []
    made = generate(1, level=5, rate=lambda _: 1, tries=300, progress=told.append)
    assert (list(islice(made, 1)), told) == ([], [256, 300])


def test_tries_are_told_on_the_way_to_rare_problems() -> None:
    told: list[int] = []
    few = list(few_clues(2, clues=20, seed=5, progress=told.append))
    assert few == list(few_clues(2, clues=20, seed=5))
    assert len(told) > 10
    assert sorted(set(told)) == told
    told.clear()
    levels = {"level": 0}

    def rate(some: list[str]) -> list[int]:
        levels["level"] += 1
        return [levels["level"]] * len(some)

    assert len(list(hard(1, score=3, rate=rate, progress=told.append))) == 1
    assert told == [500, 1000, 1500]


def test_the_way_to_rare_problems_can_be_ended() -> None:
    def stop(_tried: int) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        next(few_clues(clues=17, progress=stop))
    with pytest.raises(InterruptedError):
        next(hard(score=2, rate=lambda some: [1] * len(some), progress=stop))


@pytest.mark.parametrize("processes", [1, 2])
def test_exercises_come_in_the_order_of_their_seeds(processes: int) -> None:
    seeds, told = range(1, 36), list[int]()
    made = exercises("naked_pair", seeds, processes=processes, progress=told.append)
    assert made == [exercise("naked_pair", seed) for seed in seeds]
    assert told == [32, 35]


def test_exercises_of_an_unknown_technique_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown-technique"):
        exercises("guessing", [1])


def test_the_front_door_tells_it_too() -> None:
    told: list[int] = []
    assert fullhouse.solve_many(TEXTS, progress=told.append) == solve_many(TEXTS)
    assert len(fullhouse.rate_many(TEXTS[:3], progress=told.append)) == 3
    assert len(fullhouse.generate_many(2, seed=1, progress=told.append)) == 2
    assert told == [10, 20, 25, 3, 1, 2]
