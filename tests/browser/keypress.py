"""How long a key takes to be painted on a slow phone: `python -m tests.browser.keypress`. No test."""

import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from tests.browser.house import FLAGS, House, Person, chromium

SLOWER = 4
ROUNDS = 40

SHIFT = """
window.shift = 0
new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value
}).observe({ type: 'layout-shift', buffered: true })
"""
"""Adds up how far things on a page move by themselves."""

MEASURE = """
window.frames_ = { arrow: [], digit: [], answer: [] }

// After everything that is due now: microtasks, and within a frame also style, layout and paint.
const after = run => {
    const channel = new MessageChannel()
    channel.port1.onmessage = run
    channel.port2.postMessage(0)
}
// The work that follows from an event: its own task, and the frame that shows what it changed.
const measure = kind => {
    const start = performance.now()
    after(() => {
        const own = performance.now() - start
        requestAnimationFrame(() => {
            const drawn = performance.now()
            after(() => frames_[kind].push(own + performance.now() - drawn))
        })
    })
}
addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) measure('arrow')
    else if (/^[1-9]$/.test(key)) measure('digit')
}, true)
const Socket = window.WebSocket
window.WebSocket = class extends Socket {
    constructor(...all) {
        super(...all)
        this.addEventListener('message', ({ data }) => data.includes('"say":"news"') && measure('answer'))
    }
}
"""
"""Notes for each arrow, digit and answer of the server how long the page worked until it was painted."""


def at_a_full_table(browser: Browser, address: str) -> Person:
    """A Sudoku for one: every cell is drawn, and every digit is written as soon as its key is pressed."""
    one = Person(browser, address, viewport={"width": 412, "height": 915})
    one.context.add_init_script(SHIFT + MEASURE)
    one.new_table("classic", "Me alone")
    expect(one.page.get_by_role("group", name="Digits")).to_be_visible()
    one.cell("a1").focus()
    return one


def fill_and_colour(one: Person) -> None:
    """All candidates as notes, and a colour on every cell: the most that a board can show."""
    one.press("Notes")
    one.press("Fill notes")
    one.press("Colours")
    board = one.board.bounding_box()
    assert board
    step = board["width"] / 9
    for row in range(9):
        for column in range(9) if row % 2 == 0 else reversed(range(9)):
            one.page.mouse.move(board["x"] + (column + 0.5) * step, board["y"] + (row + 0.5) * step)
            if (row, column) == (0, 0):
                one.page.mouse.down()
    one.page.mouse.up()
    one.page.get_by_role("group", name="Digits").get_by_role("button", name="Colour A").click()
    expect(one.board.locator("rect.paint")).to_have_count(81)
    one.press("Colours")
    one.press("Notes")
    one.cell("a1").focus()


def press_around(one: Person) -> dict[str, list[float]]:
    """Walks and writes. Gives the processor's time by kind of key, in ms, with the brake on.

    Frames are measured by the clock on the wall; this does not depend on who else is busy here.
    """
    session = one.context.new_cdp_session(one.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    spent: dict[str, list[float]] = {"nothing": [], "arrow": [], "digit": []}
    for turn in range(ROUNDS):
        for kind, times in spent.items():
            before = busy(session)
            if kind != "nothing":
                one.page.keyboard.press(str(turn % 9 + 1) if kind == "digit" else arrow(turn))
            one.page.evaluate("() => new Promise(go => requestAnimationFrame(() => setTimeout(go, 50)))")
            times.append((busy(session) - before) * 1000)
    idle = median(spent.pop("nothing"))
    return {kind: [one - idle for one in times] for kind, times in spent.items()}


def arrow(turn: int) -> str:
    return "ArrowRight" if turn % 9 else "ArrowDown"


def busy(session: CDPSession) -> float:
    """How long the page's thread has worked so far, in seconds."""
    found = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in found if one["name"] == "TaskDuration")


def told(times: list[float]) -> str:
    return f"median {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms ({len(times)})"


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            one = at_a_full_table(browser, house.address)
            fill_and_colour(one)
            spent = press_around(one)
            found: dict[str, list[float]] = one.page.evaluate("frames_")
            shift = one.page.evaluate("shift")
            browser.close()
    finally:
        house.kill()
    for kind, frames in found.items():
        print(f"{kind}, frame:", told(frames))
    for kind, times in spent.items():
        print(f"{kind}, work in all, answer included:", told(times))
    print(f"layout shift: {shift:.4f}")


if __name__ == "__main__":
    main()
