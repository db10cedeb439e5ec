"""What is said with the places it speaks of: phrases that light the board, and a net as a tree of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.sentences import groups, nets, stages
from fullhouse.coach.sentences.sentence import Sentence
from fullhouse.coach.speech import compose, spoken
from fullhouse.coach.step import Step
from fullhouse.coach.tree import Branch, tree_of
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE
from fullhouse.words.agreement import FIRST_MARK, LAST_MARK

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
    told: list[Phrase] = []
    for sentence in sentences:
        told += [Phrase(" ")] if told else []
        told += _cut(sentence, language)
    return tuple(told)


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
    """Any words as phrases: they may name a cell, and end with what is told elsewhere.

    >>> [phrase.text for phrase in remark("practice-filled", "en", cell=Cell(0))]
    ['a1', ' is filled already.']
    """
    named = {} if cell is None else {"cell": f"{FIRST_MARK}{NINE.name(cell)}{LAST_MARK}"}
    told: list[Phrase] = []
    for before, number, words in PIECES.findall(compose(key, language, **named, **facts)):
        told += [Phrase(before, role="verdict")] if before else []
        told += [Phrase(words, (cell,), "verdict")] if number and cell is not None else []
    ending = tuple(within)
    return (*told, Phrase(" "), *ending) if ending else tuple(told)


def _role(sentence: Sentence, place: str, cells: Iterable[Cell]) -> str:
    """The role of what fills a place in a sentence."""
    if sentence.key.startswith("so-"):
        return "placement" if sentence.key == "so-place" else "elimination"
    return ROLES.get(place, "house" if frozenset(cells) in HOUSES else "premise")


def first_look(step: Step, language: str = "en") -> tuple[Phrase, ...]:
    """A step at first sight: the whole proof, or of a long one its start, its end and its length."""
    told = stages(step)
    return phrases(told.look or told.proof, language)


def text_of(told: Iterable[Phrase]) -> str:
    return "".join(phrase.text for phrase in told)


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
