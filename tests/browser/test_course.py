"""The course: the list, a technique's figure, positions to find it in by touch and by keyboard, progress."""

import re

import pytest
from playwright.sync_api import Locator, expect

from fullhouse.coach.geometry import HOUSES
from tests.browser.axe import Looking
from tests.browser.house import NewPerson, Person
from tests.browser.sizes import PHONE, on_a_phone_and


def practice(one: Person) -> Locator:
    return one.page.locator("section").filter(has=one.page.get_by_role("heading", name="Find it yourself"))


def go_on(one: Person, heading: str) -> None:
    """To the next screens of a lesson, up to the one with a heading."""
    wanted = one.page.get_by_role("heading", name=heading)
    for _ in range(5):
        if wanted.count():
            break
        before = one.page.locator("ol.dashes").get_attribute("aria-label") or ""
        expect(one.page.get_by_text("Loading…")).to_have_count(0)  # a board that comes in moves the button
        one.page.get_by_role("button", name="Continue").last.click()
        expect(one.page.locator("ol.dashes")).not_to_have_attribute("aria-label", before)
    expect(wanted).to_be_visible()


def judge_a_look_alike(one: Person) -> None:
    """Says yes, or touches what spoils it, as the page shows afterwards."""
    yes = one.page.get_by_role("button", name="Yes, it holds")
    expect(yes).to_be_visible()
    yes.click()
    expect(one.page.locator("section").get_by_role("status")).to_have_text(re.compile("^(Yes|No)"))


def conclusion(one: Person) -> list[tuple[int, str]]:
    """The cells and digits of the coach's drawing, after all three stages."""
    told = practice(one).get_by_role("status").first
    for _ in range(2 if told.inner_text() else 3):  # the first hint may be there already
        before = told.inner_text()
        practice(one).get_by_role("button", name="Hint").click()
        expect(told).not_to_have_text(before)
    forward = practice(one).get_by_role("button", name="One step forward")
    while forward.is_enabled():
        forward.click()
    cells = practice(one).locator("g.ghost, g.elimination")
    candidates = []
    for number in range(cells.count()):
        mark = cells.nth(number)
        mark.scroll_into_view_if_needed()
        box = mark.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        under = one.page.evaluate(
            """([x, y]) => Number(document.elementsFromPoint(x, y)
                .map(one => one.closest('[data-cell]')).find(Boolean).dataset.cell)""",
            [x, y],
        )
        candidates.append((under, mark.locator("text").text_content() or ""))
    return candidates


def each_lights_the_other(figure: Locator) -> None:
    """A phrase lights its cell, and a cell that is touched all phrases about it; touched again, none."""
    lit, phrase = (
        figure.locator(".step .lit"),
        figure.locator(".phrase").filter(has_text=re.compile(r"^.\d$")).last,
    )
    phrase.click()
    expect(lit).to_have_count(1)
    box = lit.bounding_box()
    assert box
    phrase.click()
    phrase.blur()
    figure.page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    for count in (1, 0):
        figure.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(lit).to_have_count(count)
        expect(phrase).to_have_class(re.compile(r"\bon\b" if count else r"^(?!.*\bon\b)"))


def opens_on_its_first_beat_and_plays_to_its_last(figure: Locator) -> None:
    forward = figure.get_by_role("button", name="One step forward")
    expect(forward).to_be_visible()
    expect(figure.locator("g.elimination")).to_have_count(0)
    expect(figure.locator(".legend li").first).to_be_visible()
    each_lights_the_other(figure)
    away = figure.locator(".legend .away")  # signs that are not drawn at this beat
    expect(away.last).to_have_text("can be removed")
    while forward.is_enabled():
        forward.click()
    expect(figure.locator("g.elimination").first).to_be_attached()
    expect(away).to_have_count(0)


@on_a_phone_and("desk", 1280, 900)
def test_a_technique_is_shown_found_and_counted(person: NewPerson, viewport: dict[str, int]) -> None:
    ana, look = person(viewport=viewport, has_touch=True), Looking()
    ana.go("/learn")
    expect(ana.page.get_by_role("heading", name="How to go about it")).to_be_visible()
    look.at(ana, "the list of lessons")
    ana.page.get_by_role("link", name=re.compile("^Locked candidates, pointing")).click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Locked candidates, pointing")
    figure = ana.page.locator("section").first
    opens_on_its_first_beat_and_plays_to_its_last(figure)
    figure_text = re.compile("in Block|in block")
    expect(figure).to_contain_text(figure_text)
    go_on(ana, "yes or no?")
    judge_a_look_alike(ana)
    look.at(ana, "a look-alike")
    go_on(ana, "Find it yourself")
    here = practice(ana)
    here.scroll_into_view_if_needed()
    expect(here.get_by_role("status")).not_to_be_empty()  # the first position says where to look
    here.get_by_role("button", name="Check").click()
    expect(here.get_by_text("There is no answer yet.")).to_be_in_viewport()
    steps = conclusion(ana)
    assert steps
    for cell, digit in steps:
        board = here.get_by_role("grid")
        board.locator(f'[data-cell="{cell}"]').click()
        here.get_by_role("button", name=digit, exact=True).click()
    here.get_by_role("button", name="Check").click()
    expect(here).to_contain_text("Right.")
    expect(here).to_contain_text("You have not found it yet.")  # the coach has shown it all
    look.at(ana, "a technique found")
    look.found_nothing()
    said = ana.page.get_by_role("status").filter(has_text=re.compile("^(Right|Richtig)"))
    for language, right in (("Deutsch", "Richtig."), ("English", "Right.")):
        ana.page.locator("footer").get_by_text(language, exact=True).click()  # the coach speaks it, too
        expect(said).to_contain_text(right)
    here.get_by_role("button", name="Another position").click()
    expect(here.get_by_role("button", name="Check")).to_be_visible()
    go_on(ana, "A whole puzzle that needs this technique")
    expect(ana.page.get_by_role("link", name="Classic")).to_be_visible()
    ana.page.get_by_role("link", name=re.compile("Next: ")).click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Locked candidates, claiming")
    ana.go("/learn")
    expect(ana.page.get_by_role("link", name=re.compile("pointing practising"))).to_be_visible()
    ana.sees("You have practised on one day.")
    ana.page.get_by_role("link", name="Start").click()  # all of it was shown: it comes up again
    expect(ana.page.get_by_role("heading", level=2)).to_have_text("Locked candidates, pointing")


def test_the_booklets_figures_carry_the_printed_numbers(person: NewPerson) -> None:
    """Our positions after the printed figures; where notes are removed, they are shown."""
    ana = person(viewport=PHONE, has_touch=True)
    ana.go("/learn/deduction")
    for number in (17, 18, 19):
        ana.page.get_by_role("button", name="Continue").last.click()
        after = ana.page.get_by_role("heading", name=f"After figure {number} of the booklet, our position")
        expect(after).to_be_visible()
        expect(ana.page.get_by_role("gridcell", name=re.compile("notes")).first).to_be_visible()


def test_a_chain_that_does_not_hold_is_judged_link_by_link(person: NewPerson) -> None:
    """Of chains from an assumption the whole story is drawn, and then what spoils it."""
    ana = person(viewport=PHONE, has_touch=True)
    ana.go("/learn/forcing_chain")
    go_on(ana, "yes or no?")
    section = ana.page.locator("section").first
    forward, told = section.get_by_role("button", name="One step forward"), section.locator("p.told")
    for _ in range(12):
        expect(section.get_by_role("button", name="Yes, it holds")).to_be_visible()
        expect(section.get_by_text(re.compile("^1 of "))).to_be_visible()  # it opens on its first beat
        while forward.is_enabled():
            forward.click()
        expect(section.locator("g.elimination")).to_have_count(0)
        section.get_by_role("button", name="Yes, it holds").click()
        expect(told).to_have_text(re.compile("^(Yes|No)"))
        if told.inner_text().startswith("No"):
            break
        section.get_by_role("button", name="Another position").click()
    expect(told).to_contain_text("the pattern would be complete")
    expect(section.locator("g.extra")).to_have_count(1)


def full_house(shown: list[str]) -> tuple[int, str]:
    """A cell that is the last empty one of its row, column or block, and its digit: no note gives it away."""
    for house in HOUSES:
        cells = [cell for cell in house if shown[cell] == "empty"]
        if len(cells) == 1:
            (digit,) = {*"123456789"} - {shown[cell][0] for cell in house}
            return int(cells[0]), digit
    raise AssertionError("no full house")


FOCUSED = (
    "() => (document.activeElement.getAttribute('aria-label') || document.activeElement.textContent).trim()"
)
MOST_TABS = 200


def reach(one: Person, inside: Locator, name: str, *, touch: bool) -> None:
    """Activate a link or a button by Tab and Enter alone, or by one touch."""
    target = inside.get_by_role("link", name=name, exact=True).or_(
        inside.get_by_role("button", name=name, exact=True)
    )
    expect(target.first).to_be_visible()
    if touch:
        target.first.tap()
        return
    wanted = target.first.element_handle()
    for _ in range(MOST_TABS):
        if wanted.evaluate("one => one === document.activeElement"):
            one.page.keyboard.press("Enter")
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {name}; the focus is on {one.page.evaluate(FOCUSED)}")


@pytest.mark.parametrize("touch", [False, True], ids=["keyboard", "touch"])
def test_a_whole_lesson_by_keyboard_alone_and_by_touch_alone(person: NewPerson, touch: bool) -> None:
    """From the list to the figure, an own find that is counted, and the whole problem at the end."""
    ana = person(viewport=PHONE, has_touch=True) if touch else person()
    ana.go("/learn")
    page = ana.page.locator("main")
    reach(ana, page, "Full house next lesson", touch=touch)
    figure = page.locator("section").first
    expect(figure.get_by_role("button", name="One step forward")).to_be_visible()
    expect(figure.locator("g.ghost")).to_have_count(0)
    for _ in range(MOST_TABS):
        if not figure.get_by_role("button", name="One step forward").is_enabled():
            break
        reach(ana, figure, "One step forward", touch=touch)
    expect(figure.locator("g.ghost")).to_have_count(1)
    for heading in ("Another example", "Find it yourself"):  # nothing looks like a full house
        reach(ana, page, "Continue", touch=touch)
        if heading == "Find it yourself" and not practice(ana).count():
            expect(practice(ana)).to_be_visible()
    here = practice(ana)
    if touch:
        here.scroll_into_view_if_needed()
    board = here.get_by_role("grid")
    expect(board).to_be_visible()
    labels: list[str] = board.get_by_role("gridcell").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    single, digit = full_house([label.rpartition(": ")[2] for label in labels])
    if touch:
        board.locator(f'[data-cell="{single}"]').tap()
        here.get_by_role("button", name=digit, exact=True).tap()
    else:
        for _ in range(MOST_TABS):
            if board.locator("[role=gridcell]:focus").count():
                break
            ana.page.keyboard.press("Tab")
        for key, count in (("ArrowRight", single % 9), ("ArrowDown", single // 9)):
            for _ in range(count):
                ana.page.keyboard.press(key)
        expect(board.locator("[role=gridcell]:focus")).to_have_attribute("data-cell", str(single))
        ana.page.keyboard.press(digit)
    expect(here.locator("g.ghost text")).to_have_text(digit)
    reach(ana, here, "Check", touch=touch)
    expect(here).to_contain_text("Right.")
    expect(here).to_contain_text("You have found it 1 time.")
    reach(ana, page, "Continue", touch=touch)
    expect(ana.page.get_by_role("heading", name="Short test")).to_be_visible()
    reach(ana, page, "Continue", touch=touch)
    reach(ana, page, "Classic", touch=touch)
    ana.page.wait_for_url("**/new/classic?problem=*")
    ana.go("/learn")
    expect(ana.page.get_by_role("link", name="Full house next lesson")).to_be_visible()


def test_a_lesson_waits_for_its_words(person: NewPerson) -> None:
    """What is missing is written to the console, which `person` looks at in the end."""
    ana = person().unpainted()
    ways = {
        "exclusion": "naked single",
        "slide": "hidden single in a block",
        "elimination": "naked single in a row or column",
    }
    for name, elsewhere in ways.items():
        ana.go(f"/learn/{name}")
        expect(ana.page.locator("main").get_by_text(elsewhere, exact=True)).to_be_visible()


def test_newcomers_find_the_course_and_the_problems_of_the_day_from_home(person: NewPerson) -> None:
    ana = person(viewport=PHONE, has_touch=True)
    lessons, daily = "How to go about it", "Daily puzzles"
    for start, ways in (
        ("/", (("Learn", lessons), ("Puzzles", "Puzzles"))),
        ("/problems", (("The coach’s lessons", lessons), ("Daily puzzles", daily))),
        ("/new/classic", (("The coach’s lessons", lessons), ("Daily puzzles", daily))),
        ("/how/classic", (("The coach’s lessons", lessons), ("Daily puzzles", daily))),
    ):
        for name, heading in ways:
            ana.go(start)
            ana.page.get_by_role("link", name=name).first.click()
            expect(ana.page.get_by_role("heading", name=heading)).to_be_visible()


def test_techniques_that_nobody_knows_or_has_positions_of_lead_to_clear_pages(person: NewPerson) -> None:
    ana, look = person(), Looking()
    ana.go("/learn/magic")
    ana.sees("There is no technique “magic”.")
    expect(ana.page.locator("main").get_by_role("link", name="The coach’s lessons")).to_be_visible()
    # No technique is without positions today.
    none = {"code": "technique-without-positions", "facts": {"technique": "nested_net"}}
    ana.page.route("**/api/practice", lambda route: route.fulfill(status=400, json=none))
    ana.go("/learn/nested_net")
    expect(ana.page.get_by_role("alert")).to_have_text(
        "There is no position to practise the technique “Nested forcing net”: "
        "the library has none, and no new puzzle that needs it was found."
    )
    expect(ana.page.get_by_role("heading", name="Find it yourself")).to_have_count(0)
    look.at(ana, "a technique without positions")
    look.found_nothing()
    ana.page.locator("main").get_by_role("link", name="The coach’s lessons").click()
    expect(ana.page.get_by_role("heading", name="How to go about it")).to_be_visible()
