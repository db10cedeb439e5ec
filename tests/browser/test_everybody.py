"""Everybody can play: keyboard alone, a screen reader, axe in three themes, six languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import ROOT, NewPerson, Person
from tests.browser.test_tiles import begin, fits

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PAGES = (
    "/",
    "/new/tiles",
    "/new/classic",
    "/how",
    "/how/tiles",
    "/learn/challenge",
    "/learn/x_wing",
    "/daily",
    "/problems",
    "/me",
    "/replay",
    "/x",
)
START = {"en": "Start", "fr": "Commencer", "it": "Inizia", "nl": "Beginnen", "ru": "Начать", "de": "Los"}


def faults(one: Person) -> list[str]:
    """What axe finds, in words."""
    one.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = one.page.evaluate("axe.run().then(found => found.violations)")
    return [f"{one.page.url}: {fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_on_any_page(person: NewPerson, theme: str) -> None:
    one = person(bypass_csp=True)
    one.context.add_init_script(f"localStorage.setItem('fullhouse-prefs', '{{\"theme\": \"{theme}\"}}')")
    found: list[str] = []
    for path in PAGES:
        one.go(path)
        expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
        one.page.wait_for_timeout(150)
        found += faults(one)
    for box in ("Golden Tiles", "Colour Markers", "Challenge"):
        one.go()
        one.box(box).get_by_role("button").click()
        expect(one.board).to_be_visible()
        found += faults(one)
    one.press("Menu")
    found += faults(one)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_finds_nothing_from_the_door_to_the_end(person: NewPerson, theme: str) -> None:
    ana, ben = person(bypass_csp=True), person(bypass_csp=True, viewport={"width": 360, "height": 740})
    sofa = person(bypass_csp=True, viewport={"width": 1920, "height": 1080})
    for one in (ana, ben, sofa):
        one.context.add_init_script(f"localStorage.setItem('fullhouse-prefs', '{{\"theme\": \"{theme}\"}}')")
    code = ana.new_table("tiles", "Each on their own device")
    heading = {one: one.page.get_by_role("heading", level=1) for one in (ana, ben, sofa)}
    expect(heading[ana]).to_contain_text("Golden Tiles")
    found = faults(ana)  # the lobby with an open seat, as the host sees it
    sofa.go(f"/tv/{code}")
    expect(sofa.page.get_by_role("img").first).to_be_visible()
    found += faults(sofa)
    ben.go(f"/t/{code}")
    expect(ben.page.get_by_label("Your name")).to_be_visible()
    found += faults(ben)  # the door
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Take a seat")
    expect(ben.page.get_by_label("Your name")).to_have_count(0)
    begin(ana)
    expect(sofa.board).to_be_visible()
    found += faults(sofa)
    ana.insist("I am stuck")
    ben.page.locator('[data-action="accept"]').click()
    for one in (ana, ben):
        expect(one.page.get_by_role("button", name="Again")).to_be_visible()
        found += faults(one)  # the end
    found += faults(sofa)
    late = sofa
    late.go(f"/t/{code}")
    expect(heading[late]).to_be_visible()
    found += faults(late)  # the door of a game that is over
    late.go("/t/AAAAAA")
    expect(late.page.get_by_role("alert")).to_be_visible()
    found += faults(late)
    assert not found, "\n".join(found)


def test_a_whole_game_by_keyboard_alone(person: NewPerson) -> None:
    one = person()
    one.go("/new/animals")
    one.page.get_by_role("link", name="Me alone").focus()
    one.page.keyboard.press("Enter")
    start = one.page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    for _ in range(20):
        if start.evaluate("one => one === document.activeElement"):
            break
        one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    expect(one.board).to_be_visible()
    one.page.locator('[role=gridcell][tabindex="0"]').focus()
    at = "a1"
    while not one.is_over:
        seen = {name: label.removeprefix("golden ") for name, label in one.view().items()}
        hand = one.page.locator("[data-hand] button").first.get_attribute("aria-label") or ""
        symbol = re.split(r"[:.]", hand)[1].strip()
        target = next(
            n for n, label in seen.items() if label.startswith("empty") and fits(n, symbol, seen, 6)
        )
        at = walk(one, at, target)
        expect(one.page.locator("[role=gridcell]:focus")).to_have_attribute(
            "aria-label", re.compile("points? for you")
        )
        one.page.keyboard.press("Enter")
        laid = one.cell(target, 6).and_(one.page.locator(':not([aria-label*=": empty"])'))
        expect(laid.or_(one.page.get_by_role("button", name="Again")).first).to_be_attached()


def walk(one: Person, start: str, target: str) -> str:
    across = "abcdefghi".index(target[0]) - "abcdefghi".index(start[0])
    down = int(target[1]) - int(start[1])
    for _ in range(abs(across)):
        one.page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        one.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    return target


def test_a_screen_reader_walks_the_table(person: NewPerson) -> None:
    one = person()
    one.go()
    one.box("Golden Tiles").get_by_role("button").click()
    expect(one.board).to_be_visible()
    tree = one.page.locator("body").aria_snapshot()
    assert 'grid "Board: Golden Tiles"' in tree
    assert tree.count("gridcell") == 81
    assert 'gridcell "row 1, column 1: ' in tree
    expect(one.page.get_by_role("status").filter(has_text="Your turn")).to_be_visible()
    one.page.locator('[role=gridcell][tabindex="0"]').focus()
    one.page.keyboard.press("r")
    expect(one.page.get_by_role("status").filter(has_text=re.compile("^Row: "))).to_have_count(1)
    one.page.keyboard.press("s")
    expect(one.page.get_by_role("status").filter(has_text=re.compile("Squirrel: 0"))).to_have_count(1)
    one.page.keyboard.press("?")
    expect(one.page.get_by_role("dialog", name="Keys")).to_be_visible()


GAMES = ("tiles", "animals", "challenge", "markers", "one-two-three", "classic", "solitaire")
CUT = """() => [...document.querySelectorAll('body *')].filter(one => {
    if (one.closest('svg, select, .hidden') || !one.checkVisibility()) return false;
    const box = one.getBoundingClientRect(), style = getComputedStyle(one);
    const clips = style.overflowX !== 'visible' || ['BUTTON', 'LABEL'].includes(one.tagName);
    return box.right > innerWidth + 1 || box.left < -1 || (clips && one.scrollWidth > one.clientWidth + 1);
}).map(one => one.outerHTML.slice(0, 150))"""
"""Whatever sticks out of the window, or has words wider than itself."""


def cut(one: Person) -> list[str]:
    wide: int = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    found: list[str] = one.page.evaluate(CUT)
    return [f"{one.page.url}: {what}" for what in found + [f"{wide} px sideways"] * (wide > 0)]


def everything(one: Person, start: str) -> Iterator[None]:
    """Every page, then the table of every game."""
    for path in (*PAGES, *(f"/new/{game}" for game in GAMES), *(f"/how/{game}" for game in GAMES)):
        one.go(path)
        expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(one.page.get_by_role("contentinfo")).to_be_visible()
        yield
    for game in GAMES:
        one.go(f"/new/{game}")
        ways = one.page.locator('a[href*="way="]')
        expect(ways.or_(one.page.locator("button.start")).first).to_be_visible()
        if ways.count():
            ways.first.click()
        one.page.get_by_role("button", name=start, exact=True).click()
        expect(one.page.locator("p.turn")).to_be_visible()
        yield


@pytest.mark.parametrize("language", list(START))
def test_each_language_at_320_pixels(person: NewPerson, language: str) -> None:
    one = person(locale=language, viewport={"width": 320, "height": 640})
    found: list[str] = []
    for _ in everything(one, START[language]):
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        found += cut(one)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_letters_of_twice_the_size(person: NewPerson, language: str) -> None:
    one = person(locale=language, viewport={"width": 640, "height": 800})
    one.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
    )
    found: list[str] = []
    for _ in everything(one, START[language]):
        found += cut(one)
    assert not found, "\n".join(found)


def test_the_language_changes_in_one_tap(person: NewPerson) -> None:
    one = person()
    one.go()
    one.press("Русский")
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Во что сыграем?")
    one.page.reload()
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Во что сыграем?")


def test_high_contrast_follows_the_system_and_the_shelf_uses_a_large_screen(person: NewPerson) -> None:
    paper = "getComputedStyle(document.body).backgroundColor"
    one = person(viewport={"width": 3840, "height": 2160}, contrast="more", color_scheme="light")
    one.go()
    shelf = one.page.get_by_role("main").bounding_box()
    assert shelf
    assert shelf["width"] > 2160
    assert shelf["height"] > 1600
    assert one.page.evaluate(paper) == "rgb(255, 255, 255)"
    one.page.emulate_media(contrast="more", color_scheme="dark")
    assert one.page.evaluate(paper) == "rgb(0, 0, 0)"
    one.page.emulate_media(contrast="no-preference", color_scheme="light")
    one.page.evaluate("document.documentElement.dataset.theme = 'contrast'")
    assert one.page.evaluate(paper) == "rgb(255, 255, 255)"
