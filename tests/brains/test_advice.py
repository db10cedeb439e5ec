"""Advice: legal, reproducible, from the view alone, and in endings what a plain search by the rules finds."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fullhouse.bots import brains
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.games.kit.bot import Effort
from fullhouse.solver.generate import grids
from fullhouse.sudoku.board import NINE
from tests.brains.small_nets import forget_nets, small_net
from tests.brains.test_rules import faultless
from tests.examples import FACTOR
from tests.walks import Table, walk

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("tiles", 1, {}),
    ("tiles", 2, {"scoring": "value"}),
    ("tiles", 4, {"stack_end": "stop"}),
    ("animals", 2, {}),
    ("challenge", 2, {"referee": "umpire"}),
    ("challenge", 4, {"referee": "table"}),
    ("solitaire", 1, {}),
    ("markers", 2, {"referee": "umpire"}),
    ("markers", 3, {"referee": "umpire", "variant": "advanced", "fault": "solution"}),
    ("one-two-three", 2, {"referee": "umpire"}),
    ("one-two-three", 3, {"referee": "umpire", "fault": "rule"}),
    ("one-two-three", 4, {"referee": "umpire", "teams": True}),
]
PLANES = {
    "tiles": ((1, 3, 3, 5), 1),
    "challenge": ((6, 4, 9, 8), 2),
    "solitaire": ((6, 4, 9, 8), 2),
    "one-two-three": ((2, 11, 4, 24), 1),
}


@pytest.fixture(params=["nets", "none"])
def weights(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """With small nets by formula, and without any."""
    if request.param == "nets":
        for name, (planes, kinds) in PLANES.items():
            (tmp_path / f"{name}.net").write_bytes(small_net(name, planes, kinds))
    monkeypatch.setattr("fullhouse.bots.brains.advice.WEIGHTS", tmp_path)
    forget_nets()
    yield
    forget_nets()


@pytest.mark.usefixtures("weights")
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_whole_games_are_played_with_legal_moves_from_the_view_alone(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    played = game(name)
    state, _ = played.setup(options, seats, {"seed": 3})
    effort, moves = Effort(budget=12, width=2), 0
    while (seat := played.to_move(state)) is not None:
        if name == "challenge" and options["referee"] == "table" and not played.legal(state, seat):
            break
        view = played.view(state, seat)
        advice = brains.advise(name, view, seat, effort=effort, seed=moves)
        if not advice:
            break
        same = played.view(played.imagine(view, Chance(moves)), seat)
        if moves % 20 == 0:
            assert brains.advise(name, same, seat, effort=effort, seed=moves) == advice
        assert advice[0].move in played.legal(state, seat)
        state, _ = played.play(state, seat, advice[0].move)
        moves += 1
        if getattr(state, "asked", 0):
            break
    assert moves > 5


def test_alone_at_tiles_every_tile_is_laid() -> None:
    """The most points there are: 810 less the golden tiles that see each other (docs/rules/tiles.md)."""
    played = game("tiles")
    for seed in range(4):
        state, _ = played.setup({"golden": "lines"}, 1, {"seed": seed})
        golden, board = state.golden, NINE
        pairs = sum((board.peers[cell] & golden).bit_count() for cell in board.cells_in(golden)) // 2
        while not played.outcome(state).is_over:
            advice = brains.advise("tiles", played.view(state, Seat(1)), Seat(1), effort=Effort(), seed=seed)
            state, _ = played.play(state, Seat(1), advice[0].move)
        assert played.outcome(state).scores == (810 - pairs,)


@pytest.mark.parametrize("effort", [{"budget": 0}, {"budget": -1}, {"width": 0}])
def test_an_effort_of_zero_is_refused(effort: dict[str, int]) -> None:
    with pytest.raises(BadInput, match="bad-budget"):
        Effort(**effort)


def test_games_over_other_turns_and_unknown_games_are_refused() -> None:
    played = game("animals")
    state, _ = played.setup({}, 2, {"seed": 1})
    view = played.view(state, Seat(2))
    with pytest.raises(Refused, match="not-your-turn"):
        brains.advise("animals", view, Seat(2), effort=Effort(), seed=1)
    with pytest.raises(BadInput, match="unknown-game"):
        brains.advise("classic", view, Seat(1), effort=Effort(), seed=1)
    over, _ = played.setup({}, 2, {"golden": {}, "stack": []})
    with pytest.raises(Refused, match="game-over"):
        brains.advise("animals", played.view(over, Seat(1)), Seat(1), effort=Effort(), seed=1)


@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("tiles", {}),
        ("animals", {}),
        ("challenge", {}),
        ("markers", {}),
        ("markers", {"variant": "advanced"}),
        ("one-two-three", {}),
        ("one-two-three", {"fault": "rule"}),
    ],
)
def test_in_games_with_faults_advice_is_legal_or_none_is_given(
    name: str, options: dict[str, Any], referee: str
) -> None:
    """Answers, corrections and faults that have to be erased are left to the bot."""
    played, given = game(name), 0
    for seed in range(2):
        table = Table(name, 2 + seed, {**options, "referee": referee}, seed)
        for step in walk(table, clock=False):
            seat = played.to_move(step.before)
            assert seat is not None
            advice = brains.advise(name, played.view(step.before, seat), seat, effort=Effort(), seed=seed)
            legal = set(played.legal(step.before, seat))
            assert all(one.move in legal for one in advice), step
            given += bool(advice)
    assert given > 0


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
