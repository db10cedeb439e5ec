"""New table: only what is possible is offered, and a problem of one's own is graded before it is taken."""

import re

from playwright.sync_api import expect

from tests.browser.house import Held, NewPerson

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FINISHED = """game => localStorage.setItem('fullhouse:results', JSON.stringify([true, false].map(
    (firstEvening, at) => ({ id: `old/${at}`, game, at, seconds: 60, seats: 2, score: 9, won: true,
        reason: 'stuck', variant: 'full', firstEvening, level: null, bots: ['casual'], hints: 0 }))))"""
"""Two finished games on this device, one of them as on a First evening."""


def test_two_steps_and_only_packs_that_differ(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740})
    ana.go("/new/solitaire")  # one way to sit: only whether anything is shown is to be chosen
    expect(ana.page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    ana.open_rules()
    expect(ana.page.get_by_role("group", name="Rules").get_by_role("radio")).to_have_count(2)
    ana.choose_pack("As in the box")
    with ana.page.expect_request("**/api/tables") as sent:
        ana.press("Start")
    assert '"options":{"places":false}' in (sent.value.post_data or "")
    ana.go("/new/tiles")
    expect(ana.page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    ana.page.get_by_role("link", name="On your own").click()
    packs = ana.page.get_by_role("group", name="Rules").get_by_role("radio")
    expect(ana.page.locator("form:focus")).to_have_count(1)  # the keyboard goes on there
    ana.open_rules()
    expect(packs).to_have_count(2)  # alone the helper watches anyway: First evening is as in the box
    ana.page.get_by_role("link", name="Change", exact=True).click()
    expect(ana.page.locator(":focus").get_by_role("link", name="On your own")).to_be_visible()
    ana.go("/new/tiles?way=tv")
    ana.sees("A move that does not fit is refused")
    ana.open_rules()
    expect(packs).to_have_count(3)
    expect(ana.page.get_by_role("radio", name="First evening")).to_be_checked()  # a device without history
    expect(ana.page.locator("form:focus")).to_have_count(0)
    ana.choose_pack("Online")
    ana.open_rules()
    expect(ana.page.get_by_label("Seconds per turn")).to_have_value("30")
    expect(ana.page.get_by_label("The umpire, at once")).to_be_checked()
    ana.page.get_by_label("The players, if they object in time").check()
    ana.sees("1 option changed.")
    with ana.page.expect_request("**/api/tables") as sent:
        ana.press("Create table")
    assert '"options":{"referee":"table","sand_glass":30}' in (sent.value.post_data or "")
    ana.sees("Phones and other computers cannot reach this address.")  # the server of the tests is only local
    expect(ana.page.get_by_text("/tv/")).to_be_visible()


def test_seats_that_were_changed_stay_when_the_list_of_games_comes(person: NewPerson) -> None:
    ana = person()
    ana.go("/new/tiles?way=round")
    rules = ana.page.get_by_text("A move that does not fit is refused").first
    expect(rules).to_be_visible()  # the list is kept for the next visit
    list_of_games = Held(ana.page, "**/api/games?*")
    ana.page.reload()
    second = ana.page.get_by_label("Name for seat 2")
    second.fill("Ben")
    ana.press("Add a seat")
    list_of_games.release()
    expect(rules).to_be_visible()
    expect(second).to_have_value("Ben")
    expect(ana.page.get_by_label("Name for seat 3")).to_be_visible()


def test_only_variants_and_options_that_mean_something_are_offered(person: NewPerson) -> None:
    ana = person()
    ana.go("/new/markers?way=bots")
    ana.choose_pack()
    ana.open_rules()
    rounds = ana.page.get_by_label("rounds", exact=False)
    expect(ana.page.get_by_role("radio", name="Alone:", exact=False)).to_have_count(0)
    expect(rounds).to_have_count(0)
    ana.page.get_by_text("As many digits as", exact=False).first.click()
    expect(rounds).to_be_visible()
    rounds.fill("3")
    rounds.blur()
    ana.press("Start")
    expect(ana.board).to_be_visible()


def test_an_advanced_game_without_a_glass_is_not_offered(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740})
    ana.go("/new/markers?way=bots")
    ana.open_rules()
    advanced = ana.page.get_by_role("radio", name="As many digits as you can before time runs out")
    glass = ana.page.get_by_role("checkbox").first
    expect(ana.page.get_by_role("radio", name="First evening")).to_be_checked()
    expect(advanced).to_be_disabled()
    ana.sees("The advanced game needs its sand timer")
    glass.check()
    expect(ana.page.get_by_text("The advanced game needs its sand timer")).to_have_count(0)
    advanced.check()
    expect(glass).to_be_disabled()  # and now the glass cannot be taken away
    ana.sees("The advanced game needs its sand timer")
    expect(ana.page.get_by_role("button", name="Start")).to_be_enabled()
    longer = ana.page.get_by_role("group", name="Extra time on all clocks")
    longer.get_by_role("radio", name="× 2", exact=True).check(force=True)
    for factor in ("× 3", "× 5", "× 10"):
        expect(longer.get_by_role("radio", name=factor, exact=True)).to_be_disabled()
    ana.sees("runs 60 seconds at most, extra time included")


def test_every_option_shows_where_it_comes_from(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740}, has_touch=True)
    ana.go("/new/markers?way=bots")
    ana.open_rules()
    signs, sentences = ana.page.locator(".option .mark"), ana.page.locator(".option .sentence")
    expect(signs.first).to_be_visible()
    assert signs.count() == ana.page.locator(".option").count() == sentences.count()
    fault = ana.page.locator(".option").filter(has_text="What counts as a fault")
    expect(fault.locator(".mark")).to_contain_text("The other reading calls only a digit that does not fit")
    fault.get_by_role("radio", name="Only a digit that does not fit").check(force=True)
    expect(fault.locator(".mark")).to_contain_text("The other reading looks at the solution")
    expect(sentences.filter(visible=True)).to_have_count(0)
    reading = ana.page.get_by_role("button", name="our reading").first
    sentence = ana.page.get_by_text("The rulebook can be read both ways", exact=False)
    expect(reading).to_have_accessible_description(re.compile("^The rulebook can be read both ways"))
    reading.tap()
    expect(sentence).to_be_visible()
    expect(sentence).to_be_in_viewport(ratio=1)
    reading.press("Escape")
    expect(sentence).to_be_hidden()
    ana.page.get_by_role("button", name="printed").first.focus()
    expect(ana.page.get_by_text("All three games are in the rulebook.")).to_be_visible()


def test_a_device_goes_on_with_the_pack_it_used_last(person: NewPerson) -> None:
    ana = person()
    with ana.page.expect_request("**/api/tables") as sent:
        ana.go()
        ana.box("Golden Tiles").get_by_role("button", name="Play a bot").click()
    assert '"options":{"referee":"guard","sand_glass":null}' in (sent.value.post_data or "")
    expect(ana.board).to_be_visible()
    ana.page.evaluate(FINISHED, "tiles")
    ana.new_table("tiles", "With bots", pack="Online")
    ana.go("/new/tiles?way=bots")
    ana.open_rules()
    expect(ana.page.get_by_role("radio", name="Online")).to_be_checked()
    with ana.page.expect_request("**/api/tables") as sent:
        ana.go()
        ana.box("Golden Tiles").get_by_role("button", name="Play a bot").click()
    assert '"options":{"referee":"umpire","sand_glass":30}' in (sent.value.post_data or "")
    ana.go("/new/challenge?way=bots")
    ana.open_rules()
    expect(ana.page.get_by_role("radio", name="First evening")).to_be_checked()
    ana.go("/me")  # what was played as on a First evening is listed apart
    expect(ana.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    apart = ana.page.locator("section", has=ana.page.get_by_role("heading", name="Games (First evening)"))
    expect(apart.get_by_role("row")).to_have_count(1)
    expect(apart).to_contain_text("1 game")


def test_teams_are_offered_to_four(person: NewPerson) -> None:
    ana = person()
    ana.go("/new/one-two-three?way=bots")
    ana.open_rules()
    teams = ana.page.get_by_role("checkbox").filter(visible=True)
    before = teams.count()
    for _ in range(2):
        ana.page.get_by_role("button", name="Add a seat").click()
    expect(teams).to_have_count(before + 1)


def test_a_problem_is_copied_by_keys_and_graded_before_it_is_taken(person: NewPerson) -> None:
    ana = person()
    ana.go("/new/classic?way=alone")
    ana.page.get_by_text("My own").click()
    start = ana.page.get_by_role("button", name="Start")
    expect(start).to_be_disabled()
    board = ana.page.get_by_role("grid")
    board.get_by_role("gridcell").first.click()
    ana.page.keyboard.type("55")
    ana.sees("The same digit appears twice")
    ana.page.keyboard.press("ArrowLeft")
    ana.page.keyboard.press("ArrowLeft")
    ana.page.keyboard.type(PROBLEM)
    ana.sees("Level: Easy")
    expect(start).to_be_enabled()
    start.click()
    expect(ana.board).to_be_visible()


def test_a_problem_is_copied_by_touch_on_a_phone(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740}, has_touch=True)
    ana.go("/problems")
    ana.scroll_to("Your own puzzle")
    cells = ana.page.get_by_role("grid", name="The board of your puzzle").get_by_role("gridcell")
    for digit in range(1, 10):
        ana.page.get_by_role("group", name="Digits").last.get_by_role("button").nth(digit - 1).tap()
        for cell in [place for place, one in enumerate(PROBLEM) if one == str(digit)]:
            cells.nth(cell).tap()
    ana.sees("A valid puzzle with 30 givens")
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_coach_is_offered_to_rivals_only_and_all_see_how_often_it_was_asked(person: NewPerson) -> None:
    ana = person()
    for game, way, count in (("classic", "Pass one device around", 0), ("markers", "With bots", 0)):
        ana.go(f"/new/{game}")
        ana.page.get_by_text(way, exact=True).click()
        ana.open_rules()
        expect(ana.page.get_by_label("Everyone can ask the coach")).to_have_count(count)
    ana.page.get_by_role("link", name="Change", exact=True).click()
    ana.page.get_by_text("Pass one device around", exact=True).click()
    ana.open_rules()
    ana.choose_pack()
    ana.page.get_by_label("Everyone can ask the coach").check()
    ana.page.get_by_text("My own").click()
    ana.page.get_by_role("grid").get_by_role("gridcell").first.click()
    ana.page.keyboard.type(PROBLEM)
    ana.sees("Level: Easy")
    ana.press("Start")
    ana.page.wait_for_url("**/t/*")
    expect(ana.page.get_by_role("timer")).to_be_visible()
    asked = ana.page.request.post(f"{ana.address}/api/problems/hint", data={"problem": PROBLEM})
    assert asked.ok, asked.text()
    ana.sees("The coach was asked about this puzzle 1 time.")
    ana.press("Menu")
    ana.press("Stop without a result")
    ana.press("Yes, stop without a result")
    ana.sees("Stopped without a result")
    ana.sees("The coach was asked about this puzzle 1 time.")
