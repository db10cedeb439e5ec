"""Play every guided first game as somebody new would: `-m tests.browser.lessons [GAME …]`.

From the first page to the first win, following the hand and reading 200 words a minute. Fails where that
takes more than three minutes, or where more than 25 words have to be read before the first move.
"""

import sys
import tempfile
import time
from pathlib import Path

import msgspec
from playwright.sync_api import expect, sync_playwright

from tests.browser.house import FLAGS, House, Person, chromium

GAMES = ("tiles", "animals", "challenge", "markers", "one-two-three", "classic", "solitaire")
WORDS_A_SECOND = 200 / 60
A_TOUCH = 0.8
"""Seconds that a finger takes to a place that it is shown."""
MOST_SECONDS = 180
MOST_WORDS = 25
MOST_TOUCHES = 60
NEXT = """() => {
    const end = document.querySelector('main.end h1');
    const hand = document.querySelector('svg.hand[data-points]');
    const said = document.querySelector('.lesson')?.innerText ?? '';
    return end ? {end: end.innerText} : hand && said ? {at: hand.dataset.points, said} : null;
}"""
"""What the lesson shows now: its end, or where the hand points and what is said."""


class Lesson(msgspec.Struct):
    """How a lesson went: its steps, touches and words, and the seconds it took with reading and touching."""

    steps: int = 0
    touches: int = 0
    words: int = 0
    words_before: int = 0
    """Before the first move."""
    seconds: float = 0
    end: str = ""


def what_next(one: Person) -> dict[str, str]:
    """Wait until the lesson asks for something, or is over."""
    for _ in range(300):
        shown: dict[str, str] | None = one.page.evaluate(NEXT)
        if shown:
            return shown
        one.page.wait_for_timeout(100)
    raise AssertionError("the lesson does not go on")


def take_lesson(one: Person, game: str) -> Lesson:
    """Follow the hand through the lesson that is open, to its end."""
    lesson, said, begun = Lesson(), "", time.monotonic()
    for _ in range(MOST_TOUCHES):
        shown = what_next(one)
        if "end" in shown:
            lesson.end = shown["end"]
            break
        if shown["said"] != said:
            said = shown["said"]
            lesson.steps += 1
            lesson.words += len(said.split())
            lesson.words_before = lesson.words_before or lesson.words
        one.page.locator(shown["at"]).click()
        lesson.touches += 1
        # The hand looks where it points several times a second; a second press may be asked for.
        one.page.wait_for_timeout(350)
    else:
        raise AssertionError(f"{game}: the lesson does not end; it says {said!r}")
    lesson.seconds = time.monotonic() - begun + lesson.words / WORDS_A_SECOND + lesson.touches * A_TOUCH
    return lesson


def main() -> None:
    house, late = House(Path(tempfile.mkdtemp())), []
    expect.set_options(timeout=30_000)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for game in sys.argv[1:] or GAMES:
                one = Person(browser, house.address, reduced_motion="no-preference")
                begun = time.monotonic()
                one.go("/")
                one.page.get_by_role("link", name="How to play").first.click()
                one.page.locator(f'a[href="/learn/{game}"]').click()
                reached = time.monotonic() - begun + 2 * A_TOUCH
                lesson = take_lesson(one, game)
                seconds = reached + lesson.seconds
                print(
                    f"{game}: {lesson.end!r} after {seconds:.0f} s, {lesson.steps} steps, "
                    f"{lesson.touches} touches, {lesson.words} words, "
                    f"{lesson.words_before} before the first move",
                    flush=True,
                )
                if seconds > MOST_SECONDS or lesson.words_before > MOST_WORDS:
                    late.append(game)
                one.context.close()
    finally:
        house.kill()
    if late:
        sys.exit(f"too long: {', '.join(late)}")


if __name__ == "__main__":
    main()
