"""Records put together from a log, played again position by position, and reviewed slice by slice."""

from typing import cast

import msgspec
from msgspec.structs import asdict, replace

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.game import Viewer
from fullhouse.core.ids import TABLE, Seconds
from fullhouse.core.options import read_options
from fullhouse.games import game
from fullhouse.match.entries import Opened, read_entry
from fullhouse.match.history.rounds import Recorded, recorded
from fullhouse.match.table import Table
from fullhouse.records.proofs.verify import verify
from fullhouse.records.record import Record, read_record, write_record
from fullhouse.records.replay import ReplayStopped, continuation, positions
from fullhouse.review.data import Review
from fullhouse.review.moments import played
from fullhouse.review.work import assemble, by_loss, first_look, look_deeper
from fullhouse.server.api.shapes import Replayed, ReplayStep, SeenGame, SeenMove
from fullhouse.server.errors import NotFound
from fullhouse.server.jobs.budget import is_spent
from fullhouse.server.workers.messages import (
    ContinuationOrder,
    RecordOrder,
    ReplayOrder,
    ReviewOrder,
    ReviewPiece,
    VerifyOrder,
)
from fullhouse.words import explain

MOST_MOVES = 3_000
"""The answer has a whole position for each move; longer games need the command line."""


def replay(body: bytes) -> bytes:
    """Every position of a record, as the review shows it."""
    asked = msgspec.msgpack.decode(body, type=ReplayOrder)
    try:
        return msgspec.json.encode(_replayed(asked.record))
    except ReplayStopped as stopped:
        raise _explained(stopped, asked.language) from None


def verified(body: bytes) -> bytes:
    """Whether a record was dealt as promised, and is as it was signed."""
    asked = msgspec.msgpack.decode(body, type=VerifyOrder)
    try:
        record = _short(read_record(asked.record))
        return msgspec.json.encode(verify(record, ours=asked.ours, known=asked.known))
    except ReplayStopped as stopped:
        raise _explained(stopped, asked.language) from None


def record(body: bytes) -> bytes:
    """A game of a table's log: whole, or as a viewer has seen it where it still runs."""
    asked = msgspec.msgpack.decode(body, type=RecordOrder)
    entries = [read_entry(line) for line in asked.lines]
    game_record = recorded(entries, asked.round)
    if game_record is None:
        raise NotFound("no-such-round", round=asked.round, rounds=0)
    if asked.viewer is None:
        is_ours = isinstance(entries[0], Opened) and not entries[0].imported
        whole = _signed(game_record, asked) if is_ours else game_record.record
        return write_record(whole, indent=True).encode()
    viewer = cast("Viewer", asked.viewer)
    try:
        return msgspec.json.encode(seen_game(game_record, Table.replayed(entries), viewer))
    except FullHouseError:
        raise
    except Exception:  # the game has a fault and cannot go on: what is left of it can be saved
        if asked.is_alone:
            return write_record(game_record.record, indent=True).encode()
        return msgspec.json.encode(announced_game(game_record, viewer))


def _signed(recorded: Recorded, asked: RecordOrder) -> Record:
    """A record with its proof. One that is not as it was when the game ended keeps the chain of that time."""
    if not asked.key:
        return recorded.record
    from fullhouse.records.proofs.signing import proof_of  # noqa: PLC0415 (only servers have what it needs)

    proof = proof_of(recorded.record, recorded.dealt, asked.key, head=asked.head)
    return replace(recorded.record, proof=proof)


def continued(body: bytes) -> bytes:
    """How a new game starts that takes up a record before one of its moves."""
    asked = msgspec.msgpack.decode(body, type=ContinuationOrder)
    start = continuation(read_record(asked.record), asked.move, Chance(asked.seed))
    if len(start.moves) > MOST_MOVES:
        raise BadInput("record-too-many-moves", count=len(start.moves), most=MOST_MOVES)
    return msgspec.msgpack.encode(start)


def _explained(stopped: ReplayStopped, language: str) -> BadInput:
    return BadInput(stopped.code, **{**stopped.facts, "cause": explain(stopped.cause, language)})


def _short(record: Record) -> Record:
    if len(record.moves) > MOST_MOVES:
        raise BadInput("record-too-many-moves", count=len(record.moves), most=MOST_MOVES)
    return record


def _replayed(body: bytes) -> Replayed:
    record = _short(read_record(body))
    played = game(record.game)
    steps = tuple(
        ReplayStep(
            n=n,
            seat=move.seat if move else TABLE,
            move=move.move if move else None,
            at=Seconds(move.at) if move and move.at is not None else None,
            view=played.view(state, "review"),
            events=events,
        )
        for n, (move, state, events) in enumerate(positions(record))
    )
    options = asdict(read_options(played.options, record.options, len(record.seats)))
    return Replayed(game=record.game, options=options, seats=record.seats, steps=steps)


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


def review(body: bytes) -> bytes:
    """The review after one more slice. Without names: those of the table may change."""
    asked = msgspec.msgpack.decode(body, type=ReviewOrder)
    game = played(read_record(asked.record))
    if asked.so_far:
        decisions = list(msgspec.json.decode(asked.so_far, type=Review).decisions)
        for n in by_loss(decisions):
            decisions = look_deeper(game, decisions, n)
            if is_spent():
                break
    else:
        decisions = first_look(game)
    reviewed = replace(assemble(game, decisions), seats=())
    left = len(by_loss(decisions))
    piece = ReviewPiece(msgspec.json.encode(reviewed), len(decisions) - left, len(decisions))
    return msgspec.msgpack.encode(piece)
