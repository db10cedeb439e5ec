"""The page for analysts: steps, path, branches, marks by hand, what is pasted."""

import re

from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.house import NewPerson, Person

HARD = "1..9.7..3.8.....7...9...6....72.94..41.....95..85.43....3...7...5.....4.2..8.6..9"
EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def analysing(one: Person, problem: str = HARD) -> None:
    one.page.goto(f"{one.address}/analyse?problem={problem}")
    expect(one.page.get_by_role("status").filter(has_text="One solution")).to_be_visible()


def analysing_at(person: NewPerson, cell: str) -> Person:
    """Somebody who analyses an easy problem and has touched a cell."""
    one = person()
    analysing(one, EASY)
    one.touch(cell)
    return one


def test_a_touch_draws_a_step_and_another_does_it(person: NewPerson) -> None:
    ana = person()
    analysing(ana)
    steps = ana.page.locator("details", has_text="Locked candidates, pointing")
    first = steps.get_by_role("button").first
    first.click()
    expect(ana.board.locator("g.step .mark, g.step rect")).not_to_have_count(0)
    expect(ana.page.get_by_role("list", name=re.compile("mean|drawn|Legend", re.IGNORECASE))).to_be_visible()
    assert not faults(ana)
    ana.page.get_by_role("button", name="Save", exact=True).click()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("button", name="SVG", exact=True).click()
    legend = ana.page.get_by_role("list", name=re.compile("mean|drawn|Legend", re.IGNORECASE))
    assert legend.get_by_role("listitem").first.inner_text() in saved.value.path().read_text()
    ana.page.get_by_role("button", name="Steps", exact=True).click()
    steps.get_by_role("button").first.click()
    ana.page.get_by_role("button", name="Branches").click()
    expect(ana.page.get_by_role("list", name="Branches").get_by_role("button")).to_have_count(2)
    ana.page.get_by_role("button", name="Path").click()
    expect(ana.page.get_by_text(re.compile("steps?, effort"))).to_be_visible()
    curve = ana.page.get_by_role("img").locator("path.line")
    expect(curve).to_be_visible()
    ana.page.get_by_role("button", name="What does each technique save?").click()
    ways = ana.page.get_by_role("button", name=re.compile("^Without: "))
    expect(ways.first).to_be_visible()
    names = ways.all_inner_texts()
    assert len(names) == len({*names})  # two of the booklet's ways have one name elsewhere
    ana.page.get_by_role("button", name="Without: ALS-XZ").click()
    expect(ana.page.get_by_text(re.compile("steps?, effort"))).to_have_count(2)
    expect(curve.filter(visible=True)).to_have_count(2)
    assert not faults(ana)


def test_branches_stay_and_one_that_fails_says_so(person: NewPerson) -> None:
    ana = analysing_at(person, "c1")
    keys = ana.page.keyboard
    keys.press("4")
    keys.press("Control+z")
    keys.press("2")
    ana.page.get_by_role("button", name="Branches").click()
    tree = ana.page.get_by_role("list", name="Branches")
    expect(tree.get_by_role("button", name="c1=4")).to_be_visible()
    expect(tree.get_by_role("button", name="c1=2: fails")).to_be_visible()
    tree.get_by_role("button", name="c1=4").click()
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile(": 4$"))
    ana.page.reload()
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile(": 4$"))
    ana.page.get_by_role("button", name="Branches").click()
    expect(tree.get_by_role("button", name="c1=2")).to_be_visible()
    tree.get_by_role("button", name="c1=2").click()
    expect(tree.get_by_role("button", name="c1=2: fails")).to_be_visible()
    tree.get_by_role("button", name="c1=4").click()
    ana.page.get_by_role("button", name="Save", exact=True).click()
    with ana.page.expect_download() as saved:
        ana.page.get_by_role("button", name="Text", exact=True).click()
    assert "c1=2 ✗" in saved.value.path().read_text()
    for kind, start in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with ana.page.expect_download() as saved:
            ana.page.get_by_role("button", name=kind, exact=True).click()
        picture = saved.value.path().read_bytes()
        assert picture.startswith(start)
    assert b'class="lit' not in picture  # whichever cell is looked at


def test_keys_choose_what_is_entered_and_a_pen_draws(person: NewPerson) -> None:
    ana = analysing_at(person, "c1")
    keys = ana.page.keyboard
    keys.press("v")
    keys.press("3")
    expect(ana.board.locator("path.paint")).to_have_count(1)
    keys.press("Control+5")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("in the centre 5"))
    keys.press("b")
    boxes = [ana.cell(cell).bounding_box() for cell in ("c4", "e4")]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    ana.page.mouse.move(*middles[0])
    ana.page.mouse.down()
    ana.page.mouse.move(*middles[1], steps=5)
    ana.page.mouse.up()
    line = ana.board.locator(".pen-lines path")
    expect(line).to_have_attribute("d", re.compile("M250 350L350 350M350 350L450 350"))
    ana.page.reload()
    expect(line).to_have_count(1)


def test_marks_are_taken_back_in_their_turn_and_space_changes_the_kind_of_entry(person: NewPerson) -> None:
    ana = analysing_at(person, "c1")
    keys = ana.page.keyboard
    keys.press("4")
    keys.press("Alt+3")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile(": 4, coloured C$"))
    keys.press("Control+z")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile(": 4$"))
    keys.press("Control+z")
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile("notes"))
    keys.press("Control+y")
    ana.page.get_by_role("button", name="Redo").click()
    expect(ana.cell("c1")).to_have_attribute("aria-label", re.compile(": 4, coloured C$"))
    ana.touch("c1")
    keys.press(" ")
    expect(ana.page.get_by_role("button", name="Candidates")).to_have_attribute("aria-pressed", "true")
    assert ana.page.evaluate("scrollY") == 0
    keys.press(" ")
    expect(ana.page.get_by_role("button", name="Digits", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_text_of_many_asks_which(person: NewPerson) -> None:
    ana = person()
    ana.page.goto(f"{ana.address}/analyse")
    ana.page.get_by_label("Puzzle in any known format").fill(f"{EASY}\n{HARD}\n")
    ana.page.get_by_role("button", name="Open", exact=True).click()
    expect(ana.page.get_by_role("heading", name="This text has 2 puzzles")).to_be_visible()
    assert not faults(ana)
    ana.page.get_by_role("button", name="Puzzle 2").click()
    expect(ana.page.get_by_role("status").filter(has_text="One solution")).to_be_visible()
    assert HARD in ana.page.url
