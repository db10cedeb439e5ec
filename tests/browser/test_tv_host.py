"""The big screen as the host: a game is picked on it, chairs fill, and nobody sits on the television."""

from playwright.sync_api import expect

from tests.browser.house import NewPerson

SOFA = {"width": 1920, "height": 1080}


def test_a_television_picks_a_game_and_starts_it_when_people_have_come(person: NewPerson) -> None:
    sofa, ana, ben = person(viewport=SOFA), person(), person()
    sofa.go("/tv")
    expect(sofa.page.get_by_role("img", name="http")).to_be_visible()  # where a phone picks
    first = sofa.page.get_by_role("button", name="Golden Tiles")
    first.focus()
    sofa.page.keyboard.press("ArrowRight")
    expect(sofa.page.get_by_role("button", name="Animal Tiles")).to_be_focused()
    expect(sofa.page.get_by_role("heading", name="Animal Tiles")).to_be_visible()
    sofa.page.keyboard.press("Enter")
    sofa.page.wait_for_url("**/tv/*")
    code = sofa.page.url.rsplit("/", 1)[1]
    expect(sofa.page.get_by_role("list", name="Seats").get_by_text("Free", exact=True)).to_have_count(4)
    start = sofa.page.get_by_role("button", name="Start without the open seats")
    expect(start).to_have_count(0)  # nobody is here
    for one, name in ((ana, "Ana"), (ben, "Ben")):
        one.join(code, name)
        expect(sofa.chair(1 if name == "Ana" else 2)).to_contain_text(name)
    expect(start).to_be_focused()
    sofa.page.keyboard.press("Enter")
    for one in (sofa, ana, ben):
        expect(one.board).to_be_visible()
    assert sofa.page.evaluate("document.documentElement.dataset.posture") == "sofa"
    expect(sofa.page.locator("[data-hand]")).to_have_count(0)


def test_tv_and_phones_puts_nobody_on_a_big_screen_but_a_phone_sits_down(person: NewPerson) -> None:
    sofa, phone = person(viewport=SOFA), person(viewport={"width": 390, "height": 844}, has_touch=True)
    for one, address, free in ((sofa, "**/tv/*", 2), (phone, "**/t/*?tv", 1)):
        one.go()
        one.box("Golden Tiles").get_by_role("link").click()
        one.page.get_by_role("dialog").get_by_role("link", name="TV and phones").click()
        one.page.wait_for_url(address)
        expect(one.page.get_by_role("list", name="Seats").get_by_text("Free", exact=True)).to_have_count(free)


def test_no_phone_is_offered_as_a_television(person: NewPerson) -> None:
    ana, phone = person(), person(viewport={"width": 390, "height": 844})
    code = ana.new_table("tiles", "Everyone on their own device")
    for one, count in ((ana, 1), (phone, 0)):
        one.go(f"/t/{code}" if one is phone else "/")
        offer = one.page.get_by_text("Use this screen as the TV").filter(visible=True)
        expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(offer).to_have_count(count)
