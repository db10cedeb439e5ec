"""The home page: on a phone all of it within reach, a box that opens, and two taps to an invitation."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import NewPerson, Person
from tests.browser.stage.matrix import SPEAK

PHONES = ({"width": 360, "height": 740}, {"width": 390, "height": 844})
MOST_HIGH = 1100
"""Pixels of the whole page on a phone."""
MOST_CONTROLS = 14
"""Controls on a phone; a box and the face beside it are one."""
CONTROLS = """() => {
    const shown = [...document.querySelectorAll('a[href], button, input, select, summary')].filter(
        one => one.checkVisibility({visibilityProperty: true}) && !one.closest('[aria-hidden=true], .skip')
            && one.getAttribute('aria-current') !== 'page' && !one.matches('header > a'))
    const boxes = new Set(shown.map(one => one.closest('.case li')).filter(Boolean))
    return boxes.size + shown.filter(one => !one.closest('.case li')).length
}"""
"""What leads somewhere else, or does something."""
LARGE = """addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"""
"""What a browser does whose reader has chosen letters twice as large."""
HEIGHT = "document.documentElement.scrollHeight"


def at_home(one: Person) -> None:
    one.go()
    expect(one.page.locator(".guided")).to_be_visible()


def test_the_home_of_a_phone_is_short_in_every_language(person: NewPerson) -> None:
    for viewport in PHONES:
        one = person(viewport=viewport)
        at_home(one)
        for language in ("en", "fr", "it", "nl", "ru", "de"):
            one.page.evaluate(SPEAK, language)
            assert one.page.evaluate(HEIGHT) <= MOST_HIGH, language
            assert one.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], language
        assert one.page.evaluate(CONTROLS) <= MOST_CONTROLS


def test_tables_that_wait_leave_the_home_of_a_phone_short(person: NewPerson) -> None:
    one = person(viewport=PHONES[0])
    for game in ("tiles", "challenge"):
        one.new_table(game, "With bots")
        expect(one.board).to_be_visible()
    at_home(one)
    expect(one.page.get_by_role("region", name="Your tables").get_by_role("link")).to_have_count(2)
    assert one.page.evaluate(HEIGHT) <= MOST_HIGH


@pytest.mark.parametrize("path", ["/", "/me", "/today", "/new/tiles"])
def test_a_phone_with_letters_twice_as_large_scrolls_one_way(person: NewPerson, path: str) -> None:
    ana = person(viewport={"width": 390, "height": 844})
    ana.context.add_init_script(LARGE)
    ana.go(path)
    expect(ana.page.get_by_role("heading", level=1).first).to_be_attached()
    expect(ana.page.get_by_role("link", name="Full House").first).to_be_in_viewport()
    ana.page.evaluate("document.fonts.ready.then(() => 0)")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_two_taps_lead_to_an_invitation(person: NewPerson) -> None:
    ana = person(viewport=PHONES[1], has_touch=True)
    at_home(ana)
    ana.box("Golden Tiles").get_by_role("link").tap()
    ana.page.get_by_role("link", name="Own devices").tap()
    expect(ana.page.get_by_role("img", name="QR code")).to_be_visible()


def test_a_box_tells_what_is_in_it_and_whom_one_can_play(person: NewPerson) -> None:
    ana = person(viewport=PHONES[0], has_touch=True)
    at_home(ana)
    ana.box("Golden Tiles").get_by_role("link").tap()
    sheet = ana.page.get_by_role("dialog", name="Golden Tiles")
    expect(sheet).to_contain_text("Place your number where it fits")
    expect(sheet).to_contain_text("A move that does not fit is refused")
    expect(sheet.get_by_role("radio")).to_have_count(6)
    for name in ("The rules", "Guided first game", "Pass one around", "TV and phones", "Change"):
        expect(sheet.get_by_role("link", name=name)).to_be_attached()
    ana.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ana.box("Golden Tiles").get_by_role("link").tap()
    sheet.get_by_text("Owl").tap()
    with ana.page.expect_request("**/api/tables") as sent:
        sheet.get_by_role("button", name="Play Owl").tap()
    assert '"bot":"master"' in (sent.value.post_data or "")
    expect(ana.board).to_be_visible()
    at_home(ana)  # and the next game by one tap is against the same
    expect(ana.box("Challenge").get_by_role("button", name="Play a bot: Owl")).to_be_visible()
    ana.box("Golden Tiles").get_by_role("link").tap()
    sheet.get_by_text("On your own").tap()
    with ana.page.expect_request("**/api/tables") as sent:
        sheet.get_by_role("button", name="Play", exact=True).tap()
    assert '"bot"' not in (sent.value.post_data or "")


def test_a_box_for_one_asks_how_hard(person: NewPerson) -> None:
    ana = person()
    at_home(ana)
    ana.box("Classic").get_by_role("link").click()
    sheet = ana.page.get_by_role("dialog", name="Classic")
    sheet.get_by_text("Hard", exact=True).click()
    with ana.page.expect_request("**/api/tables") as sent:
        sheet.get_by_role("button", name="Play", exact=True).click()
    assert '"level":4' in (sent.value.post_data or "")


def test_nobody_who_knows_sudoku_is_led_by_the_hand(person: NewPerson) -> None:
    ana = person()
    at_home(ana)
    ana.box("Golden Tiles").get_by_role("link").click()
    sheet = ana.page.get_by_role("dialog", name="Golden Tiles")
    sheet.get_by_label("I know Sudoku: no help, rules as in the box").check()
    expect(sheet).not_to_contain_text("A move that does not fit is refused")
    with ana.page.expect_request("**/api/tables") as sent:
        sheet.get_by_role("button", name="Play Squirrel").click()
    assert '"referee":"guard"' not in (sent.value.post_data or "")
