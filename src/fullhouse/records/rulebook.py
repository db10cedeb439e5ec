"""The rules of a game for people, as Markdown, put together from its words."""

from collections.abc import Iterator
from itertools import count, takewhile
from textwrap import fill

from fullhouse.core.errors import BadInput
from fullhouse.core.options import describe
from fullhouse.games import game
from fullhouse.records.shelf import mark_text, meaning
from fullhouse.words import LANGUAGES, has, say

SECTIONS = (
    "players",
    "goal",
    "material",
    "turn",
    "points",
    "mistakes",
    "clock",
    "end",
    "solo",
    "tips",
    "variants",
    "options",
    "credit",
)
"""The order in which rules are told. A game leaves out what it does not have."""
WIDTH = 110


def rulebook(name: str, language: str = "en") -> str:
    """The rules of a game, with a heading for each section. Raises BadInput for an unknown game or language.

    >>> print(rulebook("solitaire")[:83])
    # Solitaire
    <BLANKLINE>
    Turn over all 81 tiles and never hold three of a kind.
    <BLANKLINE>
    ## In a minute
    """
    if language not in LANGUAGES:
        raise BadInput("unknown-language", name=language, allowed=list(LANGUAGES))
    return "\n\n".join(_parts(game(name).id, language)) + "\n"


def _parts(name: str, language: str) -> Iterator[str]:
    yield f"# {say(f'{name}-name', language)}"
    yield wrapped(say(f"{name}-summary", language))
    steps = minute(name, language)
    if steps:
        yield f"## {say('rules-heading-minute', language)}"
        yield wrapped("\n".join(f"{number}. {step}" for number, step in enumerate(steps, 1)))
    for section in SECTIONS:
        key = f"{name}-rules-{section}"
        text = _options(name, language) if section == "options" else has(key, language) and say(key, language)
        if text:
            yield f"## {say(f'rules-heading-{section}', language)}"
            yield wrapped(text)


def _options(name: str, language: str) -> str:
    """Every option with its mark: whether it is printed, how we read what is printed, or added by us."""
    return "\n".join(
        f"- {meaning(name, option.name, language)} [{say(f'mark-{option.mark}', language)}]."
        f" {mark_text(name, option.name, language)}".rstrip()
        for option in describe(game(name).options)
    )


def minute(name: str, language: str) -> list[str]:
    """The rules of a game in a minute: a sentence or two for each step; empty where a game has none."""
    keys = (f"{name}-rules-minute-{number}" for number in count(1))
    return [say(key, language) for key in takewhile(lambda key: has(key, language), keys)]


def wrapped(text: str, width: int = WIDTH) -> str:
    """A text with every line broken at the width; continued lines of a list are indented.

    >>> print(wrapped("- Draw the next tile.", width=16))
    - Draw the next
      tile.
    """
    return "\n".join(
        fill(line, width, subsequent_indent=_indent(line), break_on_hyphens=False)
        for line in text.splitlines()
    )


def _indent(line: str) -> str:
    """As wide as the mark of a list, so that its continued lines stand below its text."""
    mark = line.partition(" ")[0]
    is_item = mark == "-" or (mark.endswith(".") and mark[:-1].isdigit())
    return " " * (len(mark) + 1) if is_item else ""
