"""Time, memory, the browser and the database servers of a worker; which tests this machine cannot run."""

import asyncio
import gc
import inspect
import platform
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests import virtual_time
from tests.browser.house import FLAGS, without_windows
from tests.browser.ready import missing
from tests.databases.postgres import Postgres
from tests.databases.redis import Redis
from tests.servers import POSTGRESQL, REDIS
from tests.servers import missing as missing_program

LEFT_OUT: dict[str, str] = {}
"""Tests that are not collected, and why: said at the end of a run."""
if find_spec("torch") is None:
    LEFT_OUT["training"] = "because PyTorch is missing. `make training-test` installs it."
if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
    LEFT_OUT["research/test_spiel.py"] = "because OpenSpiel has no wheel for this machine."
UNOPTIMISED = "--js-flags=--no-maglev --no-opt --no-wasm-tier-up --no-wasm-dynamic-tiering"
"""No page of a test lives long enough to win back what optimising its scripts costs: a tenth of the work."""
collect_ignore = [*LEFT_OUT, "fuzz/one.py"]
"""And a program that is started with a fuzzer, which it needs."""


def need(todo: str | None) -> None:
    """Fail where something has to be installed first. Never skipped: what is missing has to be noticed."""
    if todo is not None:
        pytest.fail(todo, pytrace=False)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Opened once for each worker: its driver cannot be started twice in a process."""
    need(missing())
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=without_windows(), args=[*FLAGS, UNOPTIMISED])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server of PostgreSQL."""
    need(missing_program(POSTGRESQL))
    with closing(Postgres()) as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A server of Redis or Valkey."""
    need(missing_program(REDIS))
    with closing(Redis()) as server:
        yield server


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests that are `async` run in virtual time unless they are marked `real_time`; each on its own loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    run = asyncio.run if pyfuncitem.get_closest_marker("real_time") else virtual_time.run
    names = inspect.signature(pyfuncitem.obj).parameters
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_collection_finish() -> None:
    """What is loaded stays to the end: the collector need not look through all of it again and again."""
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def pytest_unconfigure() -> None:
    """What is left is let go, or the kernel would say at the end that it leaks."""
    gc.unfreeze()


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    """Say what was left out of what was asked for."""
    asked = {path.rstrip("/") for path in config.args}
    for path, why in LEFT_OUT.items():
        is_asked = asked & {"tests", f"tests/{path}", f"tests/{path.partition('/')[0]}"}
        if is_asked and exitstatus != pytest.ExitCode.INTERRUPTED:
            terminalreporter.write_line(f"NOT RUN: tests/{path}, {why}")
    for report in terminalreporter.getreports("skipped"):
        terminalreporter.write_line(
            f"NOT RUN: {report.nodeid}, because {report.longrepr[2].removeprefix('Skipped: ')}"
        )
