"""The house is opened once for each worker; people come and go with the tests."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.guests import Guests
from tests.browser.house import House, NewPerson, Person

LONG_FILES = ("test_offline", "test_frozen", "test_review", "test_stage")
"""Files with the longest tests: one that began last would leave the other cores idle."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, whichever worker does them: each is given a stretch of the list to begin with."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    longest = [one for name in LONG_FILES for one in items if one.path.stem == name]
    others = [one for one in items if one.path.stem not in LONG_FILES]
    size = -(-len(others) // workers)
    stretches = [longest[at::workers] + others[at * size : (at + 1) * size] for at in range(workers)]
    items[:] = [one for stretch in stretches for one in stretch]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(Path(tmp_path_factory.mktemp("house")))
    yield opened
    opened.kill()


@pytest.fixture(scope="session")
def guests(browser: Browser) -> Guests:
    return Guests(browser)


@pytest.fixture
def person(browser: Browser, guests: Guests, house: House) -> Iterator[NewPerson]:
    """Creates people; fails if any browser console had errors.

    Their pages come without the service worker, which would fetch every file once for each of them. Whoever
    must never have been here before is asked for with `is_new`; so is everybody with a worker, which stays.
    """
    people: list[Person] = []
    strangers: list[Person] = []

    def invite(*, is_new: bool = False, **context: object) -> Person:
        asked = {"service_workers": "block", **context}
        if is_new or asked["service_workers"] != "block":
            strangers.append(Person(browser, house.address, **asked))
            return strangers[-1]
        people.append(guests.invite(house.address, **asked))
        return people[-1]

    yield invite
    complaints = [complaint for one in people + strangers for complaint in one.complaints]
    for one in strangers:
        one.context.close()
    for one in people:
        guests.take_leave(one)
    assert complaints == []
