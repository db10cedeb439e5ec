"""Before the game and beside it: another name, another device."""

import re

from playwright.sync_api import expect

from tests.browser.house import NewPerson
from tests.browser.test_tiles import begin


def test_a_guest_takes_another_name_in_the_lobby(person: NewPerson) -> None:
    ana, ben = person(), person(viewport={"width": 320, "height": 640})
    code = ana.new_table("tiles", "Each on their own device")
    ben.join(code, "Bne")
    ana.sees("Bne")
    ben.press("Change the name")
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
    ana.box("Golden Tiles").get_by_role("button").click()
    ana.waits_for_turn()
    ana.press("Menu")
    ana.press("Play on another device")
    ana.page.locator(".second").get_by_role("button", name="Share the link").click()
    expect(ana.page.locator(".second").get_by_role("button", name="Copied")).to_be_visible()
    link = ana.page.evaluate("navigator.clipboard.readText()")
    path = re.sub(r"^https?://[^/]+", "", link)
    assert re.fullmatch(r"/t/[a-z-]+#key=[\w-]{22}", path)
    phone.go(path)
    phone.waits_for_turn()
    assert "key=" not in phone.page.url
