"""What follows from an assumption by singles alone, every fact with its reason.

A true candidate makes false what it sees; a cell or house with one candidate left makes that one true.
"""

from __future__ import annotations

from collections.abc import Iterator

from fullhouse.coach.geometry import HOUSES, PEERS, House, houses_of
from fullhouse.coach.position import Position
from fullhouse.coach.step import Candidate, Fact, Net
from fullhouse.core.ids import Cell, Symbol


class Consequences:
    """The facts that follow from an assumption, up to a contradiction if there is one.

    With `chains_only`, cells and houses count only if they had two candidates before anything was assumed.
    """

    def __init__(self, position: Position, *, chains_only: bool) -> None:
        self.position = position
        self.chains_only = chains_only
        self.facts: list[Fact] = []
        self.known: dict[Candidate, Fact] = {}
        self.end: Net | None = None

    def assume(self, cell: Cell, symbol: Symbol) -> bool:
        """Follows the assumption; false when it contradicts itself."""
        self.end = None
        at = len(self.facts)
        self._add(cell, symbol, True, "assumed", -1)
        while at < len(self.facts):
            if self.facts[at].on and not self._follow(self.facts[at]):
                return False
            at += 1
        return True

    def forget(self, length: int) -> None:
        """Drops all facts after the first `length`."""
        for fact in self.facts[length:]:
            del self.known[fact.cell, fact.symbol]
        del self.facts[length:]

    def left_in_cell(self, cell: Cell) -> list[Candidate]:
        return [(cell, symbol) for symbol in self.position.candidates(cell) if self._alive(cell, symbol)]

    def left_in_house(self, house: House, symbol: Symbol) -> list[Candidate]:
        return [(c, symbol) for c in self.position.places(symbol, house) if self._alive(c, symbol)]

    def _alive(self, cell: Cell, symbol: Symbol) -> bool:
        fact = self.known.get((cell, symbol))
        return fact is None or fact.on

    def _add(self, cell: Cell, symbol: Symbol, on: bool, why: str, ref: int) -> None:
        fact = Fact(len(self.facts), cell, symbol, on, why, ref)  # type: ignore[arg-type]
        self.facts.append(fact)
        self.known[cell, symbol] = fact

    def _follow(self, fact: Fact) -> bool:
        for symbol in self.position.candidates(fact.cell):
            if symbol != fact.symbol and not self._off(fact.cell, symbol, fact):
                return False
        return all(
            self._off(cell, fact.symbol, fact)
            for cell in sorted(self.position.rooms[fact.symbol] & PEERS[fact.cell])
        )

    def _off(self, cell: Cell, symbol: Symbol, because: Fact) -> bool:
        known = self.known.get((cell, symbol))
        if known is not None:
            if known.on:
                shared = [h for h in houses_of(cell) if because.cell in HOUSES[h]]
                at = 27 + cell if because.cell == cell else shared[-1]
                self.end = Net((), "twice", at, symbol)
                self.clash = (because, known)
            return not known.on
        self._add(cell, symbol, False, "seen", because.index)
        left = self.left_in_cell(cell)
        if not left:
            self.end = Net((), "empty_cell", cell, 0)
            return False
        if len(left) == 1 and self._counts(len(self.position.candidates(cell))):
            self._on(left[0], "cell", cell)
        for house in houses_of(cell):
            left = self.left_in_house(house, symbol)
            if not left:
                self.end = Net((), "empty_house", house, symbol)
                return False
            if len(left) == 1 and self._counts(len(self.position.places(symbol, house))):
                self._on(left[0], "house", house)
        return True

    def _counts(self, before: int) -> bool:
        return before == 2 or not self.chains_only

    def _on(self, candidate: Candidate, why: str, ref: int) -> None:
        if candidate not in self.known:
            self._add(*candidate, True, why, ref)

    def because(self, fact: Fact) -> Iterator[Fact]:
        """The facts that a fact rests on directly."""
        if fact.why == "seen":
            yield self.facts[fact.ref]
        elif fact.why == "cell":
            yield from self.offs((fact.cell, symbol) for symbol in self.position.candidates(fact.cell))
        elif fact.why == "house":
            places = self.position.places(fact.symbol, House(fact.ref))
            yield from self.offs((cell, fact.symbol) for cell in places)

    def offs(self, candidates: Iterator[Candidate]) -> Iterator[Fact]:
        for candidate in candidates:
            fact = self.known.get(candidate)
            if fact is not None and not fact.on:
                yield fact

    def at_end(self) -> list[Fact]:
        """The facts that contradict each other at the end."""
        end = self.end
        if end is None:
            return []
        if end.end == "twice":
            return list(self.clash)
        if end.end == "empty_cell":
            cell = Cell(end.at)
            return list(self.offs((cell, symbol) for symbol in self.position.candidates(cell)))
        symbol = Symbol(end.symbol)
        return list(self.offs((c, symbol) for c in self.position.places(symbol, House(end.at))))

    def needed(self, facts: list[Fact]) -> tuple[Fact, ...]:
        """Some facts and all that they rest on, in order; the assumption always."""
        needed_facts, open_ = {self.facts[0].index: self.facts[0]}, list(facts)
        while open_:
            fact = open_.pop()
            if fact.index not in needed_facts:
                needed_facts[fact.index] = fact
                open_.extend(self.because(fact))
        return tuple(needed_facts[index] for index in sorted(needed_facts))
