"""Sentences in words: a step's name, its idea, where to look, and the whole proof, in a language.

What is said comes with the places it speaks of: phrases that light the board, and a net as a tree of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from fullhouse.coach.geometry import HOUSES, House, is_column, is_row
from fullhouse.coach.sentences import groups, nets, stages
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
from fullhouse.coach.tree import Branch, tree_of
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE
from fullhouse.words import say
from fullhouse.words.locales import FIRST_MARK, LAST_MARK, agree


class StepText(msgspec.Struct, frozen=True):
    """A step in one language."""

    name: str
    booklet: str | None
    idea: str
    where: str
    what: str
    proof: str


def tell(step: Step, language: str = "en") -> StepText:
    """A step in words: its names, and what is said in each of the three stages."""
    texts = stages(step)
    name, booklet = name_of_step(step, language), booklet_of(step.technique, language)
    idea = spoken(texts.idea, language)
    key = "" if booklet is None else "-booklet" if by_name()[step.technique].is_way else "-deduction"
    what = compose(f"coach-what{key}", language, name=name, idea=idea, booklet=booklet)
    return StepText(
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

    def claimed(one: Claim) -> str:
        words = f"{'/'.join(map(NINE.name, one.cells))}{'=' if one.on else '≠'}{one.symbol}"
        return mark(words, one.cells, place)

    def named(house: House) -> str:
        return mark(house_words(house, language, "coach-house"), HOUSES[house], place)

    def concluded(fact: Fact) -> str:
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
            return " → ".join(map(concluded, facts))
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


PIECES = re.compile(rf"([^{FIRST_MARK}-{LAST_MARK}]*)(?:(.)([^{LAST_MARK}]+){LAST_MARK})?")
"""What stands before a marked piece, its mark, and the piece itself."""

ROLES = {
    "bases": "base", "in-cover": "cover", "covers": "cover", "either": "fin", "fins": "fin", "pivot": "pivot",
    "stem": "pivot", "one": "pincer", "two": "pincer", "roof": "extra", "floor": "pair", "far": "target",
    "targets": "target", "rows": "cover", "columns": "cover", "group": "group",
}  # fmt: skip
"""The roles of what fills a sentence, by the name of the place it fills."""


class Phrase(msgspec.Struct, frozen=True):
    """A piece of a text; one that speaks of a part of the board names its cells, and the role they play."""

    text: str
    cells: tuple[Cell, ...] = ()
    role: str = ""


class TreeLine(msgspec.Struct, frozen=True):
    phrases: tuple[Phrase, ...]
    beat: int


class TreeBranch(msgspec.Struct, frozen=True):
    """An assumption or a case: what follows line by line, and how it ends or which cases are left."""

    title: tuple[Phrase, ...]
    beat: int
    last: int
    """The last beat of all that is within it."""
    links: int
    lines: tuple[TreeLine, ...]
    end: TreeLine | None
    """Where it fails, or where its cases are named; none where it leads to the conclusion."""
    fails: bool
    cases: tuple[TreeBranch, ...]


def phrases(sentences: Iterable[Sentence], language: str = "en") -> tuple[Phrase, ...]:
    """Sentences one after another, cut where they speak of the board."""
    pieces: list[Phrase] = []
    for sentence in sentences:
        pieces += [Phrase(" ")] if pieces else []
        pieces += _cut(sentence, language)
    return tuple(pieces)


def _cut(sentence: Sentence, language: str) -> Iterator[Phrase]:
    named: list[Phrase] = []

    def mark(words: str, cells: Iterable[Cell], place: str) -> str:
        named.append(Phrase(words, tuple(sorted(cells)), _role(sentence, place, cells)))
        return f"{chr(ord(FIRST_MARK) + len(named) - 1)}{words}{LAST_MARK}"

    for before, number, words in PIECES.findall(spoken(sentence, language, mark)):
        if before:
            yield Phrase(before)
        if number:  # the words may have got a capital
            yield replace(named[ord(number) - ord(FIRST_MARK)], text=words)


def remark(
    key: str, language: str, cell: Cell | None = None, within: Iterable[Phrase] = (), **facts: str | int
) -> tuple[Phrase, ...]:
    """Any words as phrases: they may name a cell, and end with what is said elsewhere.

    >>> [phrase.text for phrase in remark("practice-filled", "en", cell=Cell(0))]
    ['a1', ' is filled already.']
    """
    named = {} if cell is None else {"cell": f"{FIRST_MARK}{NINE.name(cell)}{LAST_MARK}"}
    pieces: list[Phrase] = []
    for before, number, words in PIECES.findall(compose(key, language, **named, **facts)):
        pieces += [Phrase(before, role="verdict")] if before else []
        pieces += [Phrase(words, (cell,), "verdict")] if number and cell is not None else []
    ending = tuple(within)
    return (*pieces, Phrase(" "), *ending) if ending else tuple(pieces)


def _role(sentence: Sentence, place: str, cells: Iterable[Cell]) -> str:
    """The role of what fills a place in a sentence."""
    if sentence.key.startswith("so-"):
        return "placement" if sentence.key == "so-place" else "elimination"
    return ROLES.get(place, "house" if frozenset(cells) in HOUSES else "premise")


def first_look(step: Step, language: str = "en") -> tuple[Phrase, ...]:
    """A step at first sight: the whole proof, or of a long one its start, its end and its length."""
    sentences = stages(step)
    return phrases(sentences.look or sentences.proof, language)


def text_of(pieces: Iterable[Phrase]) -> str:
    return "".join(phrase.text for phrase in pieces)


def tell_tree(step: Step, language: str = "en") -> TreeBranch | None:
    """A net as a tree, in words, and a long chain through sets, which has no branches; else None."""
    if groups.is_long(step):
        return _chain(step, language)
    tree = tree_of(step)
    return None if tree is None else _branch(tree, language, is_case=False)


def _chain(step: Step, language: str) -> TreeBranch:
    """The sets, then link by link at the beat when what becomes true is drawn: after the sets."""
    sets, *links = stages(step).proof[:-2]
    first = len(tuple(step.all("set"))) + 2
    lines = tuple(
        TreeLine(phrases([link], language), first + 2 * number) for number, link in enumerate(links)
    )
    length = len(step.chain) - 1
    return TreeBranch(
        phrases([sets], language), 1, lines[-1].beat, length, lines, None, fails=False, cases=()
    )


def _branch(branch: Branch, language: str, *, is_case: bool) -> TreeBranch:
    cases = tuple(_branch(case, language, is_case=True) for case in branch.cases)
    lines = tuple(TreeLine(phrases([nets.line_of(line)], language), line.beat) for line in branch.lines)
    end_beat = branch.end.beat if branch.end is not None else branch.split
    end = TreeLine(phrases([nets.end_of(branch)], language), end_beat) if end_beat > branch.beat else None
    last = max([branch.beat, *(line.beat for line in lines), end_beat, *(case.last for case in cases)])
    title = phrases([nets.title_of(branch, is_case=is_case)], language)
    fails = branch.end is not None
    return TreeBranch(title, branch.beat, last, branch.links, lines, end, fails, cases)
