"""What tests start is the system's, else that of a package, else a sentence says what to do."""

from pathlib import Path

import pytest

from tests import servers
from tests.servers import CHROMIUM, NEEDED, POSTGRESQL, REDIS, missing, path_of


def program(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o755)
    return str(path)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing but what a test puts into this folder, under `system` and `packaged`."""
    monkeypatch.setenv("PATH", str(tmp_path / "system"))
    monkeypatch.setattr(servers, "PACKAGED", tmp_path / "packaged")
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    return tmp_path


@pytest.mark.parametrize("wanted", NEEDED, ids=lambda one: one.title)
def test_the_systems_program_comes_first(bare: Path, wanted: servers.Program) -> None:
    assert path_of(wanted) is None
    packaged = program(bare / "packaged" / wanted.package)
    assert path_of(wanted) == packaged
    assert path_of(wanted) == packaged
    system = program(bare / "system" / wanted.names[-1])
    assert path_of(wanted) == system


def test_the_newest_of_several_is_taken(tmp_path: Path) -> None:
    paths = [program(tmp_path / version / "bin/initdb") for version in ("9.6", "16", "15")]
    wanted = servers.Program("PostgreSQL", ("no such program",), (f"{tmp_path}/*/bin/initdb",))
    assert path_of(wanted) == paths[1]


def test_what_is_missing_is_said_in_one_sentence(bare: Path) -> None:
    program(bare / "system/redis-server")
    assert missing(REDIS) is None
    assert "PostgreSQL and cannot" in (missing(POSTGRESQL, REDIS) or "")
    assert "apt-get install chromium postgresql)" in (missing(*NEEDED) or "")
    assert "`make servers`" in (missing(CHROMIUM) or "")
