"""How long frames take while tiles fly or are dragged, and at the end: `python -m tests.browser.frames`."""

import tempfile
from math import cos, sin
from pathlib import Path
from random import Random
from statistics import median, quantiles

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from tests.browser.house import FLAGS, House, Person, chromium
from tests.browser.keypress import SLOWER, busy
from tests.browser.stage.driver import Driver

MOVES = 12
FLIGHT_MS = 900
FINALE_MS = 4500
"""Milliseconds that are watched after a move, and after the last one."""
DRAG_STEPS = 240
LATE_MS = 1000 / 60 * 1.5
"""After a frame that took longer than this, one was left out."""

MEASURE = """
window.frames_ = null
let last = 0
const tick = now => {
    if (frames_ && last) frames_.push(now - last)
    last = now
    requestAnimationFrame(tick)
}
requestAnimationFrame(tick)
"""
"""Notes the time from frame to frame while `frames_` is a list."""


class Moment:
    """The frames of a moment, and how long the page worked for them, whoever else is busy here."""

    def __init__(self) -> None:
        self.frames: list[float] = []
        self.work = 0.0

    def __str__(self) -> str:
        return (
            f"median {median(self.frames):.1f} ms, p95 {quantiles(self.frames, n=20)[-1]:.1f} ms "
            f"({len(self.frames)} frames), work a frame {1000 * self.work / len(self.frames):.1f} ms"
        )

    def watch(self, one: Person, session: CDPSession, milliseconds: int) -> None:
        before = busy(session)
        self.frames += watched(one, milliseconds)
        self.work += busy(session) - before


def watched(one: Person, milliseconds: int) -> list[float]:
    frames: list[float] = one.page.evaluate(
        "wait => new Promise(go => { frames_ = []; setTimeout(() => go(frames_), wait) })",
        milliseconds,
    )
    return frames


def flights_and_finale(browser: Browser, address: str, game: str) -> dict[str, Moment]:
    """The page of one seat; all seats are played by the protocol."""
    one = Person(browser, address, viewport={"width": 412, "height": 915}, reduced_motion="no-preference")
    one.context.add_init_script(MEASURE)
    moments = {"still": Moment(), "flight": Moment(), "finale": Moment()}
    with Driver(address, game, 2, shared=False) as driver:
        one.go(f"/t/{driver.code}#key={driver.key}")
        expect(one.board).to_be_visible()
        one.page.wait_for_timeout(1500)
        session = one.context.new_cdp_session(one.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        moments["still"].watch(one, session, FLIGHT_MS)
        for _ in range(MOVES):
            driver.walk(Random(7), 1, avoid=("object", "stuck"))
            moments["flight"].watch(one, session, FLIGHT_MS)
        driver.walk(Random(7), 400, avoid=("object",))
        expect(one.page.locator("button.rematch")).to_be_visible()
        moments["finale"].watch(one, session, FINALE_MS)
    one.context.close()
    return moments


def drag(browser: Browser, address: str, slower: int) -> Moment:
    """A tile carried over the board in circles, by a pointer that reports for every frame."""
    one = Person(browser, address, viewport={"width": 412, "height": 915}, reduced_motion="no-preference")
    one.context.add_init_script(MEASURE)
    moment = Moment()
    with Driver(address, "tiles", 2, shared=False) as driver:
        driver.walk(Random(7), 20, avoid=("object", "stuck"))
        one.go(f"/t/{driver.code}#key={driver.key}")
        tile = one.page.locator("[data-hand] button").first
        expect(tile).to_be_visible()
        one.page.wait_for_timeout(1500)
        session = one.context.new_cdp_session(one.page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        places = [box for box in (tile.bounding_box(), one.board.bounding_box()) if box]
        (x, y), (mx, my) = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in places]
        one.page.mouse.move(x, y)
        one.page.mouse.down()
        one.page.mouse.move(mx, my)
        before = busy(session)
        one.page.evaluate("frames_ = []")
        for step in range(DRAG_STEPS):
            angle = step / 12
            one.page.mouse.move(mx + 150 * cos(angle), my + 150 * sin(angle))
        moment.frames = one.page.evaluate("frames_")
        moment.work = busy(session) - before
        one.page.mouse.move(5, 5)
        one.page.mouse.up()
    one.context.close()
    return moment


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for slower in (1, SLOWER):
                moment = drag(browser, house.address, slower)
                late = sum(frame > LATE_MS for frame in moment.frames)
                print(f"a drag, slowed {slower} times: {moment}, {late} frames late", flush=True)
            for game in ("tiles", "animals"):
                for name, moment in flights_and_finale(browser, house.address, game).items():
                    print(f"{game}, {name}: {moment}", flush=True)
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    main()
