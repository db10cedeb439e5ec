"""A guided first game as somebody new takes it: following the hand, reading 200 words a minute."""

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
DRAWN = "() => new Promise(requestAnimationFrame)"
"""What a touch changes at once is on the page; the hand may ask for a second press."""
BELOW = """() => document.querySelector('.lesson').getBoundingClientRect().bottom -
    document.querySelector('.said').getBoundingClientRect().bottom"""
"""How far what is said reaches below the edge of its place."""
POSTURES = ((390, 844), (360, 740), (844, 390), (768, 1024), (1024, 768))


class Lesson(msgspec.Struct):
    """How a lesson went: its steps, touches and words."""

    steps: int = 0
    touches: int = 0
    words: int = 0
    words_before: int = 0
    """Before the first move."""
    end: str = ""

    def seconds(self) -> float:
        """What reading and touching takes a person."""
        return self.words / WORDS_A_SECOND + self.touches * A_TOUCH


def what_next(one: Person) -> dict[str, str]:
    """Wait until the lesson asks for something, or is over."""
    shown: dict[str, str] = one.page.wait_for_function(NEXT).json_value()
    return shown


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
    lesson, said = Lesson(), ""
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
        one.page.evaluate(DRAWN)
    else:
        raise AssertionError(f"{game}: the lesson does not end; it says {said!r}")
    return lesson
