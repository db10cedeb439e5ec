"""Where puzzles are read from: texts, files, open files, in any format."""

from pathlib import Path
from typing import IO, Any, TypeAlias

from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput
from fullhouse.problems import formats
from fullhouse.problems.problem import Problem
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import grid_of

Source: TypeAlias = str | bytes | Path | IO[str] | IO[bytes]


def content(source: object) -> str | bytes:
    """The text itself, or what is in the file."""
    if isinstance(source, str | bytes):
        return source
    try:
        if isinstance(source, Path):
            return source.read_bytes()
        if hasattr(source, "read"):
            data: Any = source.read()
            if isinstance(data, str | bytes):
                return data
    except (OSError, UnicodeDecodeError) as error:
        path = str(getattr(source, "name", source))
        raise BadInput("file-unreadable", path=path, detail=reason(error)) from None
    raise BadInput("not-a-text", field="source", value=source)


def problems_in(source: object, name: object = None) -> list[Problem]:
    """The problems of a text or file. They may have no solution, or several."""
    if name is not None and not isinstance(name, str):
        raise BadInput("unknown-format", name=name, allowed=list(formats.formats()))
    return formats.read_unchecked(content(source), name)


def grid_in(source: object) -> Grid:
    """A grid from whatever looks like one; a text may be in any format."""
    try:
        return grid_of(source)
    except BadInput as bad:
        if not isinstance(source, str | bytes):
            raise
        try:
            problems = formats.read_unchecked(source)
        except BadInput:
            raise bad from None
    if len(problems) > 1:
        raise BadInput("several-problems", count=len(problems))
    return problems[0].filled()
