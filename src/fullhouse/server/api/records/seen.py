"""A running game as one viewer has seen it: no setup, and only the events shown to them."""

import msgspec

from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seconds
from fullhouse.match.history.rounds import Recorded
from fullhouse.match.table import Table
from fullhouse.server.api.records.shapes import SeenGame, SeenMove


def seen_game(recorded: Recorded, table: Table, viewer: Viewer) -> SeenGame:
    """The game so far. What was hidden when it happened stays hidden."""
    record = recorded.record
    played = table.game
    state, _ = played.setup(record.options, len(record.seats), record.setup, record.rules)
    moves = []
    for move in record.moves:
        state, events = played.play(state, move.seat, played.read_move(move.move))
        seen = tuple(msgspec.to_builtins(played.seen_by(event, viewer)) for event in events)
        text = move.move if played.shows_moves(table.options, move.seat, viewer) else None
        moves.append(SeenMove(move.seat, text, Seconds(move.at or 0), seen))
    return SeenGame(
        game=played.id,
        rules=table.rules,
        options=msgspec.structs.asdict(table.options),
        seats=record.seats,
        viewer=viewer,
        moves=tuple(moves),
        view=played.view(state, viewer),
    )
