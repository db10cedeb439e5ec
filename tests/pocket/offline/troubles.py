"""What can go wrong in a browser that is its own server. Games go on, or a sentence says what is missing."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, Route, Worker, expect

from tests.browser.house import until
from tests.browser.test_tiles import lay_or_be_stuck
from tests.pocket.offline.guest import LONG_MS, Guest, Place

FORTY_HOURS_MS = 40 * 3600 * 1000
NOT_STORED = re.compile("This device (does not store your moves|cannot store)")
NOT_KEPT = re.compile("the browser did not keep|could not be stored")
JUMP = "by => { const now = Date.now; Date.now = () => now() + by }"
FULL = """() => {
    const { prototype } = IDBDatabase
    prototype.kept = prototype.transaction
    prototype.transaction = function (...asked) {
        const change = this.kept(...asked)
        if (asked[1] === 'readwrite') queueMicrotask(() => change.abort())
        return change
    }
}"""
ROOM_AGAIN = "() => { IDBDatabase.prototype.transaction = IDBDatabase.prototype.kept }"
HANG = "() => { setTimeout(() => { for (;;); }) }"
KEPT = """async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('fullhouse-kept'))
    const files = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return files.filter(some => some.some(({ url }) => url.endsWith('/offline.json'))).length
}"""
"""How many versions are kept whole."""
IS_NEXT = "head meta[name=next]"
Step = tuple[str, Callable[[Guest], None]]
Visit = tuple[str, Callable[[Browser, Place], None]]


# Without a network


def _a_move_is_stored(one: Guest) -> None:
    """By touch, and the log has grown by it."""
    before = one.seq()
    lay_or_be_stuck(one, 9)
    expect(one.page.locator("[data-seq]").first).not_to_have_attribute(
        "data-seq", str(before), timeout=LONG_MS
    )


def worker_crashes(one: Guest) -> None:
    """It is gone without a word: another one is started, and goes on from the log."""
    one.holds_the_house()
    key = one.sits_down("tiles", "bots")
    one.waits_for_turn()
    before = one.seq()
    one.page.evaluate("workers.at(-1).terminate()")
    lay_or_be_stuck(one, 9)  # nobody hears it
    expect(one.page.get_by_text("is being started again in this browser")).to_be_visible()
    expect(one.page.get_by_text("is being started again in this browser")).to_have_count(0, timeout=LONG_MS)
    assert one.seq() >= before
    one.waits_for_turn()
    _a_move_is_stored(one)
    one.lets_bots_play(key)


def worker_hangs(one: Guest) -> None:
    """The tab that has it ends it, although only another tab waits for it."""
    key, first, second = one.in_two_tabs()
    one.waits_for_turn()
    authority(first).evaluate(HANG)
    lay_or_be_stuck(one, 9)
    expect(one.page.get_by_text("is being started again in this browser")).to_be_visible()
    expect(one.page.get_by_text("is being started again in this browser")).to_have_count(0, timeout=LONG_MS)
    one.waits_for_turn()
    one.lets_bots_play(key)
    assert one.page is second


def authority(page: Page) -> Worker:
    return next(worker for worker in page.workers if "authority.mjs" in worker.url)


def page_reloads(one: Guest) -> None:
    """Whoever holds the house is loaded again: the next worker goes on from the log."""
    one.holds_the_house()
    key = one.sits_down("tiles", "bots")
    one.waits_for_turn()
    one.page.reload()
    one.waits_for_turn()
    one.lets_bots_play(key)


@contextmanager
def stores_nothing(one: Guest) -> Iterator[None]:
    """What the house stores is not kept, as in a full browser: Chromium only now and then sees its quota."""
    worker = authority(one.page)
    worker.evaluate(FULL)
    try:
        yield
    finally:
        worker.evaluate(ROOM_AGAIN)


def storage_full(one: Guest) -> None:
    """Nothing more can be stored: the page says so, and goes on when there is room again."""
    one.holds_the_house()
    key = one.sits_down("tiles", "bots")
    one.waits_for_turn()
    before = one.seq()
    with stores_nothing(one):
        lay_or_be_stuck(one, 9)
        expect(one.page.get_by_text(NOT_STORED).first).to_be_visible()
        stored = one.ask_house("POST", "export", {"copy": True}, key["token"])["log"].count("\n")
        assert stored <= before, "nothing is told that is not stored"
        if not one.place.has_server:
            other = one.other_page()
            one.go("/new/solitaire?way=alone")
            one.page.locator("button.start").click()
            expect(one.page.get_by_role("alert").first).to_contain_text("cannot store the game")
            other.close()
            one.page = one.context.pages[-1]
    one.waits_for_turn()
    _a_move_is_stored(one)
    expect(one.page.get_by_text(NOT_STORED)).to_have_count(0)
    one.lets_bots_play(key)
    one.complaints[:] = [said for said in one.complaints if not NOT_KEPT.search(said)]


def storage_deleted(one: Guest) -> None:
    """The browser has thrown the games away while one is played: it is said, and a new one can be played."""
    one.holds_the_house()
    one.sits_down("tiles", "bots")
    one.waits_for_turn()
    one.ask_browser("Storage.clearDataForOrigin", origin=one.origin, storageTypes="indexeddb")
    expect(one.page.get_by_role("heading", name="Table not found")).to_be_visible(timeout=LONG_MS)
    one.lets_bots_play(one.sits_down("animals", "bots"))


def clock_jumps(one: Guest) -> None:
    """By forty hours, there and back: the time of a game goes on as before."""
    one.holds_the_house()
    one.sits_down("classic", "alone")
    timer = one.page.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^0:\d\d$"))
    for by in (FORTY_HOURS_MS, -2 * FORTY_HOURS_MS):
        one.page.evaluate(JUMP, by)
        authority(one.page).evaluate(JUMP, by)
        before = timer.inner_text()
        one.write(next(cell for cell, label in one.view().items() if label == "empty"), 1)
        expect(timer).not_to_have_text(before)
        expect(timer).to_have_text(re.compile(r"^\d:\d\d$"))
    one.page.reload()  # the next worker has the time of before the jumps
    expect(timer).to_have_text(re.compile(r"^\d:\d\d$"))
    one.press("Hint")
    expect(one.page.locator("section.coach strong").first).to_have_text("Where to look:")


TROUBLES: list[Step] = [
    ("The page that holds the house is loaded again", page_reloads),
    ("The worker crashes: the game goes on from its log", worker_crashes),
    ("The worker hangs, seen from another tab: the same", worker_hangs),
    ("The storage is full for a while: said, and the game goes on", storage_full),
    ("The clock jumps by forty hours, there and back", clock_jumps),
    ("The browser deletes the games: said, and a new one is played", storage_deleted),
]


# With a network, and something missing


def _plays_over_the_server(one: Guest) -> None:
    one.go("/new/tiles?way=bots")
    one.page.locator("button.start").click()
    one.page.wait_for_url("**/t/*")
    one.waits_for_turn()
    assert not one.keys()[0]["token"].startswith("here-")
    _a_move_is_stored(one)


def _lacks(what: str, script: str, sentence: str) -> Callable[[Browser, Place], None]:
    """A browser that lacks something from the start."""

    def visit(browser: Browser, place: Place) -> None:
        one = Guest(browser, place)
        one.context.add_init_script(script)
        if place.has_server:
            _plays_over_the_server(one)
            one.go()
            one.press("Keep for offline")
        else:
            one.go()
        expect(one.page.locator(f"[data-lack={what}]")).to_contain_text(sentence)
        one.leaves()

    return visit


def damaged_download(browser: Browser, place: Place) -> None:
    """One file comes with other bytes: it is thrown away, and the next try brings all of it."""
    one = Guest(browser, place, service_workers="block")
    if place.has_server:
        _plays_over_the_server(one)
    one.go()

    def damage(route: Route) -> None:
        answer = route.fetch()
        body = answer.body()
        route.fulfill(response=answer, body=body[:-1] + bytes([body[-1] ^ 1]))

    one.page.route("**/kernel.wasm", damage)
    one.press("Keep for offline")
    expect(one.page.locator("[data-offline=damaged]")).to_be_visible(timeout=LONG_MS)
    assert one.page.evaluate(KEPT) == 0
    one.page.unroute_all()
    one.press("Try again")
    expect(one.page.locator("[data-offline=done]")).to_be_visible(timeout=LONG_MS)
    assert one.page.evaluate(KEPT) == 1
    one.leaves()


def no_room_for_download(browser: Browser, place: Place) -> None:
    one = Guest(browser, place)
    if place.has_server:
        _plays_over_the_server(one)
    one.go()
    with one.little_room(2_000_000):
        one.press("Keep for offline")
        expect(one.page.locator("[data-offline=full]")).to_be_visible(timeout=LONG_MS)
    if place.has_server:
        one.page.keyboard.press("Escape")
        _plays_over_the_server(one)
    one.leaves()


VISITS: list[Visit] = [
    ("No WebAssembly: said", _lacks("wasm", "delete window.WebAssembly", "it has no WebAssembly")),
    (
        "A private window without IndexedDB: said",
        _lacks(
            "storage",
            "Object.defineProperty(window, 'indexedDB', { value: undefined })",
            "cannot store games",
        ),
    ),
    ("A damaged download: thrown away, and fetched again", damaged_download),
    ("No room for the download: said", no_room_for_download),
]


# With a network again


def update_in_the_middle(one: Guest) -> None:
    """Another version comes while a game is played. Nothing mixes, and the game goes on with either."""
    one.holds_the_house()
    key = one.sits_down("tiles", "bots")
    one.waits_for_turn()
    first = one.page
    one.place.update()
    _a_move_is_stored(one)
    one.other_page()
    one.go()  # comes from the network: fetches the new version after a while, unasked
    expect(one.page.locator(IS_NEXT)).to_have_count(1)
    until(lambda: one.page.evaluate(KEPT) == 2, lambda: one.page.wait_for_timeout(500))
    one.page.reload()  # its worker is of the new version, and the old one steps down
    one.house_ready()
    second, one.page = one.page, first
    assert one.page.locator(IS_NEXT).count() == 0
    one.waits_for_turn()
    _a_move_is_stored(one)
    second.close()
    with one.cut_off():
        one.page.reload()
        one.waits_for_turn()
        expect(one.page.locator(IS_NEXT)).to_have_count(1)
        one.lets_bots_play(key)
