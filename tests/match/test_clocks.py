"""Clocks as values, with a time that only the test turns."""

from fullhouse.core.clock import Deadline
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.clocks import GameClocks
from fullhouse.match.info import Settings
from fullhouse.sudoku.board import NINE
from tests.match.tables import Desk

ANA = Deadline(Seat(1), Seconds(30))
BEN = Deadline(Seat(2), Seconds(60))


def left(clocks: GameClocks, now: float) -> float:
    info = clocks.glass_info(Seconds(now))
    assert info is not None
    return info.left


def test_the_same_glass_goes_on_and_another_turn_gets_a_new_one() -> None:
    clocks = GameClocks(Seconds(0))
    clocks.turn(ANA, 1, Seconds(0))
    clocks.turn(ANA, 1, Seconds(10))
    assert left(clocks, 10) == 20
    clocks.turn(ANA, 2, Seconds(10))
    assert left(clocks, 10) == 30
    clocks.turn(ANA, 2, Seconds(40), expired=True)
    assert left(clocks, 40) == 30


def test_an_interrupted_turn_goes_on_where_it_was() -> None:
    clocks = GameClocks(Seconds(0))
    clocks.turn(ANA, 5, Seconds(0))
    clocks.turn(BEN, 5, Seconds(12))
    clocks.turn(ANA, 5, Seconds(20))
    assert left(clocks, 20) == 18


def test_turns_without_a_number_always_get_a_full_glass() -> None:
    clocks = GameClocks(Seconds(0))
    for now, deadline in ((0, ANA), (12, BEN), (20, ANA)):
        clocks.turn(deadline, 0, Seconds(now))
    assert left(clocks, 20) == 30


def test_a_refused_move_leaves_the_glass_running() -> None:
    """docs/rules/README.md: the helper refuses, the player tries again, and the clock keeps running."""
    desk = Desk(people=2, referee="guard", sand_glass=30).start()
    desk.wait(20)
    legal, grid = set(desk.legal(1)), desk.table.state.grid
    misfit = next(move for cell in NINE.names(grid.open) if (move := f"lay {cell}") not in legal)
    assert desk.refuses(desk.play, 1, misfit) == "does-not-fit"
    assert desk.table.clocks is not None
    assert left(desk.table.clocks, desk.now) == 10
    desk.wait(10)
    assert desk.table.game.to_move(desk.table.state) == 2


def test_after_a_warning_the_glass_is_turned_again() -> None:
    """docs/rules/challenge.md, Thinking too long."""
    desk = Desk("challenge", people=2).start()
    desk.wait(30)
    assert desk.table.game.to_move(desk.table.state) == 1
    assert desk.table.clocks is not None
    assert left(desk.table.clocks, desk.now) == 30
    desk.wait(30)
    assert desk.table.game.to_move(desk.table.state) == 2


def test_clocks_can_be_stretched() -> None:
    desk = Desk(sand_glass=30, settings=Settings(stretch=10)).start()
    desk.wait(299)
    assert desk.table.game.to_move(desk.table.state) == 1
    desk.wait(2)
    assert desk.table.game.to_move(desk.table.state) == 2


def test_a_solo_turn_gets_a_new_glass_with_every_tile() -> None:
    desk = Desk(people=1, sand_glass=30).start()
    for _ in range(3):
        desk.wait(20)
        desk.play(1, next(move for move in desk.legal(1) if move.startswith("lay")))
    assert desk.table.clocks is not None
    assert left(desk.table.clocks, desk.now) == 30


def test_a_seat_with_two_turns_in_a_row_gets_a_new_glass() -> None:
    desk = Desk("markers", people=2, variant="advanced", referee="umpire").start()
    desk.play(1, "done")
    desk.wait(20)
    desk.play(2, "done")
    assert desk.table.game.to_move(desk.table.state) == 2
    assert desk.table.clocks is not None
    assert left(desk.table.clocks, desk.now) == 30


def test_a_correction_interrupts_the_clock_of_the_turn() -> None:
    desk = Desk("one-two-three", people=2, sand_glass=60, referee="table").start()
    solution = desk.table.state.solution
    cell = next(cell for cell in range(81) if desk.table.state.grid.symbols[cell] == 0)
    wrong = solution[cell] % 9 + 1
    name = desk.table.game.board.name(cell)  # type: ignore[attr-defined]
    desk.play(1, f"{name}={wrong}")
    desk.wait(25)
    desk.play(2, f"object {name}")
    assert desk.table.game.to_move(desk.table.state) == 1
    desk.wait(10)
    desk.play(1, f"leave {name}")
    assert desk.table.game.to_move(desk.table.state) == 2
    assert desk.table.clocks is not None
    assert left(desk.table.clocks, desk.now) == 35


def test_silence_counts_as_accept_when_its_time_is_over() -> None:
    desk = Desk(people=3).start()
    desk.play(1, "stuck")
    desk.wait(29)  # three times the ten seconds for a digit, as it is a claim
    desk.play(2, "accept")
    assert desk.table.game.outcome(desk.table.state).reason is None
    desk.wait(1)
    assert desk.table.stage == "over"
    assert desk.log[-1].seat == 0


def test_a_window_without_a_time_waits_for_ever() -> None:
    desk = Desk(people=2, silence=None).start()
    desk.play(1, "stuck")
    desk.wait(1e6)
    assert desk.table.stage == "playing"


def test_the_playing_time_of_a_game_runs_out() -> None:
    desk = Desk("classic", people=2, time_limit=2).start()
    desk.wait(60)
    desk.vote(1, "pause")
    desk.wait(600)
    desk.vote(1, "resume")
    desk.wait(59)
    assert desk.table.game.outcome(desk.table.state).reason is None
    desk.wait(1)
    assert desk.table.game.outcome(desk.table.state).reason == "time_up"


def test_time_up_comes_before_a_timeout_and_a_late_move_is_judged_by_the_rules() -> None:
    desk = Desk("markers", people=2, sand_glass=30, time_limit=1, referee="umpire").start()
    seen = desk.table.seq
    desk.now = Seconds(desk.now + 31)
    move = next(move for move in desk.legal(1) if "=" in move)
    try:
        desk.play(1, move, after=seen)
    except Exception as error:
        assert getattr(error, "code", "") in ("stale", "not-your-turn")  # noqa: PT017
    assert desk.table.game.to_move(desk.table.state) == 2
    desk.wait(29)
    assert desk.table.stage == "over"
