"""Endings are played perfectly: as a plain search through the Python rules finds them."""

from random import Random
from typing import Any

import pytest

from fullhouse.bots import brains
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.games.kit.bot import Effort
from fullhouse.solver.generate import grids
from fullhouse.sudoku.board import NINE
from tests.brains.test_advice import weights
from tests.brains.twins import faultless
from tests.examples import FACTOR

__all__ = ["weights"]

EFFORT = Effort(budget=50)
CELLS = NINE.names(NINE.all)


def opened(seed: int, count: int) -> tuple[str, list[int], list[int]]:
    """A full grid, some of its cells, and their digits in another order."""
    chance, grid = Random(seed), next(iter(grids(1, seed=seed)))
    cells = chance.sample(range(81), count)
    return grid, cells, chance.sample([int(grid[cell]) for cell in cells], count)


def flipping(name: str, seed: int, count: int, hands: list[list[int]], options: dict[str, Any]) -> Any:
    """A position with nothing face down: these cells empty, these tiles in hand."""
    grid, cells, _ = opened(seed, count)
    tiles = "".join("." if cell in cells else digit for cell, digit in enumerate(grid))
    up = [CELLS[cell] for cell in range(81) if cell not in cells]
    state, _ = game(name).setup(options, len(hands), {"tiles": tiles, "face_up": up, "hands": hands})
    return state


@pytest.mark.usefixtures("weights")
@pytest.mark.parametrize("seed", range(12))
def test_solitaire_ends_with_the_most_points_there_are(seed: int) -> None:
    """docs/rules/solitaire.md: after success the player may go on inserting."""
    played, digits = game("solitaire"), opened(seed, 6)[2]
    digits = [digit for digit in digits if digits.count(digit) < 3]
    state = flipping("solitaire", seed, 6, [digits], {})

    def most(state: Any) -> int:
        points = played.outcome(state).scores[0]
        moves = [] if played.outcome(state).is_over else faultless(played, state, Seat(1))
        return max([points, *[most(played.play(state, Seat(1), m)[0]) for m in moves if m.verb != "finish"]])

    best = most(state)
    while not played.outcome(state).is_over:
        advice = brains.advise("solitaire", played.view(state, Seat(1)), Seat(1), effort=EFFORT, seed=1)
        assert advice[0].points == best
        state, _ = played.play(state, Seat(1), advice[0].move)
    assert played.outcome(state).scores == (best,)


@pytest.mark.usefixtures("weights")
@pytest.mark.parametrize("seed", range(12))
def test_challenge_with_nothing_face_down_is_played_perfectly(seed: int) -> None:
    played, digits = game("challenge"), opened(seed, 6)[2]
    state = flipping("challenge", seed, 6, [digits[:3], digits[3:]], {"referee": "guard"})
    assert lead_by_advice("challenge", state) == lead_by_search(played, state)


@pytest.mark.usefixtures("weights")
@pytest.mark.parametrize("seed", range(1 if FACTOR == 1 else 2 * FACTOR))
def test_the_last_cells_of_one_two_three_are_played_perfectly(seed: int) -> None:
    """docs/rules/one-two-three.md: also by ending a turn early."""
    played = game("one-two-three")
    grid, cells, _ = opened(seed, 4)
    problem = "".join("." if cell in cells else digit for cell, digit in enumerate(grid))
    state, _ = played.setup({"referee": "guard"}, 2, {"problem": problem})
    assert lead_by_advice("one-two-three", state) == lead_by_search(played, state)


def lead_by_advice(name: str, state: Any) -> int:
    """The lead of seat 1 at the end, as the brain expects it in its first move. Impossible tiles go first."""
    played = game(name)
    while not played.outcome(state).is_over:
        seat = played.to_move(state)
        assert seat is not None
        advice = brains.advise(name, played.view(state, seat), seat, effort=EFFORT, seed=1)
        if advice[0].move.verb != "drop":
            break
        state, _ = played.play(state, seat, advice[0].move)
    one, two = played.outcome(state).scores
    if played.outcome(state).is_over:
        return one - two
    return one - two + round(advice[0].points) * (1 if seat == 1 else -1)


def lead_by_search(played: Any, state: Any) -> int:
    """The same by looking at everything that both can do."""
    known: dict[Any, int] = {}

    def value(state: Any) -> int:
        outcome = played.outcome(state)
        if outcome.is_over:
            return int(outcome.scores[0] - outcome.scores[1])
        if state not in known:
            seat = played.to_move(state)
            moves = faultless(played, state, seat)
            moves = [move for move in moves if move.verb == "drop"][:1] or moves
            ends = [value(played.play(state, seat, move)[0]) for move in moves]
            known[state] = max(ends) if seat == 1 else min(ends)
        return known[state]

    return value(state)
