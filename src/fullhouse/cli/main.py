"""The entry point: finds the commands, prints every error as one line, and exits with 2 for bad input."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import fullhouse
from fullhouse.cli.frame.arguments import RED, Exit, echo, painted
from fullhouse.cli.language import error_line, language
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.reasons import reason

INTERRUPTED = 130
"""The exit status of a program that was stopped by Ctrl-C, as shells count."""


SHORT = {"-h": "--help", "-V": "--version"}
FAMILIES = {
    "bots": ("baselines", "bot", "check-bot", "ladder", "league"),
    "coach": ("explain", "hint", "practice"),
    "convert": ("convert",),
    "databases": ("archive", "backup", "copy-store", "restore"),
    "games": ("check-game", "games", "new-game", "rules"),
    "generate": ("generate",),
    "library": ("booklet", "daily", "library"),
    "problems": ("canonical", "rate", "solve"),
    "records": ("play-out", "replay", "review", "verify"),
    "server": ("doctor", "play", "serve", "static"),
}
"""The commands by the module they stand in; none is loaded before it is asked for."""
_HOMES = {name: module for module, names in FAMILIES.items() for name in names}


def command_names() -> tuple[str, ...]:
    """All commands."""
    return tuple(sorted(_HOMES))


def command_of(name: str) -> Callable[..., Any]:
    """What a command does. Raises BadInput that lists the commands there are."""
    if name not in _HOMES:
        raise BadInput("no-such-command", name=name, allowed=list(command_names()))
    module = import_module(f"fullhouse.cli.{_HOMES[name]}")
    command: Callable[..., Any] = getattr(module, f"{name.replace('-', '_')}_command")
    return command


def run(arguments: Sequence[str]) -> None:
    """One command line, from its words to the end. Raises whatever the command does."""
    first, *rest = arguments or ["--help"]
    first = SHORT.get(first, first)
    if first == "help":
        first, rest = (rest[0], ["--help"]) if rest else ("--help", [])
    if first in ("--help", "--version", "--complete", "--completion"):
        echo(_about(first, rest))
    elif first.startswith("-"):
        raise BadInput("no-such-option", name=first, command="fullhouse")
    else:
        from fullhouse.cli.frame.parsing import read  # noqa: PLC0415

        command = command_of(first)
        values = read(command, rest, f"fullhouse {first}")
        if values is None:
            from fullhouse.cli.frame.pages import page  # noqa: PLC0415

            echo(page(first, command, language()))
        else:
            command(**values)


def _about(asked: str, rest: Sequence[str]) -> str:
    from fullhouse.cli.frame import completion, pages  # noqa: PLC0415

    if asked == "--version":
        return f"fullhouse {fullhouse.__version__}"
    if asked == "--completion":
        return completion.script(rest[0] if rest else "").rstrip("\n")
    if asked == "--complete":
        return "\n".join(completion.complete(rest, command_names(), command_of))
    return pages.overview(command_names(), language())


def main() -> None:
    arguments = sys.argv[1:]
    try:
        run(arguments)
        sys.exit(0)
    except Exit as end:
        sys.exit(end.status)
    except FullHouseError as error:
        _refuse(error, arguments)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:  # such as a name that is too long to be looked for
        if error.filename is None:
            raise
        _refuse(BadInput("file-unreadable", path=str(error.filename), detail=reason(error)), arguments)
    except KeyboardInterrupt:
        pass
    sys.exit(INTERRUPTED)  # out here nothing holds what was under way: its processes have been ended


def _refuse(error: FullHouseError, arguments: list[str]) -> None:
    sys.stderr.write(painted(error_line(error, arguments), RED, sys.stderr) + "\n")
    sys.exit(2)
