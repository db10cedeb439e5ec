"""A random legal game: somebody who may act does something legal, until it is over or time is up."""

from collections.abc import Mapping
from typing import Any

from fullhouse.core.chance import Chance
from fullhouse.core.clock import TIME_UP
from fullhouse.core.ids import TABLE, Seat
from fullhouse.core.moves import Move
from fullhouse.core.options import options_said, read_options
from fullhouse.games import AnyGame
from fullhouse.records.record import Record, RecordedMove
from fullhouse.words import say

MOVES_WITH_OBJECTIONS = 300
"""No objections after this many moves: random players would call faults endlessly."""
MOST_MOVES = 1_000
"""The table stops a game that does not end by itself after this many moves."""
ONE_IN = 8
"""In one of this many moves another seat acts than the one whose turn it is."""


def play_out(
    played: AnyGame,
    seed: int,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    language: str = "en",
) -> Record:
    """A random game as a record, the same for the same seed; the language is that of the players' names."""
    count = seats if seats is not None else played.usual_seats
    given = {} if options is None else options
    state, setup = played.setup(given, count, {"seed": seed})
    chance = Chance(seed + 1)
    moves: list[RecordedMove] = []
    while not played.outcome(state).is_over and len(moves) < MOST_MOVES:
        seat = _actor(played, state, chance)
        legal = played.legal(state, seat)
        if len(moves) > MOVES_WITH_OBJECTIONS:
            legal = [move for move in legal if move.verb not in played.verbs_of("objects")] or legal
        move = chance.choice(legal)
        moves.append(RecordedMove(seat, played.write_move(move)))
        state, _ = played.play(state, seat, move)
    if not played.outcome(state).is_over and TIME_UP in played.verbs_of("clock"):
        moves.append(RecordedMove(TABLE, TIME_UP))
        state, _ = played.play(state, TABLE, Move(TIME_UP))
    said = options_said(read_options(played.options, given, count), count)
    return Record(
        game=played.id,
        options=said,
        seats=tuple(say("tell-player", language, n=str(seat)) for seat in range(1, count + 1)),
        setup=setup,
        moves=tuple(moves),
        rules=played.version,
    )


def _actor(played: AnyGame, state: Any, chance: Chance) -> Seat:
    to_move = played.to_move(state)
    if to_move is not None and chance.below(ONE_IN):
        return to_move
    return chance.choice(played.to_act(state))
