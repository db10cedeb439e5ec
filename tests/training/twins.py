"""Games played side by side by the rules as tensors and by the Python rules."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import torch

from fullhouse.core.moves import Move
from fullhouse.games import game
from fullhouse.games.kit import forced
from fullhouse.solver import solve
from fullhouse.solver.generate import problems
from fullhouse.sudoku.board import NINE, SIX
from training.games.batch import Batch
from training.games.flipping import FLIPS, Challenge, Solitaire
from training.games.laying import Animals, Tiles
from training.games.problems import read
from training.games.writing import CLASSIC, EXPRESS, SHORTENED, OneTwoThree

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
        read([problem + solution]),
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
