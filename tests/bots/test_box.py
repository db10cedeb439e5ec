"""docs/rules/README.md, As in the box with bots: they make and miss mistakes, object, accept and prove."""

from collections import Counter
from typing import Any

import pytest

from fullhouse.bots import bot
from fullhouse.bots.bot import Situation
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell, Seat
from fullhouse.games import game
from fullhouse.games.one_two_three.tests.boards import without
from fullhouse.solver import solve
from tests.bots.box import played_in_the_box, tally

SOME = range(2)


def test_every_game_with_mistakes_is_played_as_in_the_box() -> None:
    assert played_in_the_box() == ["animals", "challenge", "markers", "one-two-three", "tiles"]


def test_beginners_make_mistakes_and_miss_some_and_experts_do_neither() -> None:
    beginners = tally("challenge", "beginner", range(8), {})
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


def test_where_nothing_fits_bots_stop_by_their_level() -> None:
    """docs/rules/markers.md: noticing it is the players' task; else three rounds without a digit end it."""
    done = tally("markers", "expert", SOME, {"variant": "basic"})
    assert done["faults"] == 0
    assert done["end agreed"] == len(SOME)
    blocked = {"problem": without("d1", "f1", "d5")}
    moves = "1 d1=8; 2 accept; 2 pass; 1 pass; 2 pass; 1 pass"
    for level, fewest, most in (("beginner", 5, 25), ("master", 60, 60)):
        answers = _answers("markers", level, blocked, moves, 60)
        assert fewest <= answers["stop"] <= most


@pytest.mark.parametrize(("level", "fewest", "most"), [("beginner", 5, 25), ("master", 60, 60)])
def test_bots_play_on_by_their_level_where_they_would_lose_by_stopping(
    level: str, fewest: int, most: int
) -> None:
    """docs/rules/markers.md, The end, 4: all players agree to stop."""
    behind = _answers("markers", level, {"seed": 1}, f"{first_digit()}; 2 accept; 1 stop", 60)
    assert fewest <= behind["continue"] <= most
    assert behind.total() == behind["continue"] + behind["stop"]
    assert _answers("markers", level, {"seed": 1}, "1 stop", 60) == {"stop": 60}


def first_digit() -> str:
    """Seat 1 writes what the solution has in the first empty cell."""
    played = game("markers")
    state, _ = played.setup(played.options.packs["printed"], 2, {"seed": 1})
    board = played.view(state, Seat(1)).board
    cell = Cell(board.index("."))
    return f"1 {played.board.name(cell)}={solve(board)[cell]}"


def _answers(name: str, level: str, setup: dict[str, Any], moves: str, times: int) -> Counter[str]:
    """What bots of a level in seat 2 do in a game as in the box, after some moves."""
    played = game(name)
    state, _ = played.setup(played.options.packs["printed"], 2, setup)
    for text in moves.split("; "):
        seat, _, move = text.partition(" ")
        state, _ = played.play(state, Seat(int(seat)), played.read_move(move))
    situation = Situation(game=played, view=played.view(state, Seat(2)), seat=Seat(2), budget=1)
    chosen = (bot(level, name).decide(situation, Chance(chance)).move for chance in range(times))
    return Counter(played.write_move(move).partition(" ")[0] for move in chosen if move is not None)


@pytest.mark.parametrize(("level", "fewest", "most"), [("beginner", 5, 25), ("master", 60, 60)])
def test_bots_point_against_a_false_claim_by_their_level(level: str, fewest: int, most: int) -> None:
    """docs/rules/tiles.md: all opponents must accept, or one must show."""
    answers = _answers("tiles", level, {"golden": {"a1": 1}, "stack": [7, 9, 4]}, "1 stuck", 60)
    assert fewest <= answers["show"] <= most
    assert answers.total() == answers["show"] + answers["accept"]


@pytest.mark.parametrize(("level", "fewest", "most"), [("beginner", 5, 25), ("master", 60, 60)])
def test_bots_ask_whoever_stops_early_to_keep_looking(level: str, fewest: int, most: int) -> None:
    """docs/rules/one-two-three.md: all accept, or one refuses with `object`."""
    answers = _answers("one-two-three", level, {"seed": 1}, "1 done", 60)
    assert fewest <= answers["object"] <= most
    assert answers.total() == answers["object"] + answers["accept"]


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
