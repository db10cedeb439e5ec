"""Pictures of steps: every conclusion, link and role is drawn, and can be told apart without colour."""

import re

import pytest

from fullhouse.coach import search
from fullhouse.coach.geometry import houses_of
from fullhouse.coach.pictures.picture import picture
from fullhouse.coach.reasons import with_bars
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import by_name, techniques
from tests.coach.drawing import load


def drawn(technique: str) -> tuple[Step, str]:
    position, effect, _ = load(technique)
    steps = search.all_steps(position, technique)
    step = with_bars(position, next(step for step in steps if step.effect == effect))
    return step, picture(position, step, title="<&>")


def without_colour(drawing: str) -> str:
    return re.sub(r'#[0-9a-f]{6}|fill="[a-z]*"', "", drawing)


@pytest.mark.parametrize("technique", by_name())
def test_every_conclusion_and_link_is_drawn(technique: str) -> None:
    step, drawing = drawn(technique)
    assert drawing.count('class="placed"') == len(step.places)
    barred = sum(bar.by is not None and bar.cell not in dict(step.places) for bar in step.bars)
    assert drawing.count('class="struck"') == len(step.removes) + barred
    if step.chain:
        links = len(step.chain) - 1
        assert drawing.count('class="strong"') == (links + 1) // 2
        assert drawing.count('class="weak"') == links // 2
    if step.nets:
        assert 'class="double"' in drawing or step.places
        assert "marker-end" in drawing


def test_roles_have_shapes_of_their_own() -> None:
    wanted = {
        "multi_colouring": ("circle", "square", "diamond", "triangle"),
        "simple_colouring": ("circle", "square"),
        "unique_rectangle": ("circle", "square"),
        "finned_x_wing": ("circle", "triangle", "frame solid", "frame dashed"),
        "xy_wing": ("circle", "diamond"),
        "als_xy_wing": ("frame solid", "frame dashed", "frame dotted"),
        "death_blossom": ("diamond", "frame solid", "frame dashed"),
        "turbot_fish": ("circle", "strong", "weak"),
    }
    for technique, shapes in wanted.items():
        _, drawing = drawn(technique)
        assert [shape for shape in shapes if f'class="{shape}"' not in drawing] == [], technique


def test_a_bug_shows_the_three_places_of_its_digit_in_each_house() -> None:
    step, drawing = drawn("bug")
    ((cell, symbol),) = step.places
    position, _, _ = load("bug")
    others = {place for house in houses_of(cell) for place in position.places(symbol, house)} - {cell}
    assert drawing.count('class="square"') == len(others)
    assert drawing.count('class="frame dashed"') == 3


def test_no_two_techniques_look_alike_without_colour() -> None:
    drawings = {without_colour(drawn(technique.name)[1]) for technique in techniques()}
    assert len(drawings) == len(techniques())


def test_a_position_alone_has_no_marks() -> None:
    position, _, _ = load("x_wing")
    drawing = picture(position)
    assert not re.search(r'class="(struck|placed|strong|weak|frame|circle)', drawing)
    assert drawing.count("<text") >= 81
