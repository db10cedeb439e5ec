"""The booklet's figures: real positions of our own, and the coach finds what the printed ones show."""

import pytest

from fullhouse.coach import search
from fullhouse.coach.choice import step_by
from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.hint import hint
from fullhouse.coach.proofs import check
from fullhouse.coach.proofs.proof import without_detours
from fullhouse.core.errors import BadInput
from fullhouse.problems.booklet import Figure, deduced, figure, figures
from fullhouse.problems.practice.exercise import DEDUCTION, DEDUCTIONS, exercise, written
from fullhouse.problems.practice.judge import judge, read_answer
from fullhouse.solver import solve

COLUMNS = HOUSES[9:18]


def test_the_figures_carry_the_printed_numbers() -> None:
    """docs/rules/techniques.md, The booklet's figures; 15 is 14 solved."""
    assert {one.number: one.theme for one in figures()} == {
        9: "slide",
        10: "few_gaps",
        11: "many_gaps",
        12: "block",
        13: "elimination",
        14: "whole_line",
        16: "exclusion",
        17: "block_to_line",
        18: "three_for_three",
        19: "chain",
    }
    ways = [one.way for one in figures()]
    assert list(dict.fromkeys(ways)) == [
        "slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"
    ]  # fmt: skip
    assert ways == sorted(ways, key=ways.index)


@pytest.mark.parametrize("one", figures(), ids=lambda one: f"{one.number}-{one.theme}")
def test_each_link_holds_and_leads_to_the_next(one: Figure) -> None:
    solution, position = solve(one.problem), one.position
    assert all(given in (".", digit) for given, digit in zip(one.grid, solution, strict=True))
    for (technique, answer), link in zip(one.steps, one.links, strict=True):
        assert link.position == position
        assert (link.technique, written(link.step)) == (technique, answer)
        assert check.holds(position, link.step)
        assert judge(link, read_answer(answer)).reason in ("right", "more")
        position = position.after(link.step)
    (cell, symbol), *_ = link.step.places
    assert int(solution[cell]) == symbol


@pytest.mark.parametrize(
    "one", [one for one in figures() if one.way != "deduction"], ids=lambda one: f"{one.number}-{one.theme}"
)
def test_told_to_follow_its_way_the_coach_finds_the_figure(one: Figure) -> None:
    """Whatever is easier there; where a whole column is filled, one digit after the other."""
    first = hint(one.problem, grid=one.grid, way=one.way).step
    assert first is not None
    if len(one.steps) == 1:
        assert written(first) == one.steps[0][1]
        assert len(search.all_steps(one.position, first.technique)) == 1
        return
    cells = frozenset(cell for link in one.links for cell, _ in link.step.places)
    (column,) = [house for house in COLUMNS if cells <= house]
    assert one.position.open & column == cells
    assert {technique for technique, _ in one.steps} <= {one.way, "full_house"}


def test_a_column_lacks_three_digits_and_another_four() -> None:
    """Figures 10 and 14, digit by digit until all stand."""
    assert [len(figure(number).steps) for number in (10, 14)] == [3, 4]


@pytest.mark.parametrize(("number", "digits"), [(17, 1), (18, 3), (19, 6)])
def test_deduction_is_followed_to_its_placements(number: int, digits: int) -> None:
    one = figure(number)
    assert not any(step_by(one.position, way) for way in ("slide", "crossing", "block_crossing"))
    assert not any(step_by(one.position, way) for way in ("elimination", "exclusion"))
    steps = deduced(one.position, digits)
    assert tuple((step.technique, written(step)) for step in steps) == one.steps
    assert sum(len(step.places) for step in steps) == digits
    first = hint(one.problem, grid=one.grid, way="deduction").step
    assert first is not None
    assert written(first) == one.steps[0][1]


def test_figure_17_a_digit_that_is_barred_in_the_next_block_is_known_there() -> None:
    narrowing, placed = deduced(figure(17).position, 1)
    (cell, symbol) = placed.places[0]
    barred = {where for where, _ in narrowing.removes}
    assert {what for _, what in narrowing.removes} == {symbol}
    assert any(barred | {cell} <= block for block in HOUSES[18:])


def test_figure_18_two_for_two_so_three_for_three_and_three_digits() -> None:
    """One follows from the other: nothing can be left out."""
    one = figure(18)
    steps = deduced(one.position, 3)
    pair, triple, *_ = steps
    assert pair.technique.endswith("_pair")
    assert triple.technique.endswith("_triple")
    assert {cell for cell, _ in pair.removes} & {*triple.the("pattern").cells}
    assert without_detours(one.position, steps, digits=True) == steps


def test_figure_19_two_columns_and_a_row_lack_two_digits_each() -> None:
    one = figure(19)
    cells = frozenset(cell for step in deduced(one.position, 6) for cell, _ in step.places)
    two = [house for house in HOUSES[:18] if len(one.position.open & house) == 2]
    rows, columns = ([h for h in two if h in some] for some in (HOUSES[:9], COLUMNS))
    inside = [h & one.position.open for h in (*rows, *columns) if h & one.position.open <= cells]
    assert any(
        len(row | first | second) == 6
        for row in inside[: len(rows)]
        for first in inside
        for second in inside
        if row | first | second == cells
    )


def test_deduction_can_be_practised() -> None:
    """Any of the techniques that the booklet calls so."""
    exercises = [exercise(DEDUCTION, seed) for seed in range(1, 6)]
    assert {one.technique for one in exercises} <= set(DEDUCTIONS)
    assert len({one.technique for one in exercises}) > 1
    for one in exercises:
        assert one.step.technique == one.technique


@pytest.mark.parametrize("number", [8, 15, 20])
def test_a_number_without_figure_is_refused(number: int) -> None:
    with pytest.raises(BadInput, match="unknown-figure"):
        figure(number)
