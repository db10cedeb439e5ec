"""A camera for the browser tests' people: one scene, photographed at every size and in every theme."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

from tests.browser.house import House, Person

Theme = Literal["light", "dark", "contrast"]

SIZES = {"phone": (360, 740), "tablet": (1024, 768), "desk": (1920, 1080)}
SETTLED = """() => document.fonts.ready.then(() => new Promise(done =>
    requestAnimationFrame(() => requestAnimationFrame(done))))"""
"""Letters are there and everything is laid out and painted."""
HELD = ".theatre { display: grid !important; animation: none !important }"
"""Large words that would pass stay for the picture."""


class Camera:
    """Takes pictures into a folder. The scene is played once; only window and theme change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.taken = 0
        folder.mkdir(parents=True, exist_ok=True)

    def shoot(
        self,
        one: Person,
        name: str,
        *,
        whole: bool = False,
        sizes: Iterable[str] = SIZES,
        themes: Iterable[Theme] = ("light", "dark"),
    ) -> None:
        """Photograph what this person sees; `whole` shows the page to its bottom."""
        before = one.page.viewport_size
        for size in sizes:
            width, height = SIZES[size]
            one.page.set_viewport_size({"width": width, "height": height})
            for theme in themes:
                wear(one.page, theme)
                one.page.evaluate(SETTLED)
                one.page.screenshot(path=self._folder / f"{name}-{size}-{theme}.png", full_page=whole)
                self.taken += 1
        if before:
            one.page.set_viewport_size(before)
        wear(one.page, "light")


def wear(page: Page, theme: Theme) -> None:
    """The device asks for this theme, as the system's settings would."""
    page.emulate_media(
        color_scheme="light" if theme == "light" else "dark",
        contrast="more" if theme == "contrast" else "no-preference",
        reduced_motion="reduce",
    )


class Stage:
    """The house, a browser and a camera; people come for one scene and go."""

    def __init__(self, browser: Browser, house: House, camera: Camera) -> None:
        self._browser = browser
        self._house = house
        self.camera = camera

    @contextmanager
    def people(self, count: int, **context: object) -> Iterator[list[Person]]:
        invited = [Person(self._browser, self._house.address, **context) for _ in range(count)]
        yield invited
        for one in invited:
            assert not one.complaints, one.complaints
            one.context.close()
