"""The moments that move: each starts, ends, can be skipped, never blocks; none with reduced motion."""

import json
import re
from random import Random

from playwright.sync_api import expect

from fullhouse.core.ids import Seat
from tests.browser.house import NewPerson, Person
from tests.browser.stage.driver import Driver
from tests.browser.test_connection import empty
from tests.browser.test_tiles import fits, hand_of

WATCH = """
window.started = []
window.ended = []
const nameOf = event => event.animationName.replace(/^s\\w{5}-/, '')
document.addEventListener('animationstart', event => started.push(nameOf(event)), true)
document.addEventListener('animationend', event => ended.push(nameOf(event)), true)
"""
STEADY = "() => document.getAnimations().every(one => one.effect.getComputedTiming().endTime === Infinity)"
"""Nothing that has an end is still on its way."""

SLOW = """
const sheet = new CSSStyleSheet()
sheet.replaceSync(':root { --calm: 100s !important; --quick: 100s !important }')
document.adoptedStyleSheets = [sheet]
"""
"""Long enough for any machine to act while something moves."""

WALK = """
window.walked = []
new MutationObserver(found => {
    for (const { target } of found)
        if (target === document.querySelector('.pawn')) walked.push(Number(target.dataset.field))
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-field'] })
const usual = setInterval
window.setInterval = (run, pause, ...rest) => usual(run, window.slow && pause < 100 ? 1e6 : pause, ...rest)
"""
"""Writes down where the first pawn walks; `slow` keeps the pawns from walking."""


def lively(person: NewPerson) -> Person:
    ana = person(reduced_motion="no-preference")
    ana.context.add_init_script(WATCH + WALK)
    return ana


def at_tiles(one: Person) -> str:
    """Alone, so that no opponent's answer comes between. Gives a cell where the tile in hand fits."""
    one.new_table("tiles", "On your own")
    one.waits_for_turn()
    return empty(one.view(), hand_of(one))


def at_solitaire(one: Person) -> None:
    one.go()
    one.box("Solitaire").get_by_role("button").first.click()
    one.waits_for_turn()


def is_open(one: Person, cell: str) -> None:
    expect(one.cell(cell)).not_to_have_attribute("aria-label", re.compile("face down"))


def best(one: Person) -> str:
    """Where the tile in hand fits and joins most tiles."""
    seen = {name: label.removeprefix("golden ") for name, label in one.view().items()}
    held = hand_of(one)
    room = [n for n, label in seen.items() if label.startswith("empty") and fits(n, held, seen, 9)]
    laid = [n for n, label in seen.items() if not label.startswith("empty")]
    return max(room, key=lambda name: sum(n[0] == name[0] or n[1] == name[1] for n in laid))


def score(one: Person) -> int:
    return int(re.sub(r"\D", "", one.page.locator(".score [aria-hidden]").first.inner_text()) or 0)


def test_a_flip_turns_and_ends(person: NewPerson) -> None:
    ana = lively(person)
    at_solitaire(ana)
    ana.touch("e5")
    is_open(ana, "e5")
    ana.page.wait_for_function("() => ended.includes('turn')")
    ana.page.wait_for_function(STEADY)


def test_a_tile_travels_from_the_hand_and_lies_there_when_it_arrives(person: NewPerson) -> None:
    ana = lively(person)
    cell = at_tiles(ana)
    ana.touch(cell)
    ana.page.wait_for_function("() => ended.includes('travel') && ended.includes('arrive')")
    expect(ana.cell(cell)).not_to_have_attribute("aria-label", re.compile("empty"))
    expect(ana.cell(cell).locator(".tile")).to_have_css("opacity", "1")


def test_while_it_travels_a_key_brings_it_to_its_end(person: NewPerson) -> None:
    ana = lively(person)
    cell = at_tiles(ana)
    ana.page.evaluate(SLOW)
    ana.touch(cell)
    ana.page.wait_for_function("() => started.includes('travel')")
    assert not ana.page.evaluate(STEADY)
    expect(ana.cell(cell).locator(".tile")).to_have_css("opacity", "0")
    ana.page.keyboard.press("Shift")
    expect(ana.cell(cell).locator(".tile")).to_have_css("opacity", "1")
    ana.page.wait_for_function("() => ended.includes('travel')")


def test_a_flip_does_not_keep_the_next_one_waiting(person: NewPerson) -> None:
    ana = lively(person)
    at_solitaire(ana)
    ana.page.evaluate(SLOW)
    ana.touch("e5")
    ana.page.wait_for_function("() => started.includes('turn')")
    ana.touch("a1")
    is_open(ana, "a1")
    is_open(ana, "e5")


def test_what_counted_lights_up_one_after_another(person: NewPerson) -> None:
    ana = lively(person)
    at_tiles(ana)
    ana.touch(best(ana))
    lights = ana.page.locator("rect.counted")
    expect(lights.first).to_be_attached()
    delays = lights.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).animationDelay))")
    assert delays == sorted(delays)
    assert len(set(delays)) == len(delays)
    ana.page.wait_for_function("() => ended.includes('light')")


def test_the_pawn_walks_field_by_field(person: NewPerson) -> None:
    ana = lively(person)
    at_tiles(ana)
    ana.touch(best(ana))
    expect(ana.page.locator(".score [aria-hidden]").first).to_have_text(re.compile("[1-9]"))
    points = score(ana)
    expect(ana.page.locator(".pawn").first).to_have_attribute("data-field", str(points))
    assert ana.page.evaluate("walked") == list(range(1, points + 1))


def test_a_key_brings_the_pawn_to_its_field(person: NewPerson) -> None:
    ana = lively(person)
    at_tiles(ana)
    ana.page.evaluate("window.slow = true")
    ana.touch(best(ana))
    expect(ana.page.locator(".score").first).to_have_text(re.compile("[1-9]"))
    pawn = ana.page.locator(".pawn").first
    expect(pawn).to_have_attribute("data-field", "0")
    ana.page.keyboard.press("Shift")
    expect(pawn).to_have_attribute("data-field", str(score(ana)))


def test_the_ring_empties_while_the_clock_runs(person: NewPerson) -> None:
    ana = lively(person)
    ana.plays_by_the_glass(60)
    ring = ana.page.get_by_role("timer").first.locator("svg")
    expect(ring).to_be_attached()
    before = ring.inner_html()
    expect(ring).not_to_have_js_property("innerHTML", before)
    ana.page.keyboard.press("Shift")
    before = ring.inner_html()
    expect(ring).not_to_have_js_property("innerHTML", before)  # a key ends only what has an end


def test_with_reduced_motion_nothing_moves(person: NewPerson) -> None:
    ana = person()
    ana.context.add_init_script(WATCH)
    at_solitaire(ana)
    ana.touch("e5")
    is_open(ana, "e5")
    cell = at_tiles(ana)
    ana.touch(cell)
    expect(ana.cell(cell)).not_to_have_attribute("aria-label", re.compile("empty"))
    assert ana.page.evaluate("started") == []
    assert ana.page.evaluate("document.getAnimations().length") == 0


def test_marks_are_explained_once_and_go_as_the_next_turn_begins(person: NewPerson) -> None:
    ana = person(has_touch=True)
    counted = ana.page.locator("rect.counted")
    with Driver(ana.address, "tiles", 2, shared=False, options={"referee": "guard"}) as driver:
        ana.go(f"/t/{driver.code}#key={driver.key}")
        expect(ana.board).to_be_visible()
        chance = Random(3)
        for _ in range(30):
            driver.walk(chance, 1, avoid=("object", "stuck"))
            ana.page.wait_for_function(
                "seq => document.querySelector('[data-seq]').dataset.seq >= seq", arg=driver.seq
            )
            if driver.view["to_move"] == 1 and counted.count():
                break
        assert counted.count()
        free = next(move for seat, move in driver.moves() if seat == Seat(1) and move.startswith("lay"))
        ana.cell(free.split()[1]).tap()
        expect(counted).to_have_count(0)
        expect(ana.page.locator("path.last")).to_have_count(1)
        told = ana.page.evaluate("localStorage.getItem('fullhouse:legend')")
        assert json.loads(told)[0] == "counted"
        ana.page.reload()
        expect(counted.first).to_be_attached()
        expect(ana.page.get_by_text("Framed in green")).to_have_count(0)
