"""Puzzles made to order, from the library and of a day; many at once."""

import pickle
from datetime import date
from operator import add
from typing import Any

import numpy as np
import pytest

from fullhouse import Sudoku, daily, generate, generate_many, library, rate_many, solve_many
from fullhouse.facade import collections
from fullhouse.problems.problem import unpack
from fullhouse.solver.generate import is_symmetric

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_made_to_order() -> None:
    puzzle = generate(level=2, symmetry="left_right", seed=3)
    assert puzzle.rate().level == 2
    assert is_symmetric(puzzle.text, "left-right")
    assert puzzle == generate(level=2, symmetry="left-right", seed=3)
    assert generate(size=6, seed=1).size == 6
    assert len({one.text for one in generate_many(3, seed=1)}) == 3


@pytest.mark.parametrize("technique", ["swordfish", "x_wing", "sue-de-coq"])
def test_made_to_need_a_technique(technique: str) -> None:
    assert technique.replace("-", "_") in generate(needs=technique, seed=7).rate().counts


def test_without_a_seed_it_is_another_and_says_its_seed() -> None:
    one = generate(level=1)
    assert one.seed is not None
    assert generate(level=1, seed=one.seed) == one
    assert f"seed={one.seed}" in repr(one)
    assert generate(level=1) != one


def test_the_library_is_looked_through() -> None:
    assert {puzzle.rate().level for puzzle in library(3)[:5]} == {3}
    assert all("x_wing" in puzzle.rate().counts for puzzle in library(technique="x_wing")[:5])
    assert {len(puzzle.givens) for puzzle in library(clues=(27, 28))} <= {27, 28}
    listed: Any = [27, 28]
    assert library(clues=listed) == library(clues=(27, 28))
    assert library(symmetry="half_turn")


def test_the_library_is_a_list_that_reads_what_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    every, read = library(), list[str]()

    def noted(code: str) -> str:
        read.append(code)
        return unpack(code)

    monkeypatch.setattr(collections, "unpack", noted)
    assert (len(every) > 12_000, len(library(5)) < len(every), read) == (True, True, [])
    assert (every[0], every[-1]) == (every[: len(every)][0], every[-2:][1])
    assert len(read) == 4
    some = every[10:13]
    assert some == list(some) == [every[10], every[11], every[12]] == some
    assert (some == every[10:12], some == [every[10]], some == 3, some != list(some)) == (False,) * 4
    assert (every[11] in some, every[13] in some, some.index(every[12])) == (True, False, 2)
    assert add(some, [every[13]]) == list(every[10:14]) == add([every[10]], every[11:14])
    assert pickle.loads(pickle.dumps(some)) == some
    assert repr(library(level=1)[:0]) == "Puzzles([])"
    assert repr(some) == f"Puzzles([{some[0]!r}, {some[1]!r}, … 1 more])"
    with pytest.raises(IndexError):
        some[3]


def test_a_day_has_a_puzzle_of_each_level() -> None:
    assert [puzzle.rate().level for puzzle in daily(date(2026, 11, 16))] == [1, 2, 3, 4, 5]
    assert daily("2026-11-16", level=3) == daily("2026-11-16")[2]
    assert daily() == daily(date.today())


def test_many_at_once() -> None:
    texts = [puzzle.text for puzzle in daily("2026-11-16")]
    array = np.array([puzzle.to_lists() for puzzle in daily("2026-11-16")], np.uint8).reshape(-1, 81)
    grades = rate_many(texts)
    assert grades == rate_many(array, threads=0) == rate_many([Sudoku(text) for text in texts], threads=2)
    assert solve_many(texts, threads=0) == solve_many(texts)
    assert np.array_equal(np.array([list(map(int, one)) for one in solve_many(texts)]), solve_many(array))
