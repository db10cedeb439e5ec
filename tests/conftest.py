"""The browser and the PostgreSQL server of a worker; the tests of the training run only with PyTorch."""

from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import FLAGS, chromium
from tests.browser.ready import missing
from tests.databases import ready
from tests.databases.postgres import Postgres

HAS_TORCH = find_spec("torch") is not None
collect_ignore = [] if HAS_TORCH else ["training"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Opened once for each worker: its driver cannot be started twice in a process."""
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


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    """Say what was left out."""
    asked_for = any(path.rstrip("/") in {"tests", "tests/training"} for path in config.args)
    if not HAS_TORCH and asked_for and exitstatus != pytest.ExitCode.INTERRUPTED:
        terminalreporter.write_line(
            "NOT RUN: tests/training, because PyTorch is missing. `make training-test` installs it."
        )
