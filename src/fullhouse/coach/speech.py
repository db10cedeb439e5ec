"""Sentences in words: a step's name, its idea, where to look, and the whole proof, in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, get_args

import msgspec

from fullhouse.coach.geometry import HOUSES, House, is_column, is_row
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
    Named,
    Sentence,
    Value,
    claim,
)
from fullhouse.coach.step import Fact, Step
from fullhouse.coach.technique import Booklet
from fullhouse.coach.techniques import by_name
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE
from fullhouse.words import say
from fullhouse.words.agreement import FIRST_MARK, LAST_MARK, agree


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


Mark = Callable[[str, Iterable[Cell], str], str]
"""How a piece of the board is named: by its words, the cells and the place in the sentence that they fill."""


def _plainly(words: str, cells: Iterable[Cell], place: str) -> str:  # noqa: ARG001 - nothing is marked
    return words


def spoken(sentence: Sentence, language: str = "en", mark: Mark = _plainly) -> str:
    """A sentence in words, with a capital.

    >>> spoken(Sentence("so-place", {"cell": At((NINE.cell("i1"),)), "digit": 9}))
    'So i1 is 9.'
    """
    return capital(_words(sentence, language, mark))


def _words(sentence: Sentence, language: str, mark: Mark) -> str:
    facts = {name: _value(value, language, name, mark) for name, value in sentence.facts.items()}
    return compose(f"coach-{sentence.key}", language, **facts)


def _value(value: Value, language: str, place: str, mark: Mark) -> Any:
    """What fills a placeholder: a number, a text, or a list that the language joins."""

    def claimed(told: Claim) -> str:
        words = f"{'/'.join(map(NINE.name, told.cells))}{'=' if told.on else '≠'}{told.symbol}"
        return mark(words, told.cells, place)

    def named(house: House) -> str:
        return mark(house_words(house, language, "coach-house"), HOUSES[house], place)

    def told(fact: Fact) -> str:
        """A fact, with the house where it is the last place left."""
        return claimed(claim(fact)) + (f" ({named(House(fact.ref))})" if fact.why == "house" else "")

    match value:
        case At(cells, is_group=True) if len(cells) > 1:
            return mark(f"({', '.join(map(NINE.name, cells))})", cells, place)
        case At(cells, is_group=is_group):
            names = [mark(NINE.name(cell), (cell,), place) for cell in cells]
            return names[0] if is_group else names
        case Named(name, cells):
            return mark(name, cells, "group")
        case In(house):
            return mark(house_words(house, language), HOUSES[house], place)
        case Across(lines):
            cells = tuple(cell for line in lines for cell in HOUSES[line])
            return mark(lines_words(value, language), cells, place)
        case Houses(houses):
            return [named(house) for house in houses]
        case Claim():
            return claimed(value)
        case Claims(claims):
            return [claimed(one) for one in claims]
        case Chain(links):
            return " → ".join(claimed(Claim(link.cells, link.symbol, link.on)) for link in links)
        case Line(facts):
            return " → ".join(map(told, facts))
        case tuple() if value and isinstance(value[0], Sentence):
            inner = [_words(sentence, language, mark) for sentence in value if isinstance(sentence, Sentence)]
            # Groups are long: each is a sentence of its own.
            key = "coach-join-sentences" if value[0].key == "set" else "coach-join"
            return reduce(lambda one, two: compose(key, language, one=one, two=two), inner)
        case _:
            return value


def compose(key: str, language: str, **facts: Any) -> str:
    """A text made from texts of any length: `say` cuts long facts, since they may come from outside."""
    texts: dict[str, str] = {}

    def held(text: Any) -> Any:
        """What stands for a text until all is said."""
        if not isinstance(text, str):
            return text
        texts[f"⟦{len(texts)}⟧"] = text
        return f"⟦{len(texts) - 1}⟧"

    held_facts = {
        name: [*map(held, fact)] if isinstance(fact, list) else held(fact) for name, fact in facts.items()
    }
    words = say(key, language, **held_facts)
    for mark, text in texts.items():
        words = words.replace(mark, text)
    return agree(words, language)


def capital(words: str) -> str:
    """A sentence with a capital, unless it begins with the name of a cell.

    >>> capital("so it is"), capital("a1 is 5")
    ('So it is', 'a1 is 5')
    """
    first = int(FIRST_MARK <= words[:1] <= LAST_MARK)
    second = first + 1
    return words if words[second : second + 1].isdigit() else words[:second].upper() + words[second:]


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
