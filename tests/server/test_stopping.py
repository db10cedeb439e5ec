"""A server that is told to stop ends, whatever it waits for."""

import subprocess
import sys
from pathlib import Path

from tests.processes import STOPPING_SECONDS, free_port, wait_for


def test_a_server_ends_although_its_store_never_answers_again(tmp_path: Path) -> None:
    port, said = free_port(), tmp_path / "log"
    command = [sys.executable, "-m", "tests.server.hung_store", str(port), str(tmp_path / "tables.sqlite3")]
    with said.open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
    try:
        wait_for(f"http://127.0.0.1:{port}/api/games", process)
        process.terminate()
        assert process.wait(STOPPING_SECONDS) == 1, "it says that it did not stop as it should"
    finally:
        process.kill()
    assert "not stopped within" in said.read_text()
