"""The language of the command's output: the terminal's, with one line for an error."""

import os
from collections.abc import Sequence
from itertools import zip_longest
from typing import Annotated

from fullhouse.cli.frame.arguments import Option
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.words import LANGUAGES, explain, say


def language() -> str:
    """The language of the terminal if it is supported, else English."""
    for name in ("FULLHOUSE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        spoken = os.environ.get(name, "")[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return "en"


def spoken_language(wanted: str) -> str:
    """The language asked for by an option, or the terminal's."""
    if not wanted:
        return language()
    if wanted.lower() not in LANGUAGES:
        raise BadInput("unknown-language", name=wanted, allowed=list(LANGUAGES))
    return wanted.lower()


def option_help(command: str, name: str) -> str:
    """The help text of an option or argument of a command."""
    return say(f"cli-{command}-{name}", language())


def error_line(error: FullHouseError, arguments: Sequence[str] = ()) -> str:
    """An error as one line, in the language that the arguments ask for or the terminal's.

    >>> error_line(BadInput("bad-level", value=9), ["rate", "--lang", "it"])
    'Il livello 9 non esiste.'
    """
    return " ".join(explain(error, _asked(arguments) or language()).splitlines())


def _asked(arguments: Sequence[str]) -> str:
    """The language after `--lang`; empty where there is none that we speak."""
    for word, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        wanted = (following if word == "--lang" else word.removeprefix("--lang=")).lower()
        if word.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return ""


Json = Annotated[bool, Option("--json", help=option_help("games", "json"))]
"""Whether the output is for programs."""
