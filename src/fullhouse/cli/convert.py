"""`fullhouse convert FILE|- --to FORMAT [--from FORMAT]`: problems from one format into another.

Where both formats have a problem on each line, files of any length pass piece by piece.
"""

import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO, cast

from fullhouse.cli.batch.converting import PLAIN, of_a_piece, of_lines, row
from fullhouse.cli.batch.files import Rewound, Source, opened, written
from fullhouse.cli.batch.pieces import Answerer
from fullhouse.cli.batch.resume import last_mark
from fullhouse.cli.batch.tables import Columns, is_table
from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo
from fullhouse.cli.language import Json, error_line, language, option_help
from fullhouse.cli.streams import PIECE, SENT_PIECE, LineOptions, Work, answer_source, map_here, map_on
from fullhouse.core.errors import BadInput
from fullhouse.words import say

if TYPE_CHECKING:
    from fullhouse.problems.problem import Problem

HEAD = 1 << 16
"""Bytes that are looked at to recognise a format."""

READ_PIECE = 1 << 18
"""Bytes at a time that become objects of Python, which take many times as much room."""

COLUMNS: Columns = {
    "problem": "text",
    "digits": "text",
    "title": "text",
    "author": "text",
    "comment": "text",
    "source": "text",
    "written": "text",
}


def convert_command(
    file: Annotated[Path, Argument(help=option_help("convert", "file"), show_default=False)],
    to: Annotated[str, Option("--to", help=option_help("convert", "to"), show_default=False)],
    from_: Annotated[
        str | None, Option("--from", help=option_help("convert", "from"), show_default=False)
    ] = None,
    json: Json = False,
    *,
    options: LineOptions,
) -> None:
    """`convert FILE|- --to FORMAT [--from FORMAT]`: problems from one format into another.

    Where both formats have a problem on each line, files of any length pass piece by piece.
    """
    from fullhouse.problems import formats  # noqa: PLC0415
    from fullhouse.problems.formats.kit.text import MOST_BYTES  # noqa: PLC0415
    from fullhouse.problems.problem import FIELDS  # noqa: PLC0415
    from fullhouse.solver.cores import in_order  # noqa: PLC0415

    out, skip_errors = options.out, options.skip_errors
    json, target = json or is_table(out), formats.named(to)
    cores = options.threads or os.cpu_count() or 1
    mark = last_mark(file, out) if options.resume else None
    with opened(file, mark.read if mark else 0) as source:
        head = _first(source)
        form = from_ or formats.recognised(head[:HEAD])
        if not (form and formats.named(form).by_line and (target.by_line or json)):
            lost = _whole(head + source.lines.read(MOST_BYTES), from_, to, out, json, skip_errors)
        else:
            plain = not json and {form, to} <= PLAIN
            answerer = Answerer(
                partial(of_lines, form=form, to=to, json=json),
                partial(of_a_piece, to=to, threads=cores) if plain else None,
                skip_errors,
                is_line_whole=True,
            )
            local = map_here(source, cores) if plain else partial(in_order, processes=cores)
            on = map_on(options.engine, options.scheduler, local)
            begun = source._replace(lines=cast("BinaryIO", Rewound(head, source)))
            piece = READ_PIECE if not plain else SENT_PIECE if options.engine == "dask" else PIECE
            work = Work(out, COLUMNS, on, mark, piece)
            lost = answer_source(begun, answerer, work, called=str(file))
    if lost and not json:
        fields = [say(f"problem-{field}", language()) for field in sorted(lost, key=FIELDS.index)]
        echo(say("convert-left-out", language(), format=to, fields=fields), err=True)


def _first(source: Source) -> bytes:
    """As many bytes as it takes to recognise a format."""
    head = b""
    while len(head) < HEAD and (more := source.read(HEAD)):
        head += more
    return head


def _whole(  # noqa: PLR0917
    data: bytes, form: str | None, to: str, out: Path, json: bool, skip_errors: bool
) -> frozenset[str]:
    """Converts a text that has to be read as one; what there was no room for."""
    from fullhouse.problems import formats  # noqa: PLC0415

    try:
        problems = formats.read_unchecked(data, form)
        sound = list(_checked(problems, skip_errors=skip_errors))
        text = "".join(f"{row(one, to)}\n" for one in sound) if json else formats.write(sound, to)
    except BadInput as error:
        echo(f"{_place(error)}{error_line(error)}", err=True)
        raise Exit(2) from None
    with written(out, columns=COLUMNS) as target:
        target.write(text.encode())
    if len(sound) < len(problems):
        echo(say("problems-skipped", language(), count=len(problems) - len(sound)), err=True)
    return frozenset(formats.left_out(sound, to))


def _checked(problems: "list[Problem]", *, skip_errors: bool) -> "Iterator[Problem]":
    """The problems with one solution; BadInput for another, or it is named and left out."""
    from fullhouse.problems import formats  # noqa: PLC0415

    at = 0
    while at < len(problems):
        fault = formats.first_fault(problems[at:])
        sound = len(problems) if fault is None else at + fault.facts["problem"] - 1
        yield from problems[at:sound]
        if fault is not None:
            where = (
                formats.located(fault, problem=sound + 1) if len(problems) > 1 else formats.unlocated(fault)
            )
            if not skip_errors:
                raise where
            echo(error_line(where), err=True)
        at = sound + 1


def _place(error: BadInput) -> str:
    """The number of the line at fault, as the beginning of a sentence."""
    if "line" not in error.facts:
        return ""
    return say("convert-at-line", language(), number=error.facts["line"]) + " "
