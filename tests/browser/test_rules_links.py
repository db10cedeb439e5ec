"""From the table to the place in the rules that answers: why these points, what is a mistake."""

import re

from playwright.sync_api import expect

from tests.browser.house import NewPerson
from tests.browser.seating import seat
from tests.browser.test_tiles import fits, hand_of


def test_the_points_of_a_move_lead_to_how_they_are_counted(person: NewPerson) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "tiles")
    seen = {name: label.removeprefix("golden ") for name, label in ana.view().items()}
    symbol = hand_of(ana)
    # Every row and every column has a golden tile: wherever it fits, a tile scores.
    ana.touch(next(n for n, label in seen.items() if label.startswith("empty") and fits(n, symbol, seen, 9)))
    why = ben.page.get_by_role("link", name="Why these points? (rules)")
    with ben.page.expect_popup() as opened:
        why.click()
    rules = opened.value
    points = rules.locator("details#points")
    expect(points).to_have_attribute("open", "")
    expect(points.locator("summary")).to_be_in_viewport()
    expect(rules.locator("details#mistakes")).not_to_have_attribute("open", "")
    ben.press("Object!")
    expect(ben.page.get_by_role("link", name="What counts as a mistake? (rules)")).to_have_attribute(
        "href", "/how/tiles#mistakes"
    )


def test_the_options_stand_below_the_rules_with_their_marks(person: NewPerson) -> None:
    ana = person()
    ana.go("/how/animals#options")
    options = ana.page.locator("details#options")
    expect(options).to_have_attribute("open", "")
    expect(options.get_by_role("listitem")).to_have_count(7)
    starters = options.get_by_role("listitem").filter(has_text="Which animals lie on the board")
    expect(starters.get_by_role("button", name="our reading")).to_have_count(3)
    scoring = options.get_by_role("listitem").filter(has_text="What a tile scores for")
    expect(scoring.get_by_role("button", name="another edition")).to_have_accessible_description(
        "The credited rulebook counts tiles; a later edition adds up their numbers."
    )


def test_a_sign_behind_a_sentence_says_how_else_it_could_be(person: NewPerson) -> None:
    """By touch, by hover and by focus; in the rules and in the minute."""
    ana = person(viewport={"width": 390, "height": 664}, has_touch=True)
    ana.go("/how/tiles#mistakes")
    rules = ana.page.locator("details#mistakes")
    sign = rules.get_by_role("button", name="our reading").first
    expect(sign).to_have_accessible_description(re.compile("^In print you may object only until"))
    why = rules.get_by_text("In print you may object only until")
    expect(why).to_be_hidden()
    sign.tap()
    expect(why).to_be_visible()
    expect(why).to_be_in_viewport(ratio=1)
    sign.press("Escape")
    expect(why).to_be_hidden()
    minute = ana.page.locator("section[aria-labelledby=minute]")
    expect(minute.get_by_role("button", name="our reading", include_hidden=True)).to_have_count(1)
    desk = person()
    desk.go("/how/tiles#mistakes")
    sign = desk.page.locator("details#mistakes").get_by_role("button", name="our reading").first
    why = desk.page.locator("details#mistakes").get_by_text("In print you may object only until")
    sign.hover()
    expect(why).to_be_visible()
    desk.page.mouse.move(0, 0)
    expect(why).to_be_hidden()
    sign.focus()
    expect(why).to_be_visible()


def test_the_pack_of_the_box_says_how_many_sentences_are_ours(person: NewPerson) -> None:
    ana = person()
    ana.go("/new/tiles?way=bots")
    ana.open_rules()
    box = ana.page.get_by_role("radio", name="As in the box")
    expect(box).to_have_accessible_description(
        re.compile(r"\d+ sentences of the rules are ours, and marked\.")
    )


def test_the_minute_is_one_screen_and_goes_on_by_itself_by_touch_and_by_a_swipe(person: NewPerson) -> None:
    """On a phone the steps come one after the other; on paper all of them stand there."""
    ana = person(viewport={"width": 390, "height": 664}, locale="de", reduced_motion="no-preference")
    ana.go("/how/challenge")
    steps = ana.page.locator("section[aria-labelledby=minute] li")
    player, told = ana.page.locator(".player"), ana.page.locator(".player [role=status]")
    expect(steps).to_have_count(6)
    below = "minute.closest('section').getBoundingClientRect().bottom - innerHeight"
    assert ana.page.evaluate(below) <= 0
    expect(steps.nth(0)).to_be_visible()
    expect(steps.nth(1)).to_be_hidden()
    expect(player.get_by_role("button", name="Anhalten")).to_be_visible()  # it goes on by itself
    player.get_by_role("button", name="Einen Schritt weiter").click()
    expect(told).to_have_text("2 von 6")
    expect(player.get_by_role("button", name="Anhalten")).to_have_count(0)
    box = steps.nth(1).bounding_box()
    assert box is not None
    ana.page.mouse.move(box["x"] + 300, box["y"] + box["height"] - 5)
    ana.page.mouse.down()
    ana.page.mouse.move(box["x"] + 100, box["y"] + box["height"] - 5)
    ana.page.mouse.up()
    expect(told).to_have_text("3 von 6")
    player.get_by_role("button", name="Schritt für Schritt abspielen").click()
    expect(told).to_have_text("4 von 6")
    ana.page.set_viewport_size({"width": 1366, "height": 768})
    expect(player).to_have_count(0)
    for step in steps.all():
        expect(step).to_be_visible()
    assert ana.page.evaluate(below) <= 0
    ana.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(steps.locator("svg[role=grid], [role=grid]")).to_have_count(6)
