"""Before the game and beside it: another name, another device."""

import re

from playwright.sync_api import expect

from tests.browser.house import NewPerson
from tests.browser.test_tiles import begin


def test_a_guest_takes_another_name_in_the_lobby(person: NewPerson) -> None:
    ana, ben = person(), person(viewport={"width": 320, "height": 640})
    code = ana.new_table("tiles", "Everyone on their own device")
    ben.join(code, "Bne")
    ana.sees("Bne")
    ben.page.get_by_role("button", name="Change name").click()
    ben.page.get_by_label("Your name").fill("  Ben   Amin ")
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 320
    ben.press("Done")
    ana.sees("Ben Amin")
    begin(ana)
    expect(ben.board).to_be_visible()
    ben.sees("Ben Amin")


def test_a_seat_goes_to_another_device_by_its_link(person: NewPerson) -> None:
    ana, phone = person(permissions=["clipboard-read", "clipboard-write"]), person()
    ana.go()
    ana.box("Golden Tiles").get_by_role("button").first.click()
    ana.waits_for_turn()
    ana.menu("Invite", "Play on another device")
    ana.page.locator(".second").get_by_role("button", name="Share the link").click()
    expect(ana.page.locator(".second").get_by_role("button", name="Copied")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    path = re.sub(r"^https?://[^/]+", "", link)
    assert re.fullmatch(r"/t/[a-z-]+#key=[\w-]{22}", path)
    phone.go(path)
    phone.waits_for_turn()
    assert "key=" not in phone.page.url


def test_a_large_table_has_as_many_seats_as_the_shelf_promises(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740})
    ana.go()
    expect(ana.box("Classic")).to_contain_text("1–16 players")
    ana.go("/new/classic")
    ana.page.get_by_text("Everyone on their own device", exact=True).click()
    add = ana.page.get_by_role("button", name="Add a seat")
    for _ in range(14):
        add.click()
    expect(add).to_have_count(0)
    ana.press("Create table")
    ana.page.wait_for_url("**/t/*")
    seats = ana.page.locator("ol li")
    expect(seats).to_have_count(16)
    colours = seats.evaluate_all(
        "all => all.map(one => getComputedStyle(one).getPropertyValue('--p0').trim())"
    )
    assert all(colours)
    assert colours[7] == colours[0] != colours[1]


def test_the_host_orders_the_seats_and_everybody_chooses_a_colour(person: NewPerson) -> None:
    ana, ben = person(), person(viewport={"width": 320, "height": 640})
    code = ana.new_table("markers", "Everyone on their own device")
    ben.join(code, "Ben")
    seats = ana.page.locator("ol li")
    expect(seats.nth(1)).to_contain_text("Ben")
    ana.chair(2).get_by_role("button").click()
    ana.press("Move Ben up")
    ana.press("Done")
    expect(seats.nth(0)).to_contain_text("Ben")
    expect(ben.page.locator("ol li").nth(0)).to_contain_text("Ben")
    mine = ben.page.get_by_role("group", name="The colour of Ben")
    expect(mine.get_by_role("button", name="Sky blue")).to_be_disabled()
    mine.get_by_role("button", name="Green").click()
    expect(mine.get_by_role("button", name="Green")).to_have_attribute("aria-pressed", "true")
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 320
    begin(ana)
    for one in (ana, ben):
        expect(one.board).to_be_visible()
    colour = "getComputedStyle(document.documentElement).getPropertyValue('--p1').trim()"
    assert ana.page.evaluate(colour) == ben.page.evaluate(colour) == "#009e73"
