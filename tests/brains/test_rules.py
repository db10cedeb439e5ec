"""The kernel's rules are those of the games: legal moves, scores, turns and ends, move by move."""

import os
from random import Random
from typing import Any

import msgspec
import pytest

from fullhouse.bots.brains import _play
from fullhouse.bots.brains.advice import kernel_view
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame, game


class Table(msgspec.Struct, frozen=True):
    """A game with options, and the seats it can have with them."""

    game: str
    options: dict[str, Any]
    seats: tuple[int, ...]


def tables() -> list[Table]:
    """Every variant that the kernel knows."""
    laying = [
        Table(
            name,
            {"referee": "guard", "scoring": scoring, "stack_end": end, own: value},
            (1, 2, 3, 4),
        )
        for name, own, values in (
            ("tiles", "golden", ("blocks", "lines")),
            ("animals", "starters", ("blocks", "off")),
        )
        for value in values
        for scoring in ("full", "simple", "block", "value")
        for end in ("play_on", "stop")
    ]
    markers = [
        Table("markers", {"referee": "guard", "variant": variant, "fault": fault}, (2, 3, 4))
        for variant in ("basic", "advanced")
        for fault in ("rule", "solution")
    ]
    one_two_three = [
        Table(
            "one-two-three",
            {
                "referee": "guard",
                "fault": fault,
                "sequence": sequence,
                "final_order": order,
                "handicap": handicap,
            },
            (2, 3, 4, 5),
        )
        for fault in ("solution", "rule")
        for sequence in ("classic", "shortened", "express")
        for order, handicap in (("lowest_first", True), ("unchanged", False))
    ]
    return [
        *laying,
        Table("challenge", {"referee": "guard"}, (2, 3, 4)),
        Table("solitaire", {}, (1,)),
        *markers,
        *one_two_three,
        Table("one-two-three", {"referee": "guard", "teams": True}, (4,)),
    ]


def play_both(table: Table, seed: int) -> int:
    """Plays one game by both rules and returns how many moves it had. Fails where they differ."""
    chance, played = Random(seed), game(table.game)
    seats = chance.choice(table.seats)
    state, setup = played.setup(table.options, seats, {"seed": seed})
    view = (
        kernel_view(table.game, played.view(state, Seat(1)), Seat(1))
        if not played.outcome(state).is_over
        else None
    )
    if view is None:
        return 0
    twin = _play.table(view, setup.get("tiles", ""), list(setup.get("stack", ())))
    moves = 0
    while True:
        outcome = played.outcome(state)
        at = f"{table} seats={seats} seed={seed} move={moves}"
        assert twin.scores() == list(outcome.scores), at
        assert twin.over() == outcome.is_over, at
        if outcome.is_over:
            return moves
        seat = played.to_move(state)
        assert seat is not None
        assert twin.turn() == seat - 1, at
        legal = faultless(played, state, seat)
        assert sorted(twin.legal()) == sorted((m.verb, int(m.cell), int(m.symbol)) for m in legal), at
        move = chance.choice(legal)
        if move.verb in ("done", "pass") and len(legal) > 1 and chance.random() < 0.8:
            move = chance.choice(legal[:-1])
        state, _ = played.play(state, seat, move)
        twin.play(move.verb, move.cell, move.symbol)
        moves += 1


def faultless(played: AnyGame, state: Any, seat: Seat) -> list[Move]:
    """The legal moves that are no fault. A guard does not know which digits are the solution's."""
    ends = "pass" if played.id == "markers" and state.options.variant == "basic" else "done"
    by_solution = getattr(state.options, "fault", "") == "solution"
    return [
        move
        for move in played.legal(state, seat)
        if move.verb in ("lay", "flip", "drop", "finish", ends)
        or (move.verb == "write" and not (by_solution and state.solution[move.cell] != move.symbol))
        or (move.verb == "declare" and not move.ground)
    ]


GAMES = int(os.environ.get("FULLHOUSE_TWIN_GAMES", "150"))
"""How many random games in all; `make soak` plays 10,000."""


@pytest.mark.parametrize("part", range(10))
def test_random_games_are_the_same_by_both_rules(part: int) -> None:
    every = tables()
    for seed in range(part, GAMES, 10):
        play_both(every[seed % len(every)], seed)


def test_every_variant_is_played() -> None:
    """Challenge and solitaire have one variant each, so they get games of their own."""
    for seed in range(3):
        for table in tables():
            if table.game in ("challenge", "solitaire"):
                assert play_both(table, 1000 + seed) > 0
