"""Every page and game at three sizes, light and dark: `-m tests.browser.screenshots FOLDER [GAME …]`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.house import FLAGS, House, Person, chromium

SIZES = {"phone": (360, 740), "tablet": (1024, 768), "desk": (1920, 1080)}
PAGES = {
    "home": "/",
    "new": "/new/tiles",
    "how": "/how",
    "rules": "/how/challenge",
    "learn": "/learn/challenge",
    "problems": "/problems",
    "me": "/me",
    "replay": "/replay",
    "nowhere": "/nowhere",
    "no-table": "/t/nobo-dyhe",
}
BOXES = {
    "tiles": "Golden Tiles",
    "animals": "Animal Tiles",
    "challenge": "Challenge",
    "markers": "Colour Markers",
    "one-two-three": "One-Two-Three",
    "classic": "Classic",
    "solitaire": "Solitaire",
}


def shoot_pages(one: Person, folder: Path, name: str) -> None:
    for page, path in PAGES.items():
        one.go(path)
        one.page.wait_for_timeout(500)
        one.page.screenshot(path=folder / f"{page}-{name}.png", full_page=True)


def shoot_games(one: Person, folder: Path, name: str, wanted: list[str]) -> None:
    for game, box in BOXES.items():
        if wanted and game not in wanted:
            continue
        one.go()
        one.box(box).get_by_role("button").first.click()
        one.board.wait_for()
        play_a_little(one, game)
        one.page.wait_for_timeout(300)
        one.page.screenshot(path=folder / f"game-{game}-{name}.png")


def play_a_little(one: Person, game: str) -> None:
    """A few moves, so that there is something to see."""
    size = 6 if game == "animals" else 9
    for column in "bdfac"[:4]:
        one.page.wait_for_timeout(450)
        cell = next(
            (
                c
                for c in (f"{column}{row}" for row in "35146")
                if "empty" in one.label(c, size) or "face" in one.label(c, size)
            ),
            None,
        )
        if cell is None:
            continue
        one.touch(cell, size)
        if game in ("classic", "markers", "one-two-three"):
            one.digit("bdfac".index(column) + 4)


def main() -> None:
    folder = Path(sys.argv[1])
    wanted = sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size, (width, height) in SIZES.items():
            for theme in ("light", "dark"):
                one = Person(
                    browser, house.address, viewport={"width": width, "height": height}, color_scheme=theme
                )
                if not wanted:
                    shoot_pages(one, folder, f"{size}-{theme}")
                shoot_games(one, folder, f"{size}-{theme}", wanted)
                one.context.close()
                print(size, theme, *one.complaints, flush=True)
    house.kill()


if __name__ == "__main__":
    main()
