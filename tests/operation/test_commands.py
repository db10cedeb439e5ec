"""`fullhouse doctor`, `backup` and `restore` as they are typed: exit codes, and one line for an error."""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fullhouse.client import NewSeat, NewTable
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat
from fullhouse.core.system_clock import SystemClock
from fullhouse.server.features.idleness import DAY_SECONDS
from fullhouse.server.operation import doctor
from fullhouse.server.operation.doctor import examine
from fullhouse.server.settings import Config, default_database, make_folder_of
from fullhouse.store.file.backup import check
from fullhouse.store.file.store import SqliteStore
from tests.commands import fullhouse
from tests.databases.postgres import PASSWORD, Postgres
from tests.operation.test_backup import filled
from tests.processes import STARTING_SECONDS, free_port
from tests.server.local_server import serving

MAIN = "from fullhouse.cli.main import main; main()"


def program(*arguments: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Started as a person starts it: a server that should not start would never end here."""
    return subprocess.run(
        [sys.executable, "-c", MAIN, *arguments],
        env={**os.environ, "FULLHOUSE_LANGUAGE": "en", **env},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        timeout=STARTING_SECONDS,
    )


async def made(database: Path) -> None:
    store, _ = await filled(database, "bako-timu", 5)
    await store.close()


def test_backup_and_restore_from_the_command_line(tmp_path: Path) -> None:
    asyncio.run(made(tmp_path / "tables"))
    done = fullhouse("backup", "copy", "--database", "tables", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "copy: a checked copy with 1 table.\n")
    done = fullhouse("restore", "copy", cwd=tmp_path, FULLHOUSE_DATABASE="new")
    assert (done.returncode, done.stdout) == (0, "new has been restored, with 1 table.\n")
    assert check(tmp_path / "new").entries == 6
    again = fullhouse("restore", "copy", "--database", "new", cwd=tmp_path)
    assert again.returncode == 2
    assert again.stderr == "The database new is not empty; --replace replaces it and keeps the old one.\n"


def findings(config: Config) -> dict[str, str]:
    return {str(finding.about): finding.level for finding in examine(config)}


def config_for(tmp_path: Path, **settings: Any) -> Config:
    static = tmp_path / "static"
    static.mkdir(exist_ok=True)
    (static / "index.html").touch()
    return Config(**{"database": tmp_path / "tables", "port": free_port(), "static": static, **settings})


def test_doctor_finds_nothing_wrong_with_a_new_installation(tmp_path: Path) -> None:
    levels = findings(config_for(tmp_path))
    assert "bad" not in levels.values()
    assert {"database-new": "note", "client-built": "well", "port": "well"}.items() <= levels.items()
    assert not (tmp_path / "tables").exists()
    (tmp_path / "tables").touch()
    assert findings(config_for(tmp_path))["database-empty"] == "note"


def test_doctor_reads_the_whole_database(tmp_path: Path) -> None:
    config = config_for(tmp_path)
    asyncio.run(made(config.database))
    config.database.chmod(0o600)
    healthy = findings(config)
    assert healthy["database"] == "well"
    assert "database-readable" not in healthy
    config.database.chmod(0o644)
    assert findings(config)["database-readable"] == "note"
    config.database.write_bytes(config.database.read_bytes()[:5000])
    levels = {str(finding.about).partition(":")[0]: finding.level for finding in examine(config)}
    assert levels["database-damaged"] == "bad"


def test_doctor_notices_a_clock_that_went_back(tmp_path: Path) -> None:
    async def from_the_future(config: Config) -> None:
        store, _ = await filled(config.database, "bako-timu", 1)
        store.beat(9e9)  # type: ignore[arg-type]
        await store.settle()
        await store.close()

    config = config_for(tmp_path)
    asyncio.run(from_the_future(config))
    assert findings(config)["clock-behind"] == "bad"


async def test_doctor_lists_what_would_be_retired(tmp_path: Path) -> None:
    """Of tables left alone for forty days, had a server run meanwhile; if not, those days do not count."""
    config = config_for(tmp_path, database=tmp_path / "tables.sqlite3")
    now = SystemClock().now()
    async with serving(tmp_path, now=lambda: now - 40 * DAY_SECONDS) as client:
        people = (NewSeat(who="me"), NewSeat(who="me"))
        played, unplayed = [await client.create(NewTable(game="challenge", seats=people)) for _ in range(2)]
        async with await client.sit(played.token) as table:
            await table.play(table.moves()[0], Seat(1))
    told = {str(finding.about): finding for finding in await asyncio.to_thread(list, examine(config))}
    assert told["clock-jumped"].facts["days"] == 40
    assert told["nothing-due"].level == "well"
    store = SqliteStore(config.database)
    store.beat(now)
    await store.close()
    told = {str(finding.about): finding for finding in await asyncio.to_thread(list, examine(config))}
    assert "clock-jumped" not in told
    assert told["due-end"].facts == {"count": 1, "tables": [played.code]}
    assert told["due-delete"].facts == {"count": 1, "tables": [unplayed.code]}
    said = await asyncio.to_thread(fullhouse, "doctor", "--database", str(config.database))
    assert f"! One table was left alone for long and would be deleted: {unplayed.code}." in said.stdout


def test_doctor_notices_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = shutil.disk_usage(tmp_path)._replace(free=1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: free)
    assert findings(config_for(tmp_path))["disk-low"] == "bad"


async def test_doctor_knows_our_own_server_from_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "ANSWER_TIMEOUT_SECONDS", STARTING_SECONDS)  # ours answers, however late
    async with serving(tmp_path) as client:
        port = int(client.address.rpartition(":")[2])
        config = config_for(tmp_path, port=port)
        assert (await asyncio.to_thread(findings, config))["running"] == "well"
    monkeypatch.setattr(doctor, "ANSWER_TIMEOUT_SECONDS", 0.1)  # the other one never does
    with socket.create_server(("127.0.0.1", 0)) as other:
        config = config_for(tmp_path, port=other.getsockname()[1])
        levels = {str(finding.about).partition(":")[0]: finding.level for finding in examine(config)}
        assert levels["port-unusable"] == "bad"


def test_doctor_says_what_is_open_to_whom(tmp_path: Path) -> None:
    assert findings(config_for(tmp_path, host="0.0.0.0"))["open-to-network"] == "note"
    assert findings(config_for(tmp_path, public_url="http://play.example.org"))["not-encrypted"] == "note"
    assert findings(config_for(tmp_path, public_url="https://play.example.org"))["public-address"] == "well"


def test_doctor_ends_with_1_when_something_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "tables").write_bytes(b"not a database" * 100)
    done = fullhouse("doctor", "--port", "0", "--database", "tables", cwd=tmp_path)
    assert done.returncode == 1
    assert "✗ tables is not a database of Full House" in done.stdout


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("public_url", "play.example.org"),
        ("public_url", "ftp://play.example.org"),
        ("public_url", "https://play.example.org/games"),
        ("public_url", "https://play.example.org:0"),
        ("trusted_proxies", ("my proxy",)),
        ("trusted_proxies", ("10.0.0.0/99",)),
        ("allowed_hosts", ("two words",)),
        ("known_keys", ("0a" * 31,)),
    ],
)
def test_contradictory_settings_are_refused(tmp_path: Path, option: str, value: object) -> None:
    with pytest.raises(BadInput, match=r"bad-public-url|bad-proxy|bad-host|bad-known-key"):
        config_for(tmp_path, **{option: value})


def test_a_bad_setting_is_one_line_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    done = program("serve", "--public-url", "nowhere", "--port", "0", cwd=tmp_path, FULLHOUSE_LANGUAGE="de")
    assert done.returncode == 2
    assert done.stderr == "„nowhere“ ist keine Adresse wie https://play.example.org.\n"


def test_a_site_moves_into_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    asyncio.run(made(tmp_path / "tables"))
    address = postgres.new_database()
    shown = address.replace(f":{PASSWORD}@", "@")
    assert findings(config_for(tmp_path, address=address))["database-empty"] == "note"
    done = fullhouse("copy-store", "tables", address, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"{shown}: a checked copy with 1 table.\n")
    assert findings(config_for(tmp_path, address=address))["database"] == "well"
    done = fullhouse("backup", "copy", cwd=tmp_path, FULLHOUSE_DATABASE=address)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_a_database_that_cannot_be_used_is_one_line_without_the_password(
    tmp_path: Path, postgres: Postgres
) -> None:
    address = postgres.address(password="wrong-word")
    for option in (["--database", address], ["--store", address]):
        done = program("serve", *option, "--port", "0", cwd=tmp_path)
        shown = address.replace(":wrong-word@", "@")
        assert done.returncode == 2
        assert done.stderr == f"PostgreSQL does not accept this user and password: {shown}.\n"
    (finding,) = [one for one in examine(config_for(tmp_path, address=address)) if one.level == "bad"]
    assert isinstance(finding.about, BadInput)
    assert finding.about.code == "database-login"


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_folder_that_is_not_there_is_named_and_not_made(tmp_path: Path, command: str) -> None:
    more = ["--no-nearby", "--no-browser"] if command == "play" else []
    done = program(command, *more, "--port", "0", "--database", "tabels/new/tables", cwd=tmp_path)
    sentence = "The database tabels/new/tables cannot be used: there is no such folder.\n"
    assert (done.returncode, done.stderr) == (2, sentence)
    assert list(tmp_path.iterdir()) == []


def test_only_the_folder_of_the_default_database_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    make_folder_of(tmp_path / "elsewhere/tables")
    assert list(tmp_path.iterdir()) == []
    make_folder_of(default_database())
    assert default_database().parent.is_dir()
    (tmp_path / "file").touch()
    monkeypatch.setenv("HOME", str(tmp_path / "file"))
    with pytest.raises(BadInput, match="database-unusable"):
        make_folder_of(default_database())
