"""Every `sh` block of the pages is run in a folder of its own; what cannot be is checked by name."""

import asyncio
import re
import shlex
import sys
import tomllib
from pathlib import Path

import pytest

from fullhouse.games import game
from fullhouse.records.playout import play_out
from fullhouse.records.record import write_record
from fullhouse.store.file.store import SqliteStore
from tests.boards import PROBLEM
from tests.commands import fullhouse
from tests.processes import free_port, running, wait_for
from tests.test_docs import FULLHOUSE, PAGES, ROOT

BLOCK = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = [
    pytest.param(block, id=f"{page.name}-{number}")
    for page in PAGES
    for number, block in enumerate(BLOCK.findall(page.read_text("utf-8")), 1)
]
ELSEWHERE = {"bot": "tests/bots/test_outside.py"}
"""What needs a table that somebody has opened, and the test that opens one."""
SERVERS = {"play": ["--no-browser"], "serve": []}
"""The commands that run until they are stopped, and what keeps them from opening a browser."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files that the pages name."""
    (tmp_path / "problems.txt").write_text(f"{PROBLEM}\n")
    (tmp_path / "game.json").write_bytes(write_record(play_out(game("tiles"), 7)).encode())
    (tmp_path / "file.sdk").write_text("\n".join(PROBLEM[row : row + 9] for row in range(0, 81, 9)))
    for made in ("problems.parquet", "library.hodoku.gz"):
        fullhouse("convert", PROBLEM, "--to", "hodoku", "--out", str(tmp_path / made))
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    asyncio.run(SqliteStore(tmp_path / "tables.sqlite3").close())
    return tmp_path


@pytest.mark.parametrize("block", BLOCKS)
def test_the_commands_of_a_page_run(block: str, folder: Path) -> None:
    for line in block.splitlines():
        words = shlex.split(line, comments=True)
        if "=" not in words[0] and Path(words[0]).name == "fullhouse":
            run([PROBLEM if word == "PROBLEM" else word for word in words[1:]], folder)
        else:
            check_by_name(words)


def run(arguments: list[str], folder: Path) -> None:
    if arguments[0] in ELSEWHERE:
        assert (ROOT / ELSEWHERE[arguments[0]]).is_file()
        return
    arguments = [sys.executable if word == "python" else word for word in arguments]
    if arguments[0] not in SERVERS:
        done = fullhouse(*arguments, cwd=folder, HOME=str(folder), PATH="")
        assert (done.returncode, done.stderr) == (0, ""), f"{shlex.join(arguments)}\n{done.stderr}"
        written = folder / arguments[arguments.index("--out") + 1] if "--out" in arguments else None
        assert written.stat().st_size if written else done.stdout.strip()
        return
    port = free_port()
    env = {"HOME": str(folder), "PATH": "", "LC_ALL": "C.UTF-8"}
    started = [str(FULLHOUSE), *arguments, *SERVERS[arguments[0]], "--port", str(port)]
    with running(started, cwd=folder, env=env) as process:
        wait_for(f"http://127.0.0.1:{port}/healthz", process)


def check_by_name(words: list[str]) -> None:
    """What needs a display, a network or Docker: its targets and files exist."""
    makefile, project = ((ROOT / name).read_text("utf-8") for name in ("Makefile", "pyproject.toml"))
    match words:
        case ["make", target]:  # `make test` is what runs this, `make play` opens a browser
            assert re.search(rf"^([\w -]+ )?{target}( [\w -]+)?:", makefile, re.MULTILINE)
        case ["python3", "-m", "venv", _]:  # tests/release does this and what follows with the built wheel
            assert sys.version_info >= (3, 11)
        case [pip, "install", "--find-links", "dist", wheel] if pip.endswith("/bin/pip"):
            assert wheel == "fullhouse[play]"
        case [pip, "install", wheel] if pip == "pip" or pip.endswith("/bin/pip"):
            extras = re.fullmatch(r"fullhouse\[([\w,]+)\]", wheel)
            assert extras is not None
            known = tomllib.loads(project)["project"]["optional-dependencies"]
            assert set(extras[1].split(",")) <= set(known)
        case ["createdb", _]:  # the tests of the store start a PostgreSQL server of their own
            pass
        case [database, "fullhouse", "serve"]:  # the server of that database is not here
            assert database.startswith("FULLHOUSE_DATABASE=postgresql://")
        case ["export", database]:
            assert database.startswith("FULLHOUSE_DATABASE=postgresql://")
        case [bus, "fullhouse", "serve", "--workers", _]:  # nor is its bus; tests/nodes starts both
            assert bus.startswith("FULLHOUSE_BUS=redis://")
        case [_, "docker", "compose", "-f", file, "up", "-d"]:  # `make check` validates the file
            assert (ROOT / file).is_file()
        case _:
            pytest.fail(f"not run, and no reason why: {shlex.join(words)}")
