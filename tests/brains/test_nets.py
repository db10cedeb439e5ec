"""Nets in the kernel say what PyTorch says, on every instruction set; contests, where better players win."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from fullhouse.bots import brains
from fullhouse.bots.brains import _play
from fullhouse.bots.brains.advice import kernel_view, net_for
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.games.kit.bot import Effort
from fullhouse.solver import _kernel
from tests.brains.small_nets import forget_nets, small_net
from tools.contests import Player, contest

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "vectors.json").read_text())
"""Positions, and what PyTorch says with the net by formula: kind, symbol, cell, points, chance to win."""
FLIPS = small_net("challenge", (6, 4, 9, 8), 2)


def view_of(vector: dict[str, Any]) -> _play.View:
    view = _play.View(vector["game"])
    view.seats = len(vector["scores"])
    for field in ("turn", "board", "scores", "left", "stack", "hands", "gone", "due"):
        if field in vector:
            setattr(view, field, vector[field])
    return view


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["game"]))
def test_outputs_are_those_of_pytorch(vector: dict[str, Any]) -> None:
    net = _play.Net(small_net(vector["game"], vector["planes"], vector["kinds"]))
    values = _play.evaluate(view_of(vector), net)
    for kind, symbol, cell, points, win in vector["expected"]:
        at = 2 * ((kind * 9 + symbol) * 81 + cell)
        assert values[at] == pytest.approx(points, abs=0.01)
        assert values[at + 1] == pytest.approx(win, abs=0.001)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["game"]))
def test_outputs_are_the_same_to_the_last_bit_on_every_instruction_set(vector: dict[str, Any]) -> None:
    net, view = _play.Net(small_net(vector["game"], vector["planes"], vector["kinds"])), view_of(vector)
    first, *others = [_play.evaluate(view, net, isa) for isa in _kernel.isas()]
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data[:-1], "damaged"),
        (lambda data: b"FHNET\0\0\2" + data[8:], "not a net of this version"),
        (lambda data: data[:2000] + bytes([data[2000] ^ 1]) + data[2001:], "damaged"),
        (lambda _: b"", "not a net of this version"),
        (lambda data: data[:500], "damaged"),
    ],
)
def test_damaged_nets_are_refused(damage: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        _play.Net(damage(FLIPS))


def test_damaged_weights_are_logged_and_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "challenge.net").write_bytes(FLIPS[:-1])
    monkeypatch.setattr("fullhouse.bots.brains.advice.WEIGHTS", tmp_path)
    forget_nets()
    with caplog.at_level(logging.WARNING):
        assert net_for("challenge", 2) is None
    assert "challenge.net" in caplog.text
    (tmp_path / "challenge.net").write_bytes(FLIPS)
    forget_nets()
    assert net_for("challenge", 2) is not None
    assert net_for("challenge", 7) is None
    forget_nets()


GREEDY, HOLD = Player("greedy"), Player("hold")


def test_equal_players_win_their_share() -> None:
    result = contest("challenge", GREEDY, games=60, seed=1, seats=3)
    assert result.games == 60
    assert result.won == pytest.approx(1 / 3, abs=0.2)


def test_holding_tiles_beats_greed_at_challenge() -> None:
    assert contest("challenge", HOLD, GREEDY, games=100, seed=1).won > 0.8


def test_contests_are_reproducible_with_any_number_of_threads() -> None:
    thinking = Player("brain", Effort(budget=9))
    first = contest("tiles", thinking, GREEDY, games=10, seed=5)
    assert first == contest("tiles", thinking, GREEDY, games=10, seed=5, threads=3)
    assert first != contest("tiles", thinking, GREEDY, games=10, seed=6)


def test_alone_at_tiles_the_player_reaches_the_most_points() -> None:
    """One golden tile a block: none sees another (docs/rules/tiles.md)."""
    result = contest("tiles", Player("brain"), games=5, seed=3, seats=1, options={"golden": "blocks"})
    assert result.lead == 810


def test_without_a_net_solitaire_is_played_by_the_value_of_positions() -> None:
    result = contest("solitaire", GREEDY, games=100, seed=2, seats=1)
    assert result.won > 0.9
    assert result.lead > 15


def test_trials_at_four_seats_help_a_net_that_knows_nothing() -> None:
    net = small_net("challenge", (6, 4, 9, 8), 2)
    alone, trying = [
        contest("challenge", Player("brain", Effort(budget=budget), net), HOLD, games=4, seed=1, seats=4)
        for budget in (1, 80)
    ]
    assert trying.lead > alone.lead + 10


def test_trials_say_the_same_on_every_instruction_set() -> None:
    solitaire = game("solitaire")
    state, _ = solitaire.setup({}, 1, {"seed": 4})
    for move in range(60):
        view = solitaire.view(state, Seat(1))
        [advice, *_] = brains.advise("solitaire", view, Seat(1), effort=Effort(), seed=move)
        state, _ = solitaire.play(state, Seat(1), advice.move)
    seen = kernel_view("solitaire", solitaire.view(state, Seat(1)), Seat(1))
    assert "?" in seen.board
    first, *others = [
        _play.advise(seen, None, 60, 4, 0.0, 1, isa) for isa in _kernel.isas() if isa != "scalar"
    ]
    assert len(first) > 4
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tiles", 5, {}),
        ("tiles", 2, {"scoring": "best"}),
        ("challenge", 1, {}),
        ("markers", 2, {}),
        ("tiles", 2, {"x": 1}),
    ],
)
def test_contests_that_do_not_fit_the_game_are_refused(
    game: str, seats: int, options: dict[str, object]
) -> None:
    with pytest.raises(ValueError, match=r"seat|scoring|game|option"):
        contest(game, GREEDY, games=2, seed=1, seats=seats, options=options)
