"""The finale: scores count up, the crown falls on the winner's pawn, on the phone and on the television."""

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.house import NewPerson, Person, until
from tests.browser.stage.driver import Driver

COUNTED = """
window.counted = []
new MutationObserver(() => {
    const score = document.querySelector('.podium strong')?.textContent
    if (score !== undefined && counted.at(-1) !== Number(score)) counted.push(Number(score))
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
"""Writes down what the first score on the podium says."""


def at_the_table(one: Person, driver: Driver, path: str) -> None:
    one.go(path)
    expect(one.board).to_be_visible()
    one.page.wait_for_function("seq => document.querySelector('[data-seq], .tv')", arg=driver.seq)


def scores(one: Person) -> list[int]:
    return [int(text) for text in one.page.locator(".podium strong").all_inner_texts()]


def test_the_scores_count_up_and_the_winner_is_crowned_on_every_screen(person: NewPerson) -> None:
    ana = person(reduced_motion="no-preference")
    calm = person(viewport={"width": 1920, "height": 1080})
    ana.context.add_init_script(COUNTED)
    ana.page.clock.install()
    with Driver(ana.address, "animals", 2, shared=False) as driver:
        at_the_table(ana, driver, f"/t/{driver.code}#key={driver.key}")
        at_the_table(calm, driver, f"/tv/{driver.code}")
        ana.page.clock.pause_at(ana.page.evaluate("Date.now() + 1000"))
        driver.walk(Random(5), 200, avoid=("object",))
        view, podium = driver.view, ana.page.locator(".podium li")
        until(lambda: podium.count() == 2, lambda: ana.page.clock.run_for(100))
        ana.page.clock.run_for("01:00")
        for one in (ana, calm):
            expect(one.page.locator(".podium li")).to_have_count(2)
            expect(one.page.locator(".crowned")).to_have_count(len(view["winners"]))
            assert scores(one) == view["scores"]
        assert calm.page.evaluate("document.getAnimations().length") == 0  # the still version
        counted = ana.page.evaluate("counted")
        assert counted == sorted(counted), "a score never counts down"
        assert len(counted) > 1 or not view["scores"][0], "it counts up"
        box = calm.page.locator(".finale").bounding_box()
        assert box == {"x": 0, "y": 0, "width": 1920, "height": 1080}
        expect(ana.page.get_by_role("button", name=re.compile("^Play again"))).to_be_visible()
        ana.page.clock.resume()
        ana.more()
        ana.page.locator("[data-row=look]").click()
        ana.press("See the result")
        expect(ana.page.locator(".podium li")).to_have_count(2)
        assert scores(ana) == view["scores"]  # looked at again, it stands still
        assert ana.page.evaluate("counted.at(-1)") == view["scores"][0]
