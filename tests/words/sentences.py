"""Every sentence of the words files, with all kinds of digits, cells, names and numbers filled in."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle, islice, product
from math import lcm
from operator import attrgetter
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from fullhouse.words import pages, say, spoken
from fullhouse.words.locales import agree
from fullhouse.words.marks import with_marks
from tests.words.messages import Needs

BROWSER = Path(__file__).parents[2] / "web" / "words"
DIGITS = (1, 8, 2, 3, 4, 5, 6, 7, 9)
CELLS = ("a1", "e8", "i9", "h5", "b3", "e1", "d7")
COUNTS = (0, 1, 2, 3, 4, 5, 8, 11, 12, 18, 21, 22, 25, 80, 101, 111)
NAMES = ("Ana", "Eva", "Ben", "Ugo", "Ирина", "Zoë", "Bot-2")
TEXTS = ("tiles", "12", "x")
WHOLE = {"why", "cause", "idea", "proof"}
"""Facts that are sentences themselves."""
LISTED = {
    "tiles",
    "places",
    "out",
    "because",
    "cells",
    "swept",
    "erase",
    "far",
    "near",
    "both",
    "fins",
    "roof",
    "floor",
}
"""Facts that are lists of cells."""
DIGIT_LISTS = {"seen", "digits", "missing", "symbols", "hand", "notes", "either", "extras"}
NAME_LISTS = {"names", "seats", "winners", "order"}
DIGIT_NAMES = {"digit", "symbol", "x", "y", "link", "right"}
CELL_NAMES = {
    "cell", "first", "last", "one", "two", "other", "four", "second", "third", "fourth", "pivot", "stem",
}  # fmt: skip
NAME_NAMES = {"seat", "name", "against", "by", "owing", "turn"}
COUNTED = {
    "points", "count", "left", "hints", "filled", "asks", "written", "put", "taken", "givens", "wait",
    "played", "succeeded", "won", "tables", "length", "clues", "most", "fewest",
}  # fmt: skip
RANGES: dict[str, dict[str, tuple[int, ...]]] = {
    "coach-proof-naked_subset": {"count": (2, 3, 4)},
    "coach-proof-hidden_subset": {"count": (2, 3, 4)},
    "coach-proof-sue_de_coq": {"count": (4, 5, 6)},
    "coach-proof-rectangle-set": {"count": (2, 3, 4)},
    "coach-proof-fireworks-corner": {"count": (3,)},
    "one-two-three-event-compensated": {"points": (10,)},
    "one-two-three-event-compensated-you": {"points": (10,)},
    "error-too-many-equal": {"most": (2,)},
    "error-stack-too-high": {"count": (31, 73), "most": (30, 36, 72, 81)},
    "error-record-too-many-moves": {"count": (10_001,), "most": (10_000,)},
    "web-error-collection-full": {"most": (10_000,)},
    "series-match": {"count": (2, 3, 4, 5)},
    "race-progress": {"count": (81,)},
    "error-bad-seat-count": {"most": (1, 2, 3, 4, 5), "fewest": (1, 2)},
    "error-glass-too-long": {"most": (60,)},
    "players": {"most": (1, 2, 3, 4, 5), "fewest": (1, 2)},
    "shelf-seats": {"most": (1, 2, 3, 4, 5), "fewest": (1, 2)},
    "problem-good": {"givens": (17, 22, 31, 80)},
    "search-facts": {"clues": (17, 22, 31, 80)},
}
"""Numbers that only some values can be: what the rules of Sudoku or of the program allow."""
SENTENCES_ONLY_INSIDE_OTHERS = ("challenge-ground", "ended-winners", "animals-some", "animals-this", "colon")


class Book:
    """All messages of a language, the browser's included."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.needs: dict[str, Needs] = {}
        for page in (*pages(language), BROWSER / f"{language}.ftl"):
            resource = FluentResource(page.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.needs[entry.id.name] = Needs()
                    self.needs[entry.id.name].visit(entry)

    def variables(self, key: str) -> set[str]:
        own = self.needs[key]
        return own.variables.union(*(self.variables(inner) for inner in own.messages))

    def choices(self, key: str) -> dict[str, set[str]]:
        choices = dict(self.needs[key].choices())
        for inner in self.needs[key].messages:
            for name, words in self.choices(inner).items():
                choices[name] = choices.get(name, set()) | words
        return {name: words for name, words in choices.items() if words}

    def format(self, key: str, facts: Mapping[str, Any]) -> str:
        value = self.bundle.get_message(key).value
        assert value is not None
        text, errors = self.bundle.format_pattern(value, dict(facts))
        assert not errors, f"{key}: {errors}"
        return with_marks(agree(str(text), self.language), attrgetter("text")).strip()

    def sentences(self, variants: int) -> Iterator[tuple[str, str]]:
        """Each key with each of its sentences; `variants` is how many fillings each choice of words gets."""
        for key in self.needs:
            if key in SENTENCES_ONLY_INSIDE_OTHERS:
                continue
            seen: set[str] = set()
            for facts in self.fillings(key, variants):
                text = self.format(key, facts)
                if text not in seen:
                    seen.add(text)
                    yield key, text

    def fillings(self, key: str, variants: int) -> Iterator[dict[str, Any]]:
        """All kinds of facts for a message, as Fluent takes them."""
        needed, choices = sorted(self.variables(key)), self.choices(key)
        if not needed:
            yield {}
            return
        names = sorted(choices)
        for words in product(*(sorted(choices[name]) for name in names)):
            chosen = dict(zip(names, words, strict=True))
            counted = {f"{name}-count" for name in needed}  # filled in together with their lists
            numbers = COUNTED | DIGIT_NAMES
            free = [one for one in needed if (one not in chosen or one in numbers) and one not in counted]
            ranges = RANGES.get(key, {})
            values = [ranges.get(name) or _values(name, self.language) for name in free]
            columns = [islice(cycle(column), at, None) for at, column in enumerate(values)]
            period = lcm(*(len(column) for column in values))  # after these the rows begin again
            for row in islice(zip(*columns, strict=True), min(variants, period)) if free else [()]:
                facts = spoken({**dict(zip(free, row, strict=True))}, self.language)
                facts.update({name: word for name, word in chosen.items() if name not in free})
                facts.update({name: 0 for name in needed if name not in facts})
                yield facts
            for name in (name for name in free if name in chosen):  # the words that a number can be, too
                for word in choices[name]:
                    yield {**facts, **chosen, name: word}


@cache
def _values(name: str, language: str) -> tuple[Any, ...]:
    """What can stand for a variable, as the product fills it."""
    if name in ("in", "in-two", "in-cover", "in-pair", "in-arm", "in-other", "bases", "covers"):
        houses = [("row", "1"), ("column", "e"), ("block", "8"), ("column", "a"), ("row", "8")]
        return tuple(say("coach-in-house", language, kind=kind, name=named) for kind, named in houses)
    if name in LISTED:
        return tuple([list(CELLS[:n]) for n in (1, 2, 3, 6)])
    if name in DIGIT_LISTS:
        return ([1], [8, 1], [1, 8, 9], [2, 5])
    if name in NAME_LISTS:
        return tuple([list(NAMES[:n]) for n in (1, 2, 3)])
    if name in DIGIT_NAMES:
        return DIGITS
    if name in CELL_NAMES:
        return CELLS
    if name in NAME_NAMES:
        return NAMES
    if name in WHOLE:
        return ("OK.",)
    return COUNTS if name in COUNTED or name.endswith("-count") else TEXTS


@cache
def book(language: str) -> Book:
    """Read once: it takes a second."""
    return Book(language)
