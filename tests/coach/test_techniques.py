"""Each technique on a drawn grid: what it concludes there, and a near miss where it has nothing to say.

The compiled search and the readable techniques say the same, wherever they look. A grade is the problem's
own: the same however it is turned, mirrored or renumbered.
"""

from collections.abc import Iterator

import pytest

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.rating import rate, tally
from fullhouse.coach.step import Candidate, Step
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import families, named, technique_set, techniques
from fullhouse.core.chance import Chance
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.variants import isomorph
from fullhouse.solver import _coach, canonical
from fullhouse.sudoku.grid import Grid
from tests.coach.samples import HARD, Effect, drawings, load, minimal
from tests.examples import FACTOR
from tests.oracles import search as oracle
from tests.oracles import tally as tally_oracle

NAMES = [technique.name for technique in techniques()]


def compiled(position: Position, technique: Technique) -> list[Step]:
    return search.all_steps(position, technique.name)


def readable(position: Position, technique: Technique) -> list[Step]:
    return list(technique.find(position))


def effects(steps: list[Step]) -> set[Effect]:
    return {step.effect for step in steps}


def test_every_technique_has_a_drawing() -> None:
    """In its family's file."""
    drawn = [(family, name) for family, sections in drawings().items() for name in sections]
    assert sorted(drawn) == sorted((family, one.name) for family, some in families().items() for one in some)


def test_compiled_and_python_techniques_have_the_same_order() -> None:
    compiled = _coach.techniques()
    assert compiled[: len(technique_set())] == [technique.name for technique in technique_set()]
    assert {*compiled[len(technique_set()) :]} <= {technique.name for technique in named()}
    weights = [technique.weight for technique in techniques()]
    assert len(set(weights)) == len(weights)
    assert [technique.level for technique in techniques()] == sorted(t.level for t in techniques())


@pytest.mark.parametrize("technique", techniques(), ids=NAMES)
def test_technique_is_found(technique: Technique) -> None:
    position, effect, _ = load(technique.name)
    for find in (compiled, readable):
        steps = [step for step in find(position, technique) if step.effect == effect]
        assert steps
        assert steps[0].technique == technique.name
        assert check.holds(position, steps[0])


@pytest.mark.parametrize("technique", techniques(), ids=NAMES)
def test_near_miss_is_not_found(technique: Technique) -> None:
    _, effect, miss = load(technique.name)
    assert effect not in effects(compiled(miss, technique))
    if technique.name not in SLOW or FACTOR > 1:
        assert effect not in effects(readable(miss, technique))


def test_uniqueness_techniques_are_off_by_default() -> None:
    used: dict[bool, set[str]] = {False: set(), True: set()}
    for unique, seen in used.items():
        for problem in minimal(100):
            path = search.solve_path(Position.of(Grid.parse(problem)), unique=unique)
            seen.update(step.technique for step in path.steps)
    assert not {one.name for one in techniques() if one.assumes_uniqueness} & used[False]
    assert "unique_rectangle" in used[True]


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
    assert tally_oracle.tally(Grid.parse(problem)) == tally(problem)


def test_where_assumptions_have_to_be_followed_they_count_the_same_too() -> None:
    fast = tally(HARD[0])
    assert fast[1].keys() & {"forcing_chain", "forcing_net"}
    assert tally_oracle.tally(Grid.parse(HARD[0])) == fast
