"""What somebody new needs for each game: `-m tests.browser.first_minutes [GAME …] [--idle SECONDS] [--load]`.

Clicks from the first page to a board that awaits their move, words to read before it, kilobytes of
JavaScript for that board in each language, seconds from the first page to a won first lesson (reading 200
words a minute), and what was lost by doing nothing for two minutes. Fails where one of them is more than
it may be. With `--load` only the kilobytes are asked for.
"""

import gzip
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, expect, sync_playwright

from fullhouse.words import LANGUAGES
from tests.browser.house import FLAGS, GAMES, House, Person, without_windows
from tests.browser.lessons import A_TOUCH, take_lesson

SHARED = tuple(game for game in GAMES if game != "solitaire")
"""The games that one device can be handed round for."""
MOST_CLICKS, MOST_WORDS, MOST_SECONDS, MOST_KILOBYTES = 1, 25, 180, 120
IDLE_SECONDS = 120
PHONE = {"width": 390, "height": 844}
STATIC = Path(__file__).parents[2] / "src/fullhouse/server/static"

AWAITED = """() => document.title.startsWith('●') && document.querySelector('[role=grid]')"""
"""Whether the board waits for this person's move."""
WORDS = """() => {
    const isSeen = (box) => box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words = []
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const parent = node.parentElement
        if (!parent || parent.closest('[role=grid], script, style, .hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        if (!isSeen(range.getBoundingClientRect())) continue
        words.push(...(node.textContent.match(/[^\\s]*\\p{L}{2}[^\\s]*/gu) ?? []))
    }
    return words
}"""
"""Every word on the screen beside the board, also those that nobody has to read; digits are none."""
FETCHED = """() => performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)
    .filter(path => /^\\/assets\\/(?!errors-|_virtual_words-more-).*\\.js$/.test(path))"""
"""All scripts, words included; those of refusals and their list come three seconds later."""
STANDING = """() => ({
    seq: document.querySelector('[data-seq]')?.dataset.seq,
    scores: [...document.querySelectorAll('[data-player] .score > [aria-hidden]')].map(one => one.innerText),
    hand: [...document.querySelectorAll('[data-hand] button')].map(one => one.dataset.symbol).join(),
    asked: document.querySelector('p.turn')?.innerText,
})"""
"""What one has at the table: moves, points, tiles, the turn."""


class Minutes(msgspec.Struct):
    """One game's figures."""

    clicks: int
    words: int
    kilobytes: float
    seconds: float

    def too_much(self) -> list[str]:
        most = (MOST_CLICKS, MOST_WORDS, MOST_KILOBYTES, MOST_SECONDS)
        names = ("clicks", "words", "kB of JavaScript", "seconds to the first win")
        return [
            f"{value:.0f} {name}, {limit} at most"
            for value, name, limit in zip(msgspec.structs.astuple(self), names, most, strict=True)
            if value > limit
        ]


def kilobytes(paths: list[str]) -> float:
    return sum(len(gzip.compress((STATIC / path[1:]).read_bytes(), 9)) for path in set(paths)) / 1000


def newcomer(browser: Browser, house: House, language: str = "en") -> Person:
    """Somebody whose device has no history, with a phone."""
    return Person(
        browser,
        house.address,
        viewport=PHONE,
        reduced_motion="no-preference",
        service_workers="block",
        locale=language,
    )


def play(one: Person, game: str) -> None:
    """From the first page to a board that awaits one's move: one click."""
    one.go("/")
    box = one.page.get_by_role("listitem").filter(has=one.page.locator(f'h3 a[href="/new/{game}"]'))
    box.get_by_role("button").first.click()
    one.page.wait_for_function(AWAITED)
    one.page.wait_for_load_state("networkidle")


def hand_round(one: Person, game: str) -> None:
    """The other default path: one device, and whatever the page of a new table has preset."""
    one.go(f"/new/{game}")
    one.page.get_by_text("Pass one device around", exact=True).click()
    one.page.locator("button.start").click()
    expect(one.board).to_be_visible()


def learn(one: Person, game: str) -> float:
    """Seconds from the first page to a won first lesson."""
    begun = time.monotonic()
    one.go("/")
    one.page.get_by_role("link", name="How to play").first.click()
    one.page.locator(f'a[href="/learn/{game}"]').click()
    lesson = take_lesson(one, game)
    assert "You win" in lesson.end or game in ("classic", "solitaire"), lesson.end
    return time.monotonic() - begun + 2 * A_TOUCH + lesson.seconds()


def measured(browser: Browser, house: House, game: str) -> Minutes:
    one, clicks = newcomer(browser, house), list[int]()
    one.context.expose_function("clicked", lambda: clicks.append(1))
    one.context.add_init_script("addEventListener('click', () => clicked(), true)")
    play(one, game)
    words, loaded = one.page.evaluate(WORDS), kilobytes(one.page.evaluate(FETCHED))
    one.context.close()
    learner = newcomer(browser, house)
    seconds = learn(learner, game)
    learner.context.close()
    return Minutes(len(clicks), len(words), loaded, seconds)


def heavy_boards(browser: Browser, house: House, games: list[str]) -> list[str]:
    """Where the first board takes more JavaScript than it may, in any language."""
    heavy = []
    for language in LANGUAGES:
        loads = {}
        for game in games:
            one = newcomer(browser, house, language)
            play(one, game)
            loads[game] = kilobytes(one.page.evaluate(FETCHED))
            one.context.close()
        print(f"{language}:", *(f"{game} {load:.1f} kB" for game, load in loads.items()), flush=True)
        heavy += [
            f"{game}, {language}: {load:.1f} kB of JavaScript, {MOST_KILOBYTES} at most"
            for game, load in loads.items()
            if load > MOST_KILOBYTES
        ]
    return heavy


def lost_by_waiting(browser: Browser, house: House, games: list[str], seconds: int) -> list[str]:
    """Nobody touches anything: what has changed at the tables of all default paths, in words."""
    paths = [(game, "a bot", play) for game in games]
    paths += [(game, "one device", hand_round) for game in games if game in SHARED]
    sitting = []
    for game, path, go in paths:
        one = newcomer(browser, house)
        go(one, game)
        one.page.wait_for_timeout(1000)
        sitting.append((f"{game}, {path}", one, one.page.evaluate(STANDING)))
    sitting[0][1].page.wait_for_timeout(1000 * seconds)
    changed = []
    for name, one, before in sitting:
        after = one.page.evaluate(STANDING)
        print(f"{name}: {seconds} s without a touch: {'nothing changed' if after == before else after}")
        if after != before:
            changed.append(f"{name}: {before} became {after}")
        one.context.close()
    return changed


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], default=[])
    parser.add_argument("--idle", type=int, default=IDLE_SECONDS)
    parser.add_argument("--load", action="store_true")
    asked = parser.parse_args()
    games = asked.games or list(GAMES)
    house, trouble = House(Path(tempfile.mkdtemp())), []
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=without_windows(), args=FLAGS)
            for game in [] if asked.load else games:
                one = measured(browser, house, game)
                print(
                    f"{game}: {one.clicks} click, {one.words} words, {one.kilobytes:.0f} kB, "
                    f"{one.seconds:.0f} s to the first win",
                    flush=True,
                )
                trouble += [f"{game}: {fault}" for fault in one.too_much()]
            trouble += heavy_boards(browser, house, games)
            if asked.idle and not asked.load:
                trouble += lost_by_waiting(browser, house, games, asked.idle)
    finally:
        house.kill()
    sys.exit("\n".join(trouble) or None)


if __name__ == "__main__":
    main()
