"""The entry point: finds the commands, prints every error as one line, and exits with 2 for bad input."""

import sys
from importlib import import_module
from pkgutil import iter_modules

import typer

import fullhouse.cli
from fullhouse.cli.language import language, told
from fullhouse.core.errors import FullHouseError
from fullhouse.words import say


def make_app() -> typer.Typer:
    """All commands: each module of this folder that has a `command`."""
    app = typer.Typer(
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
            app.command(name, help=say(f"cli-{name}", language()))(command)
    return app


def main() -> None:
    try:
        make_app()()
    except FullHouseError as error:
        sys.stderr.write(told(error, sys.argv[1:]) + "\n")
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
