"""What is started once for each worker: the browser, whose driver cannot be started twice, and PostgreSQL."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import FLAGS, chromium
from tests.browser.ready import missing
from tests.databases import ready
from tests.databases.postgres import Postgres


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    todo = missing()
    if todo is not None:
        pytest.fail(todo, pytrace=False)  # never skipped: a missing browser has to be noticed
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server of PostgreSQL."""
    todo = ready.missing()
    if todo is not None:
        pytest.fail(todo, pytrace=False)
    server = Postgres()
    yield server
    server.close()
