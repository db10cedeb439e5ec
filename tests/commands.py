"""The command `fullhouse`, run in the test's own process: starting a program takes longer than most commands.

What only a program has (signals, pipes, a terminal) is tested with one.
"""

import os
import sys
from contextlib import chdir
from io import BytesIO, TextIOWrapper
from pathlib import Path
from subprocess import CompletedProcess
from unittest.mock import patch

from fullhouse.cli.main import main

USUAL = {"LC_ALL": "C.UTF-8", "FULLHOUSE_LANGUAGE": "en", "COLUMNS": "80"}


class Terminal(TextIOWrapper):
    """What is written, as if somebody looked at it."""

    def isatty(self) -> bool:
        return True


def fullhouse(
    *arguments: str,
    typed: str = "",
    cwd: Path | None = None,
    is_watched: bool = False,
    **environment: str,
) -> CompletedProcess[str]:
    """What it writes and how it ends. An error that a person would see as a traceback is raised.

    Where it is watched, errors go to a terminal, and answers do not.
    """
    given, written = (TextIOWrapper(BytesIO(text.encode()), "utf-8", newline="") for text in (typed, ""))
    said = (Terminal if is_watched else TextIOWrapper)(BytesIO(), "utf-8", newline="")
    with (
        chdir(cwd or Path.cwd()),
        patch.dict(os.environ, USUAL | environment),
        patch.multiple(sys, argv=["fullhouse", *arguments], stdin=given, stdout=written, stderr=said),
    ):
        try:
            main()
        except SystemExit as end:
            status = end.code
    return CompletedProcess(arguments, int(status or 0), text_in(written), text_in(said))


def text_in(stream: TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, BytesIO)
    return buffer.getvalue().decode()
