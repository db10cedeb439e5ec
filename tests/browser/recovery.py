"""How long two browsers take to play on when something fails: `python -m tests.browser.recovery`. No test.

Two nodes behind a front, with PostgreSQL and Redis. One player moves into the failure, and again where the
page has no connection; the other touches nothing. The time runs until the other's page shows the move.
"""

import argparse
import os
import signal
import threading
import time
from collections.abc import Callable
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import FLAGS, Person, chromium
from tests.browser.test_connection import empty
from tests.browser.test_frozen import Front, nodes
from tests.browser.test_tiles import begin, hand_of
from tests.databases.postgres import DURABLE, Postgres
from tests.databases.redis import Redis

AWAY_SECONDS = 3.0
PATIENCE_SECONDS = 60.0
LIMITS = {"node killed": 1.0, "node frozen": 3.0, "PostgreSQL away 3 s": 5.0}
Fail = Callable[[Front, list[int], Postgres], None]


def kill(front: Front, processes: list[int], _: Postgres) -> None:
    front.chosen = 1
    os.kill(processes[0], signal.SIGKILL)


def freeze(front: Front, processes: list[int], _: Postgres) -> None:
    front.chosen = 1
    os.kill(processes[0], signal.SIGSTOP)


def take_away(_: Front, __: list[int], postgres: Postgres) -> None:
    postgres.stop()
    threading.Timer(AWAY_SECONDS, postgres.start).start()


FAILURES: dict[str, Fail] = dict(zip(LIMITS, (kill, freeze, take_away), strict=True))


def measured(browser: Browser, fail: Fail, postgres: Postgres, redis: Redis) -> float:
    """Seconds from one failure until the other page shows the move."""
    with nodes(postgres, redis) as (front, processes):
        address = f"http://127.0.0.1:{front.port}"
        ana, ben = Person(browser, address), Person(browser, address)
        ben.join(ana.new_table("tiles", "Everyone on their own device"), "Ben")
        begin(ana)
        cell = empty(ana.view(), hand_of(ana))
        time.sleep(1)
        begun = time.monotonic()
        fail(front, processes, postgres)
        while "empty" in ben.label(cell):
            if "empty" in ana.label(cell):  # what is touched without a connection is not sent
                ana.touch(cell)
            assert time.monotonic() - begun < PATIENCE_SECONDS, "they never play on"
            time.sleep(0.02)
        took = time.monotonic() - begun
        for one in (ana, ben):
            one.context.close()
        return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    postgres, redis = Postgres(**DURABLE), Redis()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            print("| what fails | middle, s | longest, s | wanted, s |\n|---|---|---|---|")
            for name, fail in FAILURES.items():
                times = [measured(browser, fail, postgres, redis) for _ in range(asked.rounds)]
                print(f"| {name} | {median(times):.1f} | {max(times):.1f} | {LIMITS[name]:g} |", flush=True)
            browser.close()
    finally:
        redis.close()
        postgres.close()
    print(f"\n{asked.rounds} times each, load {os.getloadavg()[0]:.1f} at the end.")


if __name__ == "__main__":
    main()
