"""Grades: a level by the hardest technique, a score by all of them; bad problems are refused."""

import pytest

from fullhouse.coach.grading.rating import TECHNIQUE_SET, rate, rate_many
from fullhouse.coach.techniques import by_name
from fullhouse.core.errors import BadInput
from tests.coach.samples import HARD, minimal


def test_the_level_is_that_of_the_hardest_technique() -> None:
    levels = set()
    for problem in (*minimal(200), *HARD):
        grade = rate(problem)
        assert grade.solved_by_logic
        assert grade.level == by_name()[grade.hardest].level
        assert grade.score > 5 * by_name()[grade.hardest].weight
        assert grade.technique_set == TECHNIQUE_SET
        levels.add(grade.level)
    assert levels == {1, 2, 3, 4, 5}


def test_a_budget_that_runs_out_is_said() -> None:
    grade = rate(HARD[0], budget=1)
    assert (grade.solved_by_logic, grade.stopped_by_budget, grade.level) == (False, True, 5)


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        ("." * 80, "bad-grid-length"),
        ("x" * 81, "bad-grid-character"),
        ("." * 81, "problem-with-several-solutions"),
        ("11" + "." * 79, "problem-without-solution"),
        (
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
            "problem-is-full",
        ),
    ],
)
def test_invalid_problems_have_no_grade(problem: str, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        rate(problem)


@pytest.mark.parametrize("threads", [1, 3, None])
def test_many_get_the_same_grades_in_their_order(threads: int | None) -> None:
    problems = [*minimal(30), HARD[0]]
    assert rate_many(problems, threads=threads) == [rate(problem) for problem in problems]


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        ("." * 36, "bad-grid-length"),
        ("?" + "." * 80, "bad-grid-character"),
        ("." * 81, "problem-with-several-solutions"),
        ("11" + "." * 79, "problem-without-solution"),
        ("123456789" * 9, "problem-is-full"),
    ],
)
def test_one_bad_problem_of_many_is_named_by_its_number(problem: str, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        rate_many([*minimal(2), problem])
    assert (bad.value.code, bad.value.facts["problem"]) == (code, 3)
