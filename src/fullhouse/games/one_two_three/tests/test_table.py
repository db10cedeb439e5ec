"""One-Two-Three: what is seen and imagined, and the scores counted again slowly."""

from random import Random
from typing import Any

import pytest

from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games.one_two_three.tests.boards import PROBLEM, one_two_three, without
from fullhouse.sudoku.board import NINE
from tests.boards import SOLUTION

# What is seen

PLAYED: list[tuple[dict[str, Any], list[str]]] = [
    ({}, []),
    ({"seats": 3, "handicap": True}, ["1 c1=1", "2 e1=1", "3 f1=8", "1 g1=9"]),
    ({"fault": "rule"}, ["1 c1=2", "2 d1=2", "1 f1=2", "1 c2=4"]),
    ({"seats": 3}, ["1 c1=1", "2 e1=1", "1 object e1", "3 object c1"]),
    ({"sequence": "express", "corrected_counts": False}, ["1 e1=1", "2 object", "1 correct e1=7", "1 c1=1"]),
    ({"referee": "umpire"}, ["1 e1=1"]),
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
        unable = state.order[state.place + 1 :] if table.reason == "complete" else ()
        counted = [score + 10 * (seat in unable) for seat, score in enumerate(slow.scores(), 1)]
        assert table.scores == counted


def _tell(slow: Slow, state: Any, seat: int, move: Move) -> None:
    """What a move does by the rules, judged by looking at the solution."""
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
