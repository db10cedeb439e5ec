"""Colour Markers alone, and in all variants options, setup, what is seen, imagined and told to bots."""

from typing import Any

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.events import Ended, TimedOut
from fullhouse.core.ids import TABLE, Seat, Seconds, Symbol
from fullhouse.core.options import check_sense, describe, read_options
from fullhouse.games.kit.bot import KernelBrain
from fullhouse.games.kit.writing import Erased, Wrote
from fullhouse.games.markers.bot import BOT
from fullhouse.games.markers.rules import GAME
from fullhouse.games.markers.solo import Solo
from fullhouse.games.markers.tests.boards import TWO_LEFT, markers
from fullhouse.games.markers.variant import MarkersOptions
from fullhouse.solver import solve
from tests.boards import PROBLEM, SOLUTION
from tests.played_game import PlayedGame, bad

# Options and setup


def test_the_options_and_their_defaults() -> None:
    """docs/rules/markers.md, and docs/rules/README.md, Referee."""
    options = {
        option.name: (option.kind, option.default, option.solo_default) for option in describe(MarkersOptions)
    }
    assert options == {
        "referee": ("choice", "table", "guard"),
        "silence": ("length", 10, 10),
        "sand_glass": ("length", 30, None),
        "fault": ("choice", "rule", "rule"),
        "variant": ("choice", "basic", "solo"),
        "time_limit": ("length", None, None),
        "rounds": ("number", None, None),
    }


@pytest.mark.parametrize(
    ("variant", "seats", "allowed"),
    [("solo", 2, ["basic", "advanced"]), ("basic", 1, ["solo"]), ("advanced", 1, ["solo"])],
)
def test_each_variant_has_its_number_of_seats(variant: str, seats: int, allowed: list[str]) -> None:
    error = bad("variant-needs-seats", "markers", {"problem": PROBLEM}, seats=seats, variant=variant)
    assert error.facts == {"variant": variant, "seats": seats, "allowed": allowed}


@pytest.mark.parametrize("rounds", [0, 100, 1.5, True, "off", "two"])
def test_rounds_is_a_whole_number(rounds: object) -> None:
    error = bad("bad-option", "markers", {"problem": PROBLEM}, variant="advanced", rounds=rounds)
    assert error.facts["allowed"] == ["1–99"]


def test_rounds_can_be_left_to_the_game() -> None:
    assert markers(seats=4, variant="advanced", rounds=None).view.rounds == 4


def test_a_problem_has_exactly_one_solution() -> None:
    bad("problem-without-solution", "markers", {"problem": "55" + "." * 79})
    bad("problem-with-several-solutions", "markers", {"problem": "." * 81})
    bad("bad-grid-length", "markers", {"problem": "123"})


def test_a_seed_deals_a_problem_and_the_same_one_again() -> None:
    one, same, other = (PlayedGame("markers", {"seed": seed}).setup for seed in (1, 1, 2))
    assert one == same != other
    assert markers(one["problem"]).reason is None


# What is seen

PLAYED: list[tuple[dict[str, Any], list[str]]] = [
    ({}, ["1 c1=3"]),
    ({"fault": "solution", "seats": 3}, ["1 c1=1", "3 accept", "2 stop"]),
    ({"referee": "umpire"}, ["1 c1=4", "2 pass", "1 d1=6", "2 pass", "1 pass"]),
    ({"variant": "advanced"}, ["1 c1=3", "1 d1=3", "1 f1=8", "2 object c1"]),
    ({"variant": "advanced", "seats": 3}, ["1 c1=3", "1 done", "2 accept", "3 stop"]),
    ({"variant": "advanced", "fault": "solution", "rounds": 1}, ["1 done", "2 c1=1", "2 d1=6", "2 done"]),
    ({"variant": "advanced", "referee": "umpire"}, ["1 c1=3"]),
    ({"seats": 1}, ["1 c1=3", "1 d1=6"]),
    ({}, ["1 c1=3", "0 time_up"]),
]


@pytest.mark.parametrize(("options", "moves"), PLAYED)
def test_a_position_imagined_from_a_view_looks_and_plays_the_same(
    options: dict[str, Any], moves: list[str]
) -> None:
    table = markers(**options).play(*moves)
    for viewer in (Seat(1), "tv", "spectator", "review"):
        table.check_imagined(viewer)


@pytest.mark.parametrize("viewer", [Seat(1), Seat(2), "tv", "spectator"])
def test_nobody_sees_the_solution_but_the_review(viewer: Any) -> None:
    table = markers().play("1 c1=4")
    assert table.game.view(table.state, viewer).solution is None
    assert table.view.solution == SOLUTION


def test_a_view_does_not_tell_a_fault() -> None:
    """The two boards differ in one digit, and in nothing else that anybody sees."""
    for variant in ("basic", "advanced"):
        right, wrong = (markers(fault="solution", variant=variant).play(f"1 c1={digit}") for digit in (4, 1))
        seen = right.game.view(right.state, Seat(2))
        other = wrong.game.view(wrong.state, Seat(2))
        changed = {name for name in seen.__struct_fields__ if getattr(seen, name) != getattr(other, name)}
        assert changed == {"board", "scores"}


def test_who_wrote_what_is_seen() -> None:
    table = markers(referee="umpire").play("1 c1=4", "2 d1=6")
    assert table.view.givens == PROBLEM
    assert [(cell, owner) for cell, owner in enumerate(table.view.owners) if owner] == [(2, 1), (3, 2)]


def test_points_votes_time_limit_and_problem() -> None:
    table = PlayedGame("markers", {"seed": 1}, time_limit=2)
    cell = next(iter(table.points("CELL=5")))
    assert table.points("CELL=5")[cell] == 5
    assert table.game.votes(table.play("2 stop").state) == (2,)
    assert table.game.time_limit(table.state.options) == Seconds(120)
    assert table.game.problem(table.view) == table.view.givens
    assert table.game.favours_first(table.state.options)
    assert not table.game.favours_first(markers(fault="solution").state.options)
    solo = PlayedGame("markers", {"seed": 1}, seats=1)
    assert solo.points("CELL=5") == {}


def test_an_advanced_game_without_a_glass_makes_no_sense() -> None:
    """docs/rules/README.md, Packs: a variant must not lose its sense. One turn would fill the board."""
    endless = read_options(MarkersOptions, {"variant": "advanced", "sand_glass": None}, 2)
    with pytest.raises(BadInput) as refusal:
        check_sense(endless, 2)
    assert refusal.value.code == "glass-needed"
    check_sense(read_options(MarkersOptions, {"variant": "advanced"}, 2), 2)


def test_writing_and_erasing_are_free_and_nothing_is_called() -> None:
    table = markers(seats=1).play("1 c1=3")
    assert table.happened() == (Wrote(seat=Seat(1), cell="c1", symbol=Symbol(3), points=0),)
    table.play("1 c1=5")
    assert table.happened() == (
        Erased(seat=Seat(1), cell="c1", symbol=Symbol(3), points=0),
        Wrote(seat=Seat(1), cell="c1", symbol=Symbol(5), points=0),
    )
    assert table.view.board[2] == "5"
    table.play("1 erase c1")
    assert table.happened() == (Erased(seat=Seat(1), cell="c1", symbol=Symbol(5), points=0),)
    assert table.view.board == PROBLEM
    refusal = table.refuses("1 erase c1")
    assert (refusal.code, refusal.facts["cell"]) == ("cell-empty", "c1")


@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
def test_no_referee_calls_a_digit_that_does_not_fit(referee: str) -> None:
    table = markers(seats=1, referee=referee).play("1 c1=3", "1 c2=3")
    assert table.kinds == ["Wrote"]


def test_givens_cannot_be_erased() -> None:
    table = markers(seats=1)
    for move in ("a1=1", "erase a1"):
        refusal = table.refuses(f"1 {move}")
        assert (refusal.code, refusal.facts["cell"]) == ("cell-given", "a1")


def test_what_is_legal() -> None:
    table = markers(TWO_LEFT, seats=1).play("1 c1=1")
    digits = {f"{cell}={digit}" for cell in ("c1", "d1") for digit in range(1, 10)}
    assert set(table.legal(1)) == digits | {"erase c1", "stop"}
    assert set(table.legal(TABLE)) == set()


def test_solved_is_won_without_a_score() -> None:
    table = markers(TWO_LEFT, seats=1).play("1 c1=4", "1 d1=6")
    assert table.happened()[-1] == Ended(reason="solved", winners=(Seat(1),))
    assert (table.reason, table.scores, table.winners, table.to_move) == ("solved", [0], [1], None)
    assert set(table.legal(1)) == set()


def test_a_full_board_that_is_wrong_can_still_be_put_right() -> None:
    table = markers(TWO_LEFT, seats=1).play("1 c1=6", "1 d1=4")
    assert table.reason is None
    table.play("1 c1=4", "1 d1=6")
    assert table.reason == "solved"


def test_time_up_is_lost() -> None:
    table = markers(seats=1).play("1 c1=4", "0 time_up")
    assert (table.reason, table.scores, table.winners) == ("time_up", [0], [])


def test_the_only_time_that_runs_out_is_the_one_for_the_problem() -> None:
    table = markers(seats=1)
    assert table.refuses("0 timeout").code == "only-players"
    table.play("1 timeout")
    assert table.happened() == (TimedOut(seat=Seat(1)), Ended(reason="time_up", winners=()))


def test_stopping_alone_needs_no_other_vote() -> None:
    table = markers(seats=1)
    assert table.refuses("1 continue").code == "no-vote"
    table.play("1 stop")
    assert (table.reason, table.winners) == ("agreed", [])


@pytest.mark.parametrize("move", ["pass", "done", "accept", "object", "object c1"])
def test_alone_there_are_no_opponents_to_ask_and_no_turn_to_end(move: str) -> None:
    refusal = markers(seats=1).play("1 c1=4").refuses(f"1 {move}")
    assert (refusal.code, refusal.facts["variant"]) == ("other-variant", "solo")
    assert refusal.facts["allowed"] == ["CELL=D", "erase CELL", "stop"]


def test_seat_0_can_neither_write_nor_send_silence() -> None:
    table = markers(seats=1)
    assert table.refuses("0 c1=4").code == "only-players"
    assert table.refuses("0 silence").code == "other-variant"
    assert Solo().answered(table.state) == (table.state, ())
    assert table.answer_for(1) == ""


def test_no_clock_of_a_turn_runs() -> None:
    table = markers(seats=1)
    assert (table.view.options.time_limit, table.view.options.sand_glass) == (None, None)
    assert table.game.deadline(table.state) is None


def test_there_is_no_limit_unless_asked_for() -> None:
    """docs/rules/markers.md, Solo: a limit is advice."""
    assert markers(seats=1).view.options.time_limit is None
    assert markers(seats=1, time_limit=20).view.options.time_limit == 20
    assert markers(seats=2).view.options.time_limit is None


@pytest.mark.no_cover
def test_a_long_game_does_not_become_slow() -> None:
    """A record may have 20,000 moves: nothing that was erased is remembered."""
    table = markers(seats=1).play(*["1 c1=3", "1 erase c1"] * 10_000)
    assert table.view.board == PROBLEM
    assert len(repr(table.state)) < 2 * len(repr(markers(seats=1).state))


def test_the_kernel_is_told_of_the_solution_and_the_turn() -> None:
    state, _ = GAME.setup({"fault": "solution"}, 2, {"seed": 1})
    view = GAME.view(state, Seat(1))
    assert isinstance(BOT.brain, KernelBrain)
    fields = BOT.brain.fields(view)
    assert fields == {
        "solution": solve(view.board),
        "by_solution": True,
        "advanced": False,
        "idle": 0,
        "placed": False,
    }


def test_the_kernel_is_told_of_the_rounds_of_the_advanced_game() -> None:
    state, _ = GAME.setup({"variant": "advanced", "fault": "rule"}, 2, {"seed": 1})
    assert isinstance(BOT.brain, KernelBrain)
    fields = BOT.brain.fields(GAME.view(state, Seat(1)))
    assert not fields["by_solution"]
    assert (fields["advanced"], fields["round"], fields["rounds"], fields["played"]) == (True, 1, 2, 0)


def test_answering_is_no_turn_and_erasing_a_fault_is_none() -> None:
    assert isinstance(BOT.brain, KernelBrain)
    for variant, referee in (("basic", "table"), ("advanced", "umpire")):
        state, _ = GAME.setup({"variant": variant, "referee": referee, "fault": "solution"}, 2, {"seed": 1})
        wrong = next(
            move
            for move in GAME.legal(state, Seat(1))
            if move.symbol and state.solution[move.cell] != move.symbol
        )
        after, _ = GAME.play(state, Seat(1), wrong)
        assert BOT.brain.is_in_turn(GAME.view(state, Seat(1)))
        assert not BOT.brain.is_in_turn(GAME.view(after, Seat(1)))
