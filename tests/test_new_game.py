"""Games that others write: `new-game` makes one that plays, `check-game` finds promises that are broken.

Those of the cookbook for games (docs/game-cookbook.md) keep all of them.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fullhouse import games
from fullhouse.core.chance import Chance
from fullhouse.core.events import Outcome
from fullhouse.core.ids import Seat
from fullhouse.games import game, left_off, look_again, plugin_ids
from fullhouse.games.plugins import find_plugins
from fullhouse.games.tiles.rules import Tiles
from fullhouse.match.contract import walks
from fullhouse.match.contract.promises import PROMISES, kept
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


class OffersTooMuch(Tiles):
    def legal(self, state: Any, seat: Seat) -> Any:
        return [*super().legal(state, seat), self.read_move("object")]


class NeverEnds(Tiles):
    def outcome(self, state: Any) -> Outcome:
        return Outcome(super().outcome(state).scores, None, ())


class Raises(Tiles):
    def legal(self, state: Any, seat: Seat) -> Any:  # noqa: ARG002
        raise KeyError("oops")


BROKEN = {"legal": OffersTooMuch, "ends": Raises, "replays": NeverEnds}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_promise_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walks, "game", lambda _: BROKEN[name]())
    broken = kept("tiles", PROMISES[name], 3, seed=1)
    assert broken is not None
    table, evidence = broken
    assert table.id == "tiles"
    assert evidence


def test_a_sound_game_passes() -> None:
    told = fullhouse("check-game", "animals", "--games", "1", "--json")
    assert (told.returncode, told.stderr) == (0, "")
    rows = [json.loads(line) for line in told.stdout.splitlines()]
    assert [row["promise"] for row in rows] == [*PROMISES]
    assert all(row["ok"] for row in rows)


def test_a_game_that_is_not_there() -> None:
    told = fullhouse("check-game", "chess")
    assert (told.returncode, told.stdout) == (2, "")
    assert game("tiles").id in told.stderr


def test_the_command_tells_what_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walks, "game", lambda _: Raises())
    told = fullhouse("check-game", "tiles", "--games", "1")
    assert told.returncode == 1
    assert "✗ It ends" in told.stdout
    assert "KeyError: 'oops'" in told.stdout


FOLDER = Path(__file__).parents[1] / "examples/games"
NAMES = ("all-together", "hidden-hands", "sealed-cells")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    about = tmp_path / "example_games-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: example-games\nVersion: 0.1\n")
    points = "\n".join(f"{name} = {name.replace('-', '_')}" for name in NAMES)
    (about / "entry_points.txt").write_text(f"[fullhouse.games]\n{points}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(FOLDER)
    look_again()
    yield
    monkeypatch.undo()
    for module in [one for one in sys.modules if one.partition(".")[0].replace("_", "-") in NAMES]:
        del sys.modules[module]
    look_again()


@pytest.mark.usefixtures("installed")
def test_they_keep_every_promise() -> None:
    assert left_off() == ()
    assert set(NAMES) <= set(plugin_ids())
    broken = {
        (name, promise): kept(name, ask, 4, seed=1) for name in NAMES for promise, ask in PROMISES.items()
    }
    assert {asked: evidence for asked, evidence in broken.items() if evidence is not None} == {}


@pytest.mark.usefixtures("installed")
def test_they_are_of_three_kinds() -> None:
    together, hidden, sealed = (game(name) for name in NAMES)
    assert together.is_shared
    state, _ = hidden.setup({}, 2, {"seed": 1})
    assert hidden.view(state, hidden.to_act(state)[0]).hands[1] is None
    state, _ = sealed.setup({}, 3, {"seed": 1})
    assert (sealed.to_move(state), sealed.to_act(state)) == (None, (1, 2, 3))
