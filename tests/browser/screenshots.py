"""Every page, game and scene at three sizes, light and dark: `-m tests.browser.screenshots FOLDER [NAME …]`.

A name is `pages`, a game's id or one of `SCENES`; none takes all of them.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser.camera import Camera, Stage
from tests.browser.house import FLAGS, GAMES, House, Person, chromium
from tests.browser.scenes import SCENES

PAGES = {
    "home": "/",
    "new": "/new/tiles",
    "how": "/how",
    "rules": "/how/challenge",
    "learn": "/learn/challenge",
    "technique": "/learn/xy_chain",
    "daily": "/daily",
    "problems": "/problems",
    "me": "/me",
    "replay": "/replay",
    "nowhere": "/nowhere",
    "no-table": "/t/nobo-dyhe",
}
BOARDS = {"rules", "learn", "technique", "daily", "problems"}
"""Pages with boards; those further down are drawn as they come near the screen."""
READ = """async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await new Promise(done => setTimeout(done, 100));
    }
    scrollTo(0, 0);
}"""
"""A page is read to its end, and then shown from its beginning."""


def shoot_pages(stage: Stage) -> None:
    with stage.people(1) as (one,):
        for page, path in PAGES.items():
            one.go(path)
            expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
            if page in BOARDS:
                one.page.evaluate(READ)
                pictures = one.page.get_by_role("main").get_by_role("img")
                expect(one.board.or_(pictures).first).to_be_visible()
            stage.camera.shoot(one, page, whole=True)


def shoot_game(stage: Stage, game: str) -> None:
    with stage.people(1) as (one,):
        one.go()
        one.box(GAMES[game]).get_by_role("button").first.click()
        one.board.wait_for()
        play_a_little(one, game)
        stage.camera.shoot(one, f"game-{game}")


def play_a_little(one: Person, game: str) -> None:
    """A few moves, so that there is something to see."""
    size = 6 if game == "animals" else 9
    lit = one.board.locator(".m-open")
    for column in "bdfac"[:4]:
        one.page.wait_for_timeout(450)
        if lit.count():
            lit.nth(lit.count() // 2).click()
            continue
        labels = {f"{column}{row}": one.label(f"{column}{row}", size) for row in "35146"}
        cell = next((name for name, label in labels.items() if "empty" in label or "face" in label), None)
        if cell is None:
            continue
        one.touch(cell, size)
        if game in ("classic", "markers", "one-two-three"):
            one.digit("bdfac".index(column) + 4)


def main() -> None:
    camera, wanted = Camera(Path(sys.argv[1])), sys.argv[2:]
    games = {game: partial(shoot_game, game=game) for game in GAMES}
    work: dict[str, Callable[[Stage], None]] = {"pages": shoot_pages, **games, **SCENES}
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            stage = Stage(browser, house, camera)
            for name, shoot in work.items():
                if wanted and name not in wanted:
                    continue
                begun = time.monotonic()
                shoot(stage)
                print(f"{name}: {camera.taken} pictures, {time.monotonic() - begun:.0f} s", flush=True)
    finally:
        house.kill()


if __name__ == "__main__":
    main()
