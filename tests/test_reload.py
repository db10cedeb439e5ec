"""`fullhouse play --reload` shows what was changed in a game of another package."""

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

from fullhouse.cli.games import package
from tests.processes import free_port, running, wait_for
from tests.waiting import TIMEOUT_SECONDS, wait_until

MAIN = ["-c", "from fullhouse.cli.main import main; main()"]


def offered(folder: Path) -> Path:
    """The package of `new-game`, as if it were installed there. Returns its words."""
    for name, text in package("nim").items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    about = folder / "fullhouse_nim-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: fullhouse-nim\nVersion: 0.1\n")
    (about / "entry_points.txt").write_text("[fullhouse.games]\nnim = nim\n")
    return folder / "nim/words/en.ftl"


def test_a_changed_game_is_served_anew(tmp_path: Path) -> None:
    words, port = offered(tmp_path), free_port()
    command = [sys.executable, *MAIN, "play", "--reload", "--no-browser", "--no-nearby", "--port", str(port)]
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "PYTHONPATH": path, "HOME": str(tmp_path), "FULLHOUSE_LANGUAGE": "en"}
    with running(
        [*command, "--database", str(tmp_path / "tables.sqlite3")], cwd=tmp_path, env=env
    ) as process:
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/healthz", process)
        assert "Nim" in names(address)
        words.write_text(words.read_text("utf-8").replace("nim-name = Nim", "nim-name = Nimble"), "utf-8")
        wait_until(lambda: "Nimble" in names(address))


def names(address: str) -> set[str]:
    """None while it starts again."""
    with suppress(OSError), urlopen(f"{address}/api/games?language=en", timeout=TIMEOUT_SECONDS) as answer:
        return {shape["name"] for shape in json.load(answer)}
    return set()
