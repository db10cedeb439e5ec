"""Each technique on a drawn grid: what it concludes there, and a near miss where it has nothing to say."""

import pytest

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import families, named, technique_set, techniques
from fullhouse.solver import _coach
from fullhouse.sudoku.grid import Grid
from tests.coach.drawing import Effect, drawings, load
from tests.coach.samples import minimal
from tests.coach.test_twins import SLOW
from tests.examples import FACTOR

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
