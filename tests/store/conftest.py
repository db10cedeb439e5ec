"""A place for each kind of store."""

from pathlib import Path

import pytest

from tests.store.shelves import MemoryShelf
from tests.store.sites import Site


@pytest.fixture(params=["sqlite", "postgresql", "browser"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    if request.param == "browser":
        return Site(MemoryShelf())
    return _shared(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def shared_site(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    """One that two servers may write to. A browser has one authority, by its lock."""
    return _shared(request, tmp_path)


def _shared(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    if request.param == "sqlite":
        return Site(tmp_path / "tables.sqlite3")
    return Site(request.getfixturevalue("postgres").new_database())
