"""Puzzles made to order, from the library and of a day; many at once."""

import pickle
from datetime import date
from operator import add
from typing import Any

import numpy as np
import pytest

import fullhouse
from fullhouse import BadInput, Sudoku, daily, generate, generate_many, library, rate_many, solve_many
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
    assert grades == rate_many(array, threads=None) == rate_many([Sudoku(text) for text in texts], threads=2)
    assert solve_many(texts, threads=None) == solve_many(texts)
    assert np.array_equal(np.array([list(map(int, one)) for one in solve_many(texts)]), solve_many(array))


def test_a_puzzle_that_is_no_good_raises_is_marked_or_left_out() -> None:
    good, clash, empty = daily("2026-11-16", level=1).text, "55" + "." * 79, "." * 81
    solution = fullhouse.solve(good)
    many: list[Any] = [good, empty, clash, "what?", good]
    lines = "".join(f"{one}\n" for one in many).encode()
    assert solve_many(many, errors="mark") == [solution, "several", "none", "invalid", solution]
    assert solve_many(lines, errors="mark") == f"{solution}\nseveral\nnone\ninvalid\n{solution}\n".encode()
    assert solve_many(many, errors="skip") == [solution, solution]
    assert solve_many(lines, errors="skip") == f"{solution}\n{solution}\n".encode()
    for asked in (many, lines, many[:3], many[:2], lines[: 82 * 2]):
        with pytest.raises(BadInput, match="Puzzle 2"):
            solve_many(asked)
    with pytest.raises(BadInput, match="Puzzle 3"):
        solve_many([good, good, "what?", clash])
    grades = rate_many(many, errors="mark")
    assert grades == [fullhouse.Sudoku(good).rate(), None, None, None, fullhouse.Sudoku(good).rate()]
    assert list(rate_many([*many, solution, "." * 36], errors="skip")) == [grades[0], grades[4]]
    with pytest.raises(BadInput, match="Puzzle 2"):
        rate_many(many[:2])
    for ask in (solve_many, rate_many):
        with pytest.raises(BadInput, match="raise"):
            ask([good], errors="ignore")
        with pytest.raises(BadInput, match="threads"):
            ask([good], threads=0)


def test_rows_that_are_no_good_raise_are_marked_or_left_out() -> None:
    good = daily("2026-11-16", level=1)
    rows = np.array([good.to_lists(), Sudoku().to_lists(), good.to_lists()], np.uint8).reshape(-1, 81)
    solved = np.array(good.solve().to_lists(), np.uint8).reshape(81)
    assert np.array_equal(solve_many(rows, errors="mark"), [solved, np.full(81, 255), solved])
    assert np.array_equal(solve_many(rows, errors="skip"), [solved, solved])
    with pytest.raises(BadInput, match="Puzzle 2"):
        solve_many(rows)
    assert solve_many(memoryview(rows[1:2].tobytes()).cast("B", [1, 81]), errors="skip").nbytes == 0


def test_a_puzzle_among_many_is_made_again_by_its_own_seed() -> None:
    many = generate_many(3, level=1, seed=7)
    assert [puzzle.seed for puzzle in many] == [(7, 0), (7, 1), (7, 2)]
    assert [generate(level=1, seed=puzzle.seed) for puzzle in many] == many
    assert generate(level=1, seed=7) == many[0]
    assert eval(repr(many[2])).seed == (7, 2)
    assert all(len(puzzle.givens) <= 20 for puzzle in generate_many(2, clues=20, seed=1))
    assert generate(score=2000, seed=1).rate().score >= 2000


@pytest.mark.parametrize(
    "wishes",
    [
        {"clues": 20, "level": 3},
        {"score": 2000, "symmetry": "none"},
        {"size": 6, "level": 3},
        {"size": 6, "needs": "x_wing"},
        {"seed": (7, 3, 1)},
        {"seed": (7, -1)},
        {"seed": 2**200},
    ],
    ids=str,
)
def test_wishes_that_cannot_be_are_refused(wishes: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        generate(**wishes)
