"""The language of the command's output: the terminal's, with one line for an error."""

import os

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
    if wanted not in LANGUAGES:
        raise BadInput("unknown-language", name=wanted, allowed=list(LANGUAGES))
    return wanted


def option_help(command: str, name: str) -> str:
    """The help text of an option or argument of a command."""
    return say(f"cli-{command}-{name}", language())


def told(error: FullHouseError) -> str:
    """An error as one line in the terminal's language."""
    return " ".join(explain(error, language()).splitlines())
