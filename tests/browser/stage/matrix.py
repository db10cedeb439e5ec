"""One state of a table in every posture: what is wrong there, and what has moved since the state before."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

SIZES = (
    (320, 568),
    (360, 740),
    (740, 360),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (3840, 2160),
)
LANGUAGES = ("en", "fr", "it", "nl", "ru", "de")
LETTERS = ("", "200%")
LOOK = (Path(__file__).parent / "look.js").read_text()
SPEAK = """language => {
    document.querySelector('[data-settings]').click();
    return new Promise(done => setTimeout(() => {
        document.querySelector(`dialog label[lang=${language}] input`).click();
        setTimeout(() => { document.querySelector('dialog[open]').close(); done() }, 0);
    }, 0));
}"""

Posture = tuple[str, str, tuple[int, int]]


def has_moved(before: str, now: str) -> bool:
    """Whether a side is elsewhere, by more than what rounding explains."""
    return any(
        abs(int(one) - int(two)) > 1 for one, two in zip(before.split(","), now.split(","), strict=True)
    )


class Matrix:
    """Looks at a page in each posture, and remembers where the controls stood before."""

    def __init__(
        self,
        page: Page,
        languages: Iterable[str] = LANGUAGES,
        letters: Iterable[str] = LETTERS,
        sizes: Iterable[tuple[int, int]] = SIZES,
    ) -> None:
        self._page = page
        self._languages = tuple(languages)
        self._letters = tuple(letters)
        self._sizes = tuple(sizes)
        self._before: dict[Posture, dict[str, str]] = {}
        self.looked = 0
        self.faults: list[str] = []

    def look(self, state: str) -> None:
        """Judge what is on the screen now."""
        for language, letters, size in self._postures():
            seen: dict[str, Any] = self._page.evaluate(LOOK)
            where = f"{state}, {language}, {size[0]}×{size[1]}{letters and f' at {letters}'}"
            before = self._before.get((language, letters, size), {})
            places: dict[str, str] = seen["places"]
            moved = [name for name in places if name in before and has_moved(before[name], places[name])]
            self.faults += [f"{where}: {what}" for what in seen["found"]]
            self.faults += [f"{where}: {one} moved from {before[one]} to {places[one]}" for one in moved]
            self._before[language, letters, size] = before | places
            self.looked += 1

    def _postures(self) -> Iterator[Posture]:
        for language in self._languages:
            if self._page.locator("html").get_attribute("lang") != language:
                self._page.evaluate(SPEAK, language)
                expect(self._page.locator("html")).to_have_attribute("lang", language)
            for letters in self._letters:
                self._page.evaluate("size => document.documentElement.style.fontSize = size", letters)
                for size in self._sizes:
                    self._page.set_viewport_size({"width": size[0], "height": size[1]})
                    yield language, letters, size
            self._page.evaluate("document.documentElement.style.fontSize = ''")
