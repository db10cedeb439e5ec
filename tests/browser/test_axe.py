"""Axe on every page, and on states that no address shows: dialogs, lobbies, hand-over, hints, verdicts."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fullhouse import library
from fullhouse.solver import solve
from tests.browser.axe import SURFACES, Looking
from tests.browser.house import COLUMNS, House, NewPerson
from tests.browser.test_connection import empty
from tests.browser.test_everybody import PAGES
from tests.browser.test_problem_games import EMPTY, PROBLEM, SLOW, table_for_two
from tests.browser.test_tiles import begin, hand_of

SMALL = {"width": 360, "height": 740}


OWN = "...3.1.4....98..1...8.......24..5..8.....36.....26.......4..3....7..2..68.9...4.2"
"""A problem of its own: what is near one that another test still plays against others is not checked."""
FITTING, REPEATED = ("e5", 4), ("c1", 3)


def test_every_page(person: NewPerson) -> None:
    one, look = person(), Looking()
    for path in PAGES:
        one.follow(path)
        expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
        expect(one.page.get_by_role("contentinfo").or_(one.board).first).to_be_visible()
        look.at(one, path)
    for box in ("Golden Tiles", "Colour Markers", "Challenge"):
        one.follow("/")
        one.box(box).get_by_role("button").first.click()
        expect(one.board).to_be_visible()
        look.at(one, box)
    one.press("Menu")
    look.at(one, "the menu")
    look.found_nothing()


def test_from_the_door_to_the_end(person: NewPerson) -> None:
    ana, ben, look = person(), person(viewport=SMALL), Looking()
    sofa = person(viewport={"width": 1920, "height": 1080})
    code = ana.new_table("tiles", "Everyone on their own device")
    sofa.go("/tv")
    expect(sofa.page.get_by_role("button", name="Golden Tiles")).to_be_visible()
    look.at(sofa, "a television as the host")
    sofa.go(f"/tv/{code}")
    expect(sofa.page.get_by_role("img").first).to_be_visible()
    look.at(sofa, "a television before the game")
    ben.join(code, "Ben")
    begin(ana)
    expect(sofa.board).to_be_visible()
    look.at(sofa, "a television")
    ana.insist("I’m stuck")
    ben.page.locator('[data-action="accept"]').click()
    for one in (ana, ben):
        expect(one.page.get_by_role("button", name="Play again")).to_be_visible()
        look.at(one, "the end")
    look.at(sofa, "the end on a television")
    sofa.follow(f"/t/{code}")
    expect(sofa.page.get_by_role("heading", level=1)).to_be_visible()
    look.at(sofa, "the door of a game that is over")
    sofa.follow("/t/AAAAAA")
    expect(sofa.page.get_by_role("alert")).to_be_visible()
    look.at(sofa, "a table that does not exist")
    look.found_nothing()


@pytest.mark.parametrize("game", ["animals", "one-two-three", "classic", "solitaire"])
def test_every_game_on_its_pages_and_on_the_table(person: NewPerson, game: str) -> None:
    one, look = person(viewport=SMALL), Looking()
    for page in ("how", "learn", "new"):
        one.follow(f"/{page}/{game}")
        expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
        look.at(one, f"/{page}/{game}")
    first = one.page.locator('a[href*="way="]').first
    expect(first.or_(one.page.locator("button.start"))).to_be_visible()
    if first.count():
        first.click()
        look.at(one, f"the second step of /new/{game}")
    one.press("Start")
    expect(one.board).to_be_visible()
    look.at(one, f"the board of {game}")
    look.found_nothing()


def test_dialogs(person: NewPerson) -> None:
    one, look = person(), Looking()
    one.go()
    one.press("Language and settings")
    expect(one.page.get_by_role("dialog", name="Language and settings")).to_be_visible()
    look.at(one, "settings on the home page", SURFACES)
    one.page.keyboard.press("Escape")
    one.box("Golden Tiles").get_by_role("link").click()
    expect(one.page.get_by_role("dialog", name="Golden Tiles")).to_be_visible()
    look.at(one, "a box from the shelf", SURFACES)
    one.page.keyboard.press("Escape")
    one.press("Enter code")
    look.at(one, "the field for a code", SURFACES)
    one.go("/new/tiles?way=bots")
    look.at(one, "who plays, and by which rules")
    one.press("Start")
    expect(one.board).to_be_visible()
    look.at(one, "the table", SURFACES)
    one.menu("Language and settings")
    look.at(one, "settings at the table")
    one.page.keyboard.press("Escape")
    one.menu("Invite", "Play on another device")
    expect(one.page.get_by_role("img", name="Play on another device")).to_be_visible()
    look.at(one, "the menu with a key for another device")
    one.press("Back")
    one.page.get_by_role("dialog").get_by_role("button", name="Keys").click()
    expect(one.page.get_by_role("dialog", name="Keys")).to_be_visible()
    look.at(one, "the list of keys")
    look.found_nothing()


def test_lobbies_hosts_and_guests(person: NewPerson) -> None:
    ana, ben, look = person(), person(viewport=SMALL), Looking()
    ana.go("/new/tiles")
    ana.page.get_by_text("Everyone on their own device").click()
    ana.press("Add a seat")
    ana.press("Create table")
    ana.page.wait_for_url("**/t/*")
    code = ana.page.url.rsplit("/", 1)[1]
    ben.go(f"/t/{code}")
    ben.page.get_by_label("Your name").fill("Ben")
    look.at(ben, "the door")
    ben.press("Take a seat")
    ben.sees("Waiting for more players")
    look.at(ben, "the lobby of a guest, a seat open")
    look.at(ana, "the lobby of the host, a seat open")
    eve = person()
    eve.join(code, "Eve")
    ben.sees("Waiting for the host to start")
    look.at(ben, "the lobby of a guest, all here")
    look.at(ana, "the lobby of the host, all here")
    late = person()
    late.go(f"/t/{code}")
    expect(late.page.get_by_role("button", name="Watch")).to_be_visible()
    look.at(late, "the door of a full table")
    late.press("Watch")
    begin(ana)
    expect(late.board).to_be_visible()
    look.at(late, "a spectator at the board")
    ana.follow("/")
    ana.sees("Your tables")
    look.at(ana, "the home page with a running table")
    look.found_nothing()


def test_the_hand_over(person: NewPerson) -> None:
    ana, look = person(viewport=SMALL), Looking()
    ana.go("/new/tiles")
    ana.page.get_by_text("Pass one device around").click()
    ana.page.get_by_label("Name for seat 1").fill("Ana")
    ana.page.get_by_label("Name for seat 2").fill("Ben")
    look.at(ana, "the names of those who share a device")
    ana.press("Start")
    ana.sees("Pass to Ana")
    look.at(ana, "the hand-over")
    ana.press("I am Ana: show my tile")
    ana.touch(empty(ana.view(), hand_of(ana)))
    expect(ana.page.get_by_role("heading", name="Pass to Ben")).to_be_visible()  # the curtain is down
    look.at(ana, "the hand-over in the middle, with an objection to make")
    look.found_nothing()


def test_objections_and_the_end_with_its_replay(person: NewPerson) -> None:
    ana, ben, look = person(), person(viewport=SMALL), Looking()
    table_for_two(ana, ben, "markers", OWN)
    ana.waits_for_turn()
    ana.menu("The rules of this table")
    ana.sees("A fault: a digit that does not fit.")
    ana.page.keyboard.press("Escape")
    ana.write(*FITTING)
    expect(ben.page.get_by_role("button", name="Object!")).to_be_visible()
    look.at(ben, "asked to accept or object")
    ben.press("I accept")
    ben.waits_for_turn()
    ben.write(*REPEATED)
    ana.press("Object!")
    ana.sees("and you are right")
    look.at(ana, "a verdict, as the one who objected sees it")
    look.at(ben, "a verdict, as the one who is at fault sees it")
    expect(ana.cell(REPEATED[0])).to_have_attribute("aria-label", re.compile("empty"))
    ana.waits_for_turn()
    ana.write("a1", int(solve(OWN)[0]))
    ben.press("Object!")
    ben.sees("No fault")
    ben.waits_for_turn()
    ana.insist("I want to stop")
    ben.sees("would like to stop here. Do you agree?")
    look.at(ben, "a vote to stop")
    ben.press("Stop")
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("wins")
    expect(ben.page.get_by_role("img", name="Chart of the points")).to_be_visible()
    look.at(ben, "the end of a game with points")
    ben.more()
    ben.page.get_by_role("link", name="Replay").click()
    expect(ben.board).to_be_visible()
    look.at(ben, "the replay of a record")
    ben.page.get_by_role("slider").press("End")
    look.at(ben, "the replay at its end")
    look.found_nothing()


def test_hints_and_the_end_alone(person: NewPerson) -> None:
    one, look = person(), Looking()
    missing = EMPTY[:8]
    # Nobody plays against others on this problem: of theirs, nothing is checked before they end.
    right = {COLUMNS[i % 9] + str(i // 9 + 1): int(digit) for i, digit in enumerate(str(solve(SLOW)))}
    one.go("/new/classic?problem=" + "".join("." if cell in missing else str(right[cell]) for cell in right))
    one.press("Start")
    expect(one.board).to_be_visible()
    told = one.page.get_by_role("status").filter(has=one.page.locator("strong"))
    for title in ("Where to look:", "Which technique:", "The whole proof:"):
        one.press("Hint")
        expect(told.locator("strong")).to_have_text(title)
        look.at(one, f"a hint: {title}")
    one.press("Notes")
    one.write(missing[1], 1)
    one.write(missing[1], 2)
    expect(one.cell(missing[1])).to_have_attribute("aria-label", re.compile("notes 1 and 2"))
    look.at(one, "two notes in a cell")
    one.press("Notes")
    one.write(missing[0], right[missing[0]] % 9 + 1)
    expect(one.board.locator(".wrong").or_(one.page.get_by_role("alert")).first).to_be_visible()
    look.at(one, "a wrong digit, or one that is refused")
    one.press("Undo")
    expect(one.board.locator(".wrong")).to_have_count(0)
    first, *others = missing
    one.digit(right[first])  # digit first
    one.touch(first)
    for cell in others:
        one.write(cell, right[cell])
    expect(one.page.get_by_role("heading", name="Solved!")).to_be_visible()
    one.sees("1 hint taken.")
    look.at(one, "the end alone")
    one.follow("/me")
    expect(one.page.get_by_role("img")).to_be_visible()
    one.sees("1 game")
    look.at(one, "me with a time")
    look.found_nothing()


def test_forms_with_error_messages(person: NewPerson, tmp_path: Path) -> None:
    one, look = person(viewport=SMALL), Looking()
    one.go("/new/markers?way=bots&problem=12")
    one.open_rules()
    one.sees("instead of 81")
    look.at(one, "a table with an invalid problem, its options open")
    one.follow("/problems")
    one.press("New puzzle")
    expect(one.page.get_by_role("status").filter(has_text="Level: Easy.")).to_be_visible()
    one.scroll_to("Your own puzzle")
    one.page.get_by_text("Paste it as text instead").click()
    one.page.get_by_label("81 digits").fill("12")
    one.sees("instead of 81")
    look.at(one, "problems: a new one, and an invalid one")
    one.page.get_by_label("81 digits").fill(PROBLEM)
    one.sees("A valid puzzle")
    look.at(one, "problems: one's own")
    one.page.get_by_text("Search the library").click()
    one.page.get_by_role("button", name="Search", exact=True).click()
    one.sees(f"{len(library()):,} puzzles found.")
    look.at(one, "problems: a search")
    for page, waits_for in (
        ("/learn", "How to go about it"),
        ("/learn/x_chain", "How it works"),
        ("/daily", "Easy"),
        ("/today", "Today’s puzzle"),
    ):
        one.follow(page)
        expect(one.page.get_by_role("heading", name=waits_for)).to_be_visible()
        look.at(one, page)
    rubbish = tmp_path / "rubbish.json"
    rubbish.write_text("{}")
    for page in ("/replay", "/me"):
        one.follow(page)
        one.page.locator("input[type=file]").set_input_files(rubbish)
        expect(one.page.locator("[role=alert], [role=status]").filter(has_text=" ").first).to_be_visible()
        look.at(one, f"{page} with an invalid file")
    look.found_nothing()


def test_a_table_whose_server_is_away(person: NewPerson, house: House) -> None:
    one, look = person(), Looking()
    one.go()
    one.box("Golden Tiles").get_by_role("button").first.click()
    one.waits_for_turn()
    house.kill()
    one.sees("Connection lost")
    with one.page.expect_event("requestfailed", lambda asked: asked.url.endswith("/api/health")):
        one.page.evaluate("dispatchEvent(new Event('vite:preloadError'))")  # a part cannot be fetched
    one.sees("Connection lost")
    look.at(one, "no connection")
    house.start()
    expect(one.page.get_by_text("Connection lost")).to_have_count(0)
    one.press("Menu")
    one.page.get_by_role("dialog").get_by_role("button", name="Pause").click()
    one.sees("Paused")
    look.at(one, "a paused table")
    look.found_nothing()
