"""Entering in Classic by keyboard: kinds of entry, number pad, keys pressed elsewhere, taking back."""

from playwright.sync_api import expect

from tests.browser.house import NewPerson, Person
from tests.browser.test_entry import drag, labelled
from tests.browser.test_surface import alone, alone_at


def test_the_keyboard_selects_with_shift_and_notes_with_shift(person: NewPerson) -> None:
    ana = alone_at(person, "c1")
    keys = ana.page.keyboard
    keys.press("Shift+ArrowRight")
    expect(ana.board.locator("rect.selected")).to_have_count(2)
    expect(ana.board.locator('[aria-selected="true"]')).to_have_count(2)
    keys.press("Shift+Digit2")
    for cell in ("c1", "d1"):
        labelled(ana.cell(cell), "notes 2")
    ana.cell("h1").click(modifiers=["Control"])
    expect(ana.board.locator("rect.selected")).to_have_count(3)
    keys.press("Shift+Digit2")  # to the one that lacks it
    labelled(ana.cell("h1"), "notes 2")
    labelled(ana.cell("c1"), "notes 2")
    keys.press("ArrowDown")
    expect(ana.board.locator("rect.selected")).to_have_count(0)


def test_keys_side_by_side_choose_the_kind_of_entry(person: NewPerson) -> None:
    ana = alone_at(person, "c1")
    keys = ana.page.keyboard
    keys.press("x")
    keys.press("2")
    labelled(ana.cell("c1"), "notes 2$")
    keys.press("c")
    keys.press("4")
    labelled(ana.cell("c1"), "notes 2, in the centre 4$")
    keys.press("v")
    keys.press("1")
    labelled(ana.cell("c1"), "in the centre 4, coloured A$")
    keys.press("Alt+Digit3")  # a modifier holds for one digit, whatever was chosen
    labelled(ana.cell("c1"), "coloured A and C$")
    keys.press("Control+Digit1")
    labelled(ana.cell("c1"), "in the centre 1 and 4")
    keys.press("z")
    keys.press("4")
    labelled(ana.cell("c1"), ": 4")
    keys.press("Control+z")
    labelled(ana.cell("c1"), "notes 2, in the centre 1 and 4")
    keys.press("b")
    drag(ana, "c2", "d2")
    expect(ana.board.locator(".pen-lines path")).to_have_count(1)


def number_pad(one: Person, key: str, digit: int, *, is_on: bool, **held: bool) -> None:
    """A key of a real number pad, whose name depends on NumLock and Shift."""
    one.page.evaluate(
        """([key, code, held]) => document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...held }))""",
        [key, f"Numpad{digit}", {"modifierNumLock": is_on, **held}],
    )


def test_the_number_pad_writes_and_notes_and_without_numlock_walks(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    ana.touch("c1")
    number_pad(ana, "ArrowLeft", 4, is_on=True, shiftKey=True)
    labelled(ana.cell("c1"), "notes 4$")
    number_pad(ana, "Home", 7, is_on=True)  # as Windows tells it
    labelled(ana.cell("c1"), "notes 4 and 7$")
    number_pad(ana, "5", 5, is_on=True, ctrlKey=True)
    labelled(ana.cell("c1"), "in the centre 5$")
    number_pad(ana, "Clear", 5, is_on=False)
    number_pad(ana, "ArrowRight", 6, is_on=False)
    expect(ana.cell("d1")).to_be_focused()
    number_pad(ana, "2", 2, is_on=True)
    labelled(ana.cell("d1"), ": 2")
    labelled(ana.cell("c1"), "notes 4 and 7, in the centre 5$")


def test_keys_mean_the_board_wherever_the_mouse_has_clicked(person: NewPerson) -> None:
    ana = alone_at(person, "c1")
    keys = ana.page.keyboard
    ana.press("Notes")
    keys.press("4")
    labelled(ana.cell("c1"), "notes 4$")
    ana.page.mouse.click(2, 2)
    keys.press("2")
    labelled(ana.cell("c1"), "notes 2 and 4$")
    keys.press("ArrowRight")
    expect(ana.cell("d1")).to_be_focused()
    keys.press("?")
    dialog = ana.page.get_by_role("dialog", name="Keys")
    dialog.get_by_role("heading").click()
    keys.press("6")  # not meant for the board behind it
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    labelled(ana.cell("d1"), "empty")


def test_colours_and_lines_are_taken_back_in_their_turn(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    keys = ana.page.keyboard
    lines = ana.board.locator(".pen-lines path")
    ana.touch("c1")
    keys.press("4")
    labelled(ana.cell("c1"), ": 4")
    keys.press("Alt+Digit1")
    labelled(ana.cell("c1"), ": 4, coloured A")
    keys.press("b")
    drag(ana, "c2", "d2")
    expect(lines).to_have_count(1)
    keys.press("Delete")
    expect(lines).to_have_count(0)
    ana.press("Undo")
    expect(lines).to_have_count(1)
    ana.press("Undo")
    expect(lines).to_have_count(0)
    labelled(ana.cell("c1"), ": 4, coloured A")
    keys.press("Control+z")
    labelled(ana.cell("c1"), ": 4$")
    keys.press("Control+z")
    labelled(ana.cell("c1"), ": empty$")
    for seen in (": 4$", ": 4, coloured A$"):
        ana.press("Redo")
        labelled(ana.cell("c1"), seen)
    ana.press("Redo")
    expect(lines).to_have_count(1)
