"""The games as people find them: the shelf with seats and options, and the rules of each as Markdown."""

from collections.abc import Iterator
from itertools import count, takewhile
from textwrap import fill
from typing import Any

from fullhouse.core.errors import BadInput
from fullhouse.core.options import OptionInfo, describe, usual_referees
from fullhouse.games import game, game_ids, left_off, speaks
from fullhouse.words import LANGUAGES, explain, has, say


def shelf(language: str = "en") -> list[dict[str, Any]]:
    """All games as data, with names and meanings in a language."""
    return [
        {
            "id": name,
            "name": say(f"{name}-name", language),
            "summary": _summary(name, language),
            "seats": [game(name).fewest_seats, game(name).most_seats],
            "rules": game(name).version,
            "problem_levels": game(name).problem_levels,
            "shared": game(name).is_shared,
            "options": [_option(name, option, language) for option in describe(game(name).options)],
            "packs": game(name).options.packs,
            "forbidden": [
                {
                    "given": one.given,
                    "seats": one.seats,
                    "over": one.over,
                    "text": explain(one.error, language),
                }
                for one in game(name).options.forbidden
            ],
            "referees": usual_referees(game(name).options),
            "moves": game(name).forms,
            "verbs": game(name).verbs,
            "board": game(name).board_size,
            "credit": say(f"{name}-rules-credit", language),
        }
        for name in game_ids()
    ]


def _summary(name: str, language: str) -> str:
    """What a game is, with a sign where it does not speak the language."""
    summary = say(f"{name}-summary", language)
    return summary if speaks(name, language) else f"{summary} {say('shelf-english-only', language)}"


def tell_shelf(language: str = "en") -> Iterator[str]:
    """The shelf as lines for a person."""
    for box in shelf(language):
        fewest, most = box["seats"]
        yield f"{box['id']}: {box['name']} ({_seats(fewest, most, language)})"
        yield f"  {box['summary']}"
        for option in box["options"]:
            value = option["solo_default" if most == 1 else "default"]
            line = f"    {option['name']}: {option['meaning']}"
            own = option["kind"] == "number" and value is None  # the meaning says what happens then
            yield line if own else f"{line} {say('shelf-default', language, value=_shown(value, language))}"
            for choice, meaning in option["choices"].items():
                yield f"      {choice}: {meaning}"
            mark = say(f"mark-{option['mark']}", language)
            yield f"      [{mark}] {option['mark_text']}"
        yield ""


def tell_left_off(language: str = "en") -> Iterator[str]:
    """A line for each plug-in that is installed but cannot be played."""
    for plugin in left_off():
        yield say("shelf-left-off", language, name=plugin.name, cause=plugin.cause)


def meaning(name: str, option: str, language: str) -> str:
    """What an option means: in a game's own words where it has them, else in the words all games share."""
    key = f"option-{option.replace('_', '-')}"
    own = f"{name}-{key}"
    return say(own if has(own, language) else key, language)


def mark_text(name: str, option: str, language: str) -> str:
    """Why an option has its mark: what is printed, how we read it and how else it could be read."""
    key = f"mark-{option.replace('_', '-')}"
    own = f"{name}-{key}"
    return next((say(one, language) for one in (own, key) if has(one, language)), "")


def _option(name: str, option: OptionInfo, language: str) -> dict[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "solo_default": option.solo_default,
        "choices": {choice: meaning(name, f"{option.name}-{choice}", language) for choice in option.choices},
        "meaning": meaning(name, option.name, language),
        "on": option.on,
        "low": option.low,
        "high": option.high,
        "use": option.use,
        "choice_uses": option.choice_uses,
        "mark": option.mark,
        "mark_text": mark_text(name, option.name, language),
    }


def _shown(value: object, language: str) -> str:
    if isinstance(value, bool):
        return say("shelf-on" if value else "shelf-off", language)
    return say("shelf-off", language) if value is None else str(value)


def _seats(fewest: int, most: int, language: str) -> str:
    if fewest == most > 1:
        return say("shelf-seats-exact", language, count=most)
    return say("shelf-seats", language, fewest=fewest, most=most)


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
