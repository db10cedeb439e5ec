"""The entry point: finds the commands, prints every error as one line, and exits with 2 for bad input."""

import sys
from importlib import import_module
from pkgutil import iter_modules

import typer

import fullhouse.cli
from fullhouse.cli.language import language, told
from fullhouse.cli.usage import Command, Group, UsageError, speak, usage_error
from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.words import say

INTERRUPTED = 130
"""The exit status of a program that was stopped by Ctrl-C, as shells count."""


def make_app() -> typer.Typer:
    """All commands: each module of this folder that has a `command`."""
    speak()
    app = typer.Typer(
        cls=Group,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        help=say("cli", language()),
    )
    app.callback()(lambda: None)
    for module in iter_modules(fullhouse.cli.__path__):
        command = getattr(import_module(f"fullhouse.cli.{module.name}"), "command", None)
        if command is not None:
            name = module.name.replace("_", "-")
            app.command(name, cls=Command, help=say(f"cli-{name}", language()))(command)
    return app


def main() -> None:
    arguments = sys.argv[1:]
    try:
        code = make_app()(arguments or ["--help"], standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except FullHouseError as error:
        _refuse(error, arguments)
    except UsageError as error:
        _refuse(usage_error(error, arguments), arguments)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:  # such as a name that is too long to be looked for
        if error.filename is None:
            raise
        _refuse(BadInput("file-unreadable", path=str(error.filename), detail=reason(error)), arguments)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _refuse(error: FullHouseError, arguments: list[str]) -> None:
    sys.stderr.write(told(error, arguments) + "\n")
    sys.exit(2)
