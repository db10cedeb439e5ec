"""The house is opened once for each worker; people come and go with the tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House, NewPerson, Person

# A busy machine may be slow, but what is promised has to come.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(Path(tmp_path_factory.mktemp("house")))
    yield opened
    opened.kill()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[NewPerson]:
    """Creates people; fails if any browser console had errors.

    Their pages come without the service worker, which would fetch every file once for each of them.
    """
    people: list[Person] = []

    def invite(**context: object) -> Person:
        people.append(Person(browser, house.address, **{"service_workers": "block", **context}))
        return people[-1]

    yield invite
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
