"""What follows from an assumption by singles alone, every fact with its reason.

A true candidate makes false what it sees; a cell or house with one candidate left makes that one true.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

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


class Refutation:
    """Where an assumption fails by singles, from as few facts as can be: those that need fewest come first.

    A fact needs the true facts that it rests on, itself included; they are numbered as they were found.
    """

    def __init__(self, position: Position, cell: Cell, symbol: Symbol) -> None:
        self.position, self.assumed = position, (cell, symbol)
        self.trues: dict[Candidate, tuple[frozenset[Candidate], str, int]] = {}
        """What is true, in order: what it needs, and why."""
        self.gone: dict[Candidate, Candidate] = {}
        """What is false, and the true fact that it sees."""
        self.open: list[tuple[int, int, Candidate, frozenset[Candidate], str, int]] = []
        self.best: tuple[frozenset[Candidate], Net] | None = None

    def shortest(self) -> Net | None:
        """The facts that are needed, and where they fail; None where singles lead to no contradiction."""
        self._wait(self.assumed, frozenset(), "assumed", -1)
        while self.open and (self.best is None or self.open[0][0] < len(self.best[0])):
            _, _, candidate, needed, why, ref = heappop(self.open)
            if candidate not in self.trues:
                self.trues[candidate] = (needed, why, ref)
                self._follow(candidate)
        return None if self.best is None else self._net(*self.best)

    def _wait(self, candidate: Candidate, needed: frozenset[Candidate], why: str, ref: int) -> None:
        own = needed | {candidate}
        heappush(self.open, (len(own), len(self.open), candidate, own, why, ref))

    def _follow(self, true: Candidate) -> None:
        cell, symbol = true
        if true != self.assumed and self._meets(cell, symbol):
            return
        seen = [(cell, other) for other in self.position.candidates(cell) if other != symbol]
        seen += [(other, symbol) for other in sorted(self.position.rooms[symbol] & PEERS[cell])]
        new = [one for one in seen if one not in self.gone]
        self.gone.update(dict.fromkeys(new, true))
        for where, digit in new:
            own = [(where, other) for other in self.position.candidates(where)]
            self._look(own, "cell", where, 0)
            for house in houses_of(where):
                places = self.position.places(digit, house)
                self._look([(place, digit) for place in places], "house", house, digit)

    def _meets(self, cell: Cell, symbol: Symbol) -> bool:
        """Whether a true fact sees the assumption: that is told as what it is, not as a lack of room."""
        first, digit = self.assumed
        if cell != first and (symbol != digit or cell not in PEERS[first]):
            return False
        houses = [house for house in houses_of(cell) if first in HOUSES[house]]
        at = 27 + cell if cell == first else houses[-1]
        self._fails(self.trues[cell, symbol][0], Net((), "twice", at, digit))
        return True

    def _look(self, candidates: list[Candidate], why: str, ref: int, digit: int) -> None:
        """At a cell, or a digit in a house: one is left, or none."""
        left = [one for one in candidates if one not in self.gone]
        if len(left) > 1 or (left and left[0] in self.trues):
            return
        causes = (self.trues[self.gone[one]][0] for one in candidates if one in self.gone)
        needed = frozenset[Candidate]().union(*causes)
        if left:
            self._wait(left[0], needed, why, ref)
        else:
            self._fails(needed, Net((), "empty_cell" if why == "cell" else "empty_house", ref, digit))

    def _fails(self, needed: frozenset[Candidate], end: Net) -> None:
        if self.best is None or len(needed) < len(self.best[0]):
            self.best = needed, end

    def _net(self, needed: frozenset[Candidate], end: Net) -> Net:
        facts: list[Fact] = []
        number: dict[Candidate, int] = {}

        def add(candidate: Candidate, on: bool, why: str, ref: int) -> None:
            if candidate not in number:
                number[candidate] = len(facts)
                facts.append(Fact(len(facts), *candidate, on, why, ref))  # type: ignore[arg-type]

        def go(candidates: list[Candidate], left: Candidate | None) -> None:
            for one in candidates:
                if one != left:
                    add(one, False, "seen", number[self.gone[one]])

        for true in (one for one in self.trues if one in needed):
            _, why, ref = self.trues[true]
            go(self._around(why, ref, true[1]), true)
            add(true, True, why, ref)
        if end.end != "twice":
            go(self._around(end.end.removeprefix("empty_"), end.at, Symbol(end.symbol)), None)
        return Net(tuple(facts), end.end, end.at, end.symbol)

    def _around(self, why: str, ref: int, symbol: Symbol) -> list[Candidate]:
        if why == "cell":
            return [(Cell(ref), other) for other in self.position.candidates(Cell(ref))]
        places = self.position.places(symbol, House(ref)) if why == "house" else ()
        return [(place, symbol) for place in places]
