"""What `fullhouse replay`, `play-out` and `games` answer. The page `docs/records.md`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fullhouse.games import game_ids
from fullhouse.words import LANGUAGES
from tests.commands import USUAL, fullhouse
from tests.records.documents import changed
from tests.waiting import TIMEOUT_SECONDS


def program(*arguments: str, typed: str = "") -> str:
    """What the command writes, started as a person starts it."""
    command = [str(Path(sys.executable).with_name("fullhouse")), *arguments]
    return subprocess.check_output(
        command, text=True, env=os.environ | USUAL, timeout=TIMEOUT_SECONDS, input=typed
    )


def test_the_command_replays_for_people_and_for_programs(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(changed())
    done = fullhouse("replay", str(path))
    assert done.returncode == 0
    assert "Ana" in done.stdout
    written = fullhouse("replay", str(path), "--json").stdout
    assert json.loads(written)["scores"] == [1, 2]
    assert json.loads(written)["history"][0]["events"][0]["type"] == "laid"
    assert fullhouse("replay", "-", "--json", typed=changed().decode()).stdout == written
    assert program("replay", "-", "--json", typed=changed().decode()) == written


@pytest.mark.parametrize(
    "source",
    [
        b"{",
        os.urandom(10_000_000),
        changed(moves=[{"seat": 1, "move": "lay b1"}] * 100_000),
        changed(x=1),
        changed(moves=[{"seat": 2, "move": "lay e5"}]),
    ],
    ids=["broken", "noise", "100,000 moves", "unknown field", "refused move"],
)  # fmt: skip
def test_the_command_answers_bad_records_with_one_line_and_2(source: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(source)
    for language in LANGUAGES:
        answer = fullhouse("replay", str(path), "--json", FULLHOUSE_LANGUAGE=language)
        assert answer.returncode == 2
        assert answer.stdout == ""
        assert len(answer.stderr.splitlines()) == 1


def test_the_line_of_a_refused_move_is_the_one_of_records_md(tmp_path: Path) -> None:
    """docs/records.md: `move 7 (seat 2, "lay e5"): … why, and what is allowed`."""
    path = tmp_path / "bad.json"
    path.write_bytes(changed(moves=[{"seat": 2, "move": "lay e5"}]))
    answer = fullhouse("replay", str(path)).stderr
    assert answer.startswith('move 1 (seat 2, "lay e5"): ')
    path.write_bytes(changed(moves=[{"seat": 1, "move": "lay a1"}]))
    assert "lay CELL, stuck" in fullhouse("replay", str(path)).stderr.replace(" or ", ", ").replace(
        " and ", ", "
    )


def test_a_missing_file() -> None:
    answer = fullhouse("replay", "nowhere.json")
    assert answer.returncode == 2
    assert "nowhere.json" in answer.stderr


def test_players_of_a_random_game_are_called_in_the_language_of_the_terminal() -> None:
    written = fullhouse("play-out", "solitaire", "--seed", "7", "--json", FULLHOUSE_LANGUAGE="de")
    assert json.loads(written.stdout)["seats"] == ["Person 1"]


@pytest.mark.parametrize("name", game_ids())
def test_the_command_plays_out_a_random_game_that_replays(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    written = fullhouse("play-out", name, "--seed", "7", "--json")
    assert written.returncode == 0
    path.write_text(written.stdout)
    assert json.loads(fullhouse("replay", str(path), "--json").stdout)["over"] is True


def test_a_seed_gives_the_same_games_in_every_process() -> None:
    """Each process has its own order of sets."""
    source = (
        "from fullhouse.games import game, game_ids\n"
        "from fullhouse.records.playout import play_out\n"
        "print([play_out(game(name), 7).moves for name in game_ids()])"
    )
    one, two = [
        subprocess.check_output([sys.executable, "-c", source], env=os.environ | {"PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    ]
    assert one == two


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("tiles", "--seats", "9"),
        ("tiles", "--options", "{"),
        ("tiles", "--options", "[]"),
        ("tiles", "--options", '{"a":1}'),
        ("markers", "--options", '{"variant": "advanced", "sand_glass": null}'),
        ("markers", "--options", '{"variant": "advanced", "sand_glass": 61}'),
    ],
)  # fmt: skip
def test_play_out_refuses_invalid_arguments(arguments: tuple[str, ...]) -> None:
    answer = fullhouse("play-out", *arguments)
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_lists_the_games_with_options_and_meaning(language: str) -> None:
    listed = fullhouse("games", FULLHOUSE_LANGUAGE=language)
    assert listed.returncode == 0
    assert all(name in listed.stdout for name in game_ids())
    boxes = json.loads(fullhouse("games", "--json", FULLHOUSE_LANGUAGE=language).stdout)
    assert [box["id"] for box in boxes] == list(game_ids())
    assert all(option["meaning"] for box in boxes for option in box["options"])
