"""Sentences in words: a step's name, its idea, where to look, and the whole proof, in a language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Any, get_args

import msgspec

from fullhouse.coach.geometry import House, is_column, is_row
from fullhouse.coach.sentences import stages
from fullhouse.coach.sentences.sentence import (
    Across,
    At,
    Chain,
    Claim,
    Claims,
    Houses,
    In,
    Line,
    Sentence,
    Value,
    claim,
)
from fullhouse.coach.step import Fact, Step
from fullhouse.coach.technique import Booklet
from fullhouse.coach.techniques import by_name
from fullhouse.sudoku.board import NINE
from fullhouse.words import say
from fullhouse.words.agreement import agree


class Told(msgspec.Struct, frozen=True):
    """A step in one language."""

    name: str
    booklet: str | None
    idea: str
    where: str
    what: str
    proof: str


def tell(step: Step, language: str = "en") -> Told:
    """A step in words: its names, and what is said in each of the three stages."""
    texts = stages(step)
    name, booklet = name_of_step(step, language), booklet_of(step.technique, language)
    idea = spoken(texts.idea, language)
    key = "" if booklet is None else "-booklet" if by_name()[step.technique].is_way else "-deduction"
    what = compose(f"coach-what{key}", language, name=name, idea=idea, booklet=booklet)
    return Told(
        name, booklet, idea, spoken(texts.where, language), capital(what), text(texts.proof, language)
    )  # fmt: skip


def name_of(technique: str, language: str = "en") -> str:
    """The name that the Sudoku world uses."""
    return say(f"coach-name-{technique}", language)


def name_of_step(step: Step, language: str = "en") -> str:
    """The same, with the number of its type where people number them."""
    if step.technique != "unique_rectangle":
        return name_of(step.technique, language)
    kind = 1 if len(step.the("roof").cells) == 1 else 4 if any(step.all("link")) else 2
    return say("coach-name-unique_rectangle-type", language, type=kind)


def booklet_of(technique: str, language: str = "en") -> str | None:
    """The name that the booklet uses, where there is one."""
    way = by_name()[technique].booklet
    return None if way is None else say(f"coach-booklet-{way}", language)


def telling_name(technique: str, language: str = "en") -> str:
    """A name that no other technique has: two ways of the booklet are one technique to everybody else.

    >>> telling_name("slide"), telling_name("block_crossing"), telling_name("x_wing")
    ('hidden single in a block (slide)', 'hidden single in a block (block crossing)', 'X-wing')
    """
    name = name_of(technique, language)
    is_shared = any(name == name_of(other, language) for other in by_name() if other != technique)
    return f"{name} ({booklet_of(technique, language)})" if is_shared else name


def way_name(way: str, language: str = "en") -> str:
    """A way of solving by the booklet's name for it, or a technique by its own.

    >>> way_name("deduction"), way_name("x-wing")
    ('deduction', 'X-wing')
    """
    name = way.replace("-", "_")
    return say(f"coach-booklet-{name}" if name in get_args(Booklet) else f"coach-name-{name}", language)


def text(sentences: Iterable[Sentence], language: str = "en") -> str:
    """Sentences one after another, each with a capital."""
    return " ".join(spoken(sentence, language) for sentence in sentences)


def spoken(sentence: Sentence, language: str = "en") -> str:
    """A sentence in words, with a capital.

    >>> spoken(Sentence("so-place", {"cell": At((NINE.cell("i1"),)), "digit": 9}))
    'So i1 is 9.'
    """
    return capital(_words(sentence, language))


def _words(sentence: Sentence, language: str) -> str:
    facts = {name: _value(value, language) for name, value in sentence.facts.items()}
    return compose(f"coach-{sentence.key}", language, **facts)


def _value(value: Value, language: str) -> Any:
    """What fills a placeholder: a number, a text, or a list that the language joins."""
    match value:
        case At(cells, is_group=True):
            return f"({', '.join(map(NINE.name, cells))})" if len(cells) > 1 else NINE.name(cells[0])
        case At(cells):
            return [NINE.name(cell) for cell in cells]
        case In(house):
            return house_words(house, language)
        case Across():
            return lines_words(value, language)
        case Houses(houses):
            return [house_words(house, language, "coach-house") for house in houses]
        case Claim():
            return _claim(value)
        case Claims(claims):
            return [_claim(one) for one in claims]
        case Chain(links):
            return " → ".join(_claim(Claim(link.cells, link.symbol, link.on)) for link in links)
        case Line(facts):
            return " → ".join(_fact(fact, language) for fact in facts)
        case tuple() if value and isinstance(value[0], Sentence):
            inner = [_words(sentence, language) for sentence in value if isinstance(sentence, Sentence)]
            # Groups are long: each is a sentence of its own.
            key = "coach-join-sentences" if value[0].key == "set" else "coach-join"
            return reduce(lambda one, two: compose(key, language, one=one, two=two), inner)
        case _:
            return value


def _claim(told: Claim) -> str:
    return f"{'/'.join(map(NINE.name, told.cells))}{'=' if told.on else '≠'}{told.symbol}"


def _fact(fact: Fact, language: str) -> str:
    """A fact, with the house where it is the last place left."""
    because = (
        f" ({house_words(House(fact.ref), language, 'coach-house')})" if fact.why == "house" else ""
    )  # fmt: skip
    return f"{_claim(claim(fact))}{because}"


def compose(key: str, language: str, **facts: Any) -> str:
    """A text made from texts of any length: `say` cuts long facts, since they may come from outside."""
    marks = {name: f"⟦{name}⟧" for name, fact in facts.items() if isinstance(fact, str)}
    words = say(key, language, **{**facts, **marks})
    for name, mark in marks.items():
        words = words.replace(mark, facts[name])
    return agree(words, language)


def capital(words: str) -> str:
    """A sentence with a capital, unless it begins with the name of a cell.

    >>> capital("so it is"), capital("a1 is 5")
    ('So it is', 'a1 is 5')
    """
    return words if words[1:2].isdigit() else words[:1].upper() + words[1:]


def house_words(house: House, language: str, key: str = "coach-in-house") -> str:
    """A house with its preposition, as one says it in that language.

    >>> house_words(House(2), "en"), house_words(House(11), "en"), house_words(House(22), "en")
    ('in row 3', 'in column c', 'in block 5')
    """
    kind = "row" if is_row(house) else "column" if is_column(house) else "block"
    return say(key, language, kind=kind, name=_house_name(house))


def lines_words(across: Across, language: str) -> str:
    """Parallel lines with their preposition: in rows 1 and 4."""
    kind = "row" if is_row(across.lines[0]) else "column"
    return say("coach-in-lines", language, kind=kind, names=[_house_name(line) for line in across.lines])


def _house_name(house: House) -> str:
    return chr(ord("a") + house - 9) if is_column(house) else str(house % 9 + 1)
