"""The rules as tensors agree with those in Python, and the kernel's nets see what the training saw."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import torch

from fullhouse.bots.brains.advice import kernel_view
from fullhouse.bots.brains.backend import _play
from fullhouse.core.moves import Move
from fullhouse.games import game
from fullhouse.games.kit import forced
from fullhouse.solver import solve
from fullhouse.solver.generate import problems
from fullhouse.sudoku.board import NINE, SIX
from training.games.batch import Batch
from training.games.flipping import FLIPS, Challenge, Solitaire
from training.games.laying import Animals, Tiles
from training.games.writing import CLASSIC, EXPRESS, SHORTENED, OneTwoThree, read_problems
from training.network import POINTS_SCALE
from training.weights import unpack

SEQUENCES = {"classic": CLASSIC, "shortened": SHORTENED, "express": EXPRESS}


class Twins(NamedTuple):
    name: str
    state: Any
    batch: Batch
    wise: Callable[[Any, list[Move]], dict[int, Move]]
    """The moves worth making of all that are legal, by their number as a choice."""


def challenge(seats: int, seed: int) -> Twins:
    def wise(state: Any, legal: list[Move]) -> dict[int, Move]:
        grid = state.grid
        flips = {FLIPS + m.cell: m for m in legal if m.verb == "flip"}
        plain = {put(m): m for m in legal if m.verb == "write" and grid.fits(m.cell, m.symbol)}
        sure = {
            put(m): m
            for m in legal
            if m.verb == "declare" and not m.ground and not forced.against(grid, grid.open, m.cell, m.symbol)
        }
        return flips | plain | sure

    state, setup = game("challenge").setup({"referee": "umpire"}, seats, {"seed": seed})
    revealed = torch.tensor([NINE.cell(setup["revealed"])])
    return Twins(
        "challenge", state, Challenge(numbers(setup["tiles"]), revealed, torch.tensor([seats])), wise
    )


def solitaire(seed: int) -> Twins:
    def wise(_: Any, legal: list[Move]) -> dict[int, Move]:
        flips = {FLIPS + m.cell: m for m in legal if m.verb == "flip"}
        return flips | {put(m): m for m in legal if m.verb == "write"}

    state, setup = game("solitaire").setup({}, 1, {"seed": seed})
    return Twins("solitaire", state, Solitaire(numbers(setup["tiles"]), torch.tensor([1])), wise)


def laying(name: str, options: dict[str, str], seats: int, seed: int) -> Twins:
    kind, board = (Tiles, NINE) if name == "tiles" else (Animals, SIX)
    cells = len(board.cells)

    def wise(state: Any, legal: list[Move]) -> dict[int, Move]:
        tile = state.hands[state.turn - 1]
        return {(tile - 1) * cells + m.cell: m for m in legal if m.verb == "lay"}

    state, setup = game(name).setup({"referee": "guard", **options}, seats, {"seed": seed})
    golden = torch.full((1, cells), -1)
    for at, number in setup["golden"].items():
        golden[0, board.cell(at)] = number - 1
    stack = torch.tensor([[number - 1 for number in setup["stack"]]])
    return Twins(name, state, kind(golden, stack, torch.tensor([seats])), wise)


def one_two_three(seats: int, sequence: str, seed: int, *, teams: bool) -> Twins:
    """Handicap and final order by chance."""
    chance = random.Random(f"{seed} {seats} {sequence}")
    handicap, unchanged = chance.random() < 0.5, chance.random() < 0.5
    problem = next(iter(problems(1, seed=seed, clues=30)))
    solution = solve(problem)

    def wise(_: Any, legal: list[Move]) -> dict[int, Move]:
        return {put(m): m for m in legal if m.verb == "write" and m.symbol == int(solution[m.cell])}

    options = {
        "referee": "umpire",
        "sequence": sequence,
        "handicap": handicap,
        "final_order": "unchanged" if unchanged else "lowest_first",
        "teams": teams,
    }
    state, _ = game("one-two-three").setup(options, seats, {"problem": problem})
    batch = OneTwoThree(
        read_problems([problem + solution]),
        torch.tensor([seats]),
        sequence=torch.tensor([SEQUENCES[sequence]]),
        handicap=torch.tensor([handicap]),
        lowest_first=torch.tensor([not unchanged]),
        teams=torch.tensor([teams]),
    )
    return Twins("one-two-three", state, batch, wise)


def play_both(
    twins: Twins, seed: int, look: Callable[[Any, Batch], None] = lambda _state, _batch: None
) -> None:
    """A random game. Every position has to offer the same choices to the same seat. `look` sees them all."""
    name, state, batch, wise = twins
    rules, chance = game(name), random.Random(seed)
    while rules.outcome(state).reason is None:
        seat = rules.to_move(state)
        assert seat is not None
        drop = [m for m in rules.legal(state, seat) if m.verb == "drop"]
        if drop:  # the tensors drop impossible tiles at once
            state, _ = rules.play(state, seat, drop[0])
            continue
        moves = wise(state, list(rules.legal(state, seat)))
        assert not bool(batch.done)
        assert int(batch.mover) + 1 == seat
        assert set(batch.legal()[0].nonzero()[:, 0].tolist()) == set(moves)
        look(state, batch)
        choice = chance.choice(sorted(moves))
        before = rules.outcome(state).scores
        state, _ = rules.play(state, seat, moves[choice])
        reward = batch.step(torch.tensor([choice]), torch.tensor([True])).reward
        after = rules.outcome(state).scores
        if name != "solitaire":
            assert batch.scores[0, : len(after)].tolist() == list(after)
            if rules.outcome(state).reason is None:
                assert float(reward) == after[seat - 1] - before[seat - 1]
    assert bool(batch.done)
    outcome = rules.outcome(state)
    if isinstance(batch, Solitaire):
        assert float(batch.points()) == outcome.scores[0]
        assert bool(batch.failed) == (outcome.reason == "failed")
    else:
        winners = (batch.shares()[0] > 0).nonzero()[:, 0]
        assert tuple(int(seat) + 1 for seat in winners) == tuple(outcome.winners)


def put(move: Move) -> int:
    return (move.symbol - 1) * 81 + move.cell


def numbers(text: str) -> Any:
    return torch.tensor([[int(digit) - 1 for digit in text]])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_challenge(seats: int, seed: int) -> None:
    play_both(challenge(seats, seed), seed)


@pytest.mark.parametrize("seed", range(10))
def test_solitaire(seed: int) -> None:
    play_both(solitaire(seed), seed)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("name", "options"), [("tiles", {"golden": "lines"}), ("tiles", {"golden": "blocks"}), ("animals", {})]
)
def test_tiles(name: str, options: dict[str, str], seats: int, seed: int) -> None:
    play_both(laying(name, options, seats, seed), seed)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True), (5, False)])
@pytest.mark.parametrize("sequence", SEQUENCES)
def test_one_two_three(seats: int, sequence: str, seed: int, *, teams: bool) -> None:
    play_both(one_two_three(seats, sequence, seed, teams=teams), seed)


GAMES = {
    "challenge, 2 seats": lambda: challenge(2, 1),
    "challenge, 3 seats": lambda: challenge(3, 2),
    "challenge, 4 seats": lambda: challenge(4, 3),
    "solitaire": lambda: solitaire(5),
    "tiles, 2 seats": lambda: laying("tiles", {}, 2, 1),
    "tiles, 3 seats": lambda: laying("tiles", {}, 3, 2),
    "animals, 2 seats": lambda: laying("animals", {}, 2, 1),
    "one-two-three, 2 seats": lambda: one_two_three(2, "classic", 1, teams=False),
    "one-two-three, 3 seats": lambda: one_two_three(3, "shortened", 2, teams=False),
    "one-two-three, teams": lambda: one_two_three(4, "classic", 3, teams=True),
    "one-two-three, 5 seats": lambda: one_two_three(5, "express", 4, teams=False),
}
WEIGHTS = Path(__file__).parents[2] / "src/fullhouse/bots/weights"
EVERY = 5
"""One position in this many is compared."""


@pytest.mark.parametrize("which", GAMES)
def test_the_kernel_gives_the_same_outputs(which: str) -> None:
    pair = GAMES[which]()
    data = (WEIGHTS / f"{pair.name}.net").read_bytes()
    network, net = unpack(data, pair.batch.shape), _play.Net(data)
    differences: list[float] = []
    seen = 0

    def look(state: Any, batch: Batch) -> None:
        nonlocal seen
        seen += 1
        if seen % EVERY:
            return
        rules = game(pair.name)
        seat = rules.to_move(state)
        assert seat is not None
        kernel = torch.tensor(_play.evaluate(kernel_view(pair.name, rules.view(state, seat), seat), net))
        planes = (plane.float() for plane in batch.observe())
        with torch.no_grad():
            said = network(*planes)[0].permute(2, 0, 1, 3)
        assert kernel.numel() == said.numel()
        points = kernel.view_as(said)[..., 0] - said[..., 0] * POINTS_SCALE
        differences.append(float(points.abs().max()))

    play_both(pair, 1, look)
    assert len(differences) >= 3
    assert max(differences) < 0.1
