"""Small parts of the Game protocol that bots, the match and the server ask for."""

import pytest

from fullhouse.core.events import Objected
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.core.moves import Move
from fullhouse.core.options import Options, TurnOptions
from fullhouse.games import game
from fullhouse.games.kit.laying_data import Shown


def test_events_say_whether_an_objection_was_right() -> None:
    assert Objected(seat=Seat(1), against=Seat(2), cell="a1", upheld=True).is_upheld
    assert not Shown(seat=Seat(1), cell="a1", right=False).is_upheld


def test_options_name_the_clocks_of_a_turn() -> None:
    assert Options().clocks == ()
    assert TurnOptions(silence=Seconds(7), sand_glass=None).clocks == (Seconds(7), None)


@pytest.mark.parametrize("name", ["markers", "one-two-three"])
def test_a_game_on_a_problem_shows_it(name: str) -> None:
    played = game(name)
    state, setup = played.setup({}, 2, {"seed": 1})
    assert played.problem(played.view(state, Seat(1))) == setup["problem"]


def test_dropping_a_tile_brings_no_points() -> None:
    played = game("challenge")
    state, _ = played.setup({}, 2, {"seed": 1})
    assert played.points(state, Seat(1), Move("drop", symbol=Symbol(3)), 0) is None
