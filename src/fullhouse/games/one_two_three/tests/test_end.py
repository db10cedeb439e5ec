"""One-Two-Three, the end, what is seen and imagined, and the scores counted again slowly."""

from random import Random
from typing import Any

import pytest

from fullhouse.core.clock import Deadline
from fullhouse.core.events import Accepted, Ended, Objected
from fullhouse.core.ids import TABLE, Seat, Seconds
from fullhouse.core.moves import Move
from fullhouse.games.one_two_three.data import Compensated
from fullhouse.games.one_two_three.tests.boards import PROBLEM, one_two_three, without
from fullhouse.sudoku.board import NINE
from tests.boards import SOLUTION
from tests.played_game import PlayedGame

# The grid is complete


def test_the_opponents_are_asked_before_a_complete_grid_ends_the_game() -> None:
    """docs/rules/README.md, Referee: the last move can be objected to as well."""
    table = one_two_three(without("c1", "d1"), seats=3, silence=7).play("1 c1=4", "2 d1=6")
    assert (table.reason, table.view.asked, table.view.completing, table.to_move) == (None, (1, 3), "d1", 3)
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(21))
    silences = ["silence", "silence 1", "silence 3", "silence 1 3"]
    assert table.legal(TABLE) == [*silences, "without 1", "without 3"]
    assert set(table.legal(2)) == {"object", "object c1", "object d1"}
    for move in ("done", "timeout", "d1=6"):
        assert table.refuses(f"2 {move}").code == "opponents-asked"
    table.play("3 accept")
    assert (table.happened(), table.to_move) == ((Accepted(seats=(Seat(3),)),), 1)
    table.play("0 silence")
    assert table.kinds == ["Accepted", "Compensated", "Ended"]
    assert table.reason == "complete"


@pytest.mark.parametrize(("closing", "answer"), [("d1=6", "accept"), ("d1=8", "object d1")])
def test_the_referee_answers_for_somebody_who_does_not(closing: str, answer: str) -> None:
    """docs/rules/README.md, Being asked: at the last look only the closing digit is judged."""
    table = one_two_three(without("c1", "d1"), sequence="express").play("1 c1=6", f"1 {closing}")
    assert table.answer_for(2) == answer
    table.play("0 without 2")
    assert table.kinds[:2] == ["AnsweredFor", "Accepted" if answer == "accept" else "Objected"]
    assert table.reason == ("complete" if answer == "accept" else None)
    assert table.view.owed == () or table.refuses("0 without 2").code == "not-asked"


def test_waiting_for_an_answer_can_last_for_ever() -> None:
    table = one_two_three(without("c1"), silence="off").play("1 c1=4")
    assert table.game.deadline(table.state) is None


@pytest.mark.parametrize("referee", ["umpire", "guard"])
def test_with_umpire_and_guard_it_is_over_at_once(referee: str) -> None:
    table = one_two_three(without("c1", "d1"), referee=referee).play("1 c1=4", "2 d1=6")
    assert (table.reason, table.scores, table.winners) == ("complete", [4 + 10, 6 + 10], [2])
    assert table.to_move is None
    assert table.game.to_act(table.state) == ()
    assert set(table.legal(1)) == set()
    assert table.game.deadline(table.state) is None


def test_fewer_cells_than_digits_asked_for() -> None:
    table = one_two_three(without("c1", "d1"), sequence="express", referee="umpire").play("1 c1=4", "1 d1=6")
    assert table.reason == "complete"


def test_a_seat_without_a_turn_in_the_final_round_gets_ten() -> None:
    table = one_two_three(without("c1", "d1"), seats=4, sequence="express", referee="umpire")
    table.play("1 done", "2 c1=4", "2 d1=6")
    assert table.happened()[-2] == Compensated(seats=(Seat(3), Seat(4)), points=10)
    assert table.scores == [0, 20, 10, 10]


def test_nobody_gets_ten_when_everybody_had_a_turn() -> None:
    table = one_two_three(without("c1"), referee="umpire").play("1 done", "2 c1=4")
    assert table.kinds == ["Wrote", "Completed", "Ended"]
    assert table.scores == [0, 14]


def test_the_ten_go_by_the_order_of_the_final_round() -> None:
    """Seat 2 has less and begins: the grid is full before seat 1 has its turn."""
    table = one_two_three(without("c1", "d1", "c2", "d2"), referee="umpire")
    table.play("1 c1=4", "2 done", "2 d1=6", "2 c2=2", "1 d2=1")
    assert table.scores == [4 + 1 + 10, 6 + 2 + 10]
    table = one_two_three(without("c1", "d1", "c2"), referee="umpire").play(
        "1 c1=4", "2 done", "2 d1=6", "2 c2=2"
    )
    assert table.happened()[-2] == Compensated(seats=(Seat(1),), points=10)


def test_a_problem_that_is_complete_already_is_over_at_once() -> None:
    table = one_two_three(SOLUTION, handicap=True)
    assert (table.reason, table.scores, table.winners) == ("complete", [10, 14], [2])


def test_who_has_stopped_early_in_a_final_round_gets_no_ten_later() -> None:
    """docs/rules/one-two-three.md: stopping early is not being unable to write."""
    table = one_two_three(without("c1", "d1"), seats=3, referee="umpire", final_order="unchanged")
    table.play("1 done", "2 done", "3 done", "1 c1=4", "1 d1=6")
    assert (table.reason, table.scores) == ("complete", [20, 0, 0])
    table = one_two_three(without("c1", "d1"), seats=3, referee="umpire", final_order="unchanged")
    table.play("1 done", "2 timeout", "3 done", "1 c1=4", "1 d1=6")
    assert table.scores == [20, 10, 0]


# Objections to a complete grid


def test_a_wrong_objection_changes_nothing() -> None:
    table = one_two_three(without("c1", "d1")).play("1 c1=4", "2 d1=6", "1 object d1")
    assert (table.event(Objected).upheld, table.view.asked, table.reason) == (False, (1,), None)


def test_the_last_digit_corrected_rightly_is_asked_about_again() -> None:
    """docs/rules/one-two-three.md, The end: each correction asks again."""
    table = one_two_three(without("c1", "d1"), seats=3).play("1 c1=4", "2 d1=5", "1 accept", "3 object d1")
    assert (table.reason, table.to_move) == (None, 2)
    table.play("2 correct d1=6")
    assert (table.kinds, table.view.asked, table.view.completing) == (["Corrected"], (1, 3), "d1")
    table.play("1 accept", "3 accept")
    assert table.kinds == ["Accepted", "Compensated", "Ended"]
    assert table.scores == [14, 16 - 1, 10]


def test_the_last_digit_left_keeps_the_game_going() -> None:
    table = one_two_three(without("c1", "d1")).play("1 c1=4", "2 d1=5", "1 object d1", "2 leave d1")
    assert (table.reason, table.view.asked, table.view.completing) == (None, (), None)
    assert (table.view.round, table.view.final, table.to_move) == (2, True, 2)
    table.play("2 d1=6", "0 silence")
    assert (table.reason, table.scores) == ("complete", [14 + 10, -1 + 16])


def test_the_last_look_goes_on_until_nobody_finds_anything() -> None:
    """docs/rules/one-two-three.md, The end: it is the last chance to object to any digit."""
    problem = "......143935124786147863592784916325691235874352748961826359417519472638473681259"
    table = one_two_three(problem, handicap=True)
    table.play("1 a1=6", "2 c1=8", "1 d1=5", "1 e1=9", "2 f1=7", "2 b1=2")
    assert (table.view.asked, table.view.completing) == ((1,), "b1")
    table.play("1 object b1", "2 correct b1=6")
    assert (table.reason, table.view.board[:2], table.view.asked) == (None, "66", (1,))
    table.play("2 object a1", "1 correct a1=2")
    assert (table.reason, table.view.asked) == (None, (1, 2))
    table.play("2 accept", "1 accept")
    assert (table.reason, table.view.board) == ("complete", table.view.solution)


def test_a_correction_asks_again_all_but_its_player_who_may_have_to_answer_still() -> None:
    table = one_two_three(without("c1", "d1"), seats=3).play("1 c1=9", "2 d1=6", "1 accept", "3 object c1")
    assert (table.view.asked, table.to_move) == ((3,), 1)
    table.play("1 correct c1=4")
    assert (table.reason, table.view.asked, table.to_move) == (None, (2, 3), 3)
    table.play("3 accept", "2 accept")
    assert table.reason == "complete"


def test_nobody_accepts_a_grid_that_is_being_corrected() -> None:
    """docs/rules/one-two-three.md: the offender corrects at once, before play goes on."""
    table = one_two_three(without("c1", "d1"), seats=3, sand_glass=60).play("1 c1=9", "2 d1=6", "3 object c1")
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(60))
    assert table.refuses("0 silence").code == "correction-owed"
    assert table.refuses("3 accept").code == "correction-owed"
    table.play("1 correct c1=4")
    assert (table.reason, table.view.asked) == (None, (1, 2, 3))
    table.play("3 accept", "2 accept", "1 accept")
    assert table.reason == "complete"


def test_both_digits_corrected_complete_the_grid() -> None:
    table = one_two_three(without("c1", "d1"), seats=3).play("1 c1=9", "2 d1=5", "3 object c1", "3 object d1")
    table.play("2 correct d1=6")
    assert table.reason is None
    table.play("1 correct c1=4")
    assert (table.reason, table.view.asked) == (None, (1, 2, 3))
    assert table.play("0 silence").reason == "complete"


def test_a_turn_that_was_cut_short_goes_on_when_the_grid_is_open_again() -> None:
    table = one_two_three(without("c1", "d1", "c2", "d2"), sequence="express")
    table.play("1 c1=9", "1 d1=6", "1 c2=2", "2 d2=1", "2 object c1", "1 leave c1")
    assert (table.reason, table.to_move) == (None, 2)
    table.play("2 c1=4", "1 accept")
    assert table.reason == "complete"


def test_nothing_is_judged_again_in_the_final_count() -> None:
    table = one_two_three(without("c1", "d1")).play("1 c1=9", "2 d1=5", "1 accept")
    assert (table.reason, table.scores) == ("complete", [19, 15])


# No progress


def test_three_rounds_without_a_digit_that_stands_end_the_game() -> None:
    table = one_two_three().play("1 c1=4", "2 done", *["1 done", "2 done"] * 2)
    assert not table.view.over
    table.play("1 done", "2 timeout")
    assert table.happened()[-1] == Ended(reason="no_progress", winners=(Seat(1),))


def test_the_first_round_is_not_the_third() -> None:
    table = one_two_three().play(*["1 done", "2 done"] * 2)
    assert table.reason is None
    table.play("1 done", "2 done")
    assert table.view.reason == "no_progress"


def test_a_digit_erased_later_does_not_count_as_progress() -> None:
    """Both digits of round 2 are gone when round 4 ends, and rounds 2, 3 and 4 have nothing to show."""
    table = one_two_three().play(
        "1 c1=4", "2 d1=6", "1 f1=1", "1 done", "2 done", "1 done", "2 done", "1 done"
    )
    table.play("2 object f1", "1 leave f1", "2 done")
    assert (table.reason, table.view.round) == ("no_progress", 4)


def test_a_correction_is_progress_when_it_is_made() -> None:
    table = one_two_three().play("1 c1=9", "2 done", *["1 done", "2 done"] * 2, "1 done", "2 object c1")
    table.play("1 correct c1=4", "2 done")
    assert (table.reason, table.view.round) == (None, 5)


# Teams


def test_teams_add_their_scores() -> None:
    """docs/rules/one-two-three.md: seats 1 and 3 against 2 and 4."""
    table = one_two_three(without("c1", "d1", "c9", "d9"), seats=4, teams=True, referee="umpire")
    table.play("1 d1=6", "2 c1=4", "3 d9=2", "4 c9=5")
    assert table.scores == [16, 14, 12, 15]
    assert table.winners == [2, 4]


def test_equal_teams_share_the_win() -> None:
    table = one_two_three(seats=4, teams=True).play(*[f"{seat} done" for seat in (1, 2, 3, 4)] * 3)
    assert (table.reason, table.winners) == ("no_progress", [1, 2, 3, 4])


def test_without_teams_the_most_points_win() -> None:
    table = one_two_three(without("c1", "d1", "c9", "d9"), seats=4, referee="umpire")
    table.play("1 d1=6", "2 c1=4", "3 d9=2", "4 c9=5")
    assert table.winners == [1]


# No digit fits any cell


def stuck(*moves: str, seats: int = 2, **options: Any) -> PlayedGame:
    """An 8 in d1 leaves no digit that fits d5 or f1."""
    setup = {"problem": without("d1", "d5", "f1")}
    table = PlayedGame("one-two-three", setup, seats=seats, handicap=False, **options)
    return table.play(*moves)


@pytest.mark.parametrize("referee", ["umpire", "guard"])
def test_the_game_ends_when_no_digit_fits_any_cell(referee: str) -> None:
    """docs/rules/one-two-three.md, The end: outside a final round nobody gets points for it."""
    table = stuck("1 d1=8", fault="rule", referee=referee)
    assert table.kinds == ["Wrote", "Ended"]
    assert (table.reason, table.scores, table.winners) == ("stuck", [8, 0], [1])
    assert stuck("1 d5=8", fault="rule", referee=referee).reason is None


def test_in_a_final_round_seats_still_to_come_get_ten() -> None:
    table = stuck("1 d1=8", seats=3, fault="rule", referee="umpire")
    assert table.event(Compensated) == Compensated(seats=(Seat(2), Seat(3)), points=10)
    assert (table.reason, table.scores, table.winners) == ("stuck", [8, 10, 10], [2, 3])


def test_the_opponents_are_asked_before_a_stuck_grid_ends_the_game() -> None:
    table = stuck("1 d1=8", fault="rule")
    assert (table.reason, table.view.asked, table.view.completing) == (None, (2,), "d1")
    assert table.game.deadline(table.state) == Deadline(TABLE, Seconds(30))
    assert table.refuses("1 done").code == "opponents-asked"
    table.play("2 object d1")
    assert (table.event(Objected).upheld, table.view.asked) == (False, (2,))
    table.play("0 silence")
    assert (table.kinds, table.reason) == (["Accepted", "Ended"], "stuck")


def test_a_fault_that_left_no_room_is_taken_back_and_play_goes_on() -> None:
    table = one_two_three(without("d1", "f1"), fault="rule").play("1 d1=8")
    assert (table.view.asked, table.view.completing) == ((2,), "d1")
    table.play("2 object d1", "1 leave d1")
    assert (table.reason, table.view.asked, table.view.completing, table.to_move) == (None, (), None, 2)


def test_a_correction_that_leaves_no_room_is_asked_about_first() -> None:
    """docs/rules/one-two-three.md, The end: also when no digit fits any empty cell."""
    table = stuck("1 d1=5", "2 object d1", "1 correct d1=8", fault="rule")
    assert (table.reason, table.view.asked, table.view.completing) == (None, (2,), "d1")
    table.play("2 object")
    assert (table.event(Objected).upheld, table.view.asked) == (False, (2,))
    assert table.play("2 accept").reason == "stuck"


def test_only_the_rule_leaves_no_room() -> None:
    """With the solution as measure, the right digit can always be written."""
    assert stuck("1 d1=8", fault="solution").view.asked == ()


# What is seen

PLAYED: list[tuple[dict[str, Any], list[str]]] = [
    ({}, []),
    ({"seats": 3, "handicap": True}, ["1 c1=1", "2 e1=1", "3 f1=8", "1 g1=9"]),
    ({"fault": "rule"}, ["1 c1=2", "2 d1=2", "1 f1=2", "1 c2=4"]),
    ({"seats": 3}, ["1 c1=1", "2 e1=1", "1 object e1", "3 object c1"]),
    ({"sequence": "express", "corrected_counts": False}, ["1 e1=1", "2 object", "1 correct e1=7", "1 c1=1"]),
    ({"referee": "umpire"}, ["1 e1=1"]),
    ({"fewer": "asked", "seats": 3}, ["1 c1=1", "2 done", "1 accept"]),
    ({"fewer": "asked"}, ["1 c1=1", "2 done", "1 object"]),
    ({"problem": without("c1", "d1")}, ["1 done"]),
    ({"problem": without("c1", "d1"), "seats": 3}, ["1 c1=9", "2 d1=6", "3 accept", "3 object c1"]),
    ({"problem": without("c1", "d1"), "referee": "guard"}, ["1 c1=4", "2 d1=6"]),
    ({"problem": SOLUTION}, []),
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("options", "moves"), PLAYED)
def test_a_position_imagined_from_a_view_looks_and_plays_the_same(
    options: dict[str, Any], moves: list[str]
) -> None:
    table = one_two_three(**options).play(*moves)
    for viewer in (Seat(1), "tv", "review"):
        table.check_imagined(viewer)


@pytest.mark.parametrize("viewer", [Seat(1), Seat(2), "tv", "spectator"])
def test_nobody_sees_the_solution_but_the_review(viewer: Any) -> None:
    table = one_two_three().play("1 c1=4")
    assert table.game.view(table.state, viewer).solution is None
    assert table.view.solution == SOLUTION
    assert (table.view.givens, table.view.owners[:4]) == (PROBLEM, (0, 0, 1, 0))


def test_a_view_does_not_tell_a_fault() -> None:
    """The two boards differ in one digit, and in nothing else that anybody sees."""
    views = []
    for digit in (4, 1):
        table = one_two_three().play(f"1 c1={digit}")
        views.append(table.game.view(table.state, Seat(2)))
    right, wrong = views
    changed = {name for name in right.__struct_fields__ if getattr(right, name) != getattr(wrong, name)}
    assert changed == {"board", "scores", "sheet", "turns"}
    (shown, _), (other, _) = right.turns, wrong.turns
    assert (shown.points, other.points, shown.cells) == (4, 1, other.cells)


# The scores, counted again slowly


class Slow:
    """Everybody's scores from nothing but the moves: no masks, no turns kept, all of it counted each time."""

    def __init__(self, problem: str, options: dict[str, Any], seats: int) -> None:
        self.options, self.fines = options, [0] * seats
        self.board = {NINE.names(1 << cell)[0]: int(char) for cell, char in enumerate(problem) if char != "."}
        self.turns: list[dict[str, Any]] = []
        self.stopped: set[int] = set()

    def write(self, seat: int, round_: int, asks: int, cell: str, digit: int) -> dict[str, Any]:
        if not self.turns or (self.turns[-1]["seat"], self.turns[-1]["round"]) != (seat, round_):
            self.turns.append({"seat": seat, "round": round_, "asks": asks, "digits": {}, "houses": []})
        turn = self.turns[-1]
        turn["digits"][cell] = digit
        self.board[cell] = digit
        houses = [NINE.names(house) for house in NINE.houses]
        turn["houses"] += [house for house in houses if cell in house and all(c in self.board for c in house)]
        return turn

    def erase(self, cell: str) -> None:
        turn = self.turn_of(cell)
        del turn["digits"][cell], self.board[cell]
        turn.setdefault("owed", []).append(cell)
        self.fines[turn["seat"] - 1] += turn["asks"]

    def settle(self, cell: str, digit: int | None) -> None:
        turn = next(turn for turn in reversed(self.turns) if cell in turn.get("owed", []))
        turn["owed"].remove(cell)
        if digit is not None:
            self.board[cell] = digit
        if digit is not None and self.options.get("corrected_counts", True):
            turn["digits"][cell] = digit
        else:
            turn["houses"] = [house for house in turn["houses"] if cell not in house]

    def turn_of(self, cell: str) -> dict[str, Any]:
        return next(turn for turn in self.turns if cell in turn["digits"])

    def scores(self) -> list[int]:
        totals = [-fine for fine in self.fines]
        for turn in self.turns:
            digits = list(turn["digits"].values())
            most = max((digits.count(digit) for digit in digits), default=0)
            ten = any(not set(house) & set(turn.get("owed", [])) for house in turn["houses"])
            totals[turn["seat"] - 1] += sum(digits) + {2: 2, 3: 3}.get(most, 0) + 10 * ten
        return totals


@pytest.mark.parametrize("seed", range(40))
def test_scores_agree_with_a_naive_count(seed: int) -> None:
    """docs/rules/one-two-three.md, Points and Faults, in random games with many mistakes and objections."""
    random = Random(seed)
    options: dict[str, Any] = {
        "referee": random.choice(["table", "umpire", "guard"]),
        "sequence": random.choice(["classic", "shortened", "express"]),
        "corrected_counts": random.random() < 0.7,
    }
    seats = random.randint(2, 5)
    pairs = zip(SOLUTION, PROBLEM, strict=True)
    problem = "".join(random.choice((solved, given, given)) for solved, given in pairs)
    table = one_two_three(problem, seats=seats, **options)
    slow = Slow(problem, options, seats)
    for _ in range(300):
        if table.reason is not None:
            break
        state, game = table.state, table.game
        seat = game.to_move(state) if random.random() < 0.8 else random.choice(game.to_act(state))
        assert seat is not None
        legal = list(game.legal(state, seat))
        right = [move for move in legal if move.symbol and SOLUTION[move.cell] == str(move.symbol)]
        move = random.choice(right if right and random.random() < 0.5 else legal)
        table.play(f"{seat} {game.write_move(move)}")
        _tell(slow, state, seat, move)
        to_come = state.order[state.place + 1 :] if table.reason == "complete" else ()
        unable = set(to_come) - slow.stopped
        counted = [score + 10 * (seat in unable) for seat, score in enumerate(slow.scores(), 1)]
        assert table.scores == counted


def _tell(slow: Slow, state: Any, seat: int, move: Move) -> None:
    """What a move does by the rules, judged by looking at the solution."""
    if move.verb == "done" and state.final:
        slow.stopped.add(seat)
    if move.cell < 0 and move.verb != "object":
        return
    cell = NINE.name(state.last if move.cell < 0 else move.cell)
    right = SOLUTION[NINE.cell(cell)] == str(move.symbol)
    match move.verb:
        case "write":
            slow.write(seat, state.round, state.asks, cell, move.symbol)
            if not right and state.options.referee != "table":
                slow.erase(cell)
        case "object":
            if SOLUTION[NINE.cell(cell)] != str(slow.board[cell]):
                slow.erase(cell)
        case "correct" if right:
            slow.settle(cell, move.symbol)
        case "correct" | "leave":
            if move.verb == "correct":
                turn = next(turn for turn in reversed(slow.turns) if cell in turn.get("owed", []))
                slow.fines[seat - 1] += turn["asks"]
            slow.settle(cell, None)
