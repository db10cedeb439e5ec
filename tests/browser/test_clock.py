"""The clock of Classic, its two looks, and what the end tells."""

import re

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.house import NewPerson
from tests.browser.keyboard import type_digits
from tests.browser.sizes import on_a_phone_and
from tests.browser.test_problem_games import EMPTY, right
from tests.browser.test_surface import alone


@on_a_phone_and("desk", 1280, 800)
def test_the_clock_counts_up_hides_and_pauses(person: NewPerson, viewport: dict[str, int]) -> None:
    ana = person(viewport=viewport, has_touch=True)
    ana.page.clock.install()
    alone(ana)
    timer = ana.page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^\d+:\d\d$"))
    first = timer.inner_text()
    ana.page.clock.fast_forward(1000)
    expect(timer).not_to_have_text(first)
    ana.press("Pause")
    cover = ana.page.get_by_role("button", name=re.compile("The game is paused"))
    expect(cover).to_be_visible()
    expect(ana.cell("a1")).not_to_be_visible()  # the problem is not to be looked at
    assert not faults(ana)
    stood = timer.inner_text()
    ana.page.clock.fast_forward("01:00")
    assert timer.inner_text() == stood
    cover.click()
    expect(cover).to_have_count(0)
    expect(ana.cell("a1")).to_be_visible()
    ana.page.get_by_role("button", name=re.compile("^Time .*: hide it$")).click()
    expect(timer).to_have_count(0)
    ana.page.reload()
    ana.press("Show the time")
    expect(timer).to_be_visible()


def test_coloured_tiles_are_one_look_and_the_end_tells_mistakes_and_techniques(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    ana.menu("Language and settings")
    ana.page.get_by_label("Puzzles with coloured tiles instead of digits").check()
    ana.page.keyboard.press("Escape")
    tiles = ana.board.locator(".coloured")
    expect(tiles).to_have_count(81 - len(EMPTY))
    expect(ana.board.locator(".coloured.fixed")).to_have_count(81 - len(EMPTY))
    ana.write("c1", 1)  # fits, but is wrong
    expect(tiles).to_have_count(82 - len(EMPTY))
    assert not faults(ana)
    ana.press("Erase")
    first, *rest = EMPTY
    ana.write(first, right(first))
    type_digits(ana, [(cell, right(cell)) for cell in rest])
    expect(ana.page.get_by_role("heading", name="Solved!")).to_be_visible()
    ana.sees("1 wrong digit on the way.")
    ana.sees("Techniques needed: ")
    ana.sees("Slide (")
    ana.sees("No hints taken.")
    assert not faults(ana)
