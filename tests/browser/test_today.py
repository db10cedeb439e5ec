"""One thing a day: a deal and a puzzle for everybody, windows that light up, and a line to share."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.elsewhere import beside
from tests.browser.house import NewPerson, Person
from tests.browser.test_me import givens, solve_on_another_device, token_of


def card(one: Person) -> Locator:
    return one.page.get_by_role("region", name=re.compile("the same deal for everyone"))


def test_everybody_plays_the_same_deal_and_comes_back_to_it(person: NewPerson) -> None:
    boards, addresses = [], []
    for _ in range(2):
        one = person()
        one.go("/")
        expect(card(one)).to_contain_text("0 of 9 windows")
        card(one).get_by_role("link", name="Play today’s deal").click()
        one.page.wait_for_url("**/t/*")
        expect(one.board).to_be_visible()
        boards.append(one.view())
        addresses.append(one.page.url)
        one.go("/")
        card(one).get_by_role("link", name="Go on with today’s deal").click()
        one.page.wait_for_url(addresses[-1])
    assert boards[0] == boards[1]
    assert addresses[0] != addresses[1]


def test_a_puzzle_lights_a_window_and_its_result_is_one_line(person: NewPerson) -> None:
    ana = person(permissions=["clipboard-read", "clipboard-write"])
    ana.go("/today")
    ana.page.get_by_role("button", name=re.compile("^Today’s puzzle")).click()
    ana.page.wait_for_url("**/t/*")
    expect(ana.board).to_be_visible()
    beside(solve_on_another_device(ana.address, token_of(ana), givens(ana)))
    expect(ana.page.get_by_role("heading", name="Solved!")).to_be_visible()
    ana.go("/today")
    expect(ana.page.get_by_role("region", name="1 of 9 windows")).to_be_visible()
    ana.page.evaluate("navigator.share = navigator.canShare = undefined")
    ana.press("Share the result")
    ana.sees("Copied")
    line = ana.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r"Full House \d+ · Today’s puzzle \d+:\d\d · 1 of 9 windows", line)
    with ana.page.expect_download() as saved:
        ana.press("Save the picture")
    assert re.fullmatch(r"full-house-\d+\.png", saved.value.suggested_filename)
