"""The help pages: of the whole command and of each one, in the terminal's language."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from pathlib import Path
from textwrap import fill, wrap
from typing import Any

from fullhouse.cli.frame.arguments import BOLD, Option, painted
from fullhouse.cli.frame.parsing import Parameter, parameters
from fullhouse.words import say

WIDEST = 110
KINDS = {int: "N", float: "N", str: "TEXT", Path: "FILE"}
"""What stands for a value on a help page."""

OPTIONS = ("--version", "--completion SHELL", "--help")

Row = tuple[str, str]


def overview(commands: Sequence[str], language: str) -> str:
    """The page of the whole command."""
    usage = f"{say('cli-frame-usage', language)} fullhouse COMMAND [--help]"
    rows = [(name, say(f"cli-{name}", language)) for name in commands]
    options = [(name, say(f"cli-frame-{name[2:].split()[0]}", language)) for name in OPTIONS]
    return "\n".join(
        [
            usage,
            "",
            fill(say("cli", language), _width()),
            *_panel(say("cli-frame-commands", language), rows),
            *_panel(say("cli-frame-options", language), options),
        ]
    )


def page(name: str, command: Callable[..., Any], language: str) -> str:
    """The page of one command."""
    known = parameters(command)
    places, options = [one for one in known if not one.is_option], [one for one in known if one.is_option]
    shown = " ".join(_place(one) for one in places)
    usage = f"{say('cli-frame-usage', language)} fullhouse {name} [OPTIONS] {shown}".rstrip()
    rows = [(_shown(one), _explained(one, language)) for one in options]
    return "\n".join(
        [
            usage,
            "",
            fill(say(f"cli-{name}", language), _width()),
            *_panel(
                say("cli-frame-arguments", language),
                [(_place(one), _explained(one, language)) for one in places],
            ),
            *_panel(say("cli-frame-options", language), [*rows, ("--help", say("cli-frame-help", language))]),
        ]
    )


def _place(parameter: Parameter) -> str:
    name = parameter.info.metavar or parameter.name.upper()
    return name if parameter.is_required else f"[{name}]"


def _shown(parameter: Parameter) -> str:
    names = "/".join((*parameter.names, *filter(None, [parameter.opposite])))
    if parameter.is_flag:
        return names
    kind = parameter.info.metavar or "|".join(parameter.choices) or KINDS.get(parameter.kind, "TEXT")
    return f"{names} {kind}"


def _explained(parameter: Parameter, language: str) -> str:
    """What it is for, and what holds where it is not given."""
    info, remarks = parameter.info, []
    if isinstance(info, Option) and info.envvar:
        remarks.append(say("cli-frame-variable", language, value=info.envvar))
    if parameter.is_required:
        remarks.append(say("cli-frame-required", language))
    elif info.show_default and parameter.default not in (None, "", False):
        value = parameter.default.value if isinstance(parameter.default, Enum) else parameter.default
        shown = parameter.names[0].removeprefix("--") if value is True else str(value)
        remarks.append(say("cli-frame-default", language, value=shown))
    return " ".join([info.help, *(f"[{remark}]" for remark in remarks)])


def _panel(title: str, rows: Iterable[Row]) -> list[str]:
    """A title and two columns; what is long on the left stands on a line of its own."""
    table = list(rows)
    if not table:
        return []
    left = min(max(len(name) for name, _ in table), 26) + 2
    lines = ["", painted(title, BOLD, sys.stdout)]
    for name, words in table:
        parts = wrap(words, max(20, _width() - left - 2)) or [""]
        if len(name) >= left:
            lines.append(f"  {name}")
            parts = ["", *parts]
        else:
            lines.append(f"  {name:{left}}{parts[0]}".rstrip())
        lines += [f"  {'':{left}}{line}" for line in parts[1:]]
    return lines


def _width() -> int:
    return min(shutil.get_terminal_size().columns, WIDEST)
