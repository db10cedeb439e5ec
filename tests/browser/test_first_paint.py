"""Before the table is there: the first paint, what is fetched at once, and files that do not come."""

import re

from playwright.sync_api import Route, expect

from tests.browser.house import NewPerson, Person
from tests.browser.keypress import SHIFT
from tests.browser.lighthouse import new_table

FETCHED = """performance.getEntriesByType('resource')
    .map(one => one.name.split('/assets/')[1]).filter(Boolean)"""
HINTED = (
    """[...document.querySelectorAll('link[rel=modulepreload], link[rel=preload]')].map(one => one.href)"""
)

SLOW = {"offline": False, "latency": 150, "downloadThroughput": -1, "uploadThroughput": -1}
"""A connection on which a page is painted before the server's answers are there."""


def without_scripts(one: Person) -> None:
    """The page alone: none of its files arrives."""
    one.page.route(re.compile("/assets/.*js"), lambda route: route.abort())


def test_the_empty_board_is_there_before_any_script_and_in_the_chosen_colours(person: NewPerson) -> None:
    ana = person(is_new=True, color_scheme="light")
    ana.go("/")
    ana.page.evaluate("localStorage.setItem('fullhouse:prefs', JSON.stringify({theme: 'dark'}))")
    without_scripts(ana)
    ana.go("/t/some-code#key=any")
    expect(ana.page.locator(".first-table svg")).to_be_visible()
    expect(ana.page.locator(".first-page")).to_be_hidden()
    assert ana.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(29, 26, 24)"
    ana.go("/how")
    expect(ana.page.locator(".first-page")).to_be_visible()
    expect(ana.page.locator(".first-table")).to_be_hidden()


def test_the_board_is_drawn_where_the_empty_one_was(person: NewPerson) -> None:
    for viewport in ({"width": 412, "height": 823}, {"width": 1024, "height": 768}):
        ana = person(is_new=True, viewport=viewport)
        path = new_table(ana.address)
        without_scripts(ana)
        ana.go(path)
        before = ana.page.locator(".first-table svg").bounding_box()
        ana.page.unroute_all()
        ana.page.reload()
        expect(ana.page.locator("p.turn")).to_be_visible()
        assert ana.board.bounding_box() == before


def test_nothing_moves_while_a_page_comes_in(person: NewPerson) -> None:
    ana = person(is_new=True, viewport={"width": 412, "height": 823})
    ana.page.add_init_script(f"localStorage.clear(); {SHIFT}")
    session = ana.context.new_cdp_session(ana.page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    pages = ["/", "/new/classic", "/how/classic", "/learn", "/learn/classic", "/learn/x_chain", "/problems"]
    moved = {}
    for path in [*pages, "/daily", "/today", new_table(ana.address)]:
        ana.go(path)
        expect(ana.page.locator("footer:visible, .guided, p.turn").first).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        moved[path] = ana.page.evaluate("shift")
    assert {path: shift for path, shift in moved.items() if shift > 0.02} == {}


def test_what_a_known_table_needs_is_asked_for_by_the_page_itself(person: NewPerson) -> None:
    ana = person(is_new=True, locale="ru")
    ana.go(new_table(ana.address))
    expect(ana.board).to_be_visible()
    without_scripts(ana)
    ana.page.reload()
    expect(ana.page.locator(".first-table svg")).to_be_visible()
    hinted = " ".join(ana.page.evaluate(HINTED))
    assert all(part in hinted for part in ("table-", "board-", "base-", "solitaire-"))
    ana.page.unroute_all()
    ana.page.reload()
    expect(ana.board).to_be_visible()
    fetched = ana.page.evaluate(FETCHED)
    assert len(fetched) == len(set(fetched)), "a file was fetched twice"
    assert len([name for name in fetched if name.startswith("base-")]) == 1, "another language was fetched"


def test_invalid_stored_values_are_ignored(person: NewPerson) -> None:
    ana = person(is_new=True)
    ana.go("/")
    for rubbish in ("{", "7", '{"theme": 3, "language": "xx"}', '[null, {"code": 5}]'):
        for key in ("fullhouse:prefs", "fullhouse:keys"):
            ana.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, rubbish])
        ana.go("/")
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        ana.go("/t/some-code")
        expect(ana.page.get_by_role("heading", level=1)).to_have_text("Table not found")


def test_missing_game_files_are_reported_and_can_be_fetched_again(person: NewPerson) -> None:
    ana = person(is_new=True)
    away = re.compile("/assets/(ui|solitaire)-")

    def refuse(route: Route) -> None:
        route.abort()

    ana.page.route(away, refuse)
    ana.go(new_table(ana.address))
    expect(ana.page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    ana.press("Try again")
    expect(ana.page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    ana.page.unroute(away)
    ana.press("Try again")
    expect(ana.board).to_be_visible()
