"""Daily problems: one for each level, the same on every server, of a day that exists."""

from datetime import date, timedelta

import pytest

from fullhouse.coach.rating import rate
from fullhouse.core.errors import BadInput
from fullhouse.problems.decks import FIRST_DAY, cards_for_days, daily, read_day
from fullhouse.problems.levels import LEVELS
from fullhouse.solver import canonical

DAY = date(2026, 3, 1)


def test_a_day_has_a_problem_of_each_level() -> None:
    for level in LEVELS:
        of_the_day = daily(level, DAY)
        assert (of_the_day.day, of_the_day.level, rate(of_the_day.problem).level) == (DAY, level, level)
        assert canonical(of_the_day.problem) in {canonical(card) for card in cards_for_days(level)}
        assert of_the_day == daily(level, DAY)


@pytest.mark.parametrize("around", [-1, 0])
def test_no_problem_comes_twice_within_a_deck_of_days(around: int) -> None:
    cards = len(cards_for_days(5))
    start = FIRST_DAY + timedelta(days=around * cards)
    days = [start + timedelta(days=number) for number in range(cards)]
    assert cards > 365
    assert len({canonical(daily(5, day).problem) for day in days}) == cards


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
