"""How long a key takes to be painted on a slow phone: `python -m tests.browser.keypress`. No test."""

import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright

from tests.browser.house import FLAGS, House, Person, chromium

SLOWER = 4
ROUNDS = 80

SHIFT = """
window.shift = 0
new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value
}).observe({ type: 'layout-shift', buffered: true })
"""
"""Adds up how far things on a page move by themselves."""

MEASURE = """
window.frames_ = { arrow: [], write: [], 'take up': [], answer: [] }
window.late = 0

// After everything that is due now: microtasks, and within a frame also style, layout and paint.
const due = []
const channel = new MessageChannel()
channel.port1.onmessage = () => due.shift()()
const after = run => {
    due.push(run)
    channel.port2.postMessage(0)
}
// The work that follows from an event: its own task, which ends when the frame begins or another task does,
// and the frame that shows what it changed.
const measure = (kind, isDone = () => true) => {
    const start = performance.now()
    let own = 0
    const end = () => { own ||= performance.now() - start }
    after(end)
    requestAnimationFrame(() => {
        end()
        const drawn = performance.now()
        after(() => {
            frames_[kind].push(own + performance.now() - drawn)
            if (!isDone()) late++
        })
    })
}
const isOpen = cell => /: (empty|notes)/.test(cell.ariaLabel)
addEventListener('keydown', ({ key, target }) => {
    if (key.startsWith('Arrow')) measure('arrow')
    else if (!/^[1-9]$/.test(key)) return
    else if (isOpen(target)) measure('write', () => !isOpen(target))
    else measure('take up')
}, true)
const Socket = window.WebSocket
window.WebSocket = class extends Socket {
    constructor(...all) {
        super(...all)
        this.addEventListener('message', ({ data }) => data.includes('"say":"news"') && measure('answer'))
    }
}
"""
"""Notes how long the page worked until it was painted: for each arrow, each digit that is written,
each digit pressed on a full cell, which lights up its equals, and each answer of the server.
A digit that is not to be seen in its own frame is counted in `late`.
"""


def at_a_full_table(browser: Browser, address: str) -> Person:
    """A Sudoku for one: every cell is drawn, and every digit is written as soon as its key is pressed."""
    one = Person(browser, address, viewport={"width": 412, "height": 915})
    one.context.add_init_script(SHIFT + MEASURE)
    one.new_table("classic", "On your own")
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
    expect(one.board.locator('[aria-label*="coloured A"]')).to_have_count(81)
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
    """Along the rows, to and fro, from a1 on."""
    row, step = divmod(turn, 9)
    return "ArrowDown" if step == 8 else "ArrowLeft" if row % 2 else "ArrowRight"


def busy(session: CDPSession) -> float:
    """How long the page's thread has worked so far, in seconds."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


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
            frames_by_kind: dict[str, list[float]] = one.page.evaluate("frames_")
            shift, late = one.page.evaluate("[shift, late]")
            browser.close()
    finally:
        house.kill()
    for kind, frames in frames_by_kind.items():
        print(f"{kind}, frame:", told(frames))
    for kind, times in spent.items():
        print(f"{kind}, work in all, answer included:", told(times))
    print(f"digits not drawn in their own frame: {late}; layout shift: {shift:.4f}")


if __name__ == "__main__":
    main()
