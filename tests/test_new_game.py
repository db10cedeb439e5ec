"""`fullhouse new-game` writes a package that plays at once."""

import sys
from pathlib import Path

import pytest

from fullhouse import games
from fullhouse.core.chance import Chance
from fullhouse.games.plugins import find_plugins
from fullhouse.records.playout import play_out
from fullhouse.records.record import read_record, write_record
from fullhouse.words import forget_folders, say
from tests.commands import fullhouse

ABOUT = "Metadata-Version: 2.1\nName: fullhouse-{name}\nVersion: 0.1\n"


@pytest.mark.parametrize("name", ["nim", "my-own-2"])
def test_it_plays_at_once(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "made"
    told = fullhouse("new-game", name, "--folder", str(place))
    assert (told.returncode, told.stderr) == (0, "")
    assert f"fullhouse play-out {name}" in told.stdout
    about = place / f"fullhouse_{name.replace('-', '_')}-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(ABOUT.format(name=name))
    points = (place / "pyproject.toml").read_text().partition('"fullhouse.games"]\n')[2].partition("\n\n")[0]
    (about / "entry_points.txt").write_text(f"[fullhouse.games]\n{points}\n".replace('"', ""))
    monkeypatch.syspath_prepend(place)
    forget_folders()
    try:
        plugins, left_off = find_plugins(games.built_in_ids())
        assert (list(plugins), left_off) == ([name], ())
        made = plugins[name].game
        for seed in range(5):
            record = play_out(made, seed, seats=2 + seed % 3)
            state = made.setup({}, len(record.seats), record.setup)[0]
            for one in record.moves:
                assert made.imagine(made.view(state, one.seat), Chance(1)) == state
                state, events = made.play(state, one.seat, made.read_move(one.move))
                assert events
            assert made.outcome(state).is_over
            assert read_record(write_record(record)) == record
        assert say(f"{name}-rules-goal", "de").startswith("2 to 4 players")
    finally:
        forget_folders()
        for module in [one for one in sys.modules if one.partition(".")[0] == name.replace("-", "_")]:
            del sys.modules[module]


@pytest.mark.parametrize(("name", "code"), [("Bad Id", "plugin-id"), ("tiles", "plugin-taken")])
def test_a_name_that_cannot_be_is_refused(name: str, code: str, tmp_path: Path) -> None:
    told = fullhouse("new-game", name, cwd=tmp_path)
    assert told.returncode == 2
    assert told.stderr.startswith(say(f"error-{code}", name=name)[:20])
    assert not list(tmp_path.iterdir())


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    told = fullhouse("new-game", "nim", "--folder", str(tmp_path))
    assert told.returncode == 2
    assert told.stderr == f"The folder {tmp_path} is not empty.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
