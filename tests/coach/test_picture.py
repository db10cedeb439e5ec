"""Pictures of steps: every conclusion, link and role is drawn, and can be told apart without colour.

With a hint the board shows no more than its stage tells, and the story of a step beat by beat.
"""

import json
import re
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from fullhouse.coach.geometry import HOUSES, House, houses_of
from fullhouse.coach.hint import Hint, hint, hint_of
from fullhouse.coach.pictures.artist import draw
from fullhouse.coach.pictures.drawing import FRAMES, LINKS, MARKS, MOST_MARKS, Drawing, Mark, Tint
from fullhouse.coach.pictures.hint_drawing import hint_drawing
from fullhouse.coach.pictures.picture import MARGIN, SIZE, link, picture
from fullhouse.coach.sentences import stages
from fullhouse.coach.speech import tell
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import by_name, techniques
from fullhouse.core.chance import Chance
from fullhouse.problems.practice.exercise import exercise, exercise_in
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.words import LANGUAGES, say
from tests.coach.samples import drawn, load


def pictured(technique: str) -> tuple[Step, str]:
    """The step of a technique on its drawn grid, and its picture."""
    position, step = drawn(technique)
    return step, picture(position, step, title="<&>")


def without_colour(drawing: str) -> str:
    return re.sub(r'#[0-9a-f]{6}|fill="[a-z]*"', "", drawing)


@pytest.mark.parametrize("technique", by_name())
def test_every_conclusion_and_link_is_drawn(technique: str) -> None:
    step, drawing = pictured(technique)
    assert drawing.count('class="placed"') == len(step.places)
    barred = sum(bar.by is not None and bar.cell not in dict(step.places) for bar in step.bars)
    assert drawing.count('class="struck"') == barred
    legend = bool(step.removes)  # one more in the legend
    assert drawing.count('path class="elimination"') == len(step.removes) + legend
    if step.chain:
        links = len(step.chain) - 1
        assert drawing.count('class="strong"') == (links + 1) // 2 + 1
        assert drawing.count('class="weak"') == links // 2 + 1
    if step.nets:
        frame = "base" if any(step.all("base")) else "house"  # a Kraken fish begins with its lines
        assert f'class="frame {frame}"' in drawing


def test_roles_have_shapes_of_their_own() -> None:
    wanted = {
        "multi_colouring": ("colour_a", "colour_b", "colour_c", "colour_d"),
        "simple_colouring": ("colour_a", "colour_b"),
        "unique_rectangle": ("pair", "extra", "frame rectangle"),
        "finned_x_wing": ("premise", "fin", "frame base", "frame cover"),
        "xy_wing": ("pivot", "pincer", "target", "strong", "weak"),
        "w_wing": ("pincer", "target", "strong", "weak"),
        "als_xy_wing": ("frame group", "premise", "target"),
        "death_blossom": ("pivot", "frame group", "target"),
        "turbot_fish": ("premise", "strong", "weak"),
    }
    for technique, shapes in wanted.items():
        _, drawing = pictured(technique)
        assert [shape for shape in shapes if f'class="{shape}"' not in drawing] == [], technique


def test_a_bug_shows_the_three_places_of_its_digit_in_each_house() -> None:
    step, drawing = pictured("bug")
    ((cell, symbol),) = step.places
    position, _, _ = load("bug")
    others = {place for house in houses_of(cell) for place in position.places(symbol, house)} - {cell}
    assert drawing.count('class="extra"') == len(others) + 1
    assert drawing.count('class="frame house"') == 3


def test_no_two_techniques_look_alike_without_colour() -> None:
    drawings = {without_colour(pictured(technique.name)[1]) for technique in techniques()}
    assert len(drawings) == len(techniques())


def test_a_position_alone_has_no_marks() -> None:
    position, _, _ = load("x_wing")
    drawing = picture(position)
    assert not re.search(r'class="(struck|placed|strong|weak|frame|premise|legend)', drawing)


def test_no_two_roles_look_alike_without_colour() -> None:
    assert len({(look.path, look.fill) for look in MARKS.values()}) == len(MARKS)
    assert len({(look.dash, look.width) for look in LINKS.values()}) == len(LINKS)
    assert len({(look.dash, look.width) for look in FRAMES.values()}) == len(FRAMES)


def test_the_browser_has_the_same_looks() -> None:
    """`python -m fullhouse.coach.pictures.drawing web/src/sudoku/drawn.json` writes them."""
    path = Path(__file__).parents[2] / "web" / "src" / "sudoku" / "drawn.json"
    written = json.loads(path.read_text(encoding="utf-8"))
    table = {"marks": MARKS, "frames": FRAMES, "links": LINKS}
    assert written == json.loads(msgspec.json.encode(table))


def test_a_picture_has_a_legend_in_every_language() -> None:
    position, step = drawn("xy_wing")
    for language in LANGUAGES:
        assert say("coach-legend-pivot", language) in picture(position, step, language=language)


def test_a_position_alone_has_text() -> None:
    position, _, _ = load("x_wing")
    drawing = picture(position)
    assert drawing.count("<text") >= 81


def test_a_link_along_an_edge_bends_into_the_board() -> None:
    bottom = SIZE - MARGIN - 5.0
    for start, end in ((60.0, 500.0), (500.0, 60.0)):
        bends = re.search(r"Q\S+ (\S+)", link((start, bottom), (end, bottom), "weak"))
        assert bends is not None
        assert float(bends[1]) < bottom


LONG_CHAIN = "...1...3...49..1.61....58..8..7....4.26.8.9............9..17.2.43......8..1...5.."
"""Its first ALS-AIC has six strong links."""
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def shown(technique: str, stage: int) -> Drawing:
    position, step = drawn(technique)
    drawing = hint_drawing(Hint("step", ("", "", ""), step=step, position=position), stage)
    assert drawing is not None
    return drawing


@pytest.mark.parametrize("technique", by_name())
def test_a_stage_shows_no_more_than_its_words_tell(technique: str) -> None:
    _, step = drawn(technique)
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
    position, step = drawn(technique)
    drawing = draw(position, step)
    elements: list[Tint | Mark] = [*drawing.tints, *drawing.frames, *drawing.marks]
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
    drawing = draw(*drawn(technique))
    roles: set[str] = {frame.role for frame in drawing.frames} | {mark.role for mark in drawing.marks}
    roles |= {arrow.role for arrow in drawing.arrows}
    assert roles <= {*drawing.legend}
    assert ("placement" in drawing.legend) == bool(drawing.places)
    assert {*drawing.legend} - roles <= {"placement", "ray", "area", "cells"}


@pytest.mark.parametrize("technique", by_name())
def test_blocks_are_numbered_where_the_words_name_one(technique: str) -> None:
    _, step = drawn(technique)
    told = tell(step)
    for stage, words in ((1, told.where), (3, told.proof)):
        assert shown(technique, stage).blocks == bool(re.search(r"block \d", words)), words


def test_the_first_stage_lights_the_house_the_cell_or_all_places_of_the_digit() -> None:
    assert shown("pointing", 1).tints[0].cells == tuple(sorted(HOUSES[_house("pointing")]))
    position, step = drawn("x_wing")
    (digit,) = {symbol for part in step.parts for symbol in part.symbols}
    assert set(shown("x_wing", 1).tints[0].cells) == position.rooms[digit]
    _, step = drawn("xy_wing")
    assert shown("xy_wing", 1).tints[0].cells == step.the("pivot").cells


def _house(technique: str) -> House:
    _, step = drawn(technique)
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
    _, step = drawn("slide")
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
    for line, own in zip(told.tree.lines, links, strict=True):
        fresh = {(mark.cell, mark.symbol) for mark in drawing.marks if mark.beat == line.beat}
        claim = f"{'/'.join(map(NINE.name, own.cells))}={own.symbol}"
        assert claim in [phrase.text for phrase in line.phrases]
        assert fresh <= {(cell, own.symbol) for cell in own.cells}
        assert any(arrow.beat == line.beat and arrow.role == "strong" for arrow in drawing.arrows)
