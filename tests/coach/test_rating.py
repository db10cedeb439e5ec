"""Grades: a level by the hardest technique, a score by all of them; bad problems are refused."""

import pytest

from fullhouse.coach.grading.rating import TECHNIQUE_SET, rate
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
