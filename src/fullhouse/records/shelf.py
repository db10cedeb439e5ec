"""The games as people find them: the shelf with seats and options, and the rules of each as Markdown."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import count, takewhile
from textwrap import fill
from typing import Any

from fullhouse.core.errors import BadInput
from fullhouse.core.options import OptionInfo, describe, usual_referees
from fullhouse.games import game, game_ids, left_off, speaks
from fullhouse.words import LANGUAGES, explain, has, say
from fullhouse.words.marks import OURS, Mark, first_mark, marks_in, with_marks


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
            "ours": sum(mark.origin in OURS for mark in rule_marks(name)),
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
            for mark, values in _by_mark(option["marks"]).items():
                of = f"{', '.join(values)}: " if values else ""
                yield f"      {of}{signed(mark, language)} {mark.text}"
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


def option_marks(name: str, option: OptionInfo, language: str) -> dict[str, Mark]:
    """Where each value of an option comes from: choices by their names, all else by *on* and *off*."""
    values = option.choices or (("on",) if option.kind == "number" else ("on", "off"))
    key = f"mark-{option.name}".replace("_", "-")
    marks = {
        value: first_mark((f"{name}-{key}-{end}", f"{name}-{key}", f"{key}-{end}", key), language)
        for value in values
        if (end := value.replace("_", "-"))
    }
    return {value: mark for value, mark in marks.items() if mark}


def _by_mark(marks: Mapping[str, Mark]) -> dict[Mark, list[str]]:
    """The values of each mark; none are named where all have the same."""
    by_mark: dict[Mark, list[str]] = {}
    for value, mark in marks.items():
        by_mark.setdefault(mark, []).append(value)
    return by_mark if len(by_mark) > 1 else {mark: [] for mark in by_mark}


def signed(mark: Mark, language: str) -> str:
    """A mark as it is written behind a sentence."""
    return f"[{say(f'mark-{mark.origin}', language)}]"


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
        "marks": option_marks(name, option, language),
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
    "marks",
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
    notes = rule_marks(game(name).id, language)
    rules = "\n\n".join(_parts(game(name).id, language))
    rules = with_marks(rules, lambda mark: f"{signed(mark, language)[:-1]} {notes.index(mark) + 1}]")
    return wrapped(rules) + "\n"


def _parts(name: str, language: str) -> Iterator[str]:
    yield f"# {say(f'{name}-name', language)}"
    yield say(f"{name}-summary", language)
    steps = minute(name, language)
    if steps:
        yield f"## {say('rules-heading-minute', language)}"
        yield "\n".join(f"{number}. {step}" for number, step in enumerate(steps, 1))
    for section in SECTIONS:
        text = TOLD.get(section, partial(_section, section))(name, language)
        if text:
            yield f"## {say(f'rules-heading-{section}', language)}"
            yield text


def _section(section: str, name: str, language: str) -> str:
    key = f"{name}-rules-{section}"
    return say(key, language) if has(key, language) else ""


def rule_marks(name: str, language: str = "en") -> list[Mark]:
    """The different marks behind the sentences of a game's rules, in their order."""
    texts = (*minute(name, language), *(_section(section, name, language) for section in SECTIONS))
    return list(dict.fromkeys(marks_in("\n".join(texts))))


def _notes(name: str, language: str) -> str:
    """What the signs behind sentences mean, numbered as they are."""
    notes = [f"{number}. {mark.text}" for number, mark in enumerate(rule_marks(name, language), 1)]
    return "\n".join((say("rules-marks", language), "", *notes)) if notes else ""


def _options(name: str, language: str) -> str:
    """Every option, and where each of its values comes from."""
    return "\n".join(
        line for option in describe(game(name).options) for line in _option_lines(name, option, language)
    )


def _option_lines(name: str, option: OptionInfo, language: str) -> Iterator[str]:
    text = f"- {meaning(name, option.name, language)}"
    by_mark = _by_mark(option_marks(name, option, language))
    if len(by_mark) < 2:
        yield "".join((text, *(f" {signed(mark, language)}. {mark.text}" for mark in by_mark)))
        return
    yield text
    for mark, values in by_mark.items():
        of = "; ".join(
            meaning(name, f"{option.name}-{value}", language)
            if option.choices
            else say(f"shelf-{value}", language)
            for value in values
        )
        yield f"  - {of} {signed(mark, language)}. {mark.text}"


TOLD: dict[str, Callable[[str, str], str]] = {"options": _options, "marks": _notes}
"""The sections that no message has."""


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
    mark = line.lstrip().partition(" ")[0]
    is_item = mark == "-" or (mark.endswith(".") and mark[:-1].isdigit())
    return " " * (len(line) - len(line.lstrip()) + len(mark) + 1) if is_item else ""
