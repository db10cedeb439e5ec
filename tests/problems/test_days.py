"""What each day has: frozen for good, playable, and another puzzle each day."""

import hashlib
from datetime import date, timedelta
from importlib.resources import files

import pytest

from fullhouse.bots import bots_for
from fullhouse.coach.rating import rate
from fullhouse.games import game
from fullhouse.problems import days
from fullhouse.problems.days import FIRST, today
from fullhouse.solver import canonical, is_unique

COUNT = 399
FROZEN = "34eedc91d783dba9c03069fd1f9317b7ebe9c4f753ab2bc629a87ef890064163"
ALL = [today(FIRST + timedelta(days=number)) for number in range(COUNT)]


def test_no_release_changes_a_day() -> None:
    assert hashlib.sha256((files(days.__package__) / "days.txt").read_bytes()).hexdigest() == FROZEN


def test_days_are_numbered_and_begin_again() -> None:
    assert [one.number for one in ALL] == list(range(1, COUNT + 1))
    again, before = today(FIRST + timedelta(days=COUNT)), today(FIRST - timedelta(days=1))
    assert (again.number, again.problem, again.deal) == (COUNT + 1, ALL[0].problem, ALL[0].deal)
    assert (before.number, before.problem, before.deal) == (0, ALL[-1].problem, ALL[-1].deal)
    assert today(date(2026, 11, 19)).number == 18


def test_each_day_of_the_week_has_its_game() -> None:
    assert {one.deal.game for one in ALL if one.day.weekday() == 0} == {"tiles"}
    assert {one.deal.game for one in ALL} == {"tiles", "challenge", "markers", "one-two-three"}
    assert {one.level for one in ALL if one.day.weekday() == 6} == {4}


def test_puzzles_have_one_solution_and_none_comes_twice() -> None:
    assert len({canonical(one.problem) for one in ALL}) == COUNT
    assert {is_unique(one.problem) for one in ALL} == {True}
    assert {one.level: rate(one.problem).level for one in ALL[:7]} == {1: 1, 2: 2, 3: 3, 4: 4}


@pytest.mark.parametrize("number", range(0, COUNT, 7 * 8 + 1))
def test_every_deal_can_be_played_as_it_stands(number: int) -> None:
    deal = ALL[number].deal
    played = game(deal.game)
    _, setup = played.setup(deal.options, 2, deal.setup)
    assert setup == deal.setup
    assert deal.bot in bots_for(deal.game)
