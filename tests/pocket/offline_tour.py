"""All that works without a network, seen in a real browser: `python -m tests.pocket.offline_tour [--write]`.

Twice: with pages of a server that is then killed, and with a folder that any web space serves. The network
is off in both. `--write` writes a page with what was seen.
"""

import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from fullhouse.games import built_in_ids, game
from tests.browser.house import FLAGS, without_windows
from tests.pocket.guest import Folder, Guest, Place, Served
from tests.processes import free_port

PAGE = Path(__file__).parents[2] / "docs" / "works-where.md"
DATES = ("2026-03-01", "2026-10-05")
Step = tuple[str, Callable[[Guest], None]]


def heading(one: Guest, path: str) -> None:
    """A page that has what it promises, and no alert."""
    one.go(path)
    expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
    expect(one.page.locator("main [role=alert]")).to_have_count(0)


def against_bots(name: str, bot: str) -> Callable[[Guest], None]:
    def play(one: Guest) -> None:
        one.lets_bots_play(one.sits_down(name, "alone" if game(name).most_seats == 1 else "bots"), bot)

    return play


def alone(name: str) -> Callable[[Guest], None]:
    return lambda one: one.lets_bots_play(one.sits_down(name, "alone"))


def handed_round(name: str) -> Callable[[Guest], None]:
    def play(one: Guest) -> None:
        key = one.sits_down(name, "round")
        assert len(key["seats"]) > 1
        one.lets_bots_play(key)

    return play


def hints(one: Guest) -> None:
    one.sits_down("classic", "alone")
    for title in ("Where to look:", "Which technique:", "The whole proof:"):
        one.press("Hint")
        expect(one.page.locator("section.coach strong").first).to_have_text(title)


def lesson(one: Guest) -> None:
    heading(one, "/learn")
    one.page.get_by_role("link", name=re.compile("^Locked candidates, pointing")).click()
    expect(one.page.get_by_role("button", name="One step forward").first).to_be_visible()


def practice(one: Guest) -> None:
    drill = one.ask_house("POST", "practice", {"technique": "x_wing", "seed": 3})
    assert len(drill["givens"] if "givens" in drill else str(drill)) >= 81


def daily(one: Guest) -> None:
    for date in DATES:
        heading(one, f"/daily?date={date}")
        expect(one.page.get_by_text("Not started").first).to_be_visible()


def library(one: Guest) -> None:
    heading(one, "/problems")
    expect(one.page.get_by_role("listitem").first).to_be_visible()


def close_and_reopen(one: Guest) -> None:
    one.closes_other_pages()
    key = one.sits_down("tiles", "bots")
    one.waits_for_turn()
    before = one.page.locator("[data-seq]").first.get_attribute("data-seq")
    one.page.close()
    one.other_page()
    one.go(f"/t/{key['code']}")
    expect(one.board).to_be_visible()
    assert int(one.page.locator("[data-seq]").first.get_attribute("data-seq") or 0) >= int(before or 0)
    one.waits_for_turn()
    one.lets_bots_play(key)


def two_tabs(one: Guest) -> None:
    key = one.sits_down("tiles", "bots")
    first = one.page
    second = one.other_page()
    one.go(f"/t/{key['code']}")
    expect(one.board).to_be_visible()
    first.close()
    one.waits_for_turn()
    one.lets_bots_play(key)
    assert one.page is second


def review_and_replay(one: Guest) -> None:
    key = one.sits_down("tiles", "bots")
    one.lets_bots_play(key)
    one.go(f"/review?table={key['code']}&round=1")
    expect(one.page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=120_000)
    heading(one, f"/replay?table={key['code']}&round=1")


def own_results(one: Guest) -> None:
    heading(one, "/me")
    expect(one.page.get_by_text("Golden Tiles").first).to_be_visible()


def worker_that_crashes(one: Guest) -> None:
    """Whoever holds the house is ended: another one goes on from the log."""
    key = one.sits_down("tiles", "bots")
    one.waits_for_turn()
    one.page.reload()
    one.waits_for_turn()
    one.lets_bots_play(key)


def storage_deleted(one: Guest) -> None:
    """The browser has thrown the games away: a new one can be played all the same."""
    client = one.context.new_cdp_session(one.page)
    origin = "/".join(one.address.split("/")[:3])
    client.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    one.page.reload()
    one.lets_bots_play(one.sits_down("animals", "bots"))


def storage_full(one: Guest) -> None:
    """Nothing more can be stored: the page says so, and goes on when there is room again."""
    key = one.sits_down("tiles", "bots")
    one.waits_for_turn()
    client = one.context.new_cdp_session(one.page)
    origin = "/".join(one.address.split("/")[:3])
    client.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    one.page.wait_for_timeout(500)
    client.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    one.lets_bots_play(key)


def people_apart(one: Guest) -> None:
    """They need a server, and the page says so."""
    one.go("/new/tiles?way=apart")
    if one.place.has_server:
        one.page.locator("button.start").click()
        expect(one.page.get_by_role("alert").first).to_be_visible()
    else:
        expect(one.page.get_by_text("Everyone on their own device")).to_have_count(0)


def steps() -> list[Step]:
    levels = ("beginner", "casual", "club", "expert", "master")
    listed: list[Step] = []
    for at, name in enumerate(built_in_ids()):
        level = levels[at % len(levels)] if name not in ("challenge", "solitaire") else "expert"
        listed.append((f"{name}: against bots, to the end", against_bots(name, level)))
    listed += [(f"{name}: alone", alone(name)) for name in ("classic", "tiles")]
    listed += [(f"{name}: handed round", handed_round(name)) for name in ("tiles", "challenge", "markers")]
    listed += [
        ("Classic: a hint of the coach", hints),
        ("A lesson of the course", lesson),
        ("Practice made to order", practice),
        ("The daily puzzles of two dates", daily),
        ("The library", library),
        ("Review and replay", review_and_replay),
        ("Own results (`/me`)", own_results),
        ("Closed and opened again in the middle of a game", close_and_reopen),
        ("Two tabs: the second takes over", two_tabs),
        ("The page that holds the house is loaded again", worker_that_crashes),
        ("The storage is full for a while", storage_full),
        ("The browser has deleted the games", storage_deleted),
        ("People at other devices: needs a server, which is said", people_apart),
    ]
    return listed


def tour(one: Guest, chosen: str = "") -> dict[str, str]:
    """What was seen of each step: how many seconds it took, or what was wrong."""
    seen = {}
    for name, step in steps():
        if chosen and chosen not in name:
            continue
        start = time.monotonic()
        try:
            step(one)
            seen[name] = "yes"
        except Exception as error:
            seen[name] = f"NO: {str(error).splitlines()[0][:160]}"
        print(f"{time.monotonic() - start:6.1f} s  {name}: {seen[name]}", flush=True)
    return seen


def visit(browser: Any, place: Place, chosen: str) -> dict[str, str]:
    one = Guest(browser, place)
    one.go("/new/tiles?way=bots")
    one.page.locator("button.start").click()
    one.page.wait_for_url("**/t/*")
    one.waits_for_turn()
    print(f"kept after {one.keep_games():.1f} s", flush=True)
    with one.cut_off():
        start = time.monotonic()
        one.page.reload()
        expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
        print(f"reloaded without a network after {time.monotonic() - start:.1f} s", flush=True)
        one.house_ready()
        one.other_page()  # the first one holds the house, until it is closed
        print(f"the house is ready after {time.monotonic() - start:.1f} s", flush=True)
        seen = tour(one, chosen)
    if place.has_server:
        one.go()
        expect(one.page.locator("[data-offer]")).to_be_visible()
        one.press("Yes, from now on")
        one.page.wait_for_function("() => JSON.parse(localStorage['fullhouse-keys']).some(one => one.copied)")
        seen["Online again: results are offered once"] = "yes"
    assert one.complaints == [], one.complaints
    one.context.close()
    return seen


def written(server: dict[str, str], folder: dict[str, str]) -> str:
    names = [*server, *(name for name in folder if name not in server)]
    rows = "".join(f"| {name} | {server.get(name, '–')} | {folder.get(name, '–')} |\n" for name in names)
    return (
        "# What works without a network\n\nWritten by `python -m tests.pocket.offline_tour --write`, "
        "which does each of these in Chromium with the network off.\n\n"
        "| | kept for offline, server killed | a site without a server |\n"
        f"|---|---|---|\n{rows}"
    )


def main() -> None:
    expect.set_options(timeout=30_000)
    chosen = next((text for text in sys.argv[1:] if not text.startswith("--")), "")
    with tempfile.TemporaryDirectory() as first, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=without_windows(), args=FLAGS)
        seen = []
        for open_place in (lambda: Served(Path(first)), lambda: Folder(Path(first) / "web", free_port())):
            place: Place = open_place()
            try:
                seen.append(visit(browser, place, chosen))
            finally:
                place.kill()
        browser.close()
    server, site = seen
    if "--write" in sys.argv:
        PAGE.write_text(written(server, site), encoding="utf-8")
    sys.exit(any(said.startswith("NO") for said in (*server.values(), *site.values())))


if __name__ == "__main__":
    main()
