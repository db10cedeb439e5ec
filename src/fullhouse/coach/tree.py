"""A net as a tree: branches of lines, each line with what it rests on, and the beat when it is read."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.step import Fact, Net, Step
from fullhouse.core.ids import Cell


class Line(msgspec.Struct, frozen=True):
    """One conclusion: what had to become false for it, and the true facts which did that."""

    fact: Fact
    gone: tuple[Fact, ...]
    because: tuple[Fact, ...]
    beat: int


class Branch(msgspec.Struct, frozen=True):
    """An assumption and what follows from it, to its end; or cases from which each branch goes on."""

    net: Net
    beat: int
    """When the assumption is made; where there is none, when the cases are named."""
    lines: tuple[Line, ...]
    end: Line | None
    """Where it fails: what meets there. Its fact is the last that was found."""
    split: int
    """When its cases are named; 0 where it has none."""
    cases: tuple[Branch, ...]

    @property
    def assumed(self) -> Fact | None:
        return self.net.facts[0] if self.net.facts else None

    @property
    def links(self) -> int:
        """How many conclusions it takes, all cases together."""
        return len(self.lines) + sum(case.links for case in self.cases)

    def all_branches(self) -> Iterator[Branch]:
        """This one and all within it, as they are read."""
        yield self
        for case in self.cases:
            yield from case.all_branches()


def tree_of(step: Step) -> Branch | None:
    """The tree of a step by nets; None for any other."""
    return _Reader().branch(step.nets[0], ()) if step.nets else None


class _Reader:
    """Counts the beats while it reads: an assumption, each line, an end, a split."""

    def __init__(self) -> None:
        self.beat = 0

    def branch(self, net: Net, above: tuple[Fact, ...]) -> Branch:
        known = (*above, *net.facts)
        beat = self._next()
        shown = [
            fact for fact in net.facts[1:] if fact.on or (net.end == "conclusion" and fact is net.facts[-1])
        ]
        lines = tuple(self._line(fact, known) for fact in shown)
        end, split = None, 0
        if net.end == "cases":
            split = self._next() if net.facts else beat
        elif net.end != "conclusion":
            end = self._end(net, known)
        return Branch(net, beat, lines, end, split, tuple(self.branch(case, known) for case in net.cases))

    def _next(self) -> int:
        self.beat += 1
        return self.beat

    def _line(self, fact: Fact, known: tuple[Fact, ...]) -> Line:
        if not fact.on:
            return Line(fact, (), (_by_index(known, fact.ref),), self._next())
        gone = _gone(fact, known)
        return Line(fact, gone, _because(gone, known), self._next())

    def _end(self, net: Net, known: tuple[Fact, ...]) -> Line:
        last = known[-1]
        if net.end == "twice":
            meeting = tuple(fact for fact in known if fact.on and _is_at(fact, net))
            return Line(last, (), meeting, self._next())
        gone = tuple(fact for fact in known if not fact.on and _is_at(fact, net))
        return Line(last, gone, _because(gone, known), self._next())


def _is_at(fact: Fact, net: Net) -> bool:
    """Whether a fact concerns the cell, or the symbol in the house, where a net ends."""
    if net.end == "empty_cell":
        return fact.cell == Cell(net.at)
    if net.at >= len(HOUSES):
        return fact.cell == net.at - len(HOUSES)
    return fact.symbol == net.symbol and fact.cell in HOUSES[House(net.at)]


def _gone(fact: Fact, known: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What had to go for a fact to be the last in its cell or house."""
    earlier = (one for one in known if one.index < fact.index and not one.on)
    if fact.why == "cell":
        return tuple(one for one in earlier if one.cell == fact.cell)
    return tuple(one for one in earlier if one.symbol == fact.symbol and one.cell in HOUSES[House(fact.ref)])


def _because(gone: tuple[Fact, ...], known: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The true facts that made others false, each once."""
    causes = {one.ref: _by_index(known, one.ref) for one in gone if one.why == "seen"}
    return tuple(causes[index] for index in sorted(causes))


def _by_index(known: tuple[Fact, ...], index: int) -> Fact:
    return next(fact for fact in known if fact.index == index)
