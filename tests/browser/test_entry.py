"""Entering in Classic: several cells at once, notes in the centre, colours, the notes of one digit."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import faults
from tests.browser.house import House, NewPerson, Person
from tests.browser.keypress import DRAWN
from tests.browser.seating import seat
from tests.browser.sizes import PHONE, on_a_phone_and
from tests.browser.test_surface import alone, alone_at


def labelled(element: Locator, text: str) -> None:
    expect(element).to_have_attribute("aria-label", re.compile(text))


def drag(one: Person, *cells: str) -> None:
    """A finger or a mouse goes over some cells."""
    boxes = [one.cell(cell).bounding_box() for cell in cells]
    for number, box in enumerate(boxes):
        assert box
        one.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if not number:
            one.page.mouse.down()
    one.page.mouse.up()


def test_several_cells_are_selected_by_dragging_and_take_notes_together(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    rings = ana.board.locator("rect.selected")
    drag(ana, "d1", "c1", "c2")
    expect(rings).to_have_count(3)
    for digit, seen in (("7", ": 7"), ("2", ": 2"), ("2", ": empty")):  # written, written over, taken away
        ana.page.keyboard.press(digit)
        for cell in ("d1", "c1", "c2"):
            labelled(ana.cell(cell), seen)
    ana.page.keyboard.press("Escape")
    expect(rings).to_have_count(0)
    drag(ana, "b2", "c2")
    expect(rings).to_have_count(2)
    ana.press("Notes")
    ana.digit(7)
    for cell in ("b2", "c2"):
        labelled(ana.cell(cell), "notes 7")
    ana.press("Undo")
    for cell in ("b2", "c2"):
        labelled(ana.cell(cell), "empty")
    ana.press("Redo")
    ana.press("Centre")
    ana.digit(4)
    for cell in ("b2", "c2"):
        labelled(ana.cell(cell), "notes 7, in the centre 4")
    assert not faults(ana)
    ana.press("Erase")
    for cell in ("b2", "c2"):
        labelled(ana.cell(cell), "empty")


def test_what_was_taken_back_is_a_branch_that_outlives_a_reload(person: NewPerson) -> None:
    ana = alone_at(person, "c1")
    keys = ana.page.keyboard
    keys.press("4")
    labelled(ana.cell("c1"), ": 4")
    keys.press("Control+z")
    labelled(ana.cell("c1"), "empty")
    keys.press("2")
    labelled(ana.cell("c1"), ": 2")
    ana.press("Menu")
    branches = ana.page.get_by_role("button", name="Branches", exact=True)
    expect(branches).to_be_visible()  # what keeps them is fetched with the first one
    ana.page.reload()
    labelled(ana.cell("c1"), ": 2")
    ana.press("Menu")
    ana.press("Branches")
    dialog = ana.page.get_by_role("dialog", name="Branches")
    expect(dialog.get_by_role("button", name="c1=2")).to_be_visible()
    dialog.get_by_role("button", name="c1=4").click()
    labelled(ana.cell("c1"), ": 4")


def test_two_taps_select_equal_digits_or_write_the_last_note(person: NewPerson) -> None:
    ana = person(viewport=PHONE, has_touch=True)
    alone(ana)
    ana.cell("a1").dblclick()  # there are three 5s
    expect(ana.board.locator("rect.selected")).to_have_count(3)
    ana.press("Notes")
    ana.press("Fill notes")
    labelled(ana.cell("e5"), "notes 5$")
    ana.cell("e5").dblclick()
    labelled(ana.cell("e5"), ": 5")


@on_a_phone_and("desk", 1280, 800)
def test_cells_get_several_colours_that_stay_on_the_device(
    person: NewPerson, viewport: dict[str, int]
) -> None:
    ana = person(viewport=viewport, has_touch=True)
    alone(ana)
    ana.press("Notes")
    ana.press("Colours")
    colours = ana.page.get_by_role("group", name="Digits")
    ana.touch("c1")
    for name in ("Colour A", "Colour C"):
        colours.get_by_role("button", name=name).click()
    paint = ana.board.locator("path.paint")
    expect(paint).to_have_count(2)
    labelled(ana.cell("c1"), "empty, coloured A and C")
    assert not faults(ana)
    ana.page.reload()
    expect(paint).to_have_count(2)
    ana.press("Notes")
    ana.press("Colours")
    ana.touch("c1")
    ana.press("Erase")
    expect(paint).to_have_count(0)
    ana.press("Colours")
    ana.press("Fill notes")
    ana.press("Colours")
    colours.get_by_role("button", name="Colour B").click()
    ana.press("Colour notes")
    colours.get_by_role("button", name="4 B: colour notes").click()
    labelled(ana.cell("c1"), "notes 1, 2 and 4, coloured B, coloured notes 4B")
    colours.get_by_role("button", name="9 B: colour notes").click()  # there is no 9: nothing to colour
    tint = ana.board.locator("circle.tint")
    expect(tint).to_have_count(1)
    assert not faults(ana)
    ana.press("Erase")
    expect(tint).to_have_count(0)


def test_one_digit_everywhere_and_notes_that_go_with_a_digit(person: NewPerson) -> None:
    ana = person(viewport=PHONE, has_touch=True)
    alone(ana)
    ana.press("Notes")
    ana.touch("a1")
    ana.digit(4)  # a given cell takes no note: the digit is taken up
    ana.press("Fill 4s")
    labelled(ana.cell("c1"), "notes 4")
    labelled(ana.cell("f1"), "notes 4")
    ana.press("Auto-remove notes")
    ana.press("Notes")
    ana.touch("c1")
    labelled(ana.cell("c1"), ": 4")
    labelled(ana.cell("f1"), "empty")
    ana.press("Notes")
    ana.press("Clear 4s")
    expect(ana.page.get_by_role("button", name="Clear 4s")).to_have_attribute("aria-disabled", "true")


def together(person: NewPerson) -> tuple[Person, Person, list[str]]:
    """Two people at one problem, and where its first empty cells are."""
    ana, ben = person(), person()
    seat([ana, ben], "classic")
    empty = ana.board.locator('[aria-label$=": empty"]')
    return ana, ben, [f"[data-cell='{empty.nth(one).get_attribute('data-cell')}']" for one in range(3)]


def test_what_is_entered_is_seen_before_the_server_answers(person: NewPerson, house: House) -> None:
    ana, ben, (first, second, third) = together(person)
    keys = ana.page.keyboard
    with house.frozen():
        ana.board.locator(first).click()
        keys.press("5")
        labelled(ana.board.locator(first), ": 5, yours")
        keys.press("6")  # another digit takes its place
        labelled(ana.board.locator(first), ": 6, yours")
        ana.board.locator(second).click()
        keys.press("Shift+Digit3")
        labelled(ana.board.locator(second), "notes 3")
        ana.board.locator(third).click()
        keys.press("4")
        keys.press("4")  # the same one again takes it away
        labelled(ana.board.locator(third), "empty")
    for one in (ben, ana):
        labelled(one.board.locator(first), ": 6(, yours| by)")
        labelled(one.board.locator(second), "notes 3")
        labelled(one.board.locator(third), "empty")


SEEN = """() => addEventListener('keydown', ({ key }) => {
    const { activeElement: cell } = document
    requestAnimationFrame(() => scheduler.postTask(() => {
        const lights = document.querySelector('.same').getAttribute('points')
        seen[key] = { digit: drawn(cell), isLit: lights !== '' }
    }, { priority: 'user-blocking' }))
}, true)"""
"""Notes what is drawn when the frame of a key ends."""


def test_a_key_is_drawn_in_its_own_frame_and_all_else_follows(person: NewPerson) -> None:
    ana = person()
    alone(ana)
    ana.page.evaluate(f"{DRAWN}; window.seen = {{}}")
    ana.page.evaluate(SEEN)
    ana.press("Notes")
    ana.press("Fill notes")
    ana.press("Notes")
    ana.cell("a1").focus()
    empty = ana.board.locator('[aria-label*="notes"]').first
    name = (empty.get_attribute("aria-label") or "")[:2]
    notes = empty.evaluate("cell => drawn(cell)")
    assert notes.endswith(" small"), notes
    empty.focus()
    ana.page.wait_for_function("() => document.querySelector('[role=grid] > svg[aria-hidden]')")
    assert empty.evaluate("cell => drawn(cell)") == notes  # they stand on a sheet of their own now
    ana.page.keyboard.press("5")
    ana.page.wait_for_function("() => seen[5]")
    assert ana.page.evaluate("seen[5].digit") == "5"
    labelled(ana.cell(name), ": 5")
    assert ana.cell(name).evaluate("cell => drawn(cell)") == "5"
    ana.page.keyboard.press("Control+z")
    labelled(ana.cell(name), "notes")
    assert ana.cell(name).evaluate("cell => drawn(cell)") == notes
    # Three keys before anything is painted: each finds what the one before has left.
    ana.page.evaluate(
        """() => { for (const key of ['ArrowDown', 'ArrowUp', '6']) document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) }"""
    )
    labelled(ana.cell(name), ": 6")
    expect(ana.cell(name)).to_be_focused()
    # On a full cell nothing is written: the digit is taken up, and its equals are lit.
    given = ana.board.locator('[aria-label*="given"]').first
    here = given.evaluate("cell => drawn(cell)")
    given.focus()
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("9" if here != "9" else "8")
    ana.page.wait_for_function("() => seen[8] ?? seen[9]")
    assert ana.page.evaluate("(seen[8] ?? seen[9]).digit") == here
    assert ana.page.evaluate("(seen[8] ?? seen[9]).isLit")


LOOK = """
window.look = cell => {
    const { left, right, top, bottom } = cell.querySelector('rect').getBoundingClientRect()
    const texts = [...document.querySelectorAll('[role=grid] text')].flatMap(text => {
        const box = text.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        if (x < left || x > right || y < top || y > bottom || !/^\\d+$/.test(text.textContent)) return []
        if (!text.checkVisibility({ visibilityProperty: true })) return []
        const style = getComputedStyle(text)
        const looks = ['fill', 'opacity', 'stroke', 'fontFamily', 'fontSize', 'fontWeight', 'letterSpacing',
            'fontVariantNumeric', 'textAnchor', 'transform', 'filter'].map(name => style[name])
        const place = [box.x, box.y, box.width, box.height].map(Math.round)
        return [[text.textContent, ...looks, ...place].join(' ')]
    })
    const shapes = [...document.querySelectorAll('[role=grid] :is(.focus, .lights *)')]
    const layer = document.querySelector('[role=grid] > svg[aria-hidden]')
    return {
        texts: texts.sort(),
        shapes: shapes.map(one => one.getAttribute('points')),
        isAhead: layer.textContent.includes(texts[0]?.[0]),
    }
}
window.ahead = {}
addEventListener('keydown', ({ key }) => {
    const { activeElement } = document
    requestAnimationFrame(() => scheduler.postTask(() => {
        ahead[key] = look(activeElement)
    }, { priority: 'user-blocking' }))
}, true)
"""
"""Notes how a cell looks in the frame of a key: its texts to the pixel, the ring and the lights."""


def test_what_is_drawn_ahead_looks_as_the_board_draws_it(person: NewPerson) -> None:
    """Fails where `Cells.svelte`, or what it uses, draws otherwise than `board/ahead.ts` does."""
    ana = person(reduced_motion="reduce")
    alone(ana)
    ana.press("Notes")
    ana.press("Fill notes")
    ana.press("Notes")
    ana.page.evaluate(LOOK)
    ana.cell("a1").focus()
    empty = ana.board.locator('[aria-label*="notes"]').first
    cell = ana.cell((empty.get_attribute("aria-label") or "")[:2])
    ana.page.wait_for_function("() => document.querySelector('[role=grid] > svg[aria-hidden]')")
    plain = cell.evaluate("cell => look(cell).texts")
    cell.focus()
    expect(cell).to_be_focused()
    ana.page.wait_for_function("plain => look(document.activeElement).isAhead", arg=plain)
    assert cell.evaluate("cell => look(cell).texts") == plain  # its notes, on the layer that is ahead
    beside = cell.evaluate("cell => look(cell).shapes")
    for key in ("ArrowDown", "ArrowUp", "5"):
        ana.page.keyboard.press(key)
        ana.page.wait_for_function("key => ahead[key]", arg=key)
    labelled(cell, ": 5")
    ana.page.wait_for_function("() => !look(document.activeElement).isAhead")
    then = cell.evaluate("cell => look(cell)")
    digit, way_back = ana.page.evaluate("[ahead[5], ahead.ArrowUp]")
    assert (digit["texts"], digit["isAhead"]) == (then["texts"], True)  # equal digits light up a frame later
    assert way_back["shapes"] == beside


def test_colours_that_cannot_be_fetched_are_not_lost_in_silence(person: NewPerson) -> None:
    ana = person(is_new=True)
    alone(ana)
    ana.cell("a1").focus()
    ana.context.set_offline(True)
    ana.page.keyboard.press("v")
    ana.page.keyboard.press("1")
    ana.sees("Nothing was sent")
    ana.context.set_offline(False)
    ana.page.keyboard.press("1")
    labelled(ana.cell("a1"), "coloured A")
