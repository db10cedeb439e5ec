"""A running game as one viewer has seen it: no setup, and only the events shown to them."""

import msgspec

from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seconds
from fullhouse.core.options import read_options
from fullhouse.games import game
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


def announced_game(recorded: Recorded, viewer: Viewer) -> SeenGame:
    """The same without asking the rules, which have a fault: the moves, and nothing that was dealt.

    Moves that are made in secret are told to those who made them only.
    """
    record, played = recorded.record, game(recorded.record.game)
    options = read_options(played.options, record.options, len(record.seats))
    moves = tuple(
        SeenMove(
            move.seat,
            move.move if move.seat == viewer or played.shows_moves(options, move.seat, viewer) else None,
            Seconds(move.at or 0),
        )
        for move in record.moves
    )
    return SeenGame(
        game=record.game,
        rules=played.version,
        options=msgspec.structs.asdict(options),
        seats=record.seats,
        viewer=viewer,
        moves=moves,
        view=None,
    )
