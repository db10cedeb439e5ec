"""What is said with the places it speaks of: phrases that light the board, and a net as a tree of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.sentences import groups, nets, stages
from fullhouse.coach.sentences.sentence import Across, Houses, In, Line, Sentence
from fullhouse.coach.speech import house_words, lines_words, spoken
from fullhouse.coach.step import Step
from fullhouse.coach.tree import Branch, tree_of
from fullhouse.core.ids import Cell
from fullhouse.sudoku.board import NINE

MENTION = re.compile(r"\b[a-i][1-9](?:/[a-i][1-9])*(?:[=≠]\d)?\b|\([a-i][1-9](?:, [a-i][1-9])+\)")
"""A cell, several taken together, or a claim about them."""

ROLES = {
    "bases": "base", "in-cover": "cover", "covers": "cover", "either": "fin", "fins": "fin", "pivot": "pivot",
    "stem": "pivot", "one": "pincer", "two": "pincer", "roof": "extra", "floor": "pair", "far": "target",
    "targets": "target", "rows": "cover", "columns": "cover",
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
        told += _cut(sentence, spoken(sentence, language), language)
    return tuple(told)


def _cut(sentence: Sentence, words: str, language: str) -> Iterator[Phrase]:
    spans = sorted(_houses(sentence, words, language), key=lambda span: span[0])
    at, role = 0, _roles(sentence)
    for start, end, cells, of_house in [*spans, (len(words), len(words), (), "")]:
        if start < at:
            continue
        for match in MENTION.finditer(words, at, start):
            if match.start() > at:
                yield Phrase(words[at : match.start()])
            here = tuple(NINE.cell(name) for name in re.findall(r"[a-i][1-9]", match.group()))
            yield Phrase(match.group(), here, role.get(here[0], "premise"))
            at = match.end()
        if start > at:
            yield Phrase(words[at:start])
        if cells:
            yield Phrase(words[start:end], cells, of_house)
        at = end


def _roles(sentence: Sentence) -> dict[Cell, str]:
    """The role of each cell that a sentence names, where the place it fills says one."""
    if sentence.key.startswith("so-"):
        return dict.fromkeys(
            map(Cell, NINE.cells), "placement" if sentence.key == "so-place" else "elimination"
        )
    return {
        cell: ROLES[name]
        for name, value in sentence.facts.items()
        if name in ROLES
        for cell in getattr(value, "cells", ())
    }


def _houses(
    sentence: Sentence, words: str, language: str
) -> Iterator[tuple[int, int, tuple[Cell, ...], str]]:
    """Where a sentence names rows, columns and blocks."""
    for name, value in sentence.facts.items():
        named: list[tuple[str, tuple[House, ...]]] = []
        if isinstance(value, In):
            named = [(house_words(value.house, language), (value.house,))]
        elif isinstance(value, Across):
            named = [(lines_words(value, language), value.lines)]
        elif isinstance(value, Houses):
            named = [(house_words(house, language, "coach-house"), (house,)) for house in value.houses]
        elif isinstance(value, Line):
            houses = [House(fact.ref) for fact in value.facts if fact.why == "house"]
            named = [(house_words(house, language, "coach-house"), (house,)) for house in houses]
        for text, lines in named:
            start = words.lower().find(text.lower())
            if start >= 0:
                cells = tuple(sorted({cell for house in lines for cell in HOUSES[house]}))
                yield start, start + len(text), cells, ROLES.get(name, "house")


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
