"""A server that can be killed and started again, and people who sit in front of browsers."""

import contextlib
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Route, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.questions import FOLLOW, SEQ, STANDING, UNPAINTED
from tests.processes import first_line, wait_for
from tests.servers import CHROMIUM, HEADLESS, path_of
from tests.waiting import TIMEOUT_SECONDS as LATEST_SECONDS

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
ROOT = Path(__file__).parents[2]
COLUMNS = "abcdefghi"
HARMLESS = (
    "Failed to load resource",
    "WebSocket connection to",
    "Service Worker registration blocked by Playwright",
)
"""What the browser itself says about a server that is away or says no, or where a test allows no worker."""
BY_THE_DRIVER = "because it is a cross-world service worker resource mismatch."
"""How a warning ends where the script of the driver, in a world of its own, is the first to need a font."""
BY_THE_CLOCK = "but not used within a few seconds from the window's load event"
"""What the browser says of a font that it fetched ahead when the machine is too busy to draw the page."""
TIMEOUT_SECONDS = 300
"""Seconds that a whole game may take on a busy machine."""
SURE = {
    "I’m stuck": "Yes, it fits nowhere",
    "I want to stop": "Yes, stop",
    "Give up": "Yes, give up",
}
"""What a button says when it is pressed for the first time."""
ENDED = re.compile("win|Good game|So close|Your best")
"""The headline of a game that is over, whoever won it."""
GAMES = {
    "tiles": "Golden Tiles",
    "animals": "Animal Tiles",
    "challenge": "Challenge",
    "markers": "Colour Markers",
    "one-two-three": "One-Two-Three",
    "classic": "Classic",
    "solitaire": "Solitaire",
}
"""What stands on each game's box."""
AS_IN_THE_BOX = "As in the box"
"""The pack of the printed rules: the players are the referees."""
LATEST_MS = 1000 * LATEST_SECONDS
"""Milliseconds after which what a page promises does not come: a busy machine may be slow."""
expect.set_options(timeout=LATEST_MS)
A_MOMENT_MS = 5000
"""Milliseconds to wait for a button that may disappear."""


def chromium() -> str | None:
    """The browser."""
    return path_of(CHROMIUM)


def without_windows() -> str | None:
    """The same browser without windows, where it is installed: it opens a page with a third of the work."""
    return path_of(HEADLESS) or chromium()


class House:
    """The server process."""

    def __init__(self, folder: Path, pages: Path | None = None) -> None:
        self.folder = folder
        self.pages = pages
        self.parts: Path | None = None
        """Folders of built pages, and of parts for browsers, where they are not those of this checkout."""
        self._port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serve", str(self._port)]
        command += [str(self.folder / "tables.sqlite3"), *map(str, filter(None, (self.pages, self.parts)))]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.address = first_line(self._process).strip()
        assert self.address, "the server did not start"
        self._port = int(self.address.rsplit(":", 1)[1])
        wait_for(f"{self.address}/api/health", self._process)

    def kill(self) -> None:
        """Kill the process, as when the power fails."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """The server hears nothing and says nothing for a while."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)


class Person:
    """Somebody with a browser of their own. Whatever their console complains about is a fault."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            **{
                "locale": "en",
                "viewport": {"width": 1024, "height": 768},
                "reduced_motion": "reduce",
                **context,
            }
        )
        self.context.set_default_timeout(LATEST_MS)
        self.complaints: list[str] = []
        self.kind = ""
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def unpainted(self) -> "Person":
        """Their pages are not painted from now on: for tests in which nobody looks at a picture."""
        self.context.add_init_script(UNPAINTED)
        return self

    def _hear(self, message: ConsoleMessage) -> None:
        text = message.text
        if message.type in ("error", "warning") and not (
            text.startswith(HARMLESS) or text.endswith(BY_THE_DRIVER) or BY_THE_CLOCK in text
        ):
            self.complaints.append(text)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def follow(self, path: str) -> None:
        """Go there as by a link of the page: nothing is loaded anew, which is half of the work."""
        if not self.page.evaluate(FOLLOW, path):
            self.go(path)

    # On the home page and before a table

    def box(self, name: str) -> Locator:
        return self.page.get_by_role("listitem").filter(
            has=self.page.get_by_role("heading", name=name, exact=True)
        )

    def new_table(self, game: str, way: str, *, pack: str | None = AS_IN_THE_BOX, **options: str) -> str:
        """A table by its page; `options` are the texts of radio buttons to choose. Returns the code."""
        self.go(f"/new/{game}")
        self.page.get_by_text(way, exact=True).click()
        if pack:  # some games have none
            self.choose_pack(pack)
        if options:
            self.open_rules()
            for text in options.values():
                self.page.get_by_label(text).check()
        self.page.locator("button.start").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url.rsplit("/", 1)[1]

    def plays_by_the_glass(self, seconds: int) -> None:
        """A new table of Challenge with a bot and so many seconds per turn."""
        self.go("/new/challenge?way=bots")
        self.choose_pack()
        self.open_rules()
        self.page.get_by_label("Seconds per turn").fill(str(seconds))
        self.page.get_by_label("Seconds per turn").press("Tab")
        self.press("Start")

    def choose_pack(self, pack: str = AS_IN_THE_BOX) -> None:
        """On the page of a new table: a device without history starts with First evening."""
        self.open_rules()
        self.page.get_by_role("radio", name=pack, exact=True).check()

    def open_rules(self) -> None:
        """On the page of a new table: the sentence of its rules, and below it all that can be changed."""
        rules = self.page.locator("form details.rules")
        if rules.get_attribute("open") is None:
            rules.locator("summary").click()

    def chair(self, seat: int) -> Locator:
        """A chair at the table before a game."""
        return self.page.get_by_role("list", name="Seats").get_by_role("listitem").nth(seat - 1)

    def sit(self, seat: int, name: str) -> None:
        """On the page of a new table: give the person on a chair a name."""
        self.chair(seat).get_by_role("button").click()
        self.page.get_by_label(f"Name for seat {seat}").fill(name)
        self.press("Done")

    def join(self, code: str, name: str) -> None:
        self.go("/")
        self.press("Enter code")
        self.page.get_by_label("Join with a code").fill(code)
        self.press("Join")
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take a seat").click()

    # At the table

    @property
    def is_over(self) -> bool:
        """Whether the result is there, or about to come while the last move is looked at."""
        return self.standing() == "over"

    def standing(self) -> str:
        """What this person can do now: `over`, `asked` to accept something, `turn`, or nothing."""
        return str(self.page.evaluate(STANDING))

    @property
    def shown_seq(self) -> int:
        return int(self.page.evaluate(SEQ))

    def hears_of_more_than(self, seq: int) -> None:
        """Wait until the page shows what came after an entry of the log."""
        self.page.wait_for_function(f"seq => {SEQ} > seq", arg=seq)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid")

    def cell(self, name: str, size: int = 9) -> Locator:
        return self.board.locator(f'[data-cell="{(int(name[1]) - 1) * size + COLUMNS.index(name[0])}"]')

    def label(self, name: str, size: int = 9) -> str:
        return self.cell(name, size).get_attribute("aria-label") or ""

    def touch(self, name: str, size: int = 9) -> None:
        self.cell(name, size).click()

    def scroll_to(self, heading: str) -> None:
        """Bring a part of the page near: some parts are only drawn then."""
        self.page.get_by_role("heading", name=heading).scroll_into_view_if_needed()

    def press(self, button: str) -> None:
        copies = "/new/" in self.page.url and "problem=" in self.page.url
        self.page.get_by_role("button", name=button, exact=True).click()
        if copies and button == "Start":
            self.page.wait_for_url("**/t/*")  # the board to copy a problem onto is a grid, too

    def menu(self, *rows: str) -> None:
        """Open the menu of a table, and one row after the other there."""
        self.press("Menu")
        for row in rows:
            self.page.get_by_role("dialog").get_by_role("button", name=row).click()

    def switch_sound(self, *, on: bool) -> None:
        """In the menu of a table."""
        self.press("Menu")
        self.page.get_by_role("dialog").get_by_role("switch", name="Sound").set_checked(on)
        self.page.keyboard.press("Escape")

    def more(self) -> None:
        """Open what else can be done after a game."""
        self.press("More")

    def insist(self, button: str) -> None:
        """Press what cannot be taken back, and press once more when asked."""
        self.press(button)
        self.press(SURE[button])

    def digit(self, digit: int) -> None:
        self.page.get_by_role("group", name="Digits").get_by_role("button").nth(digit - 1).click()

    def write(self, cell: str, digit: int) -> None:
        """Cell first, then the digit."""
        self.touch(cell)
        self.digit(digit)

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def waits_for_turn(self, text: str = "Your turn") -> None:
        expect(self.page.locator("p.turn").first).to_have_text(text)

    def view(self) -> dict[str, str]:
        """What every cell says, by name: as a screen reader would walk the grid."""
        labels: list[list[str]] = self.board.evaluate(
            """grid => [...grid.querySelectorAll('[role=gridcell]')]
                .map(cell => [cell.dataset.cell, cell.getAttribute('aria-label')])"""
        )
        size = 9 if len(labels) == 81 else 6
        return {
            f"{COLUMNS[int(cell) % size]}{int(cell) // size + 1}": label.partition(": ")[2]
            for cell, label in labels
        }


class Held:
    """Requests that stay without an answer until the test lets them go."""

    def __init__(self, page: Page, url: str) -> None:
        self._page, self._url = page, url
        self._routes: list[Route] = []
        page.route(url, self._keep)

    def _keep(self, route: Route) -> None:
        self._routes.append(route)

    def release(self) -> int:
        """Wait for the first of them, then let all go on; how many there were."""
        until(lambda: bool(self._routes), lambda: a_moment(self._page))
        for route in self._routes:
            route.continue_()
        self._page.unroute(self._url, self._keep)
        return len(self._routes)


def a_moment(page: Page) -> None:
    """Let the browser's driver hear of what has happened, between two looks of `until`."""
    page.wait_for_timeout(20)


def until(done: Callable[[], bool], act: Callable[[], None]) -> None:
    """Act again and again until it is done. An element may disappear meanwhile."""
    end = time.monotonic() + TIMEOUT_SECONDS
    while not done():
        assert time.monotonic() < end, "it does not end"
        with contextlib.suppress(TooLong):
            act()


def until_over(people: list[Person], act: Callable[[Person], object]) -> None:
    """Everybody accepts what the others did, acts on their turn, and waits on the others'."""

    def go_round() -> None:
        for one in people:
            match one.standing():
                case "asked":
                    one.page.locator('[data-action="accept"]').first.click(timeout=A_MOMENT_MS)
                case "turn":
                    act(one)
                case "" if len(people) == 1:
                    one.page.wait_for_function(STANDING, timeout=A_MOMENT_MS)
                case _:
                    a_moment(one.page)

    until(lambda: all(one.is_over for one in people), go_round)


NewPerson = Callable[..., Person]
