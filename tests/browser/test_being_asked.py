"""What is asked beside the moves: by a vote, after a pause, and of somebody who does not answer."""

import re
from typing import Any

from playwright.sync_api import expect

from fullhouse.solver import grids
from tests.browser.house import ENDED, NewPerson, Person
from tests.browser.test_first_games import sit_down

CLAIM = {"golden": {"a1": 1}, "stack": [7, 9, 4, 9, 9, 1, 2, 3]}
"""Seat 1 holds a 7, for which there is room."""
SOLUTION, OTHER = grids(2, seed=78)  # while people play on one, nobody else is told of it


def two_people(ana: Person, ben: Person, patience: float) -> None:
    """Ana and Ben at a table with little patience, each at a device of their own."""
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    options = {"referee": "table", "silence": None}
    asked: dict[str, Any] = {"game": "tiles", "seats": seats, "setup": CLAIM, "options": options}
    asked["settings"] = {"patience": patience}
    made = ana.page.request.post(f"{ana.address}/api/tables", data=asked).json()
    sit_beside(ana, ben, made)


def sit_beside(ana: Person, ben: Person, made: dict[str, Any]) -> None:
    """Ben takes the other seat of Ana's new table, and it begins."""
    joined = ben.page.request.post(
        f"{ana.address}/api/tables/{made['code']}/join", data={"name": "Ben"}
    ).json()
    assert "token" in joined, (made, joined)
    for one, key in ((ben, joined), (ana, made)):
        one.go(f"/t/{key['code']}#key={key['token']}")
    ana.press("Start")
    for one in (ana, ben):
        expect(one.board).to_be_visible()


def test_the_others_go_on_without_somebody_and_a_bot_plays_for_them(person: NewPerson) -> None:
    """docs/rules/README.md, Being asked."""
    ana, ben = person(), person()
    two_people(ana, ben, patience=1)
    ana.page.locator('[data-action="stuck"]').click()
    ana.page.locator('[data-action="stuck"]').click()
    ana.press("Go on without Ben")
    expect(ana.page.locator(".side")).to_contain_text("You go on without Ben: the umpire answers instead.")
    expect(ben.page.locator(".side")).to_contain_text("Ana went on without you")
    ana.press("Let a bot play for Ben")
    expect(ana.page.locator('[data-player="2"] .face img, [data-player="2"] .face svg').first).to_be_visible()
    ben.page.locator("main").click(position={"x": 5, "y": 5})
    ana.sees("Ben is back and plays.")


def test_a_vote_to_stop_and_a_pause_are_questions_to_everybody(person: NewPerson) -> None:
    ana, ben = person(), person()
    two_people(ana, ben, patience=600)
    ana.press("Menu")
    ana.press("Stop without a result")
    ana.press("Yes, stop without a result")
    ana.sees("You would like to stop without a result")
    ben.sees("Ana would like to stop without a result. Do you agree?")
    ben.press("Play on")
    ana.sees("Your turn")
    ben.press("Menu")
    ben.press("Pause")
    ana.sees("Ben has paused the game")
    expect(ana.page.locator(".players .words")).not_to_contain_text(["playing now"])
    ana.press("Go on")
    ben.sees("Ana’s turn")


def test_on_one_device_nobody_objects_is_held(person: NewPerson) -> None:
    """docs/rules/README.md, Being asked: one deliberate (held) press for all who sit there."""
    ana = person()
    problem = SOLUTION[:-3] + "..."
    names = ("Ana", "Ben", "Cleo")
    sit_down(ana, "markers", {"problem": problem}, {"referee": "table", "sand_glass": None}, names)
    ana.write("g9", int(SOLUTION[-3]))
    held = ana.page.get_by_role("button", name=re.compile("^Nobody objects"))
    held.click()
    expect(held).to_be_visible()
    held.click(delay=1500)
    expect(held).to_have_count(0)


def test_on_one_device_a_claim_is_answered_name_by_name(person: NewPerson) -> None:
    """docs/rules/README.md, Being asked: claims and last looks go by name, each touches theirs."""
    ana = person()
    sit_down(ana, "tiles", CLAIM, {"referee": "table", "golden": "lines"}, ("Ana", "Ben", "Cleo"))
    ana.page.locator(".curtain").get_by_role("button").click()
    stuck = ana.page.locator('[data-action="stuck"]')
    stuck.click()
    stuck.click()
    accept = ana.page.locator('[data-action="accept"]')
    expect(ana.page.locator(".status")).to_contain_text("Waiting for answers from Ben and Cleo")
    accept.click()
    expect(ana.page.locator('[data-action="accept-1"]')).to_have_count(0)
    ana.page.locator('[data-action="accept-2"]').click()
    expect(ana.page.locator(".status")).to_contain_text("Waiting for Cleo to answer")
    accept.click()  # one is left: nobody is asked who it was
    expect(ana.page.get_by_text(ENDED).first).to_be_visible()


def test_a_vote_to_stop_colour_markers_is_a_question_with_two_buttons(person: NewPerson) -> None:
    """In every state: also while a digit is being validated."""
    ana, ben = person(), person()
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}]
    options = {"referee": "table", "silence": None, "sand_glass": None}
    setup = {"problem": "..." + OTHER[3:]}
    asked: dict[str, Any] = {"game": "markers", "seats": seats, "setup": setup, "options": options}
    made = ana.page.request.post(f"{ana.address}/api/tables", data=asked).json()
    sit_beside(ana, ben, made)
    ana.write("a1", int(OTHER[0]))
    expect(ben.page.locator('[data-action="accept"]')).to_be_visible()
    stop = ana.page.locator('[data-action="stop"]')
    stop.click()
    stop.click()
    ben.sees("Ana would like to stop here. Do you agree?")
    expect(ben.page.locator("[data-answer]")).to_have_count(2)
    ana.sees("You would like to stop here")
    ben.page.locator('[data-answer="refuse"]').click()
    expect(ana.page.locator("[data-answer]")).to_have_count(0)
    ben.page.locator('[data-action="accept"]').click()
    stop.click()
    stop.click()
    ben.page.locator('[data-answer="agree"]').click()
    ana.sees("Everyone agreed to stop.")
