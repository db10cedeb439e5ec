"""What the board shows with a hint: no more than its stage tells, and the story of a step beat by beat."""

import re
from itertools import pairwise

import pytest

from fullhouse.coach import search
from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.hint import Hint, hint, hint_of
from fullhouse.coach.pictures.artist import draw
from fullhouse.coach.pictures.drawing import MOST_MARKS, Drawing, Element
from fullhouse.coach.pictures.hint_drawing import hint_drawing
from fullhouse.coach.position import Position
from fullhouse.coach.search import with_bars
from fullhouse.coach.sentences import stages
from fullhouse.coach.speech import tell
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import by_name
from fullhouse.core.chance import Chance
from fullhouse.problems.practice.exercise import exercise, exercise_in
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.coach.drawing import load

LONG_CHAIN = "...1...3...49..1.61....58..8..7....4.26.8.9............9..17.2.43......8..1...5.."
"""Its first ALS-AIC has six strong links."""
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def example_of(technique: str) -> tuple[Position, Step]:
    position, effect, _ = load(technique)
    steps = search.all_steps(position, technique)
    return position, with_bars(position, next(step for step in steps if step.effect == effect))


def shown(technique: str, stage: int) -> Drawing:
    position, step = example_of(technique)
    drawing = hint_drawing(Hint("step", ("", "", ""), step=step, position=position), stage)
    assert drawing is not None
    return drawing


@pytest.mark.parametrize("technique", by_name())
def test_a_stage_shows_no_more_than_its_words_tell(technique: str) -> None:
    _, step = example_of(technique)
    placed = {cell for cell, _ in step.places}
    for stage in (1, 2):
        drawing = shown(technique, stage)
        assert (drawing.places, drawing.arrows, drawing.rays) == ((), (), ())
        assert not any(mark.role == "elimination" for mark in drawing.marks)
        assert drawing.beats == 1
        assert drawing.tints or drawing.frames
    assert not placed.intersection(mark.cell for mark in shown(technique, 2).marks)
    assert not shown(technique, 1).marks
    whole = shown(technique, 3)
    assert whole.places == step.places
    gone = {(mark.cell, mark.symbol) for mark in whole.marks if mark.role == "elimination"}
    assert gone == {*step.removes}


@pytest.mark.parametrize("technique", by_name())
def test_every_beat_brings_something_and_the_conclusion_comes_last(technique: str) -> None:
    position, step = example_of(technique)
    drawing = draw(position, step)
    elements: list[Element] = [*drawing.tints, *drawing.frames, *drawing.marks]
    elements += [*drawing.arrows, *drawing.rays]
    at = [{one for one in elements if one.beat <= beat <= one.until} for beat in range(1, drawing.beats + 1)]
    assert all(one != other for one, other in pairwise(at[:-1]))
    assert max(one.beat for one in elements) <= drawing.beats
    links = [arrow.beat for arrow in drawing.arrows]
    assert links == sorted(links)
    assert all(one.beat <= one.until <= drawing.beats for one in elements)
    assert max(drawing.marks_at(beat) for beat in range(1, drawing.beats + 1)) <= MOST_MARKS


@pytest.mark.parametrize("technique", by_name())
def test_a_legend_names_exactly_what_is_drawn(technique: str) -> None:
    drawing = draw(*example_of(technique))
    drawn: set[str] = {frame.role for frame in drawing.frames} | {mark.role for mark in drawing.marks}
    drawn |= {arrow.role for arrow in drawing.arrows}
    assert drawn <= {*drawing.legend}
    assert ("placement" in drawing.legend) == bool(drawing.places)
    assert {*drawing.legend} - drawn <= {"placement", "ray", "area", "cells"}


@pytest.mark.parametrize("technique", by_name())
def test_blocks_are_numbered_where_the_words_name_one(technique: str) -> None:
    _, step = example_of(technique)
    told = tell(step)
    for stage, words in ((1, told.where), (3, told.proof)):
        assert shown(technique, stage).blocks == bool(re.search(r"block \d", words)), words


def test_the_first_stage_lights_the_house_the_cell_or_all_places_of_the_digit() -> None:
    assert shown("pointing", 1).tints[0].cells == tuple(sorted(HOUSES[_house("pointing")]))
    position, step = example_of("x_wing")
    (digit,) = {symbol for part in step.parts for symbol in part.symbols}
    assert set(shown("x_wing", 1).tints[0].cells) == position.rooms[digit]
    _, step = example_of("xy_wing")
    assert shown("xy_wing", 1).tints[0].cells == step.the("pivot").cells


def _house(technique: str) -> House:
    _, step = example_of(technique)
    return next(part.house for part in step.parts if part.house is not None)


def test_a_mistake_is_shown_as_a_block_then_its_cell_then_what_it_repeats() -> None:
    wrong = Grid.parse(PROBLEM[:2] + "9" + PROBLEM[3:])
    told = hint(Grid.parse(PROBLEM), grid=wrong)
    block, cell, why = (hint_drawing(told, stage) for stage in (1, 2, 3))
    assert block
    assert cell
    assert why
    assert block.blocks
    assert len(block.tints[0].cells) == 9
    assert [NINE.name(one) for one in cell.tints[0].cells] == ["c1"]
    assert [(NINE.name(ray.by), NINE.name(ray.cell)) for ray in why.rays] == [("b3", "c1")]


def test_where_there_is_no_step_nothing_is_drawn() -> None:
    assert hint_drawing(Hint("solved", ("", "", "")), 3) is None


def test_a_net_shows_only_what_is_assumed_before_the_last_stage() -> None:
    assumed = shown("forcing_net", 2).marks
    assert assumed
    assert {mark.role for mark in assumed} == {"assumed"}
    assert len(shown("forcing_net", 3).marks) > len(assumed)


def test_the_idea_of_a_single_does_not_give_its_cell_away() -> None:
    _, step = example_of("slide")
    assert stages(step).idea.key == "idea-slide"
    drawing = shown("slide", 2)
    ((cell, _),) = step.places
    toned = {tint.tone: tint.cells for tint in drawing.tints if cell in tint.cells}
    assert {*toned} == {"house"}
    barring = {bar.by for bar in step.bars if bar.by is not None}
    assert barring <= {one for tint in drawing.tints for one in tint.cells}


@pytest.mark.parametrize(
    "technique",
    [
        "unique_rectangle",
        "unique_rectangle_3",
        "unique_rectangle_5",
        "unique_rectangle_6",
        "hidden_rectangle",
    ],
)
def test_no_corner_of_a_rectangle_loses_its_pair_alone(technique: str) -> None:
    """All corners have the signs of the pair, or all but the floor, whose cells have nothing else."""
    for seed in range(6):
        given = exercise(technique, seed)
        step, masks = given.step, given.position.masks
        floor, roof = step.the("floor"), step.the("roof")
        drawing = draw(given.position, step)
        for beat in range(2, drawing.beats + 1):
            signed = {(one.cell, one.symbol) for one in drawing.marks if one.beat <= beat <= one.until}
            in_floor, in_roof = [
                [(cell, one) for cell in cells for one in floor.symbols if masks[cell] >> one & 1]
                for cells in (floor.cells, roof.cells)
            ]
            assert signed.issuperset(in_roof)
            assert signed.issuperset(in_floor) or not signed.intersection(in_floor)


def test_a_long_chain_through_sets_is_read_line_by_line_as_it_is_drawn() -> None:
    practice = exercise_in(LONG_CHAIN, "als_aic", Chance(1))
    assert practice is not None
    told = hint_of(practice.position, practice.step)
    drawing, links = draw(practice.position, practice.step), [link for link in practice.step.chain if link.on]
    assert told.tree is not None
    assert len(told.tree.lines) == len(links) > 5
    assert len(told.stages[2]) < len(tell(practice.step).proof)
    for line, link in zip(told.tree.lines, links, strict=True):
        fresh = {(mark.cell, mark.symbol) for mark in drawing.marks if mark.beat == line.beat}
        claim = f"{'/'.join(map(NINE.name, link.cells))}={link.symbol}"
        assert claim in [phrase.text for phrase in line.phrases]
        assert fresh <= {(cell, link.symbol) for cell in link.cells}
        assert any(arrow.beat == line.beat and arrow.role == "strong" for arrow in drawing.arrows)
