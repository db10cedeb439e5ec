"""A place for each kind of store."""

from pathlib import Path

import pytest

from tests.store.sites import Site


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    if request.param == "sqlite":
        return Site(tmp_path / "tables.sqlite3")
    return Site(request.getfixturevalue("postgres").new_database())
