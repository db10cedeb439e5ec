"""What somebody new sees: tips now and then; alone, an end with the time, the last tiles and the lessons."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fullhouse.solver import grids
from tests.browser.house import NewPerson, Person
from tests.browser.seating import seat
from tests.browser.test_tiles import begin

(SOLUTION,) = grids(1, seed=77)
"""Not that of other tests: on a problem that is played against others, nothing near it is checked."""
OPEN = SOLUTION[:-1] + "."
"""The solved grid but for its last cell, i9."""


def sit_down(
    ana: Person,
    game: str,
    setup: dict[str, Any],
    options: dict[str, Any] | None = None,
    names: tuple[str, ...] = ("Ana",),
) -> None:
    """A table on one device with an explicit setup, made as a program would make it."""
    seats = [{"who": "me", "name": name} for name in names]
    asked = {"game": game, "seats": seats, "setup": setup, "options": options or {}}
    made = ana.page.request.post(f"{ana.address}/api/tables", data=asked)
    assert made.ok, made.text()
    key = made.json()
    ana.go(f"/t/{key['code']}#key={key['token']}")
    begin(ana)


def write_and_undo(ana: Person, cell: str, times: int) -> None:
    for _ in range(times):
        ana.write(cell, 1)
        expect(ana.cell(cell)).to_have_attribute("aria-label", re.compile(r": 1\b"))
        ana.press("Undo")
        expect(ana.cell(cell)).to_have_attribute("aria-label", re.compile("empty"))


def test_a_first_game_has_a_tip_now_and_then_and_a_third_game_none(person: NewPerson) -> None:
    ana = person()
    tip = ana.page.locator(".tip")
    for game in range(3):
        ana.go(f"/new/classic?problem={OPEN}")
        ana.press("Start")
        expect(ana.board).to_be_visible()
        expect(tip).to_have_count(0)
        write_and_undo(ana, "i9", 2)
        if game < 2:
            expect(tip).to_have_text(re.compile("^Tip: .+"))
        else:
            expect(tip).to_have_count(0)
        ana.write("i9", int(SOLUTION[-1]))
        expect(ana.page.get_by_role("heading", name="Solved!")).to_be_visible()


def test_a_name_is_asked_for_after_a_game_and_covers_nothing_in_it(person: NewPerson) -> None:
    ana = person(viewport={"width": 390, "height": 844})
    sit_down(ana, "solitaire", {"tiles": "5" * 81})
    question = ana.page.locator("[data-introduce]")
    for cell in ("a1", "b1", "c1", "d1"):
        expect(question).to_have_count(0)
        ana.touch(cell)
    ana.sees("Three 5s in hand, and none of them fits: that was the end.")
    ana.sees("1 of 81 tiles found its place.")
    expect(question).to_have_count(1)
    ana.press("Not now")
    expect(question).to_have_count(0)


def test_markers_alone_speaks_of_no_fault_and_no_points_and_ends_with_the_time(person: NewPerson) -> None:
    ana = person()
    sit_down(ana, "markers", {"problem": OPEN}, {"variant": "solo"})
    ana.sees("Write and erase as you like")
    words = re.compile(r"\b(fault|helper|umpire|points?)\b", re.IGNORECASE)
    assert not words.search(ana.page.locator("body").inner_text())
    ana.write("i9", int(SOLUTION[-1]))
    expect(ana.page.get_by_role("heading", name="Solved!")).to_be_visible()
    ana.sees("Time:")
    ana.sees("Level:")
    ana.sees("Your first result at this level.")
    assert not words.search(ana.page.locator("body").inner_text())
    ana.page.get_by_role("link", name="The coach’s lessons").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("The coach’s lessons")
    ana.sees("Hidden single in a row or column")


def test_a_failed_solitaire_shows_the_tiles_that_ended_it(person: NewPerson) -> None:
    ana = person()
    sit_down(ana, "solitaire", {"tiles": "5" * 81})
    for cell in ("a1", "b1", "c1", "d1"):
        ana.touch(cell)
    ana.sees("Three 5s in hand, and none of them fits: that was the end.")
    expect(ana.page.locator(".tile-left")).to_have_count(3)
    expect(ana.page.locator(".podium")).to_have_count(0)  # nobody has won anything


def test_a_full_grid_that_waits_for_an_answer_offers_no_digit(person: NewPerson) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "markers", {"problem": OPEN})
    ana.waits_for_turn()
    expect(ana.page.get_by_role("group", name="Digits")).to_be_visible()
    ana.write("i9", int(SOLUTION[-1]))
    expect(ben.page.get_by_role("button", name="I accept")).to_be_visible()
    for one in (ana, ben):
        keys = one.page.get_by_role("group", name="Digits").get_by_role("button")
        expect(keys).to_have_count(9)  # they keep their places
        expect(keys.and_(one.page.locator(":enabled"))).to_have_count(0)
    ben.press("I accept")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("You win!")


MOST_WORDS = 45
BOXES = (
    "Golden Tiles",
    "Animal Tiles",
    "Challenge",
    "Colour Markers",
    "One-Two-Three",
    "Classic",
    "Solitaire",
)
WORDS = r"""() => {
    const table = document.querySelector('.table');
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    let said = '';
    while (texts.nextNode()) {
        const { parentElement: one, data } = texts.currentNode;
        const { width } = one.getBoundingClientRect();
        const isSeen = one.checkVisibility({ visibilityProperty: true }) && width > 1;
        if (isSeen && !one.closest('[role=grid], .pad, .hidden, .ring, svg')) said += ` ${data}`;
    }
    return said.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word));
}"""
"""The words that are seen at a table; digits of the board and its keys are not counted."""


@pytest.mark.parametrize("box", BOXES)
def test_few_words_stand_there_at_the_first_move(person: NewPerson, box: str) -> None:
    ana = person(viewport={"width": 1366, "height": 768})
    ana.go()
    ana.box(box).get_by_role("button").first.click()
    expect(ana.board).to_be_visible()
    expect(ana.page.locator(".tray")).to_be_visible()
    words = ana.page.evaluate(WORDS)
    assert 5 < len(words) <= MOST_WORDS, words
