"""A place for each kind of store."""

from pathlib import Path

import pytest

from fullhouse.store.file import writer
from tests.store.shelves import MemoryShelf
from tests.store.sites import Site


@pytest.fixture(params=["sqlite", "busy sqlite", "postgresql", "browser"])
def site(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    if request.param == "browser":
        return Site(MemoryShelf())
    if request.param == "busy sqlite":
        monkeypatch.setattr(writer, "STAGE_FROM", 1)  # as if every commit were a large one
        return Site(tmp_path / "tables.sqlite3")
    return _shared(request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def shared_site(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    """One that two servers may write to. A browser has one authority, by its lock."""
    return _shared(request, tmp_path)


def _shared(request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    if request.param == "sqlite":
        return Site(tmp_path / "tables.sqlite3")
    return Site(request.getfixturevalue("postgres").new_database())
