"""Pictures of steps: every conclusion, link and role is drawn, and can be told apart without colour."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from fullhouse.coach import search
from fullhouse.coach.geometry import houses_of
from fullhouse.coach.pictures.drawing import FRAMES, LINKS, MARKS
from fullhouse.coach.pictures.picture import MARGIN, SIZE, link, picture
from fullhouse.coach.search import with_bars
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import by_name, techniques
from fullhouse.words import LANGUAGES, say
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
        _, drawing = drawn(technique)
        assert [shape for shape in shapes if f'class="{shape}"' not in drawing] == [], technique


def test_a_bug_shows_the_three_places_of_its_digit_in_each_house() -> None:
    step, drawing = drawn("bug")
    ((cell, symbol),) = step.places
    position, _, _ = load("bug")
    others = {place for house in houses_of(cell) for place in position.places(symbol, house)} - {cell}
    assert drawing.count('class="extra"') == len(others) + 1
    assert drawing.count('class="frame house"') == 3


def test_no_two_techniques_look_alike_without_colour() -> None:
    drawings = {without_colour(drawn(technique.name)[1]) for technique in techniques()}
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
    position, effect, _ = load("xy_wing")
    step = next(step for step in search.all_steps(position, "xy_wing") if step.effect == effect)
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
