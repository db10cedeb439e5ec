"""Challenge and Solitaire by people: flips, inserts, a forced place with its proof, a whole solitaire."""

import re
from functools import partial, reduce

from playwright.sync_api import Locator, expect

from tests.browser.elsewhere import play_elsewhere, until_covered
from tests.browser.house import NewPerson, Person, until
from tests.browser.seating import seat
from tests.browser.test_first_games import sit_down
from tests.browser.test_tiles import fits

FINGER = 44
"""Pixels that a finger needs."""
BOXES = "all => all.map(one => one.getBoundingClientRect().toJSON())"


def hand(one: Person) -> list[int]:
    labels = one.page.locator("[data-hand] button").evaluate_all("all => all.map(one => one.ariaLabel)")
    return [int(re.sub(r"\D", "", label)) for label in labels]


def take_turn(one: Person) -> None:
    """Insert what fits an empty cell, else turn the first tile that lies face down; wait for what follows.

    With neither there is nothing to do: the game ends, and the page may not have heard of it yet.
    """
    seq, seen = one.shown_seq, one.view()
    room = [n for n, label in seen.items() if label == "empty"]
    fitting = [(tile, n) for tile in hand(one) for n in room if fits(n, str(tile), seen, 9)]
    covered = [n for n, label in seen.items() if label == "face down"]
    if fitting:
        tile, cell = fitting[0]
        one.page.get_by_label(f"Pick up the {tile}").first.click()
        one.touch(cell)
    elif covered:
        one.touch(covered[0])
    else:
        return
    one.hears_of_more_than(seq)


def test_a_whole_solitaire_from_the_shelf(person: NewPerson) -> None:
    """The turns between the first and the last ones are played on another device."""
    ana = person()
    ana.go()
    ana.box("Solitaire").get_by_role("button", name="Play").click()
    expect(ana.board).to_be_visible()
    for _ in range(3):
        take_turn(ana)
    play_elsewhere([ana], partial(until_covered, "solitaire", 8))
    finish = ana.page.locator('[data-action="finish"]')
    until(lambda: ana.is_over, lambda: finish.click() if finish.count() else take_turn(ana))
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(
        re.compile("Not this time|Finished|Nothing more")
    )
    ana.go("/me")  # docs/rules/solitaire.md: played, succeeded, best
    ana.sees("1 played, ")


def test_a_bot_and_a_person_play_challenge(person: NewPerson) -> None:
    """Not to the end, which two people see in test_whole_games.py."""
    ana = person()
    ana.go()
    ana.box("Challenge").get_by_role("button", name="Play a bot").click()
    expect(ana.board).to_be_visible()
    for _ in range(6):
        ana.waits_for_turn()
        take_turn(ana)
    ana.waits_for_turn()
    expect(ana.page.locator("#last-move")).to_contain_text("Squirrel")


LONELY = {
    "tiles": "." * 17 + "9" + "." * 18 + "1234.678." + "." * 36,
    "face_up": ["i2", *(f"{column}5" for column in "abcdfgh")],
    "hands": [[2, 9], []],
}
"""In row 5 the 9 fits e5 alone."""


def at_lonely(person: NewPerson) -> tuple[Person, Person]:
    ana, ben = person(), person()
    seat([ana, ben], "challenge", LONELY)
    return ana, ben


def declare(one: Person, tile: int, cell: str, ground: str) -> None:
    """Call it forced that this tile of the hand goes there, and say why."""
    one.page.locator("[data-hand] button").nth(tile).click()
    one.press("Forced!")
    one.touch(cell)
    one.press(ground)
    one.sees("call it forced")


def test_a_forced_place_is_declared_and_its_proof_is_drawn(person: NewPerson) -> None:
    """At a table with the printed rules: a declaration names its ground."""
    ana, ben = at_lonely(person)
    declare(ana, 1, "e5", "its row")
    ben.sees("calls it forced")
    drawn = (ben.board.locator(mark) for mark in (".ray", ".cross", ".small"))
    expect(reduce(Locator.or_, drawn).first).to_be_attached()
    ben.press("Object!")
    ben.sees("No fault")


def test_a_wrong_forced_declaration_costs_the_tile(person: NewPerson) -> None:
    ana, ben = at_lonely(person)
    declare(ana, 0, "a1", "the cell")
    ben.press("Object!")
    ben.sees("is not forced")


def test_the_ground_is_named_by_a_key_or_by_touching_it(person: NewPerson) -> None:
    ana = person()
    for key, told in (
        ("r", "because of its row"),
        ("c", "because of its column"),
        ("b", "because of its block"),
        ("Enter", "because nothing else fits there"),
        ("", "because of its row"),
    ):
        sit_down(ana, "challenge", LONELY, {"proof": "named", "sand_glass": None}, ("Ana", "Ben"))
        ana.page.locator("[data-hand] button").nth(1).click()
        ana.press("Forced!")
        ana.touch("e5")
        grounds = ana.page.locator('[data-action^="ground-"]')
        expect(grounds).to_have_text(["its row", "its column", "its block", "the cell"])
        assert all(box["height"] >= FINGER for box in grounds.evaluate_all(BOXES))
        if key:
            ana.page.keyboard.press(key)
        else:
            ana.touch("a5")
        ana.sees(f"inserts the 9 in e5 and calls it forced {told}")


def test_a_drop_is_offered_whether_or_not_a_tile_is_impossible(person: NewPerson) -> None:
    ana = person()
    sit_down(ana, "challenge", LONELY, {"referee": "table", "sand_glass": None}, ("Ana", "Ben"))
    ana.press("Drop a tile")
    ana.sees("Pick up the tile that fits nowhere")
    ana.page.locator("[data-hand] button").first.click()
    ana.press("Drop the 2")
    ana.sees("The 2 still fits somewhere")
