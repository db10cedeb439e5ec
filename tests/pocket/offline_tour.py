"""All that works without a network, seen in a real browser: `python -m tests.pocket.offline_tour`.

Twice: with pages of a server that is then killed, and with a folder that any web space serves. The network
is off in both. `--write` writes a page with what was seen; with a text, only what has it in its name is done.
"""

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import FLAGS, without_windows
from tests.pocket.offline.guest import Folder, Guest, Place, Served
from tests.pocket.offline.steps import steps
from tests.pocket.offline.troubles import TROUBLES, VISITS, update_in_the_middle
from tests.processes import free_port

PAGE = Path(__file__).parents[2] / "docs" / "works-where.md"
PLACES: dict[str, Callable[[Path], Place]] = {
    "server": Served,
    "folder": lambda folder: Folder(folder / "web", free_port()),
}
GOOD, NONE = "yes", "–"
INSTALL = "Installed: the games are kept, and the page can be installed"
MOVES = "A running game of the server goes on in this browser"
RELOAD = "Loaded again without a network"
OFFER = "Online again: games are offered to the server, once"
INVITE = "Online again: *Invite* moves a table to the server"
UPDATE = "Another version comes in the middle of a game"
CALM = "No page has complained"


class Seen:
    """What was seen of each step: that it works, or what was wrong."""

    def __init__(self, chosen: str = "") -> None:
        self.steps: dict[str, str] = {}
        self._chosen = chosen

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        start = time.monotonic()
        try:
            yield
            self.steps[name] = GOOD
        except Exception as error:
            self.steps[name] = f"NO: {repr(error).splitlines()[0][:240]}"
        print(f"{time.monotonic() - start:6.1f} s  {name}: {self.steps[name]}", flush=True)

    def do(self, name: str, act: Callable[[], None]) -> None:
        if re.search(self._chosen, name):
            with self.step(name):
                act()


def install(one: Guest) -> None:
    print(f"kept after {one.keep_games():.1f} s", flush=True)
    assert one.ask_browser("Page.getAppManifest")["errors"] == []
    assert one.ask_browser("Page.getInstallabilityErrors")["installabilityErrors"] in ([], IN_PRIVATE)


IN_PRIVATE = [{"errorId": "in-incognito", "errorArguments": []}]
"""The pages of tests are in private windows, from which nothing is installed."""


def moves_here(one: Guest, path: str) -> None:
    """The same cells, no matter where; nobody has pressed anything."""
    one.go(path)
    one.waits_for_turn()
    before = one.view()
    one.page.wait_for_function(
        "() => JSON.parse(localStorage['fullhouse:keys'])[0].token.startsWith('here-')"
    )
    one.waits_for_turn()
    assert one.view() == before


def load_again(one: Guest) -> None:
    start = time.monotonic()
    one.page.reload()
    expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
    print(f"reloaded without a network after {time.monotonic() - start:.1f} s", flush=True)
    one.house_ready()
    print(f"the house is ready after {time.monotonic() - start:.1f} s", flush=True)


def offered_once(one: Guest) -> None:
    one.go()
    expect(one.page.locator("[data-offer]")).to_be_visible()
    one.press("Yes, from now on")
    one.page.wait_for_function(
        """() => JSON.parse(localStorage['fullhouse:keys'])
            .filter(one => one.token.startsWith('here-')).every(one => one.copied || one.backup)"""
    )
    one.page.reload()
    expect(one.page.get_by_role("heading", name="Games")).to_be_visible()
    expect(one.page.locator("[data-offer]")).to_have_count(0)


def invites(one: Guest) -> None:
    one.sits_down("tiles", "bots")
    one.waits_for_turn()
    before = one.view()
    one.menu("Invite")
    one.press("Move it and invite")
    one.page.wait_for_function(
        "() => !JSON.parse(localStorage['fullhouse:keys'])[0].token.startsWith('here-')"
    )
    one.page.keyboard.press("Escape")
    one.waits_for_turn()
    assert one.view() == before


def visit(browser: Browser, place: Place, seen: Seen) -> None:
    for name, come in VISITS:
        seen.do(name, lambda come=come: come(browser, place))  # type: ignore[misc]
    one = Guest(browser, place)
    path = ""
    if place.has_server:
        one.go("/new/tiles?way=bots")
        one.page.locator("button.start").click()
        one.page.wait_for_url("**/t/*")
        one.waits_for_turn()
        path = f"/t/{one.keys()[0]['code']}"
    with seen.step(INSTALL):
        install(one)
    if place.has_server:
        seen.do(MOVES, lambda: moves_here(one, path))
    one.go()
    with one.cut_off():
        with seen.step(RELOAD):
            load_again(one)
        one.other_page()  # the first one holds the house, until it is closed
        for name, act in [*steps(), *TROUBLES]:
            seen.do(name, lambda act=act: act(one))  # type: ignore[misc]
    if place.has_server:
        one.page.wait_for_timeout(1000)
        seen.do(OFFER, lambda: offered_once(one))
        seen.do(INVITE, lambda: invites(one))
    seen.do(UPDATE, lambda: update_in_the_middle(one))
    with seen.step(CALM):
        one.leaves()


def step_names(*, has_server: bool) -> list[str]:
    """All that `visit` does, in its order."""
    before, after = ([MOVES], [OFFER, INVITE]) if has_server else ([], [])
    offline = [name for name, _ in (*steps(), *TROUBLES)]
    return [*(name for name, _ in VISITS), INSTALL, *before, RELOAD, *offline, *after, UPDATE, CALM]


def written(server: dict[str, str], folder: dict[str, str]) -> str:
    names = [*server, *(name for name in folder if name not in server)]
    rows = "".join(f"| {name} | {server.get(name, NONE)} | {folder.get(name, NONE)} |\n" for name in names)
    return (
        "# What works without a network\n\nWritten by `python -m tests.pocket.offline_tour --write`, "
        "which does each of these in Chromium. “yes”: it was seen, with the network off and, in the first\n"
        "column, the server killed; what needs a network says so.\n\n"
        "| | kept for offline, server killed | a site without a server |\n"
        f"|---|---|---|\n{rows}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("text", nargs="?", default="")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--place", choices=PLACES)
    asked = parser.parse_args()
    if asked.write and (asked.text or asked.place):
        parser.error("--write is for the whole tour")
    seen = {name: Seen(asked.text) for name in PLACES}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=without_windows(), args=FLAGS)
        for name in (asked.place,) if asked.place else PLACES:
            print(f"-- {name}", flush=True)
            place = PLACES[name](Path(folder))
            try:
                visit(browser, place, seen[name])
            finally:
                place.kill()
        browser.close()
    if asked.write:
        PAGE.write_text(written(*(one.steps for one in seen.values())), encoding="utf-8")
    sys.exit(any(said != GOOD for one in seen.values() for said in one.steps.values()))


if __name__ == "__main__":
    main()
