"""One state of a table in every posture: what is wrong there, and what has moved since the state before."""

from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame

from fullhouse.words import LANGUAGES
from tests.browser.stage.frame import USUAL, shoot

SIZES = (
    (320, 568),
    (320, 640),
    (360, 740),
    (390, 844),
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
LETTERS = ("", "130%", "200%")
HERE = Path(__file__).parent
MEASURE = "({})({}, {})".format(
    *((HERE / f"{part}.js").read_text() for part in ("measure", "look", "figures"))
)
SPEAK = (HERE / "speak.js").read_text()

Posture = tuple[str, str, tuple[int, int]]


def has_moved(before: str, now: str) -> bool:
    """Whether a side is elsewhere, by more than what rounding explains."""
    return any(
        abs(int(one) - int(two)) > 1 for one, two in zip(before.split(","), now.split(","), strict=True)
    )


class Matrix:
    """Looks at a frame in each posture, and remembers where the controls stood before."""

    def __init__(
        self,
        frame: Frame,
        languages: Iterable[str] = LANGUAGES,
        letters: Iterable[str] = LETTERS,
        sizes: Iterable[tuple[int, int]] = SIZES,
        pictures: Path | None = None,
    ) -> None:
        self._frame = frame
        self._languages = tuple(languages)
        self._letters = tuple(letters)
        self._sizes = tuple(sizes)
        self._pictures = pictures
        self._before: dict[Posture, dict[str, str]] = {}
        self.looked = 0
        self.faults: list[str] = []

    def look(self, state: str) -> None:
        """Judge what is on the screen now."""
        for language in self._languages:
            if self._frame.evaluate("document.documentElement.lang") != language:
                self._frame.evaluate(SPEAK, language)
            asked = {"letters": self._letters, "sizes": self._sizes, "usual": USUAL}
            seen: list[dict[str, Any]] = self._frame.evaluate(MEASURE, asked)
            for (letters, size), one in zip(product(self._letters, self._sizes), seen, strict=True):
                self._judge(state, (language, letters, size), one)

        if self._pictures is not None:
            shoot(self._frame, self._sizes, self._pictures, state)

    def _judge(self, state: str, posture: Posture, seen: dict[str, Any]) -> None:
        language, letters, size = posture
        where = f"{state}, {language}, {size[0]}×{size[1]}{letters and f' at {letters}'}"
        before = self._before.get(posture, {})
        places: dict[str, str] = seen["places"]
        moved = [name for name in places if name in before and has_moved(before[name], places[name])]
        self.faults += [f"{where}: {what}" for what in seen["found"]]
        self.faults += [f"{where}: {one} moved from {before[one]} to {places[one]}" for one in moved]
        self._before[posture] = before | places
        self.looked += 1
