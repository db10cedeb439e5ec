"""Daily problems: one for each level, the same on every server, of a day that exists."""

from datetime import date, timedelta

import pytest

from fullhouse.coach.grading.rating import rate
from fullhouse.core.errors import BadInput
from fullhouse.problems.daily import SECOND_EDITION, daily, read_day
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.library import problems_of
from fullhouse.solver import canonical

DAY = date(2026, 3, 1)
TODAY = "3.8..9....6..5....91.2..64..2...6..4..95872..1..3...9..81..2.36....6..8....8..4.7"
"""The moderate problem of 2026-11-16."""


def test_a_day_has_a_problem_of_each_level() -> None:
    for level in LEVELS:
        of_the_day = daily(level, DAY)
        assert (of_the_day.day, of_the_day.level, rate(of_the_day.problem).level) == (DAY, level, level)
        assert canonical(of_the_day.problem) in {canonical(card) for card in problems_of(level)}
        assert of_the_day == daily(level, DAY)


def test_no_problem_comes_twice_within_a_deck_of_days() -> None:
    cards = len(problems_of(2))
    start = DAY.toordinal() // cards * cards
    days = [date.fromordinal(start + number) for number in range(cards)]
    assert len({canonical(daily(2, day).problem) for day in days}) == cards


def test_the_same_card_looks_different_the_next_time() -> None:
    a_year = {daily(1, DAY + timedelta(days=number)).problem for number in range(365)}
    assert len(a_year) == 365


@pytest.mark.parametrize(
    "text", ["2026-02-29", "2026-13-01", "2026-00-10", "20260301", "tomorrow", "", "2026-W09-7"]
)
def test_a_date_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="bad-date"):
        read_day(text)


def test_future_days_are_refused() -> None:
    assert daily(3, DAY, today=DAY).problem
    with pytest.raises(BadInput, match="daily-not-yet: date=2026-03-02"):
        daily(3, DAY + timedelta(days=1), today=DAY)


def test_there_is_no_sixth_level() -> None:
    with pytest.raises(BadInput, match="bad-level"):
        daily(6, DAY)  # type: ignore[arg-type]


def test_the_second_edition_begins_on_a_day_and_changes_none_before() -> None:
    before, after = SECOND_EDITION - timedelta(days=1), SECOND_EDITION
    second = {canonical(card) for card in problems_of(2, 2)}
    assert canonical(daily(2, before).problem) not in second
    assert canonical(daily(2, after).problem) in second
    assert daily(2, date(2026, 11, 16)).problem == TODAY
