"""The three games of the cookbook for games (docs/game-cookbook.md) keep what every game promises."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fullhouse.games import game, left_off, look_again, plugin_ids
from fullhouse.match.contract.promises import PROMISES, kept

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
