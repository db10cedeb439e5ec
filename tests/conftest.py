"""The browser, opened once for each worker: its driver cannot be started twice in a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import FLAGS, chromium
from tests.browser.ready import missing


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    todo = missing()
    if todo is not None:
        pytest.fail(todo, pytrace=False)  # never skipped: a missing browser has to be noticed
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()
