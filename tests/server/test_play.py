"""`fullhouse play`: who can come in, and what it says about that."""

import socket
from pathlib import Path

import pytest

from fullhouse.cli.main import run
from fullhouse.server import processes
from fullhouse.server.settings import Config


@pytest.mark.parametrize(
    ("arguments", "make_level", "way_out"),
    [
        ([], "", "fullhouse play --no-nearby"),
        ([], "1", "make play NEARBY=no"),
        (["--no-nearby"], "", None),
    ],
)
def test_it_says_that_others_nearby_can_come_and_how_to_stay_alone(  # noqa: PLR0917
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    make_level: str,
    way_out: str | None,
) -> None:
    served: list[str] = []

    def serve(config: Config, listening: socket.socket, _store: object) -> None:
        served.extend((config.host, listening.getsockname()[0]))
        listening.close()

    monkeypatch.setattr(processes, "run", serve)
    monkeypatch.delenv("MAKELEVEL", raising=False)
    if make_level:
        monkeypatch.setenv("MAKELEVEL", make_level)
    database = str(tmp_path / "tables.sqlite3")
    command = ["play", "--no-browser", "--port", "0", "--database", database, *arguments]
    run(command)
    output = capsys.readouterr().out
    host = "0.0.0.0" if way_out else "127.0.0.1"
    assert served == [host, host]
    assert ("Everyone on your network can open it" in output) == (way_out is not None)
    assert way_out is None or way_out in output
