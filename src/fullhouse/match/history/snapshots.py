"""A table between two entries, kept so that a long log need not be replayed. Never truth: that is the log."""

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from fullhouse import __version__
from fullhouse.core.game import State
from fullhouse.core.ids import Seat
from fullhouse.match.clocks import ClockSnapshot, GameClocks
from fullhouse.match.entries import AnyEntry, Opened
from fullhouse.match.ids import Player, Seq, Topic
from fullhouse.match.seals import Seal
from fullhouse.match.series import Series
from fullhouse.match.table import MOST_SENT, Table
from fullhouse.records.proofs.proof import Dealt
from fullhouse.sudoku.board import NINE, SIX, Board

FORMAT = 1
"""Goes up when the meaning of a field changes."""
DIGEST_BYTES = 16
"""Bytes at the start of a snapshot that show whether the rest is undamaged."""
BOARDS = {board.size: board for board in (NINE, SIX)}


class TableSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """What a snapshot has."""

    stamp: str
    opened: Opened
    """The table as if it were opened now: with the seats and settings of this moment."""
    seq: Seq
    round: int
    paused: bool
    paused_by: Seat
    series: Series
    consulted: int
    votes: dict[Topic, tuple[Seat, ...]]
    clocks: ClockSnapshot
    last_player: Player
    last_position_seq: Seq
    answered: dict[str, Seq]
    state: msgspec.Raw
    seal: Seal | None = None
    dealt: Dealt | None = None
    link: str = ""


def write_snapshot(table: Table) -> bytes | None:
    """A table whose game is running. None where a position of this game is not read back as it was."""
    kind, clocks = type(table.state), table.clocks
    assert clocks is not None
    opened = Opened(
        at=table.started_at,
        code=table.code,
        game=table.game.id,
        rules=table.rules,
        options=table.options_said,
        settings=table.settings,
        chairs=table.chairs,
        setup=table.chosen_setup,
        moves=table.taken_over,
        level=table.level,
        deck=table.deck,
        invitation=table.invitation,
        imported=table.is_imported,
        waits=table.waits,
        day=table.day,
    )
    try:
        state = _encoder.encode(table.state)
        if _state(table, kind, state) != table.state:
            return None
    except (TypeError, NotImplementedError, msgspec.MsgspecError):
        return None  # a game of somebody else, with a kind of data that is not known here
    kept = TableSnapshot(
        stamp=_stamp(table, kind),
        opened=opened,
        seq=table.seq,
        round=table.round,
        paused=table.paused,
        paused_by=table.paused_by,
        series=table.series,
        consulted=table.consulted,
        votes={topic: tuple(sorted(seats)) for topic, seats in table.votes.items()},
        clocks=clocks.snapshot(),
        last_player=table.last_player,
        last_position_seq=table.last_position_seq,
        answered=table.answered,
        state=msgspec.Raw(state),
        seal=table.seal,
        dealt=table.dealt,
        link=table.link,
    )
    body = _encoder.encode(kept)
    return _digest(body) + body


def read_snapshot(snapshot: bytes) -> Table | None:
    """The table, which does not know yet what happened lately. None for a snapshot that cannot be used.

    It may be damaged, or of another version of this program or its games.
    """
    body = snapshot[DIGEST_BYTES:]
    if snapshot[:DIGEST_BYTES] != _digest(body):
        return None
    try:
        kept = _decoder.decode(body)
        table = Table(kept.opened)
        kind = next((kind for kind in _kinds(State) if _stamp(table, kind) == kept.stamp), None)
        if kind is None:
            return None
        table.state = _state(table, kind, kept.state)
    except Exception:  # whatever is wrong with it, the log is there
        return None
    table.stage, table.seq, table.round = "playing", kept.seq, kept.round
    table.paused, table.paused_by = kept.paused, kept.paused_by
    table.series, table.consulted = kept.series, kept.consulted
    table.last_position_seq = kept.last_position_seq
    table.votes = {topic: set(seats) for topic, seats in kept.votes.items()}
    table.clocks, table.last_player = GameClocks.of(kept.clocks), kept.last_player
    table.answered = kept.answered
    table.seal, table.dealt, table.link = kept.seal, kept.dealt, kept.link
    table.tail.clear()
    return table


def resumed(snapshot: bytes, entries: list[AnyEntry]) -> Table | None:
    """The table that a snapshot and all entries after it tell of, as if the log had been replayed.

    None where the snapshot cannot be used, or the entries are too few to tell a client what it missed.
    """
    table = None if len(entries) < MOST_SENT else read_snapshot(snapshot)
    if table is not None:
        for entry in entries:
            table.apply(entry)
    return table


def agrees(snapshot: bytes, entries: list[AnyEntry]) -> bool | None:
    """Whether a snapshot says what the log up to its entry says. None where it cannot be used."""
    table = read_snapshot(snapshot)
    if table is None:
        return None
    if len(entries) < table.seq:
        return False
    return _all_of(Table.replayed(entries[: table.seq])) == _all_of(table)


def _all_of(table: Table) -> dict[str, Any]:
    """Everything that a table knows but what happened lately."""
    clocks = None if table.clocks is None else table.clocks.snapshot()
    return {**vars(table), "clocks": clocks, "tail": None}


def _state(table: Table, kind: type[State], body: bytes) -> Any:
    """The options are those of the table: a position declares them only by what its code needs."""
    state = _state_decoder(kind).decode(body)
    return replace(state, options=table.options) if "options" in state.__struct_fields__ else state


@cache
def _state_decoder(kind: type[State]) -> msgspec.json.Decoder[State]:
    return msgspec.json.Decoder(kind, dec_hook=_board)


def _kinds(kind: type[State]) -> Iterator[type[State]]:
    for more in kind.__subclasses__():
        yield more
        yield from _kinds(more)


def _stamp(table: Table, kind: type[State]) -> str:
    """What has to be the same in the program that reads a snapshot."""
    return f"{FORMAT} {__version__} {table.game.version} {_shape(kind)}"


@cache
def _shape(kind: type[State]) -> str:
    """A name for the fields of a position and of all that is in it."""
    shape = repr(msgspec.inspect.type_info(kind))
    return f"{kind.__module__}.{kind.__qualname__} {hashlib.sha256(shape.encode()).hexdigest()[:16]}"


def _size(board: object) -> int:
    if isinstance(board, Board):
        return board.size
    raise NotImplementedError


def _board(kind: type, size: int) -> Board:
    if kind is Board:
        return BOARDS[size]
    raise NotImplementedError


def _digest(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()[:DIGEST_BYTES]


_encoder = msgspec.json.Encoder(enc_hook=_size)
_decoder = msgspec.json.Decoder(TableSnapshot)
