"""Bots over the server: they move legally, object, agree, and wait for people."""

import pytest

from fullhouse.bots import bot, known_bots
from fullhouse.bots.bot import Situation
from fullhouse.bots.levels import levels
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Called, Objected
from fullhouse.core.ids import Seat
from fullhouse.core.options import usual_referees
from fullhouse.games import game, game_ids

WEAK = [name for name, level in levels().items() if level.slips]


@pytest.mark.parametrize("name", game_ids())
def test_bots_play_every_game_to_its_end_and_only_weak_levels_make_faults(name: str) -> None:
    played = game(name)
    options = {"referee": "umpire"} if usual_referees(played.options) else {}
    for brain in known_bots(name):
        chance = Chance(3)
        state, _ = played.setup(options, min(2, played.most_seats), {"seed": 11})
        for _ in range(400):
            if played.outcome(state).is_over:
                break
            for seat in played.to_act(state):
                view = played.view(state, seat)
                situation = Situation(game=played, view=view, seat=seat, budget=1)
                move = bot(brain, name).decide(situation, chance).move
                if move is not None:
                    state, events = played.play(state, seat, move)
                    called = [event for event in events if isinstance(event, Called)]
                    # What fits can still be wrong: the board does not show it, and the umpire calls it.
                    may_err = brain in WEAK or "fault" in played.options.__struct_fields__
                    assert not called or may_err
                    break
        assert played.outcome(state).is_over


def test_a_bot_objects_to_what_it_notices() -> None:
    played = game("tiles")
    setup = {"golden": {"a1": 5}, "stack": [5, 1, 2, 3, 4, 6]}
    state, _ = played.setup({"referee": "table"}, 2, setup)
    state, _ = played.play(state, Seat(1), played.read_move("lay a2"))
    moves = [
        bot("greedy", "tiles").choose(played, played.view(state, Seat(2)), Seat(2), Chance(n))
        for n in range(60)
    ]
    objections = [move for move in moves if move is not None and move.verb == "object"]
    assert 20 < len(objections) < 60
    _, events = played.play(state, Seat(2), objections[0])
    assert isinstance(events[0], Objected)
    assert events[0].upheld


def test_a_bot_agrees_to_stop() -> None:
    played = game("markers")
    state, _ = played.setup({}, 2, {"seed": 1})
    state, _ = played.play(state, Seat(1), played.read_move("stop"))
    move = bot("greedy", "markers").choose(played, played.view(state, Seat(2)), Seat(2), Chance(1))
    assert move is not None
    assert move.verb == "stop"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown-bot"):
        bot("deep-thought", "tiles")
