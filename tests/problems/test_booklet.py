"""The booklet: fifty numbered problems for somebody who knows only the six ways of solving."""

from itertools import pairwise

import pytest

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.rating import rate
from fullhouse.core.errors import BadInput
from fullhouse.problems.booklet import DEEPEST, LEVELS, PAGES, page, pages
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS as DECKS
from fullhouse.solver import canonical
from fullhouse.sudoku.grid import Grid

SIX_WAYS = "hidden_triple"
"""The last technique that the booklet teaches, in the order of the coach: three numbers for three cells."""


def test_there_are_fifty_in_five_levels() -> None:
    assert [one.number for one in pages()] == list(range(1, 51))
    assert [one.level for one in pages()] == [level for level in LEVELS for _ in range(PAGES)]
    assert page(17) == pages()[16]


@pytest.mark.parametrize("number", [0, 51, -1])
def test_other_numbers_are_refused(number: int) -> None:
    with pytest.raises(BadInput, match="unknown-page"):
        page(number)


def test_each_is_solved_with_the_six_ways_alone() -> None:
    for one in pages():
        path = search.solve_path(Position.of(Grid.parse(one.problem)), deepest=SIX_WAYS)
        assert path.is_solved, one.number


def test_each_level_needs_what_the_booklet_teaches_next() -> None:
    for one in pages():
        assert rate(one.problem).hardest in DEEPEST[one.level], one.number


def test_they_get_harder_as_the_numbers_grow() -> None:
    scores = [rate(one.problem).score for one in pages()]
    assert all(one < two for one, two in pairwise(scores))


def test_they_are_our_own_and_all_different() -> None:
    kinds = {canonical(one.problem) for one in pages()}
    assert len(kinds) == 50
    assert not kinds & {canonical(problem) for level in DECKS for problem in problems_of(level)}
