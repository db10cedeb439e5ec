"""Together apart: reactions on every screen, nudges, and games of one table counted together."""

from playwright.sync_api import expect

from fullhouse.core.ids import Seat
from tests.browser.house import NewPerson, Person
from tests.browser.stage.driver import Driver
from tests.browser.test_finale import at_the_table

A_WHILE_MS = 13_000
"""Milliseconds until somebody who is waited for can be nudged."""
SEEN = """
window.seen = new Set([''])
new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-reacted]')) seen.add(one.dataset.reacted)
    seen.add(document.querySelector('[data-heard]')?.textContent)
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
"""Keeps which reactions were shown and told to screen readers: each is gone after a few seconds."""


def reacts(one: Person, reaction: str) -> None:
    one.page.locator("[data-reactions]").click()
    one.page.locator(f"[data-react={reaction}]").click()
    expect(one.page.locator("[data-react]")).to_have_count(0)


def has_seen(one: Person, reaction: str, heard: str = "") -> None:
    one.page.wait_for_function("all => all.every(one => seen.has(one))", arg=[reaction, heard])


def stop_after_one_digit(driver: Driver) -> None:
    seat = Seat(driver.view["to_move"])
    digit = next(move for of, move in driver.moves() if of == seat and "=" in move)
    driver.play(seat, digit)
    for each in (Seat(1), Seat(2)):
        driver.play(each, "stop")


def test_reactions_reach_every_screen_and_can_be_muted(person: NewPerson) -> None:
    ana, watcher = person(viewport={"width": 360, "height": 740}), person()
    tv = person(viewport={"width": 1920, "height": 1080})
    ana.page.clock.install()
    for one in (ana, watcher, tv):
        one.context.add_init_script(SEEN)
    with Driver(ana.address, "tiles", 2, shared=False) as driver:
        at_the_table(ana, driver, f"/t/{driver.code}#key={driver.key}")
        at_the_table(tv, driver, f"/tv/{driver.code}")
        watcher.go(f"/t/{driver.code}")
        watcher.press("Watch")
        expect(watcher.board).to_be_visible()
        reacts(watcher, "bravo")
        for one in (ana, watcher, tv):
            has_seen(one, "bravo", "A spectator: Bravo!")
        ana.page.locator("[data-reactions]").click()
        ana.page.get_by_label("Show reactions of the others").uncheck()
        ana.page.keyboard.press("Escape")
        ana.page.clock.fast_forward(A_WHILE_MS)
        reacts(watcher, "wow")
        has_seen(tv, "wow")
        ana.page.locator("[data-reactions]").click()
        ana.page.get_by_label("Show reactions of the others").check()
        ana.page.keyboard.press("Escape")
        driver.play(*next(one for one in driver.moves() if one[0] == Seat(1)))
        expect(ana.page.locator("p.turn")).to_contain_text("’s turn")
        expect(ana.page.locator("[data-nudge]")).to_have_count(0)
        ana.page.clock.fast_forward(A_WHILE_MS)
        ana.page.locator("[data-nudge=your_move]").click()
        has_seen(ana, "your_move", "You: Your move?")
        has_seen(tv, "your_move", "Ana: Your move?")
        assert not ana.page.evaluate("seen.has('wow')")


def test_a_reaction_appears_at_whoever_sent_it(person: NewPerson) -> None:
    ana = person(viewport={"width": 390, "height": 844})
    with Driver(ana.address, "tiles", 4, shared=False) as driver:
        at_the_table(ana, driver, f"/t/{driver.code}#key={driver.key}")
        for seat in (Seat(2), Seat(4)):
            driver.react(seat, "bravo")
            said = ana.page.locator("[data-reacted]").last
            expect(said).to_be_visible()
            plaque = ana.page.locator(f'[data-player="{seat}"]').bounding_box()
            bubble = said.bounding_box()
            assert plaque is not None
            assert bubble is not None
            assert abs(bubble["y"] + bubble["height"] - plaque["y"]) < 12
            assert bubble["x"] < plaque["x"] + plaque["width"]
            assert bubble["x"] + bubble["width"] > plaque["x"]
            expect(ana.page.locator("[data-reacted]")).to_have_count(0)


def test_rematches_are_counted_together_and_a_match_lets_everybody_begin(person: NewPerson) -> None:
    ana, tv = person(viewport={"width": 320, "height": 568}), person(viewport={"width": 1280, "height": 720})
    with Driver(ana.address, "markers", 2, shared=False, options={"referee": "guard"}) as driver:
        at_the_table(ana, driver, f"/t/{driver.code}#key={driver.key}")
        at_the_table(tv, driver, f"/tv/{driver.code}")
        expect(tv.page.locator(".brief")).to_have_count(0)
        stop_after_one_digit(driver)
        expect(ana.page.locator("button.rematch")).to_contain_text("Game 2 of 2")
        expect(ana.page.locator(".series li").first).to_contain_text("1 game won")
        ana.sees("Bartholomäus-Maximilian starts the next game.")
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 320
        expect(tv.page.locator(".finale .brief")).to_contain_text("Game 2 of 2")
        driver.vote("rematch")
        expect(tv.page.locator(".side .brief")).to_contain_text("Game 2 of 2")
        stop_after_one_digit(driver)
        expect(ana.page.locator("button.rematch")).to_have_text("A new match")
        expect(ana.page.locator(".series")).to_contain_text("After 2 games")
        expect(tv.page.locator(".finale")).to_contain_text("the match")
        driver.vote("rematch")
        expect(ana.board).to_be_visible()
        expect(tv.page.locator(".side .brief")).to_have_count(0)
