"""Small parts of the Game protocol that bots, the match and the server ask for."""

import pytest

from fullhouse.core.events import Objected
from fullhouse.core.game import FreeTurn
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.core.moves import Move
from fullhouse.core.options import Options, TurnOptions
from fullhouse.games import game
from fullhouse.games.kit.laying_data import Shown
from fullhouse.games.kit.writing import WritingOptions
from tests.boards import PROBLEM
from tests.played_game import PlayedGame


def test_events_say_whether_an_objection_was_right_and_against_whom() -> None:
    objected = Objected(seat=Seat(1), against=Seat(2), cell="a1", upheld=True)
    assert (objected.is_upheld, objected.accused) == (True, 2)
    shown = Shown(seat=Seat(1), cell="a1", right=False)
    assert (shown.is_upheld, shown.accused) == (False, None)


def test_options_say_whether_the_solution_decides() -> None:
    assert not TurnOptions().is_judged_by_solution
    assert not WritingOptions().is_judged_by_solution
    assert WritingOptions(fault="solution").is_judged_by_solution


def test_a_free_turn_counts_the_moves_of_its_seat() -> None:
    """docs/rules/markers.md, advanced: a turn has as many digits as the player likes."""
    table = PlayedGame("markers", {"problem": PROBLEM}, variant="advanced", sand_glass=45)
    table.play("1 c1=4", "1 d1=6")
    turns = [table.game.free_turn(table.view, Seat(seat)) for seat in (1, 2)]
    assert turns == [FreeTurn(2, Seconds(45)), FreeTurn(0, Seconds(45))]
    basic = PlayedGame("markers", {"problem": PROBLEM})
    assert basic.game.free_turn(basic.view, Seat(1)) is None
    solitaire = PlayedGame("solitaire", {"seed": 1}, seats=1)
    assert solitaire.game.free_turn(solitaire.view, Seat(1)) is None


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


def test_most_games_are_played_against_others_who_read_all_moves() -> None:
    tiles = game("tiles")
    assert not tiles.is_played_together(Options())
    assert tiles.shows_moves(Options(), Seat(1), Seat(2))
