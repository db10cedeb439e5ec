"""A guided first game as somebody new takes it: following the hand, reading 200 words a minute."""

import time

import msgspec

from tests.browser.house import Person

WORDS_A_SECOND = 200 / 60
A_TOUCH = 0.8
"""Seconds that a finger takes to a place that it is shown."""
MOST_TOUCHES = 60
NEXT = """() => {
    const end = document.querySelector('main.end h1');
    const hand = document.querySelector('svg.hand[data-points]');
    const said = document.querySelector('.lesson')?.innerText ?? '';
    return end ? {end: end.innerText} : hand && said ? {at: hand.dataset.points, said} : null;
}"""
"""What the lesson shows now: its end, or where the hand points and what is said."""
BELOW = """() => document.querySelector('.lesson').getBoundingClientRect().bottom -
    document.querySelector('.said').getBoundingClientRect().bottom"""
"""How far what is said reaches below the edge of its place."""
POSTURES = ((390, 844), (360, 740), (844, 390), (768, 1024), (1024, 768))


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


def read_whole(one: Person) -> None:
    """What the lesson says now is seen to its end, on phones and tablets held either way."""
    usual = one.page.viewport_size
    assert usual
    for width, height in POSTURES:
        one.page.set_viewport_size({"width": width, "height": height})
        below = one.page.evaluate(BELOW)
        assert below < 2, (
            f"{below} px are cut at {width}×{height}: {one.page.locator('.lesson').inner_text()}"
        )
    one.page.set_viewport_size(usual)


def take_lesson(one: Person, game: str, *, is_read: bool = False) -> Lesson:
    """Follow the hand through the lesson that is open, to its end; each sentence may be looked at."""
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
            if is_read:
                read_whole(one)
        one.page.locator(shown["at"]).click()
        lesson.touches += 1
        # The hand looks where it points several times a second; a second press may be asked for.
        one.page.wait_for_timeout(350)
    else:
        raise AssertionError(f"{game}: the lesson does not end; it says {said!r}")
    lesson.seconds = time.monotonic() - begun + lesson.words / WORDS_A_SECOND + lesson.touches * A_TOUCH
    return lesson
