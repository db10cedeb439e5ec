"""The house is opened once for each worker; people come and go with the tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import FLAGS, ROOT, House, NewPerson, Person, chromium

# A busy machine may be slow, but what is promised has to come.
expect.set_options(timeout=30_000)

BUILT = ROOT / "src/fullhouse/server/static/index.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None or not BUILT.exists():
        missing = "no chromium on the PATH" if found is None else "the client is not built (make web)"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(Path(tmp_path_factory.mktemp("house")))
    yield opened
    opened.kill()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[NewPerson]:
    """Invites people; at the end nobody's console may have complained."""
    people: list[Person] = []

    def invite(**context: object) -> Person:
        people.append(Person(browser, house.address, **context))
        return people[-1]

    yield invite
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
