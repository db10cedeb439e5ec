"""A disguise changes how a problem looks, and nothing else."""

import pytest

from fullhouse.coach.rating import rate
from fullhouse.coach.technique import Level
from fullhouse.core.chance import Chance
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.variants import disguised
from fullhouse.solver.generate import canonical


@pytest.mark.parametrize("level", LEVELS)
def test_a_disguise_keeps_problem_and_level(level: Level) -> None:
    for number, card in enumerate(problems_of(level)[::6]):
        shown = disguised(card, Chance(number))
        assert canonical(shown) == canonical(card)
        assert [char == "." for char in shown] == [char == "." for char in reversed(shown)]
        assert rate(shown).level == level


def test_disguises_differ_and_are_reproducible() -> None:
    card = problems_of(1)[0]
    assert len({disguised(card, Chance(seed)) for seed in range(200)}) == 200
    assert disguised(card, Chance(7)) == disguised(card, Chance(7))
    patterns = {
        tuple(char == "." for char in disguised("1" + card[1:40] + "." * 41, Chance(n))) for n in range(99)
    }
    assert len(patterns) == 8, "four turns, each also mirrored"
