"""docs/rules/README.md, As in the box with bots: they make and miss mistakes, object, accept and prove."""

import pytest

from fullhouse.bots import bot
from fullhouse.bots.bot import Situation
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.solver import solve
from tests.bots.box import played_in_the_box, tally

SOME = range(2)


def test_every_game_with_mistakes_is_played_as_in_the_box() -> None:
    assert played_in_the_box() == ["animals", "challenge", "markers", "one-two-three", "tiles"]


def test_beginners_make_mistakes_and_miss_some_and_experts_do_neither() -> None:
    beginners = tally("challenge", "beginner", range(4), {})
    assert beginners["faults"] > beginners["upheld"] > 0
    assert beginners["missed"] > 0
    for name in ("challenge", "tiles"):
        assert tally(name, "expert", SOME, {})["faults"] == 0


@pytest.mark.parametrize("name", played_in_the_box())
def test_bots_accept_and_never_object_wrongly(name: str) -> None:
    done = tally(name, "club", SOME, {})
    assert done["accepted"] > 0
    assert done["rejected"] == 0


def test_in_challenge_they_name_the_ground_and_drop_what_fits_nowhere() -> None:
    done = tally("challenge", "club", SOME, {})
    assert done["proved"] > 10
    assert done["dropped"] > 0


def test_where_nothing_fits_bots_pass_until_the_game_ends() -> None:
    """docs/rules/markers.md: three rounds in a row in which no player placed a digit that still stands."""
    done = tally("markers", "expert", SOME, {"variant": "basic"})
    assert done["faults"] == 0
    assert done["end no_progress"] == len(SOME)


def _objections(level: str, seed: int, times: int) -> list[bool]:
    """Whether a level objects to a wrong digit that fits, each time it is asked about the same board."""
    played = game("one-two-three")
    state, _ = played.setup(played.options.packs["printed"], 2, {"seed": seed})
    view = played.view(state, Seat(1))
    right = solve(view.board)
    wrong = next(
        move
        for move in played.legal(state, Seat(1))
        if move.verb == "write" and str(move.symbol) != right[move.cell]
    )
    state, _ = played.play(state, Seat(1), wrong)
    situation = Situation(game=played, view=played.view(state, Seat(2)), seat=Seat(2), budget=1)
    chosen = (bot(level, played.id).decide(situation, Chance(chance)).move for chance in range(times))
    return [move is not None and move.verb == "object" for move in chosen]


def test_a_digit_is_looked_at_once_however_often_somebody_is_asked() -> None:
    """Objections at any time: with a new look at every move, no fault would ever be missed."""
    for seed in range(4):
        assert len(set(_objections("beginner", seed, 6))) == 1


def test_what_stays_on_the_board_is_noticed_by_the_attention_of_the_level() -> None:
    noticed = {
        level: sum(_objections(level, seed, 1)[0] for seed in range(60)) for level in ("beginner", "master")
    }
    assert 5 <= noticed["beginner"] <= 25
    assert noticed["master"] == 60
