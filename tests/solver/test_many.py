"""Counting and canonical forms of many problems in one call: as one by one, in order, by any threads."""

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.solver import canonical, canonical_many, count, count_many, problems, solve_many
from tests.solver.test_known import CONTRADICTION, EMPTY, PROBLEM

NINES, SIXES = list(problems(40, seed=8)), list(problems(20, seed=8, side=6))


@pytest.mark.parametrize("threads", [1, 3, None])
def test_many_are_answered_as_one_by_one(threads: int | None) -> None:
    asked = [PROBLEM, EMPTY, CONTRADICTION, *NINES]
    assert count_many(asked, 7, threads=threads) == [1, 7, 0] + [1] * len(NINES)
    for given in (NINES, SIXES, [*NINES, *SIXES], [problem.replace(".", "0") for problem in NINES]):
        assert canonical_many(given, threads=threads) == list(map(canonical, given))
        assert count_many(iter(given), threads=threads) == [count(problem) for problem in given]


@pytest.mark.parametrize("threads", [1, 2])
def test_more_than_are_looked_at_together(threads: int) -> None:
    asked = [*NINES * 1000, EMPTY, CONTRADICTION]
    assert count_many(asked, threads=threads) == [1] * 1000 * len(NINES) + [2, 0]
    assert solve_many(asked, threads=threads) == solve_many(NINES) * 1000 + ["several", "none"]
    for bad in (30_000, 3):
        with pytest.raises(BadInput, match=f"^bad-grid-length: problem={bad + 1},"):
            solve_many([*asked[:bad], "12", *asked[bad:]], threads=threads)


def test_nothing_is_answered_with_nothing() -> None:
    assert (canonical_many([]), count_many([])) == ([], [])


@pytest.mark.parametrize(
    ("bad", "code"),
    [("12", "bad-grid-length"), ("x" * 81, "bad-grid-character"), (3, "not-a-grid")],
)
def test_one_bad_problem_is_named_by_its_number(bad: object, code: str) -> None:
    for ask in (canonical_many, count_many):
        with pytest.raises(BadInput, match=f"^{code}: problem=3"):
            ask([*NINES[:2], bad])  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("bad", "code"),
    [(EMPTY, "problem-with-several-solutions"), (CONTRADICTION, "problem-without-solution")],
)
def test_only_one_solution_has_a_canonical_form(bad: str, code: str) -> None:
    with pytest.raises(BadInput, match=f"^{code}: problem=2"):
        canonical_many([PROBLEM, bad])


@pytest.mark.parametrize("problems", [PROBLEM, 3, None])
def test_a_list_is_wanted(problems: object) -> None:
    with pytest.raises(BadInput, match="not-a-list"):
        count_many(problems)  # type: ignore[arg-type]


@pytest.mark.parametrize("arguments", [{"threads": 0}, {"threads": "2"}, {"limit": 0}])
def test_numbers_are_checked(arguments: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="bad-number"):
        count_many([PROBLEM], **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_share_one_large_count(threads: int) -> None:
    givens = ".3..7....6..19.....9.....6.8...6...3...8.3...7...2...6.6....2.....4.9..5.......79"
    assert count_many([givens], 1 << 62, threads=threads) == [23_791]
    assert count_many([givens, NINES[0], givens], 15_000, threads=threads) == [15_000, 1, 15_000]
    assert count_many([givens.replace("3", "9", 1)], 20_000, threads=threads) == [0]
