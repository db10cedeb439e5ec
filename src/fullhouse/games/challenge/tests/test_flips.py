"""Flips, hands, drops and the sand-glass: docs/rules/challenge.md."""

from typing import Any

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import TimedOut
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.games.challenge.data import Dropped, Fined, Warned
from fullhouse.games.kit.flipping import Flipped
from fullhouse.match.perspectives import legal_moves
from tests.drawn import Sitting, as_seen, only

REFEREES = ("table", "umpire", "guard")

FLIPS = """
    1 . . │ . E . │ . . A
    . . 3 │ . . . │ . . .
    . . . │ . . . │ . . .
    ──────┼───────┼──────
    . . . │ . 7 . │ . . .
    . . . │ . . . │ . . .
    . . . │ . . . │ . . .
    ──────┼───────┼──────
    . . . │ . . . │ . . .
    . . . │ . . . │ . . .
    . . . │ . . . │ . . I
"""


def sitting(drawing: str = FLIPS, hands: list[list[int]] | None = None, **options: Any) -> Sitting:
    return Sitting("challenge", drawing, hands or [[], []], **options)


@pytest.mark.parametrize("referee", REFEREES)
def test_a_flipped_tile_that_fits_scores_for_every_other_face_up_tile_it_sees(referee: str) -> None:
    table = sitting(referee=referee)
    flipped = only(table.does(1, "flip e1"))
    assert flipped == Flipped(
        seat=Seat(1), cell="e1", symbol=Symbol(5), fits=True, points=2, counted=("a1", "e4")
    )
    assert table.scores == [2, 0]
    assert table.board == as_seen(FLIPS.replace("E", "5"))
    assert table.to_move == 2


def test_a_tile_in_two_houses_of_the_flipped_one_is_counted_once() -> None:
    table = sitting("""
        5 1 . │ . . .  │ . . I
        2 C . │ . . .  │ . . .
        . 4 6 │ . 7 .  │ . . .
    """)
    flipped = only(table.does(1, "flip b2"))
    assert flipped.counted == ("a1", "b1", "a2", "b3", "c3")
    assert flipped.points == 5


@pytest.mark.parametrize("referee", REFEREES)
def test_a_flipped_tile_that_does_not_fit_goes_to_the_hand_without_points(referee: str) -> None:
    table = sitting(hands=[[2, 7], []], referee=referee)
    flipped = only(table.does(1, "flip i1"))
    assert flipped == Flipped(seat=Seat(1), cell="i1", symbol=Symbol(1), fits=False, because=("a1",))
    assert table.scores == [0, 0]
    assert table.board == as_seen(FLIPS.replace("A", "."))
    assert table.hands == [[1, 2, 7], []]
    assert table.to_move == 2


def test_face_down_tiles_never_bar_a_tile() -> None:
    table = sitting("E E . │ . . . │ . . I")
    assert only(table.does(1, "flip a1")).fits
    assert not only(table.does(2, "flip b1")).fits


@pytest.mark.parametrize("referee", REFEREES)
def test_only_a_face_down_tile_can_be_flipped(referee: str) -> None:
    table = sitting(referee=referee)
    for cell in ("a1", "b1"):
        code, facts = table.refused(1, f"flip {cell}")
        assert (code, facts["cell"]) == ("not-face-down", cell)
        assert facts["allowed"] == ["flip CELL"]


def test_seats_take_turns_clockwise() -> None:
    table = sitting("A B C │ D . . │ . . .", [[], [], []])
    for seat, cell in ((1, "a1"), (2, "b1"), (3, "c1"), (1, "d1")):
        assert table.game.to_act(table.state) == (seat,)
        other = seat % 3 + 1
        code, facts = table.refused(other, f"flip {cell}")
        assert (code, facts["turn"], facts["allowed"]) == ("not-your-turn", seat, [])
        assert table.refused(0, f"flip {cell}")[0] == "not-your-turn"
        table.does(seat, f"flip {cell}")


# Impossible tiles

FULL_OF_FIVES = """
    5 . . │ . . . │ . . .
    . . . │ 5 . . │ . . .
    . . . │ . . . │ 5 . .
    ──────┼───────┼──────
    . 5 . │ . . . │ . . .
    . . . │ . 5 . │ . . .
    . . . │ . . . │ . 5 .
    ──────┼───────┼──────
    . . 5 │ . . . │ . . .
    . . . │ . . 5 │ . . .
    . . . │ . . . │ . . A
"""


@pytest.mark.parametrize("referee", REFEREES)
def test_a_tile_that_fits_no_open_cell_can_be_dropped_before_the_action(referee: str) -> None:
    """All nine 5s are face-up: no other fits anywhere, and they no longer count against the insert."""
    table = sitting(FULL_OF_FIVES.replace("A", "5"), [[1, 5, 5], [1]], referee=referee)
    assert [move for move in table.legal(1) if move.startswith("drop")] == ["drop 5"]
    assert only(table.does(1, "drop 5")) == Dropped(seat=Seat(1), symbol=Symbol(5))
    assert table.hands == [[1, 5], [1]]
    assert table.to_move == 1
    table.does(1, "drop 5")
    assert only(table.does(1, "b1=1")).points == 10
    assert table.view.gone == (5, 5)


@pytest.mark.parametrize("referee", REFEREES)
def test_a_tile_that_fits_a_face_down_cell_still_fits(referee: str) -> None:
    table = sitting(FULL_OF_FIVES, [[1, 5], []], referee=referee)
    code, facts = table.refused(1, "drop 5")
    if referee == "table":
        """docs/rules/challenge.md, Impossible tiles: noticing it is the player's task."""
        assert (code, facts["symbol"], "cell" in facts) == ("fits-somewhere", 5, False)
    else:
        assert (code, facts["symbol"], facts["cell"]) == ("still-fits", 5, "i9")
    assert table.refused(1, "drop 1")[0] == code


@pytest.mark.parametrize("referee", REFEREES)
def test_what_is_sent_says_which_tile_is_impossible_only_where_a_referee_may(referee: str) -> None:
    """docs/rules/challenge.md, Impossible tiles: with `table` the tool is at hand and gives nothing away."""
    sent = {}
    for last in ("5", "."):
        table = sitting(FULL_OF_FIVES.replace("A", last), [[1, 5, 5], [1]], referee=referee)
        forms = [one.form for one in legal_moves(table.game, table.state, Seat(1))]
        _, facts = table.refused(1, "drop 1")
        sent[last] = [form for form in forms if form.startswith("drop")], facts["allowed"]
    if referee == "table":
        assert sent["5"] == sent["."]
        assert sent["5"][0] == ["drop 1", "drop 5"]
    else:
        assert (sent["5"][0], sent["."][0]) == (["drop 5"], [])


def test_only_tiles_in_hand_can_be_dropped_and_only_on_the_own_turn() -> None:
    table = sitting(FULL_OF_FIVES.replace("A", "5"), [[1], [5]])
    code, facts = table.refused(1, "drop 5")
    assert (code, facts["symbol"], facts["hand"]) == ("not-in-hand", 5, [1])
    assert table.refused(2, "drop 5")[0] == "not-your-turn"


# Thinking too long


def test_the_glass_runs_for_30_seconds_unless_the_option_says_otherwise() -> None:
    for options, deadline in (
        ({}, Deadline(Seat(1), Seconds(30))),
        ({"sand_glass": 60}, Deadline(Seat(1), Seconds(60))),
        ({"sand_glass": "off"}, None),
    ):
        table = sitting(**options)
        assert table.game.deadline(table.state) == deadline


def test_the_first_timeout_of_a_player_is_a_warning_and_the_turn_stays() -> None:
    table = sitting()
    assert table.does(1, "timeout") == (TimedOut(seat=Seat(1)), Warned(seat=Seat(1)))
    assert table.scores == [0, 0]
    assert table.to_move == 1
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(30))
    assert table.view.warned == (1,)


def test_every_later_timeout_costs_the_turn_and_10_points() -> None:
    table = sitting()
    table.does(1, "timeout")
    assert table.does(1, "timeout") == (TimedOut(seat=Seat(1)), Fined(seat=Seat(1), points=10))
    assert table.scores == [-10, 0]
    assert table.to_move == 2
    table.does(2, "timeout")
    assert table.to_move == 2
    table.does(2, "flip e1")
    table.does(1, "timeout")
    assert table.scores == [-20, 2]
    assert table.view.warned == (1, 2)


def test_time_runs_out_only_for_the_seat_to_move_and_even_without_a_glass() -> None:
    table = sitting(sand_glass="off")
    assert table.refused(2, "timeout")[0] == "not-your-turn"
    assert table.refused(0, "timeout")[0] == "not-your-turn"
    table.does(1, "timeout")
    assert table.view.warned == (1,)
