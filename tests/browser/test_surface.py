"""The surface that Classic is solved on: repeated digits, keys that keep their places, the keyboard."""

import re

from playwright.sync_api import FloatRect, Locator, expect

from fullhouse.core.ids import Seat
from tests.browser.axe import faults
from tests.browser.house import NewPerson, Person
from tests.browser.keyboard import type_digits
from tests.browser.sizes import PHONE, on_a_phone_and
from tests.browser.stage.driver import Driver
from tests.browser.test_problem_games import EMPTY, PROBLEM, right


def alone(one: Person, game: str = "classic") -> None:
    one.go(f"/new/{game}?way=alone&problem={PROBLEM}")
    if game == "classic":  # the first evening would take notes away by itself
        one.choose_pack()
    one.press("Start")
    one.page.wait_for_url("**/t/*")
    expect(one.page.get_by_role("group", name="Digits")).to_be_visible()


def alone_at(person: NewPerson, cell: str) -> Person:
    """Somebody alone at a board of Classic who has touched a cell."""
    one = person()
    alone(one)
    one.touch(cell)
    return one


def box(element: Locator) -> FloatRect:
    place = element.bounding_box()
    assert place
    return place


def test_a_repeated_digit_is_marked_and_said(person: NewPerson) -> None:
    for game in ("classic", "markers"):
        ana = person(viewport=PHONE, has_touch=True)
        alone(ana, game)
        marks = ana.board.locator("path.clash[transform]")
        ana.write("c1", 5)  # there is a 5 in a1
        expect(marks).to_have_count(2)
        for name in ("a1", "c1"):
            expect(ana.cell(name)).to_have_attribute("aria-label", re.compile("5.*, repeated"))
        said = ana.page.get_by_role("status").filter(
            has_text="Repeated in the same row, column or block: a1 and c1"
        )
        expect(said).to_have_count(1)
        assert not faults(ana)
        ana.press("Erase")
        expect(marks).to_have_count(0)


def test_a_full_but_wrong_board_says_so_and_no_counter_goes_below_zero(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    first, *rest = EMPTY
    ana.write(first, 1)
    type_digits(ana, [(cell, right(cell)) for cell in rest[:-2]])
    for cell in rest[-2:]:
        ana.write(cell, right(cell))
    ana.sees("The board is full, but not every digit is right.")
    left = ana.page.locator(".pad .left").all_inner_texts()
    assert left == ["0", "0", "0", "1", "0", "0", "0", "0", "0"]  # ten 1s, eight 4s


def test_colour_markers_alone_filled_with_nonsense_marks_it_and_can_be_finished(person: NewPerson) -> None:
    ana = person()
    with Driver(ana.address, "markers", 1, shared=False) as driver:
        for cell in [move for _, move in driver.moves() if move.endswith("=1")]:
            driver.play(Seat(1), cell)
        ana.go(f"/t/{driver.code}#key={driver.key}")
        expect(ana.board.locator("path.clash[transform]").nth(20)).to_be_attached()
        left = [int(text) for text in ana.page.locator(".pad .left").all_inner_texts()]
        assert min(left) == left[0] == 0
        ana.insist("Give up")
        expect(ana.page.locator("button.rematch")).to_be_visible()


def test_the_keyboard_writes_notes_undoes_and_redoes_from_the_first_moment(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    expect(ana.board).to_be_focused()
    keys = ana.page.keyboard
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "4"):  # a1, b1, c1
        keys.press(key)
    written, other, empty = re.compile(": 4"), re.compile(": 2"), re.compile("empty")
    expect(ana.cell("c1")).to_have_attribute("aria-label", written)
    replaced = (("2", other), ("Control+z", written))  # one press, one step back
    for key, label in (*replaced, ("Control+z", empty), ("Control+y", written), ("Delete", empty)):
        keys.press(key)
        expect(ana.cell("c1")).to_have_attribute("aria-label", label)
    keys.press("Space")
    expect(ana.page.get_by_role("button", name="Notes", exact=True)).to_have_attribute("aria-pressed", "true")
    keys.press("2")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("notes 2"))
    keys.press("Space")
    expect(ana.page.get_by_role("button", name="Notes", exact=True)).to_have_attribute(
        "aria-pressed", "false"
    )


@on_a_phone_and("tablet", 820, 1180)
def test_keys_keep_their_places_in_every_mode_and_the_coach_fits_beside_them(
    person: NewPerson, viewport: dict[str, int]
) -> None:
    ana = person(viewport=viewport, has_touch=True)
    alone(ana)
    pad = ana.page.get_by_role("group", name="Digits")
    names = ("Notes", "Undo", "Redo", "Hint", "Erase")
    buttons = [ana.page.get_by_role("button", name=name, exact=True) for name in names]
    places = [box(one) for one in (ana.board, pad, *buttons)]
    expect(buttons[1]).to_have_attribute("aria-disabled", "true")
    expect(buttons[4]).to_have_attribute("aria-disabled", "true")
    ana.write("c1", 5)
    for button in (buttons[1], buttons[4]):
        expect(button).to_have_attribute("aria-disabled", "false")
    ana.press("Undo")
    expect(buttons[2]).to_have_attribute("aria-disabled", "false")
    told = ana.page.get_by_role("status").filter(has=ana.page.locator("strong"))
    for title in ("Where to look:", "Which technique:", "The whole proof:"):
        ana.press("Hint")
        expect(told).to_contain_text(title)
    sentence, said = box(told.locator("p").first), box(ana.page.locator(".said"))
    assert said["y"] <= sentence["y"]
    assert sentence["y"] + sentence["height"] <= said["y"] + said["height"]  # read without scrolling
    deed = ana.page.get_by_role("button", name=re.compile("^Write . in"))
    for mode, does, tools in (("digits", 1, 0), ("notes", 0, 1), ("digits", 1, 0)):
        expect(deed, mode).to_have_count(does)
        expect(ana.page.get_by_role("group", name="Many notes at once")).to_have_count(tools)
        assert [box(one) for one in (ana.board, pad, *buttons)] == places
        ana.press("Notes")
    ana.press("Hint")  # whoever takes notes is offered the step, too
    expect(deed).to_be_visible()
    assert box(deed)["y"] + box(deed)["height"] <= viewport["height"]
    assert ana.page.evaluate("scrollY") == 0


def test_notes_are_filled_in_narrowed_and_cleared_by_one_button_each(person: NewPerson) -> None:
    ana = person(viewport=PHONE, has_touch=True)
    alone(ana)
    ana.press("Notes")
    ana.press("Fill notes")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("notes 1, 2 and 4"))
    fill = ana.page.get_by_role("button", name="Fill notes", exact=True)
    expect(fill).to_have_attribute("aria-disabled", "true")
    ana.write("c1", 1)  # struck out
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("notes 2 and 4"))
    ana.press("Notes")
    ana.write("d1", 2)
    ana.press("Notes")
    expect(fill).to_have_attribute("aria-disabled", "false")
    ana.press("Fill notes")  # the 2 goes, the 1 does not come back
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("notes 4$"))
    assert not faults(ana)
    ana.press("Clear notes")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("empty"))
    ana.press("Undo")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("notes 4$"))
