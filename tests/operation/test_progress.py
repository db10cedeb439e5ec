"""How far long work has come is shown on a terminal, taken away in the end, and never written to a pipe."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from fullhouse import Match
from tests.commands import fullhouse
from tests.operation.test_commands import made

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ERASE = "\r\x1b[K"
COMMANDS = {
    "backup": ("backup", "copy", "--database", "tables"),
    "restore": ("restore", "tables", "--database", "new"),
    "copy-store": ("copy-store", "tables", "other"),
    "review": ("review", "game.json", "--budget", "1"),
    "rate --se": ("rate", "many.txt", "--se", "--threads", "1"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    asyncio.run(made(tmp_path / "tables"))
    (tmp_path / "many.txt").write_text(f"{PROBLEM}\n" * 30)
    match = Match("tiles", seats=2, seed=7)
    for _ in range(4):
        match.push(match.legal()[0])
    match.record().save(tmp_path / "game.json")
    return tmp_path


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_terminal_shows_it_and_a_pipe_does_not(command: tuple[str, ...], folder: Path) -> None:
    watched = fullhouse(*command, cwd=folder, is_watched=True)
    assert watched.returncode == 0
    assert " %  0:" in watched.stderr
    assert watched.stderr.endswith(ERASE)
    for file in ("copy", "new", "other"):
        (folder / file).unlink(missing_ok=True)
    alone = fullhouse(*command, cwd=folder)
    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout == watched.stdout


def test_a_backup_says_when_it_is_being_checked(folder: Path) -> None:
    said = fullhouse(*COMMANDS["backup"], cwd=folder, is_watched=True, FULLHOUSE_LANGUAGE="it").stderr
    assert said.index("100 %") < said.index("Controllo della copia…")


def test_without_a_known_length_what_is_done_is_counted() -> None:
    said = fullhouse("rate", "-", "--se", "--threads", "1", typed=f"{PROBLEM}\n" * 30, is_watched=True).stderr
    assert re.match(r"\r\d+\r", said)


def test_numbers_by_several_processes_come_in_their_order(folder: Path) -> None:
    problems = [PROBLEM, PROBLEM[::-1]] * 15
    (folder / "many.txt").write_text("\n".join(problems))
    done = fullhouse("rate", "many.txt", "--se", "--threads", "2", "--json", cwd=folder)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["problem"] for one in answers] == problems
    assert {one["se"] for one in answers} == {1.2}
