"""One game between bots, from a seed to the final scores: the same for the same seed on every machine."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from fullhouse.bots import bot
from fullhouse.bots.bot import Bot, Situation
from fullhouse.core.chance import Chance
from fullhouse.core.clock import TIME_UP
from fullhouse.core.ids import TABLE, Cell, Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame, game
from fullhouse.records.record import Record, RecordedMove

MOST_MOVES = 5_000
"""A game that does not end is stopped after this many requests to bots."""


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended: the points and the winners, seat by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str | None


def recorded(
    name: str,
    bots: Sequence[str | Bot],
    seed: int,
    options: Mapping[str, Any] | None = None,
    budget: int | None = None,
) -> tuple[Record, GameResult]:
    """A whole game between these bots, one a seat: its record, and how it ended.

    `seed` decides the deal and everybody's chance.
    """
    played = game(name)
    state, setup = played.setup(options or {}, len(bots), {"seed": seed})
    players = [one if isinstance(one, Bot) else bot(one, name) for one in bots]
    moves: list[RecordedMove] = []
    last: Cell | None = None
    asked = 0
    while not played.outcome(state).is_over and asked < MOST_MOVES:
        move: Move | None = None
        for seat in _in_order(played, state):
            view = played.view(state, seat)
            situation = Situation(game=played, view=view, seat=seat, last=last, budget=budget)
            move = players[seat - 1].decide(situation, Chance(seed * MOST_MOVES + asked)).move
            asked += 1
            if move is not None:
                state, _ = played.play(state, seat, move)
                moves.append(RecordedMove(seat, played.write_move(move)))
                last = move.cell if move.cell >= 0 else last
                break
        if move is None and played.to_move(state) is not None:
            break
    if not played.outcome(state).is_over and TIME_UP in played.verbs_of("clock"):
        state, _ = played.play(state, TABLE, Move(TIME_UP))
        moves.append(RecordedMove(TABLE, TIME_UP))
    outcome = played.outcome(state)
    record = Record(
        game=name,
        options=dict(options or {}),
        seats=tuple(f"{one.name.title()} {seat}" for seat, one in enumerate(players, 1)),
        setup=setup,
        moves=tuple(moves),
        rules=played.version,
    )
    return record, GameResult(outcome.scores, outcome.winners, outcome.reason)


def _in_order(played: AnyGame, state: Any) -> list[Seat]:
    """Who is asked: those who may object or answer first, then the seat whose turn it is."""
    turn = played.to_move(state)
    others = [seat for seat in played.to_act(state) if seat != turn]
    return others if turn is None else [*others, turn]
