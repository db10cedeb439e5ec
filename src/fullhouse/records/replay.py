"""A record played again, or taken up before one of its moves, what was not seen dealt anew."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.events import Event, Outcome, wanted_by
from fullhouse.core.game import View
from fullhouse.core.ids import TABLE, Seat
from fullhouse.games import AnyGame, game
from fullhouse.records.record import Record, RecordedMove


class Turned(msgspec.Struct, frozen=True):
    """One move of a replay, and what came of it."""

    n: int
    move: RecordedMove
    events: tuple[Event, ...]
    scores: tuple[int, ...]


class Replay(msgspec.Struct, frozen=True):
    game: AnyGame
    record: Record
    turned: tuple[Turned, ...]
    view: View
    """The final position as everybody may see it afterwards."""
    outcome: Outcome


class ReplayStopped(FullHouseError):
    """A move of a record was refused: which one, and the cause."""

    def __init__(self, game: str, n: int, move: RecordedMove, cause: FullHouseError) -> None:
        super().__init__("replay-stopped", game=game, n=n, seat=move.seat, move=move.move, cause=cause)
        self.cause = cause


def positions(record: Record) -> Iterator[tuple[RecordedMove | None, Any, tuple[Event, ...]]]:
    """The first position, then each move with the position it led to and what happened.

    Raises BadInput for a setup, ReplayStopped for a move that is refused.
    """
    played = game(record.game)
    state, _ = played.setup(record.options, len(record.seats), record.setup, record.rules)
    yield None, state, ()
    for n, recorded in enumerate(record.moves, 1):
        try:
            move = played.read_move(recorded.move)
            state, events = played.play(state, recorded.seat, move)
        except FullHouseError as cause:
            raise ReplayStopped(record.game, n, recorded, cause) from None
        events = wanted_by(recorded.by, events)
        yield RecordedMove(recorded.seat, played.write_move(move), recorded.at, recorded.by), state, events


def replay(record: Record) -> Replay:
    """Play a record again, to its last move."""
    played = game(record.game)
    turned, state = [], None
    for n, (recorded, state, events) in enumerate(positions(record)):
        if recorded is not None:
            turned.append(Turned(n, recorded, events, played.outcome(state).scores))
    view = played.view(state, "review")
    return Replay(played, record, tuple(turned), view, played.outcome(state))


def replay_document(replayed: Replay) -> dict[str, Any]:
    """The replay as the JSON document of `fullhouse replay --json`."""
    view = replayed.view
    return {
        "game": replayed.record.game,
        "over": view.over,
        "reason": view.reason,
        "scores": view.scores,
        "winners": view.winners,
        "to_move": view.to_move,
        "board": view.board,
        "hands": view.hands,
        "sheet": replayed.game.sheet(view),
        "history": [
            {
                "n": turned.n,
                "seat": turned.move.seat,
                "move": turned.move.move,
                "scores": turned.scores,
                "events": turned.events,
            }
            for turned in replayed.turned
        ],
    }


class Continuation(msgspec.Struct, frozen=True):
    """Where a new game starts: the seat whose decision it is, an explicit setup, and the moves before it."""

    seat: Seat
    setup: dict[str, Any]
    moves: tuple[RecordedMove, ...]


def continuation(record: Record, n: int, chance: Chance) -> Continuation:
    """The game before its move *n*, counted from 1. Raises BadInput where there is no such move.

    Whoever has read the record knows every tile; after this they know what the seat knew then.
    """
    if not 1 <= n <= len(record.moves):
        raise BadInput("no-such-move", n=n, moves=len(record.moves))
    rules, moves = game(record.game), record.moves[: n - 1]
    _, setup = rules.setup(record.options, len(record.seats), record.setup, record.rules)
    *_, (_, state, _) = positions(msgspec.structs.replace(record, moves=moves))
    seat = record.moves[n - 1].seat
    if seat == TABLE:
        seat = rules.to_move(state) or rules.to_act(state)[0]
    imagined = rules.imagine(rules.view(state, seat), chance)
    untimed = tuple(RecordedMove(one.seat, one.move, by=one.by) for one in moves)
    return Continuation(seat, rules.redeal(setup, state, imagined), untimed)
