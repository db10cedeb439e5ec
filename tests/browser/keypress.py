"""How long a key takes to be painted on a slow phone: `python -m tests.browser.keypress`. No test.

In turns with an empty page, which shows the key that was pressed: what a browser takes for anything at all.
"""

import tempfile
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

from tests.browser.house import FLAGS, House, Person, chromium

SLOWER = 4
ROUNDS = 120

SHIFT = """
window.shift = 0
new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value
}).observe({ type: 'layout-shift', buffered: true })
"""
"""Adds up how far things on a page move by themselves."""

DRAWN = """
window.drawn = cell => {
    const { left, right, top, bottom } = cell.querySelector('rect').getBoundingClientRect()
    return [...document.querySelectorAll('[role=grid] text')].flatMap(text => {
        const box = text.getBoundingClientRect()
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
        const isHere = x > left && x < right && y > top && y < bottom && /^\\d+$/.test(text.textContent)
        if (!isHere || !text.checkVisibility({ visibilityProperty: true })) return []
        return [text.textContent + (text.getAttribute('font-size') > 50 ? '' : ' small')]
    }).join()
}
"""
"""What stands in a cell to be seen: a digit, or notes, which are small."""

MEASURE = (
    DRAWN
    + """
window.frames_ = { arrow: [], write: [], 'take up': [], answer: [] }
window.waits = { arrow: [], write: [], 'take up': [] }
window.late = 0
window.wrote = false

// After everything that is due now: microtasks, and within a frame also style, layout and paint.
// Not by a message, which takes two turns: what the page has put off until after the frame would come first.
const after = run => void scheduler.postTask(run, { priority: 'user-blocking' })
// The work that follows from an event: its own task, which ends when the frame begins or another task does,
// and the frame that shows what it changed.
const measure = (kind, event, isDone = () => true) => {
    const start = performance.now()
    let own = 0
    const end = () => { own ||= performance.now() - start }
    after(end)
    requestAnimationFrame(() => {
        end()
        const drawn = performance.now()
        after(() => {
            frames_[kind].push(own + performance.now() - drawn)
            waits[kind]?.push(performance.now() - event.timeStamp)
            if (!isDone()) late++
        })
    })
}
window.isOpen = cell => /: (empty|notes)/.test(cell?.ariaLabel)
addEventListener('keydown', event => {
    const { key } = event
    // The browser's focus has followed the last arrow by now.
    const cell = document.activeElement
    if (key.startsWith('Arrow')) measure('arrow', event)
    else if (!/^[1-9]$/.test(key)) return
    else if ((wrote = isOpen(cell))) measure('write', event, () => drawn(cell) === key)
    else measure('take up', event)
}, true)
const Socket = window.WebSocket
window.WebSocket = class extends Socket {
    constructor(...all) {
        super(...all)
        this.addEventListener('message', ({ data }) => data.includes('"say":"news"') && measure('answer', {}))
    }
}
"""
)
"""Notes how long the page worked until it was painted: for each arrow, each digit that is written,
each digit pressed on a full cell, which lights up its equals, and each answer of the server.
A digit that is not to be seen in its own frame is counted in `late`. `waits` is the time from the press to
the end of that frame, however long the browser waits before it begins one.
"""

EMPTY = """<!doctype html><title>Empty</title><p tabindex="0">a</p><script>
const shown = document.querySelector('p')
shown.focus()
addEventListener('keydown', ({ key }) => { shown.textContent = key })
</script>"""


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
    # A phone has no mouse that rests somewhere, nor has the empty page: a page that is new knows of none.
    one.page.reload()
    expect(one.board.locator('[aria-label*="coloured A"]')).to_have_count(81)
    one.cell("a1").focus()


REST = "() => new Promise(go => requestAnimationFrame(() => setTimeout(go, 80)))"
"""Nobody presses faster than this: what follows from a key is done before the next one."""
TAKEN_BACK = """async () => {
    while (wrote && !isOpen(document.activeElement)) await new Promise(go => setTimeout(go, 20))
}"""

Spent = dict[str, list[float]]


def press_around(pages: dict[str, Page], slower: int) -> dict[str, Spent]:
    """Walks and writes on each page in turn. Gives the processor's time by page and kind of key, in ms.

    What was written is taken back, and what was taken up is put down: each press finds everything filled.
    Frames are measured by the clock on the wall; this does not depend on who else is busy here.
    """
    sessions = {name: page.context.new_cdp_session(page) for name, page in pages.items()}
    for session in sessions.values():
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
    for page in pages.values():
        page.keyboard.press("Control+Home")
        page.evaluate(REST)
    spent: dict[str, Spent] = {name: {"nothing": [], "arrow": [], "digit": []} for name in pages}
    for turn in range(ROUNDS):
        for name, page in pages.items():
            # Only the page whose turn it is: a slowed one takes most of a core even while nothing happens.
            sessions[name].send("Emulation.setCPUThrottlingRate", {"rate": slower})
            page.evaluate(REST)
            for kind, times in spent[name].items():
                before = busy(sessions[name])
                if kind != "nothing":
                    page.keyboard.press(str(turn % 9 + 1) if kind == "digit" else arrow(turn))
                page.evaluate(REST)
                times.append((busy(sessions[name]) - before) * 1000)
            page.keyboard.press("Control+z" if page.evaluate("wrote") else "Escape")
            page.evaluate(TAKEN_BACK)
            page.evaluate(REST)
            sessions[name].send("Emulation.setCPUThrottlingRate", {"rate": 1})
    idle = {name: median(one.pop("nothing")) for name, one in spent.items()}
    return {
        name: {kind: [one - idle[name] for one in times] for kind, times in kinds.items()}
        for name, kinds in spent.items()
    }


def arrow(turn: int) -> str:
    """Along the rows, to and fro, from a1 to the last row, and up again."""
    row, step = divmod(turn, 9)
    if step == 8:
        return "ArrowDown" if row < 8 else "ArrowUp"
    return "ArrowLeft" if row % 2 else "ArrowRight"


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
            empty = browser.new_context(viewport={"width": 412, "height": 915})
            empty.add_init_script(MEASURE)
            blank = empty.new_page()
            blank.route("**/*", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
            shift, late = 0.0, 0
            for slower in (1, SLOWER):
                one = at_a_full_table(browser, house.address)  # a new one: nobody has written 160 digits
                fill_and_colour(one)
                blank.goto("http://empty.invalid/")
                pages = {"table": one.page, "empty page": blank}
                tell(pages, press_around(pages, slower), slower)
                moved, missed = one.page.evaluate("[shift, late]")
                shift, late = shift + moved, late + missed
                one.context.close()
            browser.close()
    finally:
        house.kill()
    print(f"digits not drawn in their own frame: {late}; layout shift: {shift:.4f}")


def tell(pages: dict[str, Page], spent: dict[str, Spent], slower: int) -> None:
    print(f"\nslowed {slower} times" if slower > 1 else "not slowed")
    for name, page in pages.items():
        work, waits = page.evaluate("[frames_, waits]")
        for kind, frames in work.items():
            if frames:
                print(f"{name}, {kind}, work until painted:", told(frames))
        for kind, times in waits.items():
            if times:
                print(f"{name}, {kind}, press to end of frame:", told(times))
        for kind, times in spent[name].items():
            print(f"{name}, {kind}, processor in all, answer included:", told(times))


if __name__ == "__main__":
    main()
