"""Positions that look like a technique: the spoiler makes the difference, and nothing else."""

from itertools import islice

import pytest

from fullhouse.coach.position import Position
from fullhouse.coach.speech import text_of
from fullhouse.coach.techniques import by_name, techniques
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.practice.comparison import example, imitation
from fullhouse.problems.practice.look_alike import (
    BY_GIVENS,
    WITHOUT,
    conclusions,
    kept,
    look_alike,
    where_stuck,
    without,
)
from fullhouse.solver import solutions, solve
from fullhouse.sudoku.board import NINE
from tests.examples import FACTOR

SLOW = () if FACTOR > 1 else ("franken_fish", "mutant_fish")
"""Whose readable finders take a second: only in `make soak`."""
SPOILED = [one.name for one in techniques() if one.level > 1 and one.name not in (*WITHOUT, *SLOW, BY_GIVENS)]


@pytest.mark.parametrize("technique", SPOILED)
def test_without_the_spoiler_the_step_holds_and_with_it_not(technique: str) -> None:
    other = look_alike(technique, 3)
    (cell, symbol), step = other.spoiler, other.step
    assert step is not None
    masks = list(other.position.masks)
    assert masks[cell] >> symbol & 1
    masks[cell] &= ~(1 << symbol)
    without = Position(other.position.grid, tuple(masks), other.position.givens)
    find, told = by_name()[technique].find, set(conclusions(step))
    assert any(told <= set(conclusions(one)) for one in find(without))
    assert all(told.isdisjoint(conclusions(one)) for one in find(other.position))
    assert solve(other.problem)[cell] != str(symbol)


def test_a_given_corner_spoils_a_rectangle_of_digits_that_were_found() -> None:
    other = look_alike(BY_GIVENS, 3)
    (cell, symbol), step = other.spoiler, other.step
    assert step is not None
    assert cell in step.the("floor").cells
    assert other.problem[cell] == str(symbol) == str(other.position.grid.symbols[cell])
    assert len(list(islice(solutions(other.problem), 2))) == 1
    find, told = by_name()[BY_GIVENS].find, set(conclusions(step))
    assert other.position.givens is not None
    earlier = Position(other.position.grid, other.position.masks, other.position.givens & ~(1 << cell))
    assert any(told <= set(conclusions(one)) for one in find(earlier))
    assert all(told.isdisjoint(conclusions(one)) for one in find(other.position))
    shown = imitation(BY_GIVENS, 3)
    assert text_of(shown.phrases("en")).startswith(f"No. The {symbol} in {NINE.name(cell)} is given.")
    assert any(tint.tone == "odd" and tint.cells == (cell,) for tint in shown.answer.tints)


@pytest.mark.parametrize("technique", kept())
def test_what_is_kept_is_spoiled_by_its_candidate_alone_in_any_disguise(technique: str) -> None:
    for number, one in enumerate(kept()[technique]):
        for spoiled in (one, one.disguised(Chance(number))):
            position = where_stuck(spoiled.problem, technique)
            assert position is not None
            assert without(position, spoiled) is not None
            assert solve(spoiled.problem)[spoiled.cell] != str(spoiled.symbol)


@pytest.mark.parametrize("technique", ["kraken_fish", "forcing_chain", "forcing_net"])
def test_a_chain_from_an_assumption_is_told_beat_by_beat_without_its_end(technique: str) -> None:
    for shown in (example(technique, 4), imitation(technique, 4)):
        assert shown.pattern.beats > 1
        assert not shown.pattern.places
        assert not any(mark.role in ("elimination", "extra") for mark in shown.pattern.marks)
        assert max(shown.pattern.marks_at(beat) for beat in range(1, shown.pattern.beats + 1)) <= 12
    other = look_alike(technique, 4)
    assert any(
        mark.role == "extra" and (mark.cell, mark.symbol) == other.spoiler for mark in shown.answer.marks
    )


@pytest.mark.parametrize("technique", ["slide", "block_crossing", "crossing"])
def test_a_digit_with_two_places_in_a_house_is_no_single(technique: str) -> None:
    other = look_alike(technique, 5)
    assert other.house is not None
    assert other.place is not None
    (right, symbol), (wrong, _) = other.place, other.spoiler
    assert other.position.places(symbol, other.house) == tuple(sorted((right, wrong)))
    assert solve(other.problem)[right] == str(symbol)


@pytest.mark.parametrize("technique", ["elimination", "exclusion"])
def test_a_cell_with_two_digits_is_no_single(technique: str) -> None:
    other = look_alike(technique, 5)
    assert other.place is not None
    (cell, right), (same, wrong) = other.place, other.spoiler
    assert cell == same
    assert other.position.candidates(cell) == tuple(sorted((right, wrong)))


@pytest.mark.parametrize("technique", WITHOUT)
def test_techniques_that_nothing_looks_like_say_so(technique: str) -> None:
    with pytest.raises(BadInput) as error:
        look_alike(technique, 1)
    assert error.value.code == "technique-without-look-alike"


def test_what_is_shown_does_not_give_the_answer_away() -> None:
    for technique in ("slide", "x_wing", "naked_pair"):
        for shown in (example(technique, 2), imitation(technique, 2)):
            assert not shown.pattern.places
            assert not any(mark.role in ("elimination", "extra") for mark in shown.pattern.marks)
    assert text_of(example("x_wing", 2).phrases("en")).startswith("Yes.")
    assert text_of(imitation("x_wing", 2).phrases("en")).startswith("No.")


def test_what_is_said_about_it_lights_the_board() -> None:
    spoiled = imitation("x_wing", 2)
    assert [phrase.cells for phrase in spoiled.phrases("en") if phrase.cells] == [(spoiled.spoiler,)]
    assert {len(phrase.cells) for phrase in example("x_wing", 2).phrases("en")} >= {0, 1, 18}
