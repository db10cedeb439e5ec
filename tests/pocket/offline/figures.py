"""What the house of a browser costs, in Chromium without a network: `python -m tests.pocket.offline.figures`.

After `make pocket packed`. Medians; the load of the machine is told, because others may work on it, too.
"""

import argparse
import json
import os
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from fullhouse.bots import bots_for
from fullhouse.games import built_in_ids, game
from fullhouse.problems.collection import collection
from fullhouse.problems.decks import problems_of
from tests.browser.house import FLAGS, without_windows
from tests.browser.test_problem_games import EMPTY, PROBLEM, right
from tests.pocket.offline.guest import STATIC, TALK, Guest, Served
from tests.pocket.offline.heap import HEAR, telling_parts

DECISIONS, TIMES = 8, 8
"""Decisions to measure, and how many times as long as usual to wait for them."""
PARTS = Path(__file__).parents[3] / "build" / "pocket"
WATCH = """{
    window.figures = { tasks: [] }
    const { Worker } = window
    window.Worker = class extends Worker {
        constructor(address, how) {
            super(address, how)
            figures.start ??= performance.now()
        }
    }
    new BroadcastChannel('fullhouse-tables/').onmessage = ({ data }) => {
        if (data.kind === 'new') figures.ready ??= performance.now()
    }
    new PerformanceObserver(list => {
        for (const { startTime, duration } of list.getEntries()) figures.tasks.push([startTime, duration])
    }).observe({ type: 'longtask', buffered: true })
}"""
PRESS = """button => new Promise(resolve => {
    const table = document.querySelector('[data-seq]')
    const start = performance.now()
    const painted = () => setTimeout(() => resolve(performance.now() - start))
    new MutationObserver(() => requestAnimationFrame(painted))
        .observe(table, { attributeFilter: ['data-seq'] })
    button.click()
})"""
"""Milliseconds from a press until the move is stored, told and painted."""
TIMED = f"""async asked => {{
    const start = performance.now()
    const answer = await ({TALK})(asked)
    return [performance.now() - start, answer.status]
}}"""


def told(values: list[float]) -> str:
    return f"median {median(values):.0f}, most {max(values):.0f} of {len(values)}"


def sizes() -> None:
    packed = {file.name: file.stat().st_size for file in PARTS.glob("*.br")}
    words = {name: size for name, size in packed.items() if name.startswith("words-")}
    all_others = sum(packed.values()) - sum(words.values())
    print(f"parts by brotli, English: {all_others / 1e6:.2f} MB; a language more: ", end="")
    print(f"{max(words.values()) / 1e6:.3f} MB at most")


def worked(browser: Browser) -> float:
    """Milliseconds of CPU time that the browser's pages have taken, whatever else the machine does."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return 1000.0 * float(sum(one["cpuTime"] for one in processes if one["type"] == "renderer"))


def boots(browser: Browser, one: Guest, times: int) -> None:
    ready, tasks, work = [], [], []
    for _ in range(times):
        before = worked(browser)
        one.page.reload()
        one.page.wait_for_function("() => figures.ready", timeout=120_000)
        work.append(worked(browser) - before)
        seen = one.page.evaluate("figures")
        ready.append(seen["ready"] - seen["start"])
        tasks.append(max((lasted for at, lasted in seen["tasks"] if at > seen["start"]), default=0))
    print(f"boot from the device's cache, ms: {told(ready)}")
    print(f"CPU time of page and worker until then, ms: {told(work)}")
    print(f"longest task of the page meanwhile, ms (0: none over 50): {told(tasks)}")


def moves(browser: Browser, one: Guest) -> None:
    one.go(f"/new/classic?way=alone&problem={PROBLEM}")
    one.choose_pack()
    one.press("Start")
    digits = one.page.get_by_role("group", name="Digits").get_by_role("button")
    took, before = [], worked(browser)
    for cell in EMPTY[:40]:
        one.touch(cell)
        took.append(digits.nth(right(cell) - 1).evaluate(PRESS))
    cpu = (worked(browser) - before) / len(took)
    print(f"a move, stored and painted, ms: {told(took)}, CPU {cpu:.0f} each")


def hint_times(one: Guest, grids: list[str]) -> list[float]:
    took = []
    for at, grid in enumerate(grids):
        body = json.dumps({"problem": grid, "stage": 3})
        message = {"kind": "ask", "id": f"f{at}", "method": "POST", "path": "/api/problems/hint"}
        asked = ["fullhouse-tables/", [{**message, "headers": {}, "body": body}], ["answer"]]
        milliseconds, status = one.page.evaluate(TIMED, asked)
        assert status == 200, (grid, status)
        took.append(milliseconds)
    return took


def hints(browser: Browser, one: Guest, count: int) -> None:
    hint_times(one, [PROBLEM])  # the words are read with the first one
    before = worked(browser)
    usual = [grid for level in range(1, 6) for grid in problems_of(level)[: count // 5]]
    print(f"a hint, all levels, ms: {told(hint_times(one, usual))}")
    hardest = [row.problem for row in sorted(collection(), key=lambda row: row.se)[-count:]]
    print(f"a hint, the hardest of the collection, ms: {told(hint_times(one, hardest))}")
    print(f"CPU time of a hint, ms: {(worked(browser) - before) / 2 / count:.0f}")


def decisions(one: Guest, name: str, level: str, seconds: float) -> list[float]:
    """Milliseconds between the entries of a game of bots: thought, storing and all else."""
    seats = max(game(name).fewest_seats, min(2, game(name).most_seats))
    new = {"game": name, "seats": [{"who": "bot", "bot": level}] * seats}
    key = one.ask_house("POST", "tables", new)
    took: list[float] = []
    for _ in range(TIMES):
        one.page.wait_for_timeout(1000 * seconds)
        log = one.ask_house("POST", "export", {"copy": True}, key["token"])["log"]
        entries: list[dict[str, Any]] = [json.loads(line) for line in log.splitlines()]
        took = [
            1000 * (after["at"] - before["at"])
            for before, after in pairwise(entries)
            if before["what"] == after["what"] == "played"
        ]
        if len(took) >= DECISIONS:
            break
    one.ask_house("POST", "export", {}, key["token"])  # which ends it
    return took


def bots(browser: Browser, one: Guest, seconds: float) -> None:
    for level in bots_for("tiles"):
        said = []
        for name in built_in_ids():
            before = worked(browser)
            took = decisions(one, name, level, seconds)
            cpu = (worked(browser) - before) / max(1, len(took))
            said.append(f"{name} {told(took) if took else 'none'}, CPU {cpu:.0f} each")
        print(f"a decision of {level}, ms: {'; '.join(said)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boots", type=int, default=7)
    parser.add_argument("--hints", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=6, help="of each game of bots")
    asked = parser.parse_args()
    print("load of the machine: {:.1f}, {:.1f}, {:.1f}".format(*os.getloadavg()))
    sizes()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=without_windows(), args=FLAGS)
        place = Served(Path(folder), STATIC)
        place.kill()
        place.parts = telling_parts(Path(folder))
        place.start()
        one = Guest(browser, place)
        for script in (WATCH, HEAR):
            one.context.add_init_script(script)
        one.go("/new/tiles?way=bots")
        one.page.locator("button.start").click()
        one.page.wait_for_url("**/t/*")
        one.keep_games()
        with one.cut_off():
            boots(browser, one, asked.boots)
            moves(browser, one)
            hints(browser, one, asked.hints)
            bots(browser, one, asked.seconds)
            print(f"memory of WebAssembly, Python and kernel, MB: {one.page.evaluate('heaps')}")
        one.leaves()
        browser.close()
        place.kill()
    print("load of the machine: {:.1f}, {:.1f}, {:.1f}".format(*os.getloadavg()))


if __name__ == "__main__":
    main()
