"""`fullhouse check-game` finds the promise that a game breaks, and is content with ours."""

import json
from typing import Any

import pytest

from fullhouse.core.events import Outcome
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.games.tiles.rules import Tiles
from fullhouse.match.contract import walks
from fullhouse.match.contract.promises import PROMISES, kept
from tests.commands import fullhouse


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
