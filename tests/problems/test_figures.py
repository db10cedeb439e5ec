"""The booklet's figures: real positions, one step of the way each, and the coach finds exactly that one."""

import pytest

from fullhouse.coach import search
from fullhouse.coach.choice import step_by
from fullhouse.coach.hint import hint
from fullhouse.coach.proofs import check
from fullhouse.core.errors import BadInput
from fullhouse.problems.booklet import Figure, figure, figures, steps_by, written
from fullhouse.problems.practice.judge import judge, read_answer
from fullhouse.solver import solve


def test_the_chapter_has_its_figures_in_the_order_of_the_ways() -> None:
    assert [one.number for one in figures()] == [*range(9, 20)]
    ways = [one.way for one in figures()]
    assert list(dict.fromkeys(ways)) == [
        "slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"
    ]  # fmt: skip
    assert ways == sorted(ways, key=ways.index)
    assert [one.theme for one in figures()][6:] == [
        "block_to_line", "line_to_block", "two_for_two", "three_for_three", "chain"
    ]  # fmt: skip


@pytest.mark.parametrize("one", figures(), ids=lambda one: f"{one.number}-{one.theme}")
def test_the_coach_finds_exactly_the_step_of_the_figure(one: Figure) -> None:
    """Told to follow its way, whatever is easier there; each link holds, and the last one is a digit."""
    solution, position = solve(one.problem), one.position
    assert all(given in (".", digit) for given, digit in zip(one.grid, solution, strict=True))
    first = hint(one.problem, grid=one.grid, way=one.way).step
    assert first is not None
    if one.way != "deduction":
        assert (written(first),) == one.answers
        assert len(search.all_steps(position, first.technique)) == 1
    steps = steps_by(position, one.way)
    assert tuple(map(written, steps)) == one.answers
    for step, link in zip(steps, one.links, strict=True):
        assert link.position == position
        assert check.holds(position, step)
        assert judge(link, read_answer(written(step))).reason in ("right", "more")
        position = position.after(step)
    (cell, symbol), *_ = steps[-1].places
    assert int(solution[cell]) == symbol


@pytest.mark.parametrize("one", figures(), ids=lambda one: f"{one.number}-{one.theme}")
def test_easier_ways_do_not_hide_it_and_deductions_come_when_they_are_used_up(one: Figure) -> None:
    easiest = hint(one.problem, grid=one.grid).step
    assert easiest is not None
    if one.way == "deduction":
        assert not any(step_by(one.position, way) for way in ("slide", "crossing", "block_crossing"))
        assert not any(step_by(one.position, way) for way in ("elimination", "exclusion"))
    elif one.way != "slide":
        assert easiest.technique != one.way
    if one.theme == "chain":
        assert len({step.technique for step in steps_by(one.position, one.way)}) > 3


def test_a_number_without_figure_is_refused() -> None:
    for number in (8, 20):
        with pytest.raises(BadInput, match="unknown-figure"):
            figure(number)
