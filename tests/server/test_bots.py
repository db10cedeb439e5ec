"""Bots over the server: they move legally, object, agree, and wait for people."""

import pytest

from fullhouse.bots import bot, bots_for
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Called, Objected
from fullhouse.core.ids import Seat
from fullhouse.games import game, game_ids


@pytest.mark.parametrize("name", game_ids())
def test_bots_play_every_game_to_its_end_without_a_fault(name: str) -> None:
    played = game(name)
    for brain in bots_for(name):
        chance = Chance(3)
        state, _ = played.setup({"referee": "umpire"}, min(2, played.most_seats), {"seed": 11})
        for _ in range(400):
            if played.outcome(state).is_over:
                break
            for seat in played.to_act(state):
                move = bot(brain, name).choose(played, played.view(state, seat), seat, chance)
                if move is not None:
                    state, events = played.play(state, seat, move)
                    called = [event for event in events if isinstance(event, Called)]
                    # What fits can still be wrong: the board does not show it, and the umpire calls it.
                    assert not called or "fault" in played.options.__struct_fields__
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
