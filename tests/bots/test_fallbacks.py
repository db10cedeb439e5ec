"""Where a brain is missing or damaged, the next simpler way plays, and the log says so."""

from pathlib import Path

import pytest

from fullhouse.bots import bot
from fullhouse.bots.bot import Situation
from fullhouse.bots.brains import advice, nets
from fullhouse.bots.league.table import play
from fullhouse.bots.requests import Request, answer
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.games import game


def forget_nets() -> None:
    nets.net_for.cache_clear()
    nets._loaded.cache_clear()


@pytest.mark.parametrize("name", ["tiles", "challenge", "one-two-three"])
def test_without_a_compiled_kernel_a_master_falls_back_to_simpler_play(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "COMPILED", False)
    assert play(name, ["master", "beginner"], seed=2).reason is not None


def test_damaged_weights_are_logged_and_simpler_rules_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "challenge.net").write_bytes(b"FHNET\\0\\0\\1 and then nothing")
    monkeypatch.setattr(nets, "WEIGHTS", tmp_path)
    forget_nets()
    played = game("challenge")
    state, _ = played.setup({}, 2, {"seed": 1})
    situation = Situation(game=played, view=played.view(state, Seat(1)), seat=Seat(1))
    try:
        assert bot("expert", "challenge").decide(situation, Chance(1)).move is not None
    finally:
        forget_nets()
    assert "challenge.net" in caplog.text


def test_a_bot_that_fails_is_replaced_for_the_move(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_arguments: object) -> None:
        raise RuntimeError("out of order")

    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": 1})
    monkeypatch.setattr(bot("club", "tiles"), "decide", fail)
    view = played.view(state, Seat(1))
    request = Request(bot="club", game="tiles", view=view, seat=Seat(1), seq=17, seed=3)
    answered = answer(request)
    assert answered.seq == 17
    assert answered.choice.move in played.legal(state, Seat(1))
    assert "out of order" in caplog.text


def test_where_every_bot_fails_nothing_is_chosen() -> None:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": 1})
    view = played.view(state, Seat(1))
    request = Request(bot="nobody", game="tiles", view=view, seat=Seat(1), seq=4, seed=3)
    assert answer(request).choice.move is not None, "the simplest bot answers for an unknown one"
