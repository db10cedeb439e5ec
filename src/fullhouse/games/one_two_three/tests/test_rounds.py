"""One-Two-Three, its rounds, points and score sheet: the page `docs/rules/one-two-three.md`."""

from random import Random
from typing import Any

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import TimedOut, TurnPassed
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.core.options import describe
from fullhouse.games.kit.bot import KernelBrain
from fullhouse.games.kit.writing import RoundBegan, Wrote
from fullhouse.games.one_two_three.bot import BOT
from fullhouse.games.one_two_three.data import (
    Completed,
    CorrectionRequired,
    Finished,
    Matched,
    OneTwoThreeOptions,
    SheetLine,
)
from fullhouse.games.one_two_three.rules import GAME
from fullhouse.games.one_two_three.tests.boards import PROBLEM, one_two_three, without
from fullhouse.sudoku.board import NINE
from tests.examples import FACTOR
from tests.played_game import PlayedGame, bad
from tests.walks import Table, walk

# The worked example


def test_the_worked_example() -> None:
    """docs/rules/one-two-three.md, Worked example: every score on the way."""
    table = one_two_three(seats=3, handicap=True)
    assert table.scores == [0, 4, 6]
    assert table.play("1 g1=9").scores == [9, 4, 6]
    assert table.play("2 e1=7").scores == [9, 21, 6]
    assert table.play("3 g3=5").scores == [9, 21, 11]
    assert table.play("1 f1=8", "1 i2=8").scores == [27, 21, 11]
    assert table.play("2 d1=6", "2 h1=4").scores == [27, 31, 11]
    assert table.play("1 object h1").scores == [27, 25, 11]
    assert table.play("2 correct h1=1").scores == [27, 26, 11]
    assert table.to_move == 3


# Rounds


@pytest.mark.parametrize(
    ("sequence", "asked"),
    [("classic", [1, 2, 3, 1, 2]), ("shortened", [1, 2, 3, 3, 3]), ("express", [3, 3, 3, 3, 3])],
)
def test_how_many_digits_the_rounds_ask_for(sequence: str, asked: list[int]) -> None:
    table = one_two_three(sequence=sequence)
    asks = [table.view.asks]
    for _ in range(4):
        cell = NINE.names(table.state.grid.open)[0]
        right = table.view.solution[NINE.cell(cell)]
        table.play(f"1 {cell}={right}", *["1 done"] * (table.view.asks > 1), "2 done")
        asks.append(table.view.asks)
    assert asks == asked


def test_every_player_in_turn_writes_as_many_digits_as_the_round_asks_for() -> None:
    table = one_two_three().play("1 c1=4")
    assert table.happened() == (
        Wrote(seat=Seat(1), cell="c1", symbol=Symbol(4), points=4),
        TurnPassed(seat=Seat(2)),
    )
    table.play("2 d1=6")
    assert table.happened()[1:] == (
        RoundBegan(round=2, order=(Seat(1), Seat(2)), asks=2, final=False),
        TurnPassed(seat=Seat(1)),
    )
    table.play("1 f1=8")
    assert (table.kinds, table.to_move) == (["Wrote"], 1)
    table.play("1 g1=9")
    assert (table.to_move, table.scores) == (2, [21, 6])


def test_done_and_timeout_end_a_turn_early() -> None:
    table = one_two_three(sequence="express").play("1 c1=4", "1 done")
    assert table.happened() == (Finished(seat=Seat(1), written=1), TurnPassed(seat=Seat(2)))
    table.play("2 d1=6", "2 f1=8", "2 timeout")
    assert table.happened()[0] == TimedOut(seat=Seat(2))
    assert table.scores == [4, 14]


@pytest.mark.parametrize("move", ["c1=4", "done", "timeout"])
def test_only_the_seat_on_turn_writes_or_ends_the_turn(move: str) -> None:
    refusal = one_two_three().refuses(f"2 {move}")
    assert (refusal.code, refusal.facts["turn"], refusal.facts["allowed"]) == ("not-your-turn", 1, [])


def test_a_filled_cell_takes_no_digit() -> None:
    table = one_two_three().play("1 c1=4")
    for cell in ("a1", "c1"):
        refusal = table.refuses(f"2 {cell}=1")
        assert (refusal.code, refusal.facts["cell"]) == ("cell-not-empty", cell)


def test_the_guard_refuses_what_does_not_fit() -> None:
    table = one_two_three(referee="guard")
    assert {move for move in table.legal(1) if move.startswith("c1")} == {"c1=1", "c1=2", "c1=4", "c1=7"}
    refusal = table.refuses("1 c1=3")
    assert (refusal.code, refusal.facts["because"]) == ("does-not-fit", ("b1",))


# Points


@pytest.mark.parametrize(("seats", "scores"), [(2, [0, 4]), (5, [0, 4, 6, 8, 10])])
def test_the_handicap(seats: int, scores: list[int]) -> None:
    assert one_two_three(seats=seats, handicap=True).scores == scores
    assert one_two_three(seats=seats).scores == [0] * seats


def test_two_equal_digits_bring_two_and_three_bring_three_instead() -> None:
    table = one_two_three(sequence="express").play("1 f1=8", "1 i2=8")
    assert table.happened()[1:] == (Matched(seat=Seat(1), symbol=Symbol(8), count=2, points=2),)
    table.play("1 b8=8")
    assert table.happened()[1] == Matched(seat=Seat(1), symbol=Symbol(8), count=3, points=1)
    assert table.scores == [24 + 3, 0]


def test_equal_digits_of_two_turns_bring_nothing() -> None:
    table = one_two_three().play("1 f1=8", "2 c1=4", "1 i2=8")
    assert table.kinds == ["Wrote"]


def test_a_pair_counts_whatever_comes_between() -> None:
    table = one_two_three(sequence="express").play("1 f1=8", "1 c1=4", "1 i2=8")
    assert table.scores == [20 + 2, 0]


@pytest.mark.parametrize(
    ("empty", "house"),
    [
        (["c1", "c9", "b2"], NINE.rows[0]),
        (["c1", "d1", "b2"], NINE.columns[2]),
        (["c1", "d1", "c9"], NINE.blocks[0]),
    ],
)
def test_completing_a_row_a_column_or_a_block_brings_ten(empty: list[str], house: int) -> None:
    table = one_two_three(without(*empty), sequence="express").play("1 c1=4")
    completed = table.event(Completed)
    assert (completed.houses, completed.points) == ((NINE.names(house),), 10)
    assert table.scores == [14, 0]


def test_completing_several_houses_at_once_brings_ten_once() -> None:
    table = one_two_three(without("c1", "i9", "h8", "g7")).play("1 c1=4")
    assert len(table.event(Completed).houses) == 3
    assert table.scores == [14, 0]


def test_completing_another_house_in_the_same_turn_brings_nothing_more() -> None:
    table = one_two_three(without("c1", "i9", "h8", "g7", "f6"), sequence="express")
    table.play("1 c1=4")
    assert table.event(Completed).points == 10
    table.play("1 f6=4")
    assert table.event(Completed).points == 0
    assert table.event(Matched).points == 2
    assert table.scores == [4 + 4 + 2 + 10, 0]


def test_a_turn_of_another_round_has_its_own_ten() -> None:
    table = one_two_three(without("c1", "d2", "e3", "f4", "g5", "h6", "i7")).play(
        "1 c1=4", "2 d2=1", "1 e3=4"
    )
    assert table.scores == [14 + 14, 11]


# The final round


def test_the_final_round_is_played_lowest_score_first() -> None:
    """docs/rules/one-two-three.md: four cells are no more than two players times two digits."""
    empty = ["c1", "d1", "c2", "d2", "c3", "d3"]
    table = one_two_three(without(*empty)).play("1 d1=6", "2 c1=4")
    began = table.event(RoundBegan)
    assert (table.scores, began.final, began.order, began.asks) == ([6, 14], True, (1, 2), 2)
    table = one_two_three(without(*empty)).play("1 c1=4", "2 d2=1")
    assert (table.scores, table.event(RoundBegan).order) == ([4, 1], (2, 1))
    assert table.to_move == 2
    assert table.refuses("1 d1=6").facts["turn"] == 2


def test_the_final_round_can_keep_the_order() -> None:
    empty = ["c1", "d1", "c2", "d2", "c3", "d3"]
    table = one_two_three(without(*empty), final_order="unchanged").play("1 c1=4", "2 d2=1")
    began = table.event(RoundBegan)
    assert (began.final, began.order, table.to_move) == (True, (1, 2), 1)


def test_equal_scores_keep_the_original_order() -> None:
    table = one_two_three(without("c1", "d1", "c2", "d2", "e4", "f4"), seats=3)
    assert (table.view.final, table.view.order) == (False, (1, 2, 3))
    table.play("1 done", "2 c1=4", "3 done")
    assert (table.view.final, table.view.order) == (True, (1, 3, 2))


def test_one_cell_too_many_does_not_start_the_final_round() -> None:
    assert one_two_three(without("c1", "d1")).view.final is True
    assert one_two_three(without("c1", "d1", "c2")).view.final is False


def test_after_a_final_round_every_round_is_final() -> None:
    table = one_two_three(
        without("c1", "d1", "c2", "d2", "c3", "d3", "c4", "d4"), sequence="express", seats=3
    )
    assert table.view.final
    table.play("1 c1=4", "1 done", "2 done", "3 done")
    assert (table.view.round, table.view.final, table.view.order) == (2, True, (2, 3, 1))
    table = one_two_three(without("c1", "d1", "c2", "d2"), sequence="classic")
    table.play("1 done", "2 done", "1 c1=4", "1 done", "2 done", "2 done")
    assert (table.view.asks, table.view.final) == (3, True)
    table.play("1 done")
    assert (table.view.asks, table.view.final, table.state.grid.open.bit_count()) == (1, True, 3)


# Clock


def test_the_clock_is_off_unless_wanted() -> None:
    table = one_two_three()
    assert table.game.deadline(table.state) is None


def test_a_turn_of_k_digits_has_k_minutes() -> None:
    table = one_two_three(sand_glass=60)
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(60))
    table.play("1 c1=4", "2 d1=6", "1 f1=8")
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(120))


# Options and setup


def test_the_options_and_their_defaults() -> None:
    options = {option.name: (option.kind, option.default) for option in describe(OneTwoThreeOptions)}
    assert options == {
        "referee": ("choice", "table"),
        "silence": ("length", 10),
        "sand_glass": ("length", None),
        "fault": ("choice", "solution"),
        "sequence": ("choice", "classic"),
        "handicap": ("switch", True),
        "final_order": ("choice", "lowest_first"),
        "teams": ("switch", False),
        "corrected_counts": ("switch", True),
        "correction": ("choice", "may"),
        "fine": ("choice", "printed"),
        "fewer": ("choice", "may"),
    }


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_need_four_seats(seats: int) -> None:
    setup: dict[str, Any] = {"problem": PROBLEM}
    assert bad("teams-need-four", "one-two-three", setup, seats=seats, teams=True).facts == {"seats": seats}


def test_a_seed_deals_a_problem() -> None:
    one, same, other = (PlayedGame("one-two-three", {"seed": seed}).setup for seed in (1, 1, 2))
    assert one == same != other


def test_points_are_known_before_a_digit_is_written() -> None:
    """docs/rules/one-two-three.md: face value, 2 and 3 for equal digits of a turn, ten for a house, once."""
    table = PlayedGame("one-two-three", {"problem": PROBLEM}, sequence="express", handicap=False)
    assert (table.points("CELL=7")["e1"], table.points("CELL=7")["c1"]) == (17, 7)
    table.play("1 e1=7")
    assert (table.scores, table.points("CELL=7")["b2"], table.points("CELL=4")["c1"]) == ([17, 0], 9, 4)
    table.play("1 b2=7")
    assert (table.scores, table.points("CELL=7")["i3"]) == ([26, 0], 8)
    wrong = PlayedGame("one-two-three", {"problem": PROBLEM}, referee="umpire").play("1 c1=2")
    assert wrong.points("correct CELL=4") == {}


# The score sheet


def test_a_line_a_turn_says_what_brought_its_points() -> None:
    """docs/rules/one-two-three.md, The score sheet: digits, pair or triple, completion, handicap, fines."""
    table = one_two_three(handicap=True, sequence="express")
    table.play("1 e1=7", "1 c1=4", "1 d1=1", "2 object d1", "1 leave d1", "2 done", "1 h1=1", "1 done")
    assert table.game.sheet(table.view) == (
        SheetLine(Seat(2), 0, handicap=4, sum=4),
        SheetLine(Seat(1), 1, cells=("e1", "c1"), digits=(7, 4), house=10, fines=3, sum=18),
        SheetLine(Seat(1), 2, cells=("h1",), digits=(1,), sum=1),
    )


def test_a_corrected_digit_counts_in_the_line_of_its_turn() -> None:
    table = one_two_three(sequence="express").play("1 c1=4", "1 d1=4", "2 object d1", "1 correct d1=6")
    (line,) = table.view.sheet
    assert (line.cells, line.digits, line.equal, line.fines, line.sum) == (("c1", "d1"), (4, 6), 0, 3, 7)


def test_equal_digits_and_the_final_round_have_their_places() -> None:
    table = one_two_three(without("c1", "d9"), seats=3, referee="umpire", sequence="express")
    table.play("1 done", "2 c1=4", "2 d9=2")
    assert [(line.seat, line.equal, line.unable, line.sum) for line in table.view.sheet] == [
        (2, 0, 0, 16),
        (3, 0, 10, 10),
    ]
    table = one_two_three(sequence="express").play("1 f1=8", "1 d4=7", "1 d6=9", "2 e1=7", "2 h5=9", "2 g5=7")
    assert [line.equal for line in table.view.sheet] == [0, 2]


@pytest.mark.no_cover
def test_the_lines_of_the_sheet_add_up_to_the_scores() -> None:
    """Whatever happens: random games with any options, counted by the sheet alone."""
    for seed in range(12 * FACTOR):
        random = Random(seed)
        options: dict[str, Any] = {
            "fault": random.choice(["rule", "solution"]),
            "referee": random.choice(["table", "umpire", "guard"]),
            "fine": random.choice(["printed", "none"]),
            "correction": random.choice(["may", "must"]),
            "corrected_counts": random.random() < 0.5,
            "handicap": random.random() < 0.5,
        }
        table = Table("one-two-three", random.randint(2, 5), options, seed)
        for step in walk(table):
            view = table.game.view(step.after, "tv")
            sums = [
                sum(line.sum for line in view.sheet if line.seat == seat)
                for seat in range(1, table.seats + 1)
            ]
            assert sums == list(view.scores)


# Faults that cost nothing, corrections that must be made


def test_no_fine_takes_the_digit_and_its_place_in_the_turn_but_no_points() -> None:
    """docs/rules/README.md, Packs: the first evening's `fine: none`."""
    table = one_two_three(referee="umpire", fine="none").play("1 c1=1")
    assert table.kinds == ["Wrote", "Called", "Erased", "CorrectionDue"]
    assert (table.scores, table.view.turns[-1].used) == ([0, 0], 1)
    table.play("1 correct c1=2")
    assert (table.kinds, table.scores, table.to_move) == (["Corrected", "TurnPassed"], [0, 0], 2)
    assert table.view.turns[0].fines == 0


def test_a_correction_must_be_made_where_a_digit_fits() -> None:
    """docs/rules/one-two-three.md, Faults: as in the box, nobody leaves the cell empty."""
    table = one_two_three(correction="must").play("1 c1=1", "2 object c1")
    assert table.event(CorrectionRequired) == CorrectionRequired(seat=Seat(1), cell="c1")
    assert "leave c1" not in table.legal(1)
    refusal = table.refuses("1 leave c1")
    assert (refusal.code, refusal.facts["cell"]) == ("must-correct", "c1")
    assert one_two_three().play("1 c1=1", "2 object c1").kinds[-1] == "CorrectionDue"
    table.play("1 correct c1=2")
    assert (table.to_move, table.scores) == (2, [-2, 0])


def test_a_correction_that_must_be_made_is_left_by_the_clock() -> None:
    """docs/rules/one-two-three.md, The end: a timeout always means `leave`."""
    table = one_two_three(correction="must", sand_glass=60).play("1 c1=1", "2 object c1", "1 timeout")
    assert (table.kinds, table.to_move, table.view.owed) == (["TimedOut", "LeftEmpty"], 2, ())


def test_a_cell_that_no_digit_fits_may_be_left() -> None:
    """docs/rules/one-two-three.md, The end: `correction: must` allows `leave` where nothing fits."""
    table = one_two_three(without("c1", "d1", "d2", "d3"), correction="must", sequence="express")
    table.play("1 d1=4", "1 c1=6", "2 object c1")
    assert table.kinds[-1] == "CorrectionDue"
    table.play("1 leave c1")
    assert table.view.board[2] == "."


def test_the_kernel_is_told_of_the_round_and_its_turn() -> None:
    state, _ = GAME.setup({"referee": "umpire"}, 3, {"seed": 1})
    seat = GAME.to_move(state)
    assert seat is not None
    move = next(move for move in GAME.legal(state, seat) if state.solution[move.cell] == move.symbol)
    state, _ = GAME.play(state, seat, move)
    following = GAME.to_move(state)
    assert following is not None
    assert isinstance(BOT.brain, KernelBrain)
    fields = BOT.brain.fields(GAME.view(state, following))
    assert fields["order"] == [0, 1, 2]
    assert (fields["round"], fields["asks"], fields["played"]) == (1, 1, following - 1)
    assert (fields["written"], fields["used"], fields["placed"], fields["idle"]) == ([], 0, True, 0)
    assert (fields["teams"], fields["final"], fields["has_house"]) == (False, False, False)


@pytest.mark.parametrize(("fault", "can"), [("solution", True), ("rule", False)])
def test_the_net_knows_games_judged_by_the_solution_only(fault: str, *, can: bool) -> None:
    state, _ = GAME.setup({"fault": fault}, 2, {"seed": 1})
    assert isinstance(BOT.brain, KernelBrain)
    assert BOT.brain.can_weigh(GAME.view(state, Seat(1)), has_net=True) is can
    assert not BOT.brain.can_weigh(GAME.view(state, Seat(1)), has_net=False)


def test_a_correction_is_no_turn() -> None:
    state, _ = GAME.setup({"referee": "umpire"}, 2, {"seed": 1})
    wrong = next(move for move in GAME.legal(state, Seat(1)) if state.solution[move.cell] != move.symbol)
    owing, _ = GAME.play(state, Seat(1), wrong)
    assert isinstance(BOT.brain, KernelBrain)
    assert BOT.brain.is_in_turn(GAME.view(state, Seat(1)))
    assert not BOT.brain.is_in_turn(GAME.view(owing, Seat(1)))
