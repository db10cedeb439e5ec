"""Commands that are given a file which cannot be meant: one sentence names the cause, and nothing changes."""

import errno
import fcntl
import io
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fullhouse.store.file.opening import FileLock
from fullhouse.store.file.schema import APPLICATION_ID, STEPS
from fullhouse.words import LANGUAGES
from tests.boards import PROBLEM
from tests.test_usage import run

READERS: dict[str, tuple[str, ...]] = {
    "solve": ("solve", "FILE"),
    "rate": ("rate", "FILE"),
    "convert": ("convert", "FILE", "--to", "sdk"),
    "replay": ("replay", "FILE"),
    "review": ("review", "FILE"),
}
DATABASES: dict[str, tuple[str, ...]] = {
    "backup": ("backup", "new", "--database", "FILE"),
    "restore": ("restore", "FILE", "--database", "new"),
    "copy from": ("copy-store", "FILE", "new"),
    "archive": ("archive", "--database", "FILE"),
}
SERVERS: dict[str, tuple[str, ...]] = {
    "serve": ("serve", "--port", "0", "--database", "FILE"),
    "play": ("play", "--no-browser", "--no-nearby", "--port", "0", "--database", "FILE"),
    "copy to": ("copy-store", "ours", "FILE"),
}
Nonsense = Callable[[Path], object]


def database(*steps: str, version: int) -> Nonsense:
    def make(path: Path) -> None:
        connection = sqlite3.connect(path)
        for step in steps:
            connection.executescript(step)
        connection.execute(f"PRAGMA user_version = {version}")
        connection.close()

    return make


def huge(path: Path) -> None:
    """Larger than the memory, without taking room on the disk."""
    with path.open("wb") as file:
        file.truncate(1 << 40)


BINARY = bytes(range(256)) * 20
OURS = (f"PRAGMA application_id = {APPLICATION_ID}", *STEPS)
EARLY = [f"CREATE TABLE {name} (a)" for name in ("tables", "entries", "keys", "results", "beat")]
FILES: dict[str, Nonsense] = {
    "folder": Path.mkdir,
    "binary": lambda path: path.write_bytes(BINARY),
    "text": lambda path: path.write_text("hello\n"),
    "huge": huge,
    "newer": database(*OURS, version=len(STEPS) + 1),
    "early": database(*EARLY, version=7),
    "foreign": database("CREATE TABLE tables (a)", version=0),
    "foreign version": database("CREATE TABLE places (a)", version=3),
}
ABSENT: dict[str, Nonsense] = {"missing": lambda _path: None, "empty": Path.touch}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database("PRAGMA journal_mode = WAL", *OURS, version=len(STEPS))(tmp_path / "ours")
    monkeypatch.chdir(tmp_path)


def everything(folder: Path) -> dict[str, Any]:
    return {
        str(path.relative_to(folder)): (path.stat().st_mtime_ns, path.stat().st_size)
        for path in folder.rglob("*")
    }


def refusal(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: tuple[str, ...],
    file: str,
    language: str = "en",
) -> str:
    """The sentence of a command that refuses a file and changes nothing."""
    before = everything(Path.cwd())
    arguments = [file if word == "FILE" else word for word in command]
    assert run(monkeypatch, language, *arguments) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert everything(Path.cwd()) == before
    return said.err.strip()


@pytest.mark.parametrize("command", {**READERS, **DATABASES, **SERVERS}.values(), ids=" ".join)
def test_files_that_cannot_be_meant_are_refused_in_one_sentence(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = FILES if command in SERVERS.values() else {**FILES, **ABSENT}
    for name, make in files.items():
        file = name.replace(" ", "-")
        make(Path(file))
        message = refusal(monkeypatch, capsys, command, file)
        assert file in message or command in READERS.values(), message
        assert ".part" not in message
    message = refusal(monkeypatch, capsys, command, "x" * 300)
    assert "there is no such file" in message
    message = refusal(monkeypatch, capsys, command, "text/below")
    assert "there is no such file" in message


@pytest.mark.parametrize("command", {**READERS, **DATABASES}.values(), ids=" ".join)
def test_a_file_that_may_not_be_read_is_named(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Simulated, because root may read everything."""
    Path("closed").write_text("secret")
    real = io.open

    def guarded(file: Any, *arguments: Any, **options: Any) -> Any:
        if Path(file).name == "closed":
            raise PermissionError(errno.EACCES, "Permission denied", str(file))
        return real(file, *arguments, **options)

    monkeypatch.setattr(io, "open", guarded)
    monkeypatch.setattr("os.access", lambda path, *_rest, **_options: Path(path).name != "closed")
    message = refusal(monkeypatch, capsys, command, "closed")
    assert message == "closed cannot be read: that is not permitted."


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_database_cannot_be_used_is_told_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("text", "newer", "early", "foreign"):
        FILES[name](Path(name))
    message = [
        refusal(monkeypatch, capsys, command, name, language)
        for command in (SERVERS["serve"], DATABASES["archive"])
        for name in ("text", "newer", "early", "foreign")
    ]
    assert message[:4] == message[4:]
    english = (
        "it is not a database.",
        "a newer version of Full House made it.",
        "it was made before the first release: move early away.",
        "another program keeps",
    )
    assert [phrase in line for phrase, line in zip(english, message[:4], strict=True)] == [
        language == "en"
    ] * 4


def test_a_copy_needs_another_file_and_a_picture_a_folder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    message = refusal(monkeypatch, capsys, ("copy-store", "ours", "FILE"), "../" + Path.cwd().name + "/ours")
    assert message.endswith("ours is the database itself.")
    run(monkeypatch, "en", "hint", PROBLEM, "--svg", "ours/picture.svg")
    assert capsys.readouterr().err == "ours/picture.svg cannot be written: there is no such file.\n"


def test_a_refused_server_removes_the_folders_that_it_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    refusal(monkeypatch, capsys, SERVERS["serve"], "new/folders/" + "x" * 300)


def test_a_lock_that_was_there_stays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("text").write_text("hello")
    Path("text.lock").touch()
    refusal(monkeypatch, capsys, SERVERS["serve"], "text")
    held = FileLock(Path("ours"))
    assert "in use" in refusal(monkeypatch, capsys, SERVERS["serve"], "ours")
    held.let_go()


def test_a_lock_whose_file_was_removed_meanwhile_is_taken_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise two servers would each hold a lock: one of a file that is there, one of a file that was."""
    first = FileLock(Path("ours"))
    flock = fcntl.flock
    tries: list[int] = []

    def slow(file: int, how: int) -> None:
        if not tries:
            first.undo()  # between the opening of the file and its lock
        tries.append(file)
        flock(file, how)

    monkeypatch.setattr(fcntl, "flock", slow)
    second = FileLock(Path("ours"))
    assert len(tries) == 2
    assert Path("ours.lock").exists()
    second.undo()
    assert not Path("ours.lock").exists()
