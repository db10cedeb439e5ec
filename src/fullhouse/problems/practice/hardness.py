"""How hard it is to see the step of an exercise: drills come from easy to hard."""

from fullhouse.coach import search
from fullhouse.coach.choice import links_of
from fullhouse.coach.reasons import with_bars
from fullhouse.core.chance import Chance
from fullhouse.problems.practice.exercise import Exercise
from fullhouse.problems.practice.supply import SEEDS, exercise

RANKS = 3
"""Drills of a series: an easy one, a middling one, a hard one."""
TO_LOOK_AT = 4
"""What each cell, tile or link of the pattern counts, beside a candidate that only distracts."""
ANOTHER = 6
"""So much easier it is for each further step that would do as well, up to a few."""
MOST_OTHERS = 4


def hardness(task: Exercise) -> int:
    """What one has to look at, and what distracts: candidates of the pattern's digits all over the board.

    >>> easy, hard = (exercise("x_wing", graded("x_wing", 1, rank)) for rank in (1, RANKS))
    >>> hardness(easy) < hardness(hard)
    True
    """
    position = task.position
    step = with_bars(position, task.step)
    symbols = {symbol for part in step.parts for symbol in part.symbols}
    symbols |= {link.symbol for link in step.chain} | {symbol for _, symbol in (*step.places, *step.removes)}
    distracting = sum(len(position.rooms[symbol]) for symbol in symbols)
    others = 0 if step.nets else len(search.all_steps(position, task.technique)) - 1
    return TO_LOOK_AT * links_of(step) + distracting - ANOTHER * min(others, MOST_OTHERS)


def graded(technique: str, seed: int, rank: int) -> int:
    """The seed of the drill of a rank: of the three that a seed leads to, the easiest has rank 1."""
    chance = Chance(seed)
    seeds = [chance.below(SEEDS) for _ in range(RANKS)]
    return sorted(seeds, key=lambda one: (hardness(exercise(technique, one)), one))[rank - 1]
