"""Where a net is damaged simpler rules play, where a bot fails another one moves, and the log says so."""

from pathlib import Path

import pytest

from fullhouse.bots import all_bots, bot, brains
from fullhouse.bots.bot import Situation
from fullhouse.bots.league.table import recorded
from fullhouse.bots.levels import levels
from fullhouse.bots.requests import Request, answer
from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.games import game
from tests.brains.small_nets import forget_nets
from tests.plugin.last_word.rules import GAME as LAST_WORD


def test_damaged_weights_are_logged_and_simpler_rules_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "challenge.net").write_bytes(b"FHNET\\0\\0\\1 and then nothing")
    monkeypatch.setattr("fullhouse.bots.brains.advice.WEIGHTS", tmp_path)
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


def test_an_error_of_a_brain_is_an_error_and_no_table_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_arguments: object, **_named: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(brains, "advise", fail)
    with pytest.raises(RuntimeError, match="out of order"):
        recorded("tiles", ["master", "beginner"], seed=2)
    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": 1})
    request = Request(
        bot="master", game="tiles", view=played.view(state, Seat(1)), seat=Seat(1), seq=1, seed=3
    )
    assert answer(request).choice.move in played.legal(state, Seat(1))
    (told,) = caplog.records
    assert (told.levelname, told.getMessage()) == ("ERROR", "The bot master failed at tiles")
    assert "out of order" in caplog.text


def test_where_every_bot_fails_nothing_is_chosen() -> None:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": 1})
    view = played.view(state, Seat(1))
    request = Request(bot="nobody", game="tiles", view=view, seat=Seat(1), seq=4, seed=3)
    assert answer(request).choice.move is not None, "the simplest bot answers for an unknown one"


def test_a_game_without_a_brain_is_played_by_seeing() -> None:
    """The better eye wins at a plug-in's game that no brain knows."""
    assert not brains.knows(LAST_WORD.id)
    won = 0
    for deal in range(8):
        for first in (0, 1):
            state, _ = LAST_WORD.setup({}, 2, {"seed": deal})
            players = ("master", "beginner") if first == 0 else ("beginner", "master")
            for count in range(200):
                if LAST_WORD.outcome(state).is_over:
                    break
                seat = LAST_WORD.to_act(state)[0]
                situation = Situation(game=LAST_WORD, view=LAST_WORD.view(state, seat), seat=seat)
                move = all_bots()[players[seat - 1]].decide(situation, Chance(count)).move
                assert move is not None
                state, _ = LAST_WORD.play(state, seat, move)
            outcome = LAST_WORD.outcome(state)
            assert outcome.is_over
            won += first + 1 in outcome.winners
    assert won > 8


@pytest.mark.parametrize("level", levels())
def test_a_finished_game_asks_no_level(level: str) -> None:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"golden": {}, "stack": []})
    with pytest.raises(Refused, match="game-over"):
        bot(level, "tiles").choose(played, played.view(state, Seat(1)), Seat(1), Chance(1))


def test_no_brain_is_asked_in_the_turn_of_somebody_else(caplog: pytest.LogCaptureFixture) -> None:
    """In this game of One-Two-Three a seat has to act during the turn of the other one."""
    assert recorded("one-two-three", ["casual", "club"], seed=12)[1].reason is not None
    assert caplog.text == ""
