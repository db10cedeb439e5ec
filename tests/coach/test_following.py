"""Following one way: the coach finds its step although an easier one is there, and says where it has none."""

import pytest

from fullhouse.coach import search
from fullhouse.coach.choice import step_by, techniques_by
from fullhouse.coach.hint import hint
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.techniques import by_name
from fullhouse.core.errors import BadInput
from fullhouse.facade.sudoku import Sudoku
from fullhouse.sudoku.grid import Grid
from fullhouse.words import LANGUAGES
from tests.coach.samples import minimal

PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def test_a_deduction_is_found_although_a_slide_is_easier() -> None:
    assert hint(PUZZLE).step.technique == "slide"  # type: ignore[union-attr]
    told = hint(PUZZLE, way="deduction")
    assert told.kind == "step"
    assert told.step is not None
    assert by_name()[told.step.technique].booklet == "deduction"
    assert check.holds(Position.of(Grid.parse(PUZZLE)), told.step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_way_that_finds_nothing_is_said_with_what_there_is(language: str) -> None:
    told = hint(PUZZLE, way="exclusion", language=language)
    assert (told.kind, told.step) == ("no-way", None)
    assert len({*told.stages}) == 1
    assert hint(PUZZLE, way="x-wing", language=language).stages != told.stages


def test_a_mistake_comes_before_any_way() -> None:
    wrong = "44" + PUZZLE[2:]
    assert hint(PUZZLE, grid=wrong, way="deduction").kind == "mistake"


def test_an_unknown_way_is_refused_with_the_ways_there_are() -> None:
    with pytest.raises(BadInput, match="unknown-way") as refused:
        hint(PUZZLE, way="guessing")
    assert refused.value.facts["allowed"][:6] == [
        "slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"
    ]  # fmt: skip


@pytest.mark.parametrize(
    "way", ["slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"]
)
def test_a_way_is_found_wherever_its_techniques_find_something(way: str) -> None:
    """And never a step of another way."""
    names = {technique.name for technique in techniques_by(way) if not technique.assumes_uniqueness}
    for problem in minimal(12):
        position = Position.of(Grid.parse(problem))
        for step in search.solve_path(position, deepest="naked_pair").steps[:20:4]:
            position = position.after(step)
            followed = step_by(position, way)
            if followed is None:
                assert not any(search.all_steps(position, name) for name in names)
            else:
                assert followed.technique in names


def test_python_has_it_too() -> None:
    puzzle = Sudoku(PUZZLE)
    assert puzzle.hint().technique == "slide"
    assert puzzle.hint(way="pointing").technique == "pointing"
    with pytest.raises(BadInput, match="“exclusion” finds nothing"):
        puzzle.hint(way="exclusion")
