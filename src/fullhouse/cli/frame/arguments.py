"""How a command declares what it takes: annotations of its parameters, `Annotated[int, Option()]`.

With `suggests="games"`, the shell completes it by the list of this name in `completion.SUGGESTED`.
"""

from __future__ import annotations

import os
import sys
from typing import TextIO


class Argument:
    """A parameter by its place on the command line."""

    def __init__(
        self,
        *,
        help: str = "",  # noqa: A002
        metavar: str = "",
        show_default: bool = True,
        suggests: str = "",
    ) -> None:
        self.help, self.metavar, self.show_default, self.suggests = help, metavar, show_default, suggests


class Option:
    """A parameter by its name: `--seed 7`. Without names it is called like the parameter.

    A truth without names has an opposite, `--no-browser`; one with a name is only ever set.
    """

    def __init__(
        self,
        *names: str,
        help: str = "",  # noqa: A002
        metavar: str = "",
        show_default: bool = True,
        envvar: str = "",
        min: int | None = None,  # noqa: A002
        max: int | None = None,  # noqa: A002
        suggests: str = "",
    ) -> None:
        self.names, self.help, self.metavar, self.show_default = names, help, metavar, show_default
        self.envvar, self.least, self.most, self.suggests = envvar, min, max, suggests


class Exit(Exception):
    """Ends the command with a status."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


def echo(text: object = "", *, err: bool = False) -> None:
    """Writes a line, and at once: whoever waits for it may read it through a pipe."""
    stream = sys.stderr if err else sys.stdout
    stream.write(f"{text}\n")
    stream.flush()


def painted(text: str, paint: str, stream: TextIO) -> str:
    """The text in a colour, or bold, where somebody at a terminal sees it and does not forbid it.

    https://no-color.org: `NO_COLOR`, whatever its value, forbids it.
    """
    wanted = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return f"\033[{paint}m{text}\033[0m" if wanted else text


BOLD, RED = "1", "31"


def encoded(document: object) -> str:
    """A document for programs, as one line."""
    import msgspec  # noqa: PLC0415

    return msgspec.json.encode(document).decode()
