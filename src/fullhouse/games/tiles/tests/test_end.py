"""Golden Tiles, how it ends: claims, the last tile, the sand-glass, alone. The page `docs/rules/tiles.md`."""

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.events import Accepted, Called, Ended, TimedOut
from fullhouse.core.ids import TABLE, Seat, Seconds, Symbol
from fullhouse.games import game
from fullhouse.games.kit.laying_data import Claimed, NoRoom, Shown
from fullhouse.games.tiles.tests.boards import tiles
from tests.played_game import cells

# Being stuck

NO_ROOM_FOR_9 = cells("""
    9 . . │ . . . │ . . .
    . . . │ 9 . . │ . . .
    . . . │ . . . │ 9 . .
    ──────┼───────┼──────
    . 9 . │ . . . │ . . .
    . . . │ . 9 . │ . . .
    . . . │ . . . │ . 9 .
    ──────┼───────┼──────
    . . 9 │ . . . │ . . .
    . . . │ . . 9 │ . . .
    . . . │ . . . │ . . 9
""")
ROOM_FOR_9_IN_I9 = {name: symbol for name, symbol in NO_ROOM_FOR_9.items() if name != "i9"}


def test_a_stuck_player_cannot_play_on_with_a_misfit() -> None:
    """docs/rules/tiles.md, Being stuck: called as a fault, the game ends as if they had said so."""
    table = tiles([9, 1, 3], NO_ROOM_FOR_9, referee="umpire").play("1 lay a2")
    assert [type(event).__name__ for event in table.events] == ["Called", "NoRoom", "Ended"]
    assert (table.reason, table.scores, table.view.hands) == ("stuck", [0, 0], ((9,), (1,)))
    table = tiles([9, 1, 3], NO_ROOM_FOR_9).play("1 lay a2", "2 object")
    assert (table.reason, table.scores, table.view.gone) == ("stuck", [0, 0], (9,))


def test_a_misfit_that_fits_elsewhere_is_only_lost() -> None:
    table = tiles([9, 1, 3], ROOM_FOR_9_IN_I9, referee="umpire").play("1 lay a2")
    assert (table.reason, table.view.gone, table.to_move) == (None, (9,), 2)


def test_a_stuck_claim_that_everybody_accepts_ends_the_game() -> None:
    """docs/rules/tiles.md, Being stuck: with `table` all opponents must accept."""
    table = tiles([9, 1, 2], NO_ROOM_FOR_9, seats=3).play("1 stuck")
    assert table.event(Claimed).symbol == 9
    assert table.game.view(table.state, Seat(2)).hands == ((9,), (1,), None)
    assert table.to_move == 2
    assert table.refuses("1 lay a2").code == "opponents-asked"
    assert table.refuses("1 accept").code == "not-asked"
    assert table.play("3 accept").reason is None
    assert table.to_move == 2
    assert table.play("2 accept").reason == "stuck"
    assert table.winners == [1, 2, 3]
    assert table.event(Ended).reason == "stuck"


def test_silence_accepts_for_everybody_who_is_asked() -> None:
    table = tiles([9, 1, 2], NO_ROOM_FOR_9, seats=3)
    assert table.refuses("0 silence").code == "nobody-asked"
    table.play("1 stuck", "2 accept")
    assert table.refuses("3 silence").code == "only-the-table"
    assert table.play("0 silence").reason == "stuck"


def test_silence_may_be_that_of_some_of_those_who_are_asked() -> None:
    """docs/rules/README.md, Being asked: only people who are connected accept by silence."""
    table = tiles([9, 1, 2, 3], NO_ROOM_FOR_9, seats=4).play("1 stuck")
    assert table.refuses("0 silence 1 2").code == "not-asked"
    table.play("0 silence 2 4")
    assert table.event(Accepted) == Accepted(seats=(Seat(2), Seat(4)), silent=True)
    assert (table.reason, table.view.asked) == (None, (3,))
    assert table.legal(0) == ["silence", "silence 3", "without 3"]
    assert table.play("0 silence 3").reason == "stuck"


def test_the_referee_answers_for_somebody_who_does_not() -> None:
    """docs/rules/README.md, Being asked: it shows a cell against a false claim, and objects to a fault."""
    table = tiles([9, 1, 3], ROOM_FOR_9_IN_I9).play("1 stuck")
    assert table.answer_for(2) == "show i9"
    table = tiles([9, 1, 3], NO_ROOM_FOR_9).play("1 stuck")
    assert table.answer_for(2) == "accept"
    for cell, answer in (("b1", "accept"), ("a2", "object")):
        table = tiles([1], {"a1": 1} if answer == "object" else {"e5": 2}).play(f"1 lay {cell}")
        assert (table.view.asked, table.answer_for(2)) == ((2,), answer)


def test_the_others_go_on_without_somebody_and_the_referee_answers() -> None:
    """docs/rules/README.md, Being asked: for this question, and in the place of this seat alone."""
    table = tiles([9, 1, 3], ROOM_FOR_9_IN_I9).play("1 stuck")
    assert table.refuses("1 without 2").code == "only-the-table"
    assert table.refuses("0 without 1").code == "not-asked"
    table.play("0 without 2")
    assert table.kinds == ["AnsweredFor", "Shown", "Discarded", "Drew"]
    assert (table.event(Shown).seat, table.view.asked, table.reason) == (2, (), None)
    assert table.refuses("0 without 2").code == "not-asked"
    table = tiles([9, 1, 2], NO_ROOM_FOR_9, seats=3).play("1 stuck", "0 without 3")
    assert (table.kinds, table.view.asked, table.reason) == (["AnsweredFor", "Accepted"], (2,), None)
    assert table.play("2 accept").reason == "stuck"


def test_showing_a_cell_where_the_tile_fits_costs_it() -> None:
    """docs/rules/tiles.md: the tile leaves the game, no points, a new one is drawn, the next player goes
    on.
    """
    table = tiles([9, 1, 3], ROOM_FOR_9_IN_I9).play("1 stuck", "2 show a2")
    assert not table.event(Shown).right
    assert table.reason is None
    table.play("2 show i9")
    assert table.event(Shown).right
    assert table.view.gone == (9,)
    assert table.view.hands == ((3,), (1,))
    assert table.to_move == 2
    assert table.refuses("1 show i9").code == "no-claim"


def test_a_seat_that_accepted_a_claim_may_still_point_at_a_cell() -> None:
    """docs/rules/tiles.md: all opponents must accept, or one must show; nobody shows against their own
    claim.
    """
    table = tiles([9, 1, 3, 4], ROOM_FOR_9_IN_I9, seats=3).play("1 stuck", "2 accept")
    assert table.refuses("1 show i9").code == "own-move"
    assert table.play("2 show i9").view.gone == (9,)


def test_a_wrong_claim_that_nobody_shows_ends_the_game_all_the_same() -> None:
    assert tiles([9, 1, 3], ROOM_FOR_9_IN_I9).play("1 stuck", "0 silence").reason == "stuck"


def test_umpire_judges_a_claim_at_once() -> None:
    """docs/rules/tiles.md: with `umpire` the referee judges at once."""
    assert tiles([9, 1], NO_ROOM_FOR_9, referee="umpire").play("1 stuck").reason == "stuck"
    table = tiles([9, 1, 3], ROOM_FOR_9_IN_I9, referee="umpire").play("1 stuck")
    assert table.reason is None
    assert table.event(Called).cell == "i9"
    assert table.view.gone == (9,)
    assert table.to_move == 2


def test_guard_ends_the_game_by_itself_and_refuses_a_wrong_claim() -> None:
    """docs/rules/tiles.md: the referee itself ends the game when a player is stuck."""
    assert tiles([9, 1], NO_ROOM_FOR_9, referee="guard").reason == "stuck"
    table = tiles([1, 9, 1], NO_ROOM_FOR_9, referee="guard").play("1 lay b1")
    assert table.reason == "stuck"
    assert table.event(NoRoom) == NoRoom(seat=Seat(2), symbol=Symbol(9))
    assert tiles([9, 1], ROOM_FOR_9_IN_I9, referee="guard").refuses("1 stuck").facts["cell"] == "i9"


# The end


def test_play_on_lays_what_is_held_when_the_stack_is_empty() -> None:
    """docs/rules/tiles.md, The end: `play_on`, nobody draws any more, the game ends when nobody holds a
    tile.
    """
    table = tiles([1, 2, 3]).play("1 lay a1", "2 lay b1")
    assert table.view.hands == ((3,), ())
    table.play("1 lay c1")
    assert table.to_move == 2  # asked whether the last tile is a fault
    assert table.play("2 accept").reason == "tiles_used_up"
    assert table.scores == [2, 1]
    assert table.winners == [1]


def test_stop_ends_with_the_turn_in_which_somebody_cannot_draw() -> None:
    """docs/rules/tiles.md: `stop`, the Russian edition's turn clause."""
    table = tiles([1, 2, 3], stack_end="stop", referee="umpire").play("1 lay a1")
    assert table.reason is None
    assert table.play("2 lay b1").reason == "tiles_used_up"
    assert table.view.hands == ((3,), ())


def test_the_last_tile_can_be_objected_to_as_well() -> None:
    """docs/rules/README.md, Referee: the last move leaves its window open."""
    table = tiles([1, 2], {"i1": 2}).play("1 lay a1", "2 lay b1")
    assert table.scores == [1, 2]
    assert table.refuses("1 lay c1").code == "answer-first"
    table.play("1 object")
    assert table.reason == "tiles_used_up"
    assert table.scores == [1, 0]
    assert table.winners == [1]
    table = tiles([1, 2], {"i1": 2}).play("1 lay a1", "2 lay b1", "0 silence")
    assert table.scores == [1, 2]
    table = tiles([1, 2], {}).play("1 lay a1", "2 lay b1", "1 object")
    assert table.reason is None
    assert table.play("1 accept").reason == "tiles_used_up"


def test_equal_points_share_the_win() -> None:
    table = tiles([1, 2], referee="umpire").play("1 lay a1", "2 lay e5")
    assert table.scores == [0, 0]
    assert table.winners == [1, 2]


# The sand-glass


def test_timeout_sets_the_tile_aside_and_draws() -> None:
    """docs/rules/tiles.md: off by default; `timeout` sets the tile aside without points and draws."""
    table = tiles([1, 2, 3])
    assert table.game.deadline(table.state) is None
    table = tiles([1, 2, 3], sand_glass=30)
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(30))
    table.play("1 timeout")
    assert table.event(TimedOut).seat == 1
    assert table.view.gone == (1,)
    assert table.view.hands == ((3,), (2,))
    assert table.to_move == 2
    assert table.refuses("1 timeout").code == "not-your-turn"


def test_a_timeout_ends_the_game_at_once() -> None:
    """docs/rules/README.md, Referee: only a move that could be a fault leaves its window open."""
    assert tiles([1, 2]).play("1 lay a1", "2 timeout").reason == "tiles_used_up"
    assert tiles([1, 2, 3], stack_end="stop").play("1 lay a1", "2 timeout").reason == "tiles_used_up"


def test_claims_and_last_looks_wait_three_times_as_long() -> None:
    """docs/rules/README.md: the time for silence is 10 s by default, 30 s for claims and last looks."""
    for table in (tiles([9, 1], NO_ROOM_FOR_9).play("1 stuck"), tiles([1], {"e5": 2}).play("1 lay a1")):
        assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(30))
    table = tiles([9, 1], NO_ROOM_FOR_9, silence="off").play("1 stuck")
    assert table.game.deadline(table.state) is None


# Solo


def test_solo_is_guarded_and_has_no_winner() -> None:
    """docs/rules/tiles.md, Solo; docs/rules/README.md: `guard` for one-seat games."""
    table = tiles([1, 2], {"b1": 1}, seats=1)
    assert table.refuses("1 lay a1").code == "does-not-fit"
    table.play("1 lay a4", "1 lay b4")
    assert table.reason == "tiles_used_up"
    assert (table.scores, table.winners) == ([2], [])


def test_solo_with_the_printed_referee_the_helper_judges_a_claim() -> None:
    """docs/rules/tiles.md, Being stuck: nobody could contradict."""
    table = tiles([1, 2], {"b1": 1}, seats=1, referee="table")
    table.play("1 lay a1")
    assert table.refuses("1 stuck").code == "not-stuck"
    stuck = tiles([9, 1], NO_ROOM_FOR_9, seats=1, referee="table")
    assert stuck.play("1 stuck").reason == "stuck"


def test_what_is_imagined_looks_the_same_in_every_phase() -> None:
    """ARCHITECTURE.md: a full state consistent with what a seat knows."""
    fault = tiles([5, 7, 2, 1], {"a1": 5}).play("1 lay b1")
    claim = tiles([9, 1, 3], ROOM_FOR_9_IN_I9).play("1 stuck")
    last = tiles([1, 2], {"i1": 2}).play("1 lay a1", "2 lay b1")
    for table in (fault, claim, last):
        for viewer in (Seat(1), Seat(2), "tv"):
            seen = table.game.view(table.state, viewer)
            other = table.game.imagine(seen, Chance(7))
            assert table.game.view(other, viewer) == seen
            assert table.game.legal(other, Seat(2))[:] == table.game.legal(table.state, Seat(2))[:]


def test_a_game_with_odd_tiles_can_still_be_imagined() -> None:
    """docs/rules/tiles.md: a shorter stack is accepted, so what is unseen may not add up to a full set."""
    table = tiles([1] * 72, seats=2)
    seen = table.game.view(table.state, Seat(1))
    other = table.game.imagine(seen, Chance(1))
    assert table.game.view(other, Seat(1)) == seen


def test_tiles_is_played_by_one_to_four() -> None:
    assert (game("tiles").fewest_seats, game("tiles").most_seats) == (1, 4)
