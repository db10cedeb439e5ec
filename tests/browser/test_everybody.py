"""Everybody can play: keyboard alone, a screen reader, small screens and large letters in six languages."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pytest
from playwright.sync_api import ViewportSize, expect

from fullhouse.words import LANGUAGES
from tests import examples
from tests.browser.elsewhere import play_elsewhere, until_open
from tests.browser.house import NewPerson, Person
from tests.browser.stage.matrix import SPEAK
from tests.browser.test_tiles import fits

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
LONG_LANGUAGES = ("de", "ru")
OTHER_LANGUAGES = [language for language in LANGUAGES if language not in LONG_LANGUAGES]


def test_a_whole_game_by_keyboard_alone(person: NewPerson) -> None:
    """The turns between the first and the last ones are played on another device."""
    one = person()
    one.go("/new/animals")
    one.page.get_by_role("link", name="On your own").focus()
    one.page.keyboard.press("Enter")
    start = one.page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    for _ in range(20):
        if start.evaluate("one => one === document.activeElement"):
            break
        one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    expect(one.board).to_be_visible()
    first = one.page.locator('[role=gridcell][tabindex="0"]')
    first.focus()
    at, turns = "a1", 0
    while not one.is_over:
        if turns == 3:
            play_elsewhere([one], partial(until_open, 18))
            expect(first.or_(one.page.get_by_role("button", name="Play again")).first).to_be_attached()
            if one.is_over:  # by chance a tile fitted nowhere
                break
            first.focus()
            at = "a1"
        turns += 1
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
        expect(laid.or_(one.page.get_by_role("button", name="Play again")).first).to_be_attached()


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
    one.box("Golden Tiles").get_by_role("button").first.click()
    expect(one.board).to_be_visible()
    tree = one.page.locator("body").aria_snapshot()
    assert 'grid "Board: Golden Tiles"' in tree
    assert tree.count("gridcell") == 81
    assert 'gridcell "a1: ' in tree
    assert 'row "Row 1"' in tree, "a row does not repeat its nine cells"
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
    if (style.clipPath === 'inset(50%)') return false;  // only heard
    const row = one.closest('header nav');  // moved sideways where it is longer than the screen
    if (row && getComputedStyle(row).overflowX === 'auto') return false;
    const clips = style.overflowX !== 'visible' || ['BUTTON', 'LABEL'].includes(one.tagName);
    return box.right > innerWidth + 1 || box.left < -1 || (clips && one.scrollWidth > one.clientWidth + 1);
}).map(one => one.outerHTML.slice(0, 150))"""
"""Whatever sticks out of the window, or has words wider than itself."""


def cut(one: Person) -> list[str]:
    wide: int = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    texts: list[str] = one.page.evaluate(CUT)
    return [f"{one.page.url}: {what}" for what in texts + [f"{wide} px sideways"] * (wide > 0)]


def pages(one: Person, paths: Iterable[str]) -> Iterator[None]:
    for path in paths:
        one.follow(path)
        expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(one.page.locator("footer").or_(one.board).first).to_be_attached()
        yield


def tables(one: Person, games: Iterable[str]) -> Iterator[None]:
    for game in games:
        one.follow(f"/new/{game}")
        ways = one.page.locator('a[href*="way="]')
        start = one.page.locator("button.start")
        expect(ways.or_(start).first).to_be_visible()
        if ways.count():
            ways.first.click()
        start.click()
        expect(one.page.locator("p.turn")).to_be_visible()
        yield


EVERYTHING: dict[str, Callable[[Person], Iterator[None]]] = {
    "pages": lambda one: pages(one, PAGES),
    "games": lambda one: pages(one, [f"/{page}/{game}" for page in ("new", "how") for game in GAMES]),
    "tables": lambda one: tables(one, GAMES),
}
LETTERS = "size => (document.documentElement.style.fontSize = size)"


@pytest.mark.parametrize("part", list(EVERYTHING))
def test_nothing_is_cut_in_any_language(person: NewPerson, part: str) -> None:
    """At 320 pixels in those with the longest words, also with letters of twice the size, and in one other.

    The others take turns; `make soak` looks at all of them everywhere.
    """
    narrow, wide = ViewportSize(width=320, height=640), ViewportSize(width=640, height=800)
    one = person(viewport=narrow)
    texts: list[str] = []
    for place, _ in enumerate(EVERYTHING[part](one)):
        other = OTHER_LANGUAGES[place % len(OTHER_LANGUAGES)]
        for language in (other, *LONG_LANGUAGES) if examples.FACTOR == 1 else LANGUAGES:
            if one.page.evaluate("document.documentElement.lang") != language:
                one.page.evaluate(SPEAK, language)
            texts += [f"{language}: {what}" for what in cut(one)]
            if language in LONG_LANGUAGES:
                one.page.set_viewport_size(wide)
                one.page.evaluate(LETTERS, "200%")
                texts += [f"{language}, large letters: {what}" for what in cut(one)]
                one.page.evaluate(LETTERS, "")
                one.page.set_viewport_size(narrow)
    assert not texts, "\n".join(texts)


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
    expect(one.box("Solitaire")).to_be_visible()
    shelf = one.page.get_by_role("main").bounding_box()
    assert shelf
    assert shelf["width"] > 2160
    assert shelf["height"] > 1600
    assert one.page.evaluate(paper) == "rgb(255, 255, 255)"
    one.page.emulate_media(contrast="more", color_scheme="dark")
    assert one.page.evaluate(paper) == "rgb(0, 0, 0)"
    one.page.emulate_media(contrast="no-preference", color_scheme="light")
    expect(one.page.locator("html")).to_have_attribute("data-theme", "light")
    one.page.evaluate("document.documentElement.dataset.theme = 'contrast'")
    assert one.page.evaluate(paper) == "rgb(255, 255, 255)"
