"""The command line's own words in the terminal's language: the frame of help pages, and errors of usage."""

from __future__ import annotations

from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from fullhouse.cli.language import language
from fullhouse.core.errors import BadInput
from fullhouse.words import say

UsageError: type[Exception] = typer.BadParameter.__mro__[1]
"""What Typer raises for a command line that it cannot read; it does not export the class itself."""

PANELS = {
    "ARGUMENTS_PANEL_TITLE": "arguments",
    "OPTIONS_PANEL_TITLE": "options",
    "COMMANDS_PANEL_TITLE": "commands",
}
REMARKS = {"DEFAULT_STRING": "default", "ENVVAR_STRING": "variable", "REQUIRED_LONG_STRING": "required"}


class Spoken:
    """Help pages with a frame in the terminal's language; Typer has it in English only."""

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage:", say("cli-frame-usage", language()), 1)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.help = say("cli-frame-help", language())
        return option


class Command(Spoken, TyperCommand):
    pass


class Group(Spoken, TyperGroup):
    pass


def speak() -> None:
    """Puts our words into Typer's pages."""
    for name, key in PANELS.items():
        setattr(rich_utils, name, say(f"cli-frame-{key}", language()))
    for name, key in REMARKS.items():
        setattr(rich_utils, name, f"[{say(f'cli-frame-{key}', language(), value='{}')}]")


def usage_error(error: Any, arguments: list[str]) -> BadInput:
    """What is wrong with a command line, as an error with a code."""
    group = error.ctx.command if error.ctx and isinstance(error.ctx.command, TyperGroup) else None
    command = " ".join(["fullhouse", *(word for word in arguments[:1] if not word.startswith("-"))])
    param = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (param and (param.metavar or param.opts[0])) or ""
    first, last = getattr(param, "min", None), getattr(param, "max", None)
    match type(error).__name__:
        case "NoSuchOption":
            return BadInput("no-such-option", name=name, command=command)
        case "BadOptionUsage":
            return BadInput("misused-option", name=name, command=command)
        case "MissingParameter":
            return BadInput("missing-argument", name=name, command=command)
        case "BadParameter" if first is not None and last is not None:
            return BadInput("argument-out-of-range", name=name, first=str(first), last=str(last))
        case "BadParameter":
            return BadInput("bad-argument", name=name, command=command)
        case _ if group is not None:
            return BadInput("no-such-command", name=arguments[0], allowed=sorted(group.commands))
        case _:
            return BadInput("bad-command-line", command=command)
