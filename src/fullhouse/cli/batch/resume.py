"""Going on where a command was stopped: a small file beside the answers says how far it came."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from fullhouse.cli.batch.tables import is_table
from fullhouse.core.errors import BadInput


class Mark(msgspec.Struct, frozen=True):
    """What was read and written whole, in bytes; lines that were read, answers and lines left out."""

    size: int
    read: int = 0
    written: int = 0
    lines: int = 0
    answered: int = 0
    skipped: int = 0


def mark_path(out: Path) -> Path:
    """
    >>> mark_path(Path("answers.txt")).name
    'answers.txt.resume'
    """
    return out.with_name(f"{out.name}.resume")


def last_mark(file: Path, out: Path) -> Mark:
    """Where to go on; the beginning where nothing was stopped. BadInput where that cannot be known."""
    if not file.is_file() or str(out) == "-" or {file.suffix, out.suffix} & {".gz", ".zst"}:
        raise BadInput("cannot-resume", path=str(out))
    return _last(out, Mark(file.stat().st_size))


class Making(msgspec.Struct, frozen=True):
    """How far problems to order have come: what was asked, tries made, problems and bytes written whole."""

    asked: str
    tries: int = 0
    made: int = 0
    written: int = 0


Kind = TypeVar("Kind", Mark, Making)


def last_making(out: Path, asked: str) -> Making:
    """Where to go on making what is asked; the beginning where nothing was stopped."""
    if str(out) == "-" or out.suffix in {".gz", ".zst"} or is_table(out):
        raise BadInput("cannot-resume", path=str(out))
    return _last(out, Making(asked))


def _last(out: Path, beginning: Kind) -> Kind:
    """How far the work came that begins so; its first field says which work that is."""
    if not mark_path(out).exists():
        return beginning
    try:
        last = msgspec.json.decode(mark_path(out).read_bytes(), type=type(beginning))
        is_same = msgspec.structs.astuple(last)[0] == msgspec.structs.astuple(beginning)[0]
        if is_same and last.written <= out.stat().st_size:
            return last
    except (OSError, msgspec.DecodeError):
        pass
    raise BadInput("cannot-resume", path=str(out))


def set_mark(out: Path, mark: Mark | Making) -> None:
    """Replaces the file whole, so that there is always one that can be read."""
    new = out.with_name(f"{out.name}.resume.new")
    new.write_bytes(msgspec.json.encode(mark))
    os.replace(new, mark_path(out))


def remove_mark(out: Path) -> None:
    mark_path(out).unlink(missing_ok=True)
