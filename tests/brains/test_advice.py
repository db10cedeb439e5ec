"""Advice: legal, reproducible, from the view alone, and a clear error where none can be given."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fullhouse.bots import brains
from fullhouse.bots.brains.advice import load_net, net_for
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.games.kit.bot import Effort
from fullhouse.sudoku.board import NINE
from tests.brains.small_nets import small_net
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
    forget()
    yield
    forget()


def forget() -> None:
    net_for.cache_clear()
    load_net.cache_clear()


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
