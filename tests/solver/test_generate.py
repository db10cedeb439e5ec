"""Generated problems are unique, reproducible and symmetric as requested."""

from collections.abc import Callable
from itertools import islice

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.solver import (
    SYMMETRIES,
    Symmetry,
    canonical,
    count,
    few_clues,
    generate,
    grids,
    hard,
    problems,
    solve,
)
from tests.oracles import canonical as oracle

TURNS: dict[Symmetry, Callable[[int, int, int], tuple[int, int]]] = {
    "none": lambda r, c, last: (r, c),  # noqa: ARG005
    "half-turn": lambda r, c, last: (last - r, last - c),
    "quarter-turn": lambda r, c, last: (c, last - r),
    "left-right": lambda r, c, last: (r, last - c),
    "top-bottom": lambda r, c, last: (last - r, c),
    "diagonal": lambda r, c, last: (c, r),  # noqa: ARG005
    "antidiagonal": lambda r, c, last: (last - c, last - r),
}

GOLDEN = [
    ".........35...64..8615.3......7..2.........9...6.2..75..94.......785..4..1.3..5.2",
    "......1..9....3.8.25........1...9.....4.1.39....2...6..6..7....5.73..4....3..5.19",
    ".....61.81........9.65....4.9...4..3.....7...7..1........8415..6.3..54.....2..8..",
]


def test_seeds_are_stable() -> None:
    assert list(problems(3, seed=2026)) == GOLDEN


def test_grids_are_full() -> None:
    for side in (6, 9):
        for grid in grids(20, seed=4, side=side):
            assert len(grid) == side * side
            assert solve(grid) == grid


def test_problems_are_unique_and_minimal() -> None:
    for problem in [*problems(10, seed=3), *problems(10, seed=3, side=6)]:
        assert count(problem) == 1
        for cell, symbol in enumerate(problem):
            if symbol != ".":
                assert count(problem[:cell] + "." + problem[cell + 1 :]) == 2


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("side", [6, 9])
def test_symmetry(symmetry: Symmetry, side: int) -> None:
    for problem in problems(3, seed=8, symmetry=symmetry, side=side):
        assert count(problem) == 1
        for cell, symbol in enumerate(problem):
            r, c = TURNS[symmetry](cell // side, cell % side, side - 1)
            assert (symbol == ".") == (problem[r * side + c] == ".")


@pytest.mark.parametrize("clues", [30, 45, 81])
def test_clues(clues: int) -> None:
    for problem in problems(5, seed=8, clues=clues):
        assert 81 - problem.count(".") == clues
        assert count(problem) == 1


def test_any_part_of_a_series_can_be_generated_alone() -> None:
    series = list(problems(600, seed=12))
    assert list(problems(5, seed=12, start=500)) == series[500:505]
    assert list(problems(600, seed=12, threads=3)) == series
    assert len(set(series)) == 600
    assert list(islice(problems(seed=12), 20)) == series[:20]


def test_a_wanted_level() -> None:
    def rate(problem: str) -> int:
        return 4 if problem.count(".") % 3 == 0 else 2

    wanted = list(generate(5, level=4, rate=rate, seed=1))
    assert [rate(problem) for problem in wanted] == [4] * 5
    assert wanted == list(generate(5, level=4, rate=rate, seed=1))
    assert list(generate(2, seed=1)) == list(problems(2, seed=1))


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"level": 6}, "bad-level"),
        ({"level": 3}, "level-without-rate"),
        ({"number": -1}, "bad-number"),
        ({"seed": -1}, "bad-number"),
        ({"seed": 1 << 64}, "bad-number"),
        ({"seed": "1"}, "bad-number"),
        ({"threads": 0}, "bad-number"),
        ({"side": 8}, "bad-side"),
        ({"symmetry": "some"}, "unknown-symmetry"),
    ],
)
def test_invalid_input_is_refused_with_its_reason(wrong: dict[str, int], code: str) -> None:
    with pytest.raises(BadInput) as bad:
        next(generate(**wrong))  # type: ignore[arg-type]
    assert bad.value.code == code


def test_canonical_form_is_the_smallest_of_all() -> None:
    for problem in (*problems(2, seed=9), *problems(3, seed=9, side=6)):
        assert canonical(problem) == oracle.canonical(problem, solve(problem))


def test_canonical_form_is_an_equivalent_problem() -> None:
    for problem in problems(20, seed=31):
        form = canonical(problem)
        assert canonical(form) == form
        assert solve(form).startswith("123456789")
        assert form.count(".") == problem.count(".")


def test_few_clues_are_no_more_than_wished() -> None:
    made = list(few_clues(4, clues=20, seed=5))
    assert len(set(made)) == 4
    assert made == list(few_clues(4, clues=20, seed=5, threads=2))
    for problem in made:
        clues = [cell for cell, symbol in enumerate(problem) if symbol != "."]
        assert len(clues) <= 20
        assert count(problem) == 1
        assert all(count(problem[:cell] + "." + problem[cell + 1 :]) > 1 for cell in clues)


def test_hard_problems_are_as_hard_as_wished() -> None:
    def rate(made: list[str]) -> list[int]:
        return [problem.count(".") for problem in made]

    made = list(hard(3, score=58, rate=rate, seed=1))
    assert all(problem.count(".") >= 58 and count(problem) == 1 for problem in made)


@pytest.mark.parametrize("clues", [16, 19.5])
def test_no_problem_has_sixteen_clues(clues: int) -> None:
    with pytest.raises(BadInput, match="bad-number: field=clues"):
        few_clues(clues=clues)


def test_a_score_is_a_number() -> None:
    with pytest.raises(BadInput, match="bad-number: field=score"):
        hard(score=0, rate=len)  # type: ignore[arg-type]  # never asked
