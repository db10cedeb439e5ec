"""Games on a problem by people: Classic, Colour Markers, One-Two-Three, with objections and corrections.

The basic game of Colour Markers with its objections, and Classic alone, are in `test_axe.py`.
"""

import re

from playwright.sync_api import expect

from fullhouse.solver import solve
from tests.browser.house import COLUMNS, Held, NewPerson, Person, until_over
from tests.browser.seating import seat
from tests.browser.test_tiles import begin

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = str(solve(PROBLEM))
SLOW = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6..."
"""A problem on which a beginner gets stuck again and again: a bot does not solve it while a test looks on."""
EMPTY = [f"{COLUMNS[i % 9]}{i // 9 + 1}" for i, char in enumerate(PROBLEM) if char == "."]

OPEN = ("c1", "d1", "h1", "a3", "e5", "f5", "c7", "a8", "d9", "f9")
SHORT = "".join(
    "." if COLUMNS[i % 9] + str(i // 9 + 1) in OPEN else digit for i, digit in enumerate(SOLUTION)
)
"""The same with its end in sight: these cells are left. A wrong 1 fits c1."""

LABELS = "cells => cells.map(cell => cell.getAttribute('aria-label'))"


def right(cell: str) -> int:
    return int(SOLUTION[(int(cell[1]) - 1) * 9 + COLUMNS.index(cell[0])])


def table_for_two(ana: Person, ben: Person, game: str, problem: str = PROBLEM) -> None:
    ana.go(f"/new/{game}?way=apart&problem={problem}")
    ana.choose_pack()
    ana.press("Create table")
    ana.page.wait_for_url("**/t/*")
    ben.join(ana.page.url.rsplit("/", 1)[1], "Ben")
    order = ana.page.get_by_text("Seat 1 starts")
    expect(order).to_have_count(0 if game == "classic" else 1)  # nobody begins where all may always write
    begin(ana)


NEW_BUTTONS = """() => {
    window.came = {};
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('.actions [data-action]'))
            came[one.dataset.action] ??= getComputedStyle(one).pointerEvents;
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes of every button that comes whether it can be pressed at once."""


def test_one_two_three_with_a_correction_to_the_end(person: NewPerson) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "one-two-three", {"problem": SHORT})
    ana.waits_for_turn()
    ana.write("e5", 5)
    ben.waits_for_turn()
    ben.write("c1", 1)  # not the solution's
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("1 by"))
    ana.press("Object!")
    ana.touch("c1")  # one's own digits can be pointed out, too
    ana.sees("and you are right")
    ben.sees("Correct c1")
    ben.write("c1", 4)
    ana.waits_for_turn()
    rest = [cell for cell in OPEN if cell not in ("e5", "c1")]

    def write_on(one: Person) -> None:
        cell = rest.pop(0)
        one.write(cell, right(cell))
        expect(one.cell(cell)).to_have_attribute("aria-label", re.compile(r"\d(, yours| by)"))

    until_over([ana, ben], write_on)
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("win")


def test_classic_together_and_too_late(person: NewPerson) -> None:
    ana, ben = person(), person()
    table_for_two(ana, ben, "classic")
    ana.write("e5", 5)
    expect(ben.cell("e5")).to_have_attribute("aria-label", re.compile("5 by"))
    ben.write("c1", 4)
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("4 by Ben"))


def test_markers_alone_to_the_solution(person: NewPerson) -> None:
    ana = person()
    ana.go(f"/new/markers?way=alone&problem={SHORT}")
    ana.press("Start")
    expect(ana.board).to_be_visible()
    first, *rest = OPEN
    ana.write(first, 1)  # fits, but is wrong: alone nothing is called, and anything can be erased
    expect(ana.cell(first)).to_have_attribute("aria-label", re.compile(": 1"))
    ana.press("Erase")
    expect(ana.cell(first)).to_have_attribute("aria-label", re.compile("empty"))
    for cell in (*rest, first):
        ana.write(cell, right(cell))
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Solved!")
    ana.sees("Every digit is right.")


def test_markers_advanced_with_a_called_fault(person: NewPerson) -> None:
    ana, ben = person(), person()
    ana.go(f"/new/markers?problem={PROBLEM}")
    ana.page.get_by_role("link", name="Change", exact=True).click()
    ana.page.get_by_text("Everyone on their own device").click()
    ana.choose_pack()
    ana.open_rules()
    ana.page.get_by_label("As many digits as you can before time runs out").check()
    ana.press("Create table")
    ana.page.wait_for_url("**/t/*")
    ben.join(ana.page.url.rsplit("/", 1)[1], "Ben")
    begin(ana)
    ana.waits_for_turn()
    ana.sees("Round 1 of 2")
    ben.page.evaluate(NEW_BUTTONS)
    for cell, digit in (("e5", 5), ("c1", 4), ("d1", 5)):  # there is a 5 in the first row
        ana.write(cell, digit)
        expect(ben.cell(cell)).to_have_attribute("aria-label", re.compile(f"{digit}(, yours| by)"))
    assert ben.page.evaluate("came.object") == "none"  # another button lay here: its finger goes by
    ben.press("Object!")
    ben.sees("What is wrong?")
    ben.touch("d1")
    ben.sees("and you are right")
    ana.sees("First erase d1: tap it.")
    ana.touch("d1")
    expect(ben.cell("d1")).to_have_attribute("aria-label", re.compile("empty"))
    ana.write("d1", 6)  # the turn goes on
    expect(ben.cell("d1")).to_have_attribute("aria-label", re.compile("6(, yours| by)"))
    ana.press("End my turn")
    ben.press("I accept")  # whose glass runs next looks at the whole turn first
    ben.waits_for_turn()
    for cell, digit in (("e5", 5), ("c1", 4), ("d1", 6)):
        expect(ana.cell(cell)).to_have_attribute("aria-label", re.compile(f"{digit}(, yours| by)"))
    expect(ana.page.locator(".score").first).to_contain_text("15")
    ana.insist("I want to stop")
    ben.sees("would like to stop here. Do you agree?")
    ben.press("Stop")  # the coach says nothing about a problem while people play on it
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("wins")


def test_a_level_is_a_deck_whose_cards_do_not_come_back(person: NewPerson) -> None:
    """docs/rules/markers.md: no card comes twice until all have come."""
    ana = person()
    dealt = []
    for _ in range(4):
        ana.go("/new/classic?way=alone")
        ana.page.get_by_text("Easy", exact=True).click()
        ana.press("Start")
        expect(ana.board).to_be_visible()
        dealt.append(tuple(ana.board.get_by_role("gridcell").evaluate_all(LABELS)))
    assert len(set(dealt)) == len(dealt)
    place = ana.page.evaluate("JSON.parse(localStorage.getItem('fullhouse:decks'))['1']")
    assert place["number"] == len(dealt)


def test_classic_together_shows_what_others_have_selected(person: NewPerson) -> None:
    ana, ben = person(), person()
    seat([ana, ben], "classic", {"problem": PROBLEM})
    ben.touch("c1")
    frame = ana.board.locator("[data-selected-by='2']")
    expect(frame).to_have_count(1)
    expect(frame.locator("text")).to_have_text("B")
    ben.cell("d1").click(modifiers=["Control"])
    expect(frame).to_have_count(2)
    ana.cell("d1").focus()
    expect(ben.board.locator("[data-selected-by='1']")).to_have_count(1)
    ben.page.close()
    expect(frame).to_have_count(0)


def test_a_race_of_classic(person: NewPerson) -> None:
    ana, ben = person(), person()
    ana.go(f"/new/classic?way=apart&problem={SHORT}")
    expect(ana.board).to_be_visible()  # what comes in above the options would move them away
    ana.open_rules()
    ana.page.get_by_label(re.compile("A race")).check()
    ana.press("Create table")
    ana.page.wait_for_url("**/t/*")
    ben.join(ana.page.url.rsplit("/", 1)[1], "Ben")
    begin(ana)
    ana.write("c1", 1)
    expect(ben.page.locator("[data-player='1'] [data-progress]")).to_have_attribute("data-progress", "1")
    expect(ben.cell("c1")).to_have_attribute("aria-label", re.compile("empty"))
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)
    for cell in OPEN:
        ben.write(cell, right(cell))
    for one, headline in ((ana, "Ben wins!"), (ben, "You win!")):
        expect(one.page.get_by_role("heading", level=1)).to_have_text(headline)
        expect(one.page.get_by_text(re.compile(r"Time: \W*\d+:\d\d\W+Level: \W*Easy"))).to_be_visible()


def test_a_bot_says_how_it_found_a_digit(person: NewPerson) -> None:
    ana = person(viewport={"width": 360, "height": 740}, has_touch=True)
    ana.go(f"/new/classic?problem={SLOW}&way=bots")
    ana.press("Start")
    ana.page.wait_for_url("**/t/*")
    digits = ana.board.get_by_label(re.compile(r"\d(, yours| by)"))
    digits.first.wait_for()
    digits.first.click()
    asked = Held(ana.page, "**/api/why")
    ana.press("Why?")
    ana.sees("The coach is looking")
    ana.press("Why?")  # somebody impatient asks nothing twice
    assert asked.release() == 1
    coach = ana.page.locator(".coach")
    expect(coach).to_contain_text(re.compile("Why [a-i][1-9]"))
    expect(ana.board.locator(".ghost")).to_have_count(0)  # the conclusion comes last
    beats = ana.page.get_by_text(re.compile(r"^1 of \d+$")).inner_text()
    for _ in range(1, int(beats.split()[-1])):
        ana.press("One step forward")
    expect(ana.board.locator(".ghost")).to_have_count(1)
    written = digits.count()
    expect(digits.nth(written)).to_be_visible()  # the bot writes on
    expect(coach).to_contain_text(re.compile("Why [a-i][1-9]"))
    left = next(name for name, label in ana.view().items() if label.startswith("empty"))
    ana.touch(left)
    ana.press("Hint")
    expect(coach).to_contain_text("Where to look")
