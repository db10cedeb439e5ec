"""A grade is the problem's own: the same however it is turned, mirrored or renumbered."""

import pytest

from fullhouse.coach.rating import rate, tally
from fullhouse.core.chance import Chance
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.variants import isomorph
from fullhouse.solver import canonical
from fullhouse.sudoku.grid import Grid
from tests.coach.samples import HARD, minimal
from tests.oracles import tally as oracle


def test_isomorphs_get_the_same_grade() -> None:
    chance = Chance(2)
    library = [problem for level in LEVELS for problem in problems_of(level)[::6]]
    for problem in (*library, *minimal(150)):
        grade = rate(problem)
        for _ in range(4):
            assert rate(isomorph(problem, chance)) == grade, problem


def test_an_isomorph_is_another_page_of_the_same_problem() -> None:
    chance = Chance(3)
    for problem in minimal(5):
        pages = {isomorph(problem, chance) for _ in range(10)}
        assert len(pages) == 10
        assert {canonical(page) for page in pages} == {canonical(problem)}


@pytest.mark.parametrize("problem", [*minimal(8), problems_of(4)[0]])
def test_the_readable_techniques_count_the_same(problem: str) -> None:
    assert oracle.tally(Grid.parse(problem)) == tally(problem)


def test_where_assumptions_have_to_be_followed_they_count_the_same_too() -> None:
    fast = tally(HARD[0])
    assert fast[1].keys() & {"forcing_chain", "forcing_net"}
    assert oracle.tally(Grid.parse(HARD[0])) == fast
