"""A game taken up again before one of its moves, with what its player had not seen by then dealt anew."""

from typing import Any

import msgspec

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import TABLE, Seat
from fullhouse.games import game
from fullhouse.records.record import Record, RecordedMove
from fullhouse.records.replay import positions


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
    untimed = tuple(RecordedMove(one.seat, one.move) for one in moves)
    return Continuation(seat, rules.redeal(setup, state, imagined), untimed)
