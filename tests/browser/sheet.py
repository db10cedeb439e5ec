"""Each moment of a table in each posture on one sheet: `-m tests.browser.sheet FOLDER` writes `sheet.png`."""

import base64
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect, sync_playwright

from fullhouse.core.ids import Seat
from tests.browser.camera import SETTLED
from tests.browser.house import FLAGS, House, Person, chromium
from tests.browser.stage.driver import Driver
from tests.browser.stage.matrix import SIZES

ROW = 300
"""How high a picture stands on the sheet, in pixels."""
WIDE = [size for size in SIZES if size[0] > size[1] and size[0] >= 1280]
"""Sizes of televisions."""


class Sheet:
    """Pictures in rows, one row a moment."""

    def __init__(self) -> None:
        self._rows: list[str] = []

    def shoot(self, one: Person, moment: str, sizes: list[tuple[int, int]] | None = None) -> None:
        pictures = ""
        for width, height in sizes or list(SIZES):
            one.page.set_viewport_size({"width": width, "height": height})
            one.page.evaluate(SETTLED)
            shot = base64.b64encode(one.page.screenshot(type="jpeg", quality=70)).decode()
            pictures += f'<figure><img src="data:image/jpeg;base64,{shot}" height="{ROW}">'
            pictures += f"<figcaption>{width} × {height}</figcaption></figure>"
        self._rows.append(f"<h2>{moment}</h2><div>{pictures}</div>")

    def write(self, browser: Browser, path: Path) -> None:
        page = browser.new_page(viewport={"width": 4600, "height": 1000})
        page.set_content(
            "<style>body { font: 18px sans-serif } div { display: flex; gap: 12px } "
            f"figure {{ margin: 0 }} </style>{''.join(self._rows)}"
        )
        page.screenshot(path=path, full_page=True)
        page.close()


def until_answers_are_open(driver: Driver) -> None:
    """Until the first seat may object."""
    chance = Random(2)
    while not any(seat == Seat(1) and move.startswith("object") for seat, move in driver.moves()):
        driver.walk(chance, 1, avoid=("object", "stuck"))


def each_on_their_own(sheet: Sheet, one: Person, tv: Person) -> None:
    with Driver(one.address, "tiles", 3, shared=False) as driver:
        one.go(f"/t/{driver.code}#key={driver.key}")
        tv.go(f"/tv/{driver.code}")
        for each in (one, tv):
            expect(each.board).to_be_visible()
        sheet.shoot(one, "A turn")
        sheet.shoot(tv, "A turn on the television", WIDE)
        until_answers_are_open(driver)
        expect(one.page.locator('[data-action^="object"]').first).to_be_visible()
        sheet.shoot(one, "Object!")
        driver.react(Seat(2), "bravo")
        expect(tv.page.locator("[data-reacted]")).to_be_visible()
        sheet.shoot(tv, "A reaction on the television", WIDE[:1])
        driver.walk(Random(2), 500, avoid=("object",))
        expect(one.page.locator("button.rematch")).to_be_visible()
        expect(tv.page.locator(".finale")).to_be_visible()
        sheet.shoot(one, "The end")
        sheet.shoot(tv, "The finale on the television", WIDE)


def around_one_device(sheet: Sheet, one: Person) -> None:
    with Driver(one.address, "challenge", 4, shared=True) as driver:
        one.go(f"/t/{driver.code}#key={driver.key}")
        expect(one.board).to_be_visible()
        driver.walk(Random(4), 6, avoid=("object", "stop"))
        sheet.shoot(one, "Around one device")
    with Driver(one.address, "tiles", 2, shared=True) as driver:
        one.go(f"/t/{driver.code}#key={driver.key}")
        expect(one.page.locator(".curtain")).to_be_visible()
        sheet.shoot(one, "The curtain")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            one, tv = Person(browser, house.address), Person(browser, house.address)
            sheet = Sheet()
            each_on_their_own(sheet, one, tv)
            around_one_device(sheet, one)
            assert not one.complaints + tv.complaints
            sheet.write(browser, folder / "sheet.png")
    finally:
        house.kill()


if __name__ == "__main__":
    main()
