"""How soon the next position of practice is on screen: `python -m tests.browser.next_position`. No test."""

import json
import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import expect, sync_playwright

from tests.browser.house import FLAGS, ROOT, House, Person, chromium

ROUNDS = 8
BUTTON = "Another position"

MEASURE = """
window.times = []
const after = run => {
    const channel = new MessageChannel()
    channel.port1.onmessage = run
    channel.port2.postMessage(0)
}
addEventListener('click', ({ target }) => {
    if (target.textContent !== 'BUTTON') return
    const start = performance.now()
    const watch = new MutationObserver(() => {
        watch.disconnect()
        // The frame that shows the change, and what is due after it has been painted.
        requestAnimationFrame(() => after(() => times.push(performance.now() - start)))
    })
    const board = document.querySelector('section [role=grid]')
    watch.observe(board, { subtree: true, childList: true, characterData: true })
}, true)
""".replace("BUTTON", BUTTON)
"""Notes for each press of the button how long it took until other digits were painted."""


def techniques() -> list[str]:
    """All that have positions."""
    listed = json.loads((ROOT / "web/src/sudoku/techniques.json").read_text(encoding="utf-8"))
    return [one["name"] for one in listed if one["name"] != "nested_net"]


def measure(one: Person, technique: str) -> list[float]:
    one.go(f"/learn/{technique}")
    button = one.page.get_by_role("button", name=BUTTON, exact=True)
    expect(button).to_be_visible()
    for number in range(ROUNDS):
        button.click()
        one.page.wait_for_function("count => times.length > count", arg=number)
    times: list[float] = one.page.evaluate("times")
    return times


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    by_technique: dict[str, list[float]] = {}
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            one = Person(browser, house.address)
            one.context.add_init_script(MEASURE)
            for technique in techniques():
                by_technique[technique] = measure(one, technique)
                print(f"{technique}: {median(by_technique[technique]):.0f} ms", flush=True)
            browser.close()
    finally:
        house.kill()
    times = [time for all_of_it in by_technique.values() for time in all_of_it]
    slowest = max(by_technique, key=lambda name: median(by_technique[name]))
    print(
        f"{len(times)} positions of {len(by_technique)} techniques: median {median(times):.0f} ms,", end=" "
    )
    print(f"p95 {quantiles(times, n=20)[-1]:.0f} ms, slowest {max(times):.0f} ms;", end=" ")
    print(f"slowest technique {slowest}, median {median(by_technique[slowest]):.0f} ms")


if __name__ == "__main__":
    main()
