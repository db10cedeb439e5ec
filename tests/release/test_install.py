"""The wheel in an empty environment, without Node and a compiler: the pages come, a move is played."""

import hashlib
import json
import os
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import Person
from tests.browser.test_connection import empty
from tests.browser.test_tiles import hand_of
from tests.processes import STOPPING_SECONDS, first_line
from tests.release.built import built

MOST_BYTES = 25_000_000
"""Of the package alone with what it needs."""
MOST_BYTES_TO_PLAY = 54_000_000
"""With the table in the browser, and what signs records there; compiled, it is a third more."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh virtual environment with the wheel and what it needs. Returns its folder of programs."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(programs / "python")]
    install = [*pip, "install", "--quiet", "--no-compile", "--find-links", str(built("*.tar.gz").parent)]
    wheel = str(built("fullhouse-*.whl"))
    subprocess.run([*install, wheel], check=True)
    alone_it_solves_and_asks_for_the_rest(programs)
    subprocess.run([*install, f"{wheel}[play]"], check=True)
    assert size_of(folder) < MOST_BYTES_TO_PLAY
    subprocess.run([*install, f"{wheel}[static]"], check=True)
    return programs


def alone_it_solves_and_asks_for_the_rest(programs: Path) -> None:
    """Without the extra there is no table in the browser, and it says which command brings that."""
    asked = "import fullhouse; print(fullhouse.generate(level=1, seed=1).solve().is_solved)"
    assert subprocess.check_output([programs / "python", "-c", asked], text=True) == "True\n"
    play = subprocess.run([programs / "fullhouse", "play"], capture_output=True, text=True, check=False)
    assert play.returncode == 2
    assert play.stderr.endswith('pip install "fullhouse[play]"\n')
    assert size_of(programs.parent) < MOST_BYTES


def size_of(environment: Path) -> int:
    """The bytes of what was installed, but for pip itself and what Python compiles."""
    (packages,) = environment.glob("[Ll]ib/**/site-packages")
    own = (folder for folder in packages.iterdir() if not folder.name.startswith(("pip", "setuptools")))
    files = (
        file for folder in own for file in (folder, *folder.rglob("*")) if "__pycache__" not in file.parts
    )
    return sum(file.stat().st_size for file in files if file.is_file())


def alone(programs: Path) -> dict[str, str]:
    """The variables of a machine that has nothing on its PATH but this environment."""
    return {"PATH": str(programs), "HOME": str(programs.parent), "PYTHONUNBUFFERED": "1"}


@pytest.fixture
def address(environment: Path, tmp_path: Path) -> Iterator[str]:
    """Where `fullhouse play` of the installed wheel serves."""
    command = [str(environment / "fullhouse"), "play", "--no-browser", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", str(tmp_path / "tables.sqlite3")],
        cwd=tmp_path,
        env=alone(environment),
        stdout=subprocess.PIPE,
        text=True,
    )
    match = re.search(r"http://127\.0\.0\.1:\d+", first_line(process))
    assert match, "it does not say where it serves"
    yield match[0]
    process.terminate()
    process.communicate(timeout=STOPPING_SECONDS)


def test_a_move_is_played_in_the_browser_and_the_kernel_is_compiled(
    browser: Browser, environment: Path, address: str
) -> None:
    """One test, because installing takes longer than all of it."""
    assert_compiled(environment)
    assert_a_site_is_written(environment)
    ana = Person(browser, address)
    ana.new_table("tiles", "With bots")
    ana.waits_for_turn()
    cell = empty(ana.view(), hand_of(ana))
    ana.touch(cell)
    expect(ana.cell(cell)).not_to_have_attribute("aria-label", re.compile("empty"))
    assert ana.complaints == []
    ana.context.close()


def assert_compiled(environment: Path) -> None:
    asked = "from fullhouse.solver import _kernel, _coach; print(_kernel.__file__)"
    answer = subprocess.check_output([environment / "python", "-c", asked], env=alone(environment), text=True)
    assert Path(answer.strip()).is_relative_to(environment.parent)


def assert_a_site_is_written(environment: Path) -> None:
    """From the packed parts of the wheel: every file is there, whole."""
    folder = environment.parent / "site"
    subprocess.run([environment / "fullhouse", "static", str(folder)], check=True, env=alone(environment))
    listed = json.loads((folder / "offline.json").read_text("utf-8"))
    assert {"pyodide.asm.wasm", "app.zip"} <= {Path(file["path"]).name for file in listed["files"]}
    for file in listed["files"]:
        body = (folder / (file["path"] or "index.html")).read_bytes()
        assert hashlib.sha256(body).hexdigest() == file["sha256"], file["path"]


def test_the_sources_need_no_node_and_say_when_a_compiler_is_missing(tmp_path: Path) -> None:
    """The client is in the source distribution. A package without a kernel is only built on request."""
    subprocess.run(["tar", "--extract", "--file", built("*.tar.gz"), "--directory", tmp_path], check=True)
    (sources,) = tmp_path.iterdir()
    wheels = tmp_path / "dist"
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    build = [*command, "--no-build-isolation", "--wheel-dir", str(wheels), str(sources)]
    environment = alone(tmp_path / "nothing") | {"PIP_NO_INDEX": "1"}
    without_kernel = [f"--config-settings=wheel.{setting}" for setting in ("cmake=false", "py-api=py3")]
    failed = subprocess.run(build, check=False, env=environment, capture_output=True, text=True)
    assert failed.returncode
    assert "CMAKE_CXX_COMPILER" in failed.stderr
    assert not wheels.exists() or not [*wheels.iterdir()]
    subprocess.run([*build, *without_kernel], check=True, env=environment)
    (wheel,) = wheels.iterdir()
    assert "fullhouse/server/static/index.html" in zipfile.ZipFile(wheel).namelist()
