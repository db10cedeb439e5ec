"""How soon the first turning point is on screen: `python -m benchmarks.review_page [--games 5]`.

Whole games of two people are played on a server of its own; then a browser that has the pages already opens
the review of each, on a phone and on a desktop in turn. Seconds from the address to the first turning point.
Needs Chromium, and the pages built (`make web`).
"""

import argparse
import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Browser, expect, sync_playwright

from benchmarks.server.beside import served
from benchmarks.server.reviews import ADDRESS, finished
from tests.browser.house import FLAGS, Person, chromium

SCREENS = {"phone": (360, 740), "desktop": (1280, 900)}
LONGEST_MS = 300_000
"""Milliseconds after which nobody waits any more."""
QUICK = ("--games", "2")


def seconds_of(browser: Browser, code: str, screen: str) -> tuple[float, float]:
    """Until the first turning point, and until the review is complete."""
    width, height = SCREENS[screen]
    one = Person(browser, ADDRESS, viewport={"width": width, "height": height})
    try:
        one.go()
        began = time.perf_counter()
        one.go(f"/review?table={code}&round=1")
        complete = one.page.locator('.turning[data-complete="true"]')
        # A calm game has no turning point: then the page says so when all is judged.
        expect(one.page.get_by_role("article").or_(complete).first).to_be_visible(timeout=LONGEST_MS)
        first = time.perf_counter() - began
        expect(complete).to_be_visible(timeout=LONGEST_MS)
        return first, time.perf_counter() - began
    finally:
        one.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=5, help="games of each kind and screen")
    asked = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print("| game | screen | first turning point, s | complete, s |\n|---|---|---|---|")
    with served(), sync_playwright() as driver, ThreadPoolExecutor() as beside:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in ("tiles", "challenge"):
            for number in range(asked.games):
                screen = list(SCREENS)[number % len(SCREENS)]
                playing = beside.submit(asyncio.run, finished(ADDRESS, number, game))
                first, whole = seconds_of(browser, playing.result(), screen)
                print(f"| {game} | {screen} | {first:.2f} | {whole:.1f} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
