"""The compiled search and the readable techniques say the same, wherever they look."""

from collections.abc import Iterator

import pytest

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.step import Candidate, Step
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import techniques
from fullhouse.core.chance import Chance
from fullhouse.sudoku.grid import Grid
from tests.coach.samples import minimal
from tests.examples import FACTOR
from tests.oracles import search as oracle

SHORTEST_OF_MANY = ("x_chain", "xy_chain", "aic", "grouped_aic", "als_chain", "death_blossom", "als_aic")
"""Of these both give the shortest ways only, and may choose between equal ones."""
SLOW = ("nested_net", "franken_fish", "mutant_fish", "als_aic")
"""Compared at fewer positions: the readable finders of these take a second."""
BEST_ONLY = ("forcing_chain", "forcing_net", "nested_net")


def positions(number: int) -> Iterator[Position]:
    """Moments on the way to solutions, mostly such as need more than a single."""
    chance = Chance(11)
    for problem in minimal(number):
        position = Position.of(Grid.parse(problem))
        for step in search.solve_path(position).steps:
            if chance.below(100) < (30 if step.removes else 2):
                yield position
            position = position.after(step)


POSITIONS = tuple(positions(20 if FACTOR == 1 else 40 * FACTOR))


def conclusions(steps: list[Step]) -> set[tuple[bool, Candidate]]:
    """All that the steps say, taken together."""
    return {(True, c) for s in steps for c in s.places} | {(False, c) for s in steps for c in s.removes}


@pytest.mark.parametrize("technique", techniques(), ids=[technique.name for technique in techniques()])
def test_compiled_and_python_finders_agree(technique: Technique) -> None:
    every = 12 if technique.level >= 4 else 2 if technique.level == 3 else 1
    for position in POSITIONS[:: every * (4 if technique.name in SLOW else 1)]:
        fast, slow = search.all_steps(position, technique.name), list(technique.find(position))
        effects = {step.effect for step in slow}
        if technique.name in BEST_ONLY:
            assert {step.effect for step in fast} <= effects
            assert bool(fast) == bool(slow)
        elif technique.name in SHORTEST_OF_MANY:
            assert bool(fast) == bool(slow)
            if technique.name not in ("als_chain", "als_aic"):
                assert conclusions(fast) == conclusions(slow)
        else:
            assert {step.effect for step in fast} == effects


def test_the_python_search_reaches_the_solution() -> None:
    for problem in minimal(4):
        position = Position.of(Grid.parse(problem))
        slow, fast = oracle.path(position), search.solve_path(position)
        assert slow.stop == fast.stop == "solved"
        assert {step.technique for step in slow.steps[:3]} <= {technique.name for technique in techniques()}
