"""Going on where a command was stopped: a small file beside the answers says how far it came."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

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
    size = file.stat().st_size
    try:
        mark = msgspec.json.decode(mark_path(out).read_bytes(), type=Mark)
    except FileNotFoundError:
        return Mark(size)
    except (OSError, msgspec.DecodeError):
        raise BadInput("cannot-resume", path=str(out)) from None
    if mark.size != size or not out.is_file() or out.stat().st_size < mark.written:
        raise BadInput("cannot-resume", path=str(out))
    return mark


def set_mark(out: Path, mark: Mark) -> None:
    """Replaces the file whole, so that there is always one that can be read."""
    new = out.with_name(f"{out.name}.resume.new")
    new.write_bytes(msgspec.json.encode(mark))
    os.replace(new, mark_path(out))


def remove_mark(out: Path) -> None:
    mark_path(out).unlink(missing_ok=True)
