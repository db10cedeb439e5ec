"""A record is one JSON document that holds a whole game: read strictly, written plainly."""

import codecs
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from fullhouse.core.errors import BadInput, plain
from fullhouse.core.ids import TABLE, Seat
from fullhouse.core.reasons import reason, unreadable_part, unwritable
from fullhouse.records.proofs.proof import Proof, read_proof
from fullhouse.words import speaks

FORMAT = "fullhouse-record/1"
LARGEST_RECORD_BYTES = 4_000_000
"""The most bytes a record may have."""
MOST_MOVES = 20_000
LONGEST_NAME = 80
FIELDS = ("format", "game", "rules", "options", "seats", "setup", "moves", "review", "proof")
"""A review is for people and their programs; the rules ignore it."""


class RecordedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: Seat
    move: str
    at: float | None = None
    """Seconds since the start; for people, the rules ignore it."""
    by: Seat = TABLE
    """Who wanted what the table did, such as to go on without somebody; for people, too."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game from its setup to its last move."""

    game: str
    options: Mapping[str, Any] = {}
    seats: tuple[str, ...]
    setup: Mapping[str, Any]
    moves: tuple[RecordedMove, ...] = ()
    rules: int | None = None
    """The version of the game's rules. A record written by hand may leave it out: then it is the newest."""
    proof: Proof | None = None
    """How it was dealt, and the signature of the server that it was played on."""

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.moves, self.rules))

    @classmethod
    @speaks
    def load(cls, path: str | Path) -> "Record":
        """The record in a file. Raises BadInput that names the first thing that is wrong."""
        return read_record_file(_path(path))

    @speaks
    def save(self, path: str | Path) -> None:
        """Writes a file that people can read, too: a move a line."""
        try:
            _path(path).write_text(write_record(self, indent=True) + "\n", encoding="utf-8")
        except OSError as error:
            raise unwritable(path, error) from None

    def to_dict(self) -> dict[str, Any]:
        """The document that is written, as plain data."""
        document: dict[str, Any] = msgspec.json.decode(write_record(self))
        return document


def read_record(source: bytes | str) -> Record:
    """A record from JSON, text or bytes. Raises BadInput that names the first thing that is wrong.

    >>> read_record(b'{"format": "fullhouse-record/2"}')
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: record-format: value=fullhouse-record/2, expected=fullhouse-record/1
    """
    if not isinstance(source, bytes | str):
        raise BadInput("not-a-text", field="record", value=source)
    source = source.encode(errors="replace") if isinstance(source, str) else source
    if len(source) > LARGEST_RECORD_BYTES:
        raise BadInput("record-too-large", size=len(source), most=LARGEST_RECORD_BYTES)
    try:
        document = msgspec.json.decode(source.removeprefix(codecs.BOM_UTF8))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("record-not-json", detail=unreadable_part(source, error)) from None
    if not isinstance(document, dict):
        raise BadInput("not-an-object", field="record", value=document)
    return _checked(document)


def read_record_from(stream: BinaryIO) -> Record:
    """A record from an open file or a pipe; no more of it is read than a record may have."""
    return read_record(stream.read(LARGEST_RECORD_BYTES + 1))


def _path(path: object) -> Path:
    """A name that a file can have. Raises BadInput for anything else."""
    if not isinstance(path, str | Path):
        raise BadInput("not-a-text", field="path", value=path)
    try:
        os.fsencode(path)
    except UnicodeEncodeError as error:
        raise BadInput("file-unreadable", path=plain(path), detail=reason(error)) from None
    if "\0" in str(path):
        raise BadInput("file-unreadable", path=plain(path), detail=reason(ValueError()))
    return Path(path)


def read_record_file(path: Path) -> Record:
    """A record from a file."""
    try:
        with path.open("rb") as file:
            return read_record_from(file)
    except OSError as error:
        raise BadInput("file-unreadable", path=str(path), detail=reason(error)) from None


def write_record(record: Record, *, indent: bool = False) -> str:
    """The JSON of a record; indented it has a move a line, for people."""
    head: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        **({} if record.rules is None else {"rules": record.rules}),
        "options": record.options,
        "seats": record.seats,
        "setup": record.setup,
    }
    tail = {} if record.proof is None else {"proof": record.proof}
    if not indent:
        return msgspec.json.encode({**head, "moves": record.moves, **tail}).decode()
    lines = [f"  {_json(name)}: {_json(value)}," for name, value in head.items()]
    moves = ",\n".join(f"    {_json(move)}" for move in record.moves)
    end = [f"  ], {_json(name)}: {_json(value)}" for name, value in tail.items()] or ["  ]"]
    return "\n".join(["{", *lines, '  "moves": [', moves, *end, "}"])


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _checked(document: dict[str, Any]) -> Record:
    if document.get("format") != FORMAT:
        raise BadInput("record-format", value=document.get("format"), expected=FORMAT)
    for name in document:
        if name not in FIELDS:
            raise BadInput("record-unknown-field", name=name, where="record", allowed=list(FIELDS))
    for name in ("game", "seats", "setup", "moves"):
        if name not in document:
            raise BadInput("record-missing-field", name=name, where="record")
    game = _field(document, "game", str, "not-a-text")
    options = _field(document, "options", dict, "not-an-object", {})
    setup = _field(document, "setup", dict, "not-an-object")
    names = _field(document, "seats", list, "not-a-list")
    moves = _field(document, "moves", list, "not-a-list")
    _field(document, "review", dict, "not-an-object", {})
    proof = _field(document, "proof", dict, "not-an-object", {})
    rules = document.get("rules")
    if "rules" in document and type(rules) is not int:
        raise BadInput("record-rules", value=rules)
    for name in names:
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            raise BadInput("record-bad-name", value=name, most=LONGEST_NAME)
    if len(moves) > MOST_MOVES:
        raise BadInput("record-too-many-moves", count=len(moves), most=MOST_MOVES)
    return Record(
        game=game,
        options=options,
        seats=tuple(names),
        setup=setup,
        rules=rules,
        moves=tuple(_move(number, move) for number, move in enumerate(moves, 1)),
        proof=read_proof(proof) if proof else None,
    )


def _field(document: dict[str, Any], name: str, kind: type, code: str, default: object = None) -> Any:
    value = document.get(name, default)
    if not isinstance(value, kind):
        raise BadInput(code, field=name, value=value)
    return value


def _move(number: int, move: object) -> RecordedMove:
    where = f"moves[{number}]"
    if not isinstance(move, dict):
        raise BadInput("not-an-object", field=where, value=move)
    for name in move:
        if name not in RecordedMove.__struct_fields__:
            allowed = list(RecordedMove.__struct_fields__)
            raise BadInput("record-unknown-field", name=name, where=where, allowed=allowed)
    for name in ("seat", "move"):
        if name not in move:
            raise BadInput("record-missing-field", name=name, where=where)
    seat, text, at = move["seat"], move["move"], move.get("at")
    by = move.get("by", TABLE)
    for field, value in (("seat", seat), ("by", by)):
        if type(value) is not int:
            raise BadInput("not-a-number", field=f"{where}.{field}", value=value)
    if not isinstance(text, str):
        raise BadInput("not-a-text", field=f"{where}.move", value=text)
    if at is not None and (isinstance(at, bool) or not isinstance(at, int | float)):
        raise BadInput("not-a-number", field=f"{where}.at", value=at)
    return RecordedMove(Seat(seat), text, at, Seat(by))
