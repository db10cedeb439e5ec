"""Kraken fish: a fish with fins, and from each fin a short chain to the place that the fish would clear."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from fullhouse.coach.geometry import COLUMNS, HOUSES, PEERS, ROWS, House
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import FINS, Candidate, Fact, Net, Part, Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol

SIZES = (2, 3, 4)
MOST_FINS = 3
MOST_LINKS = 3
"""Candidates that become true one after another on the way from a fin; the last one clears the place."""

Strong = tuple[Candidate, Candidate, House | None]
"""If the first is false, the second is true: in their cell (None), or in a house."""
Reached = dict[Candidate, tuple[Candidate, Strong] | None]
"""What becomes true, each with what was true before and the link from there."""


def kraken_fish(position: Position) -> Iterator[Step]:
    """Either the fish holds, or one of its fins does: a place that goes in each of these cases goes."""
    chains = _Chains(position)
    for digit in SYMBOLS:
        best: dict[Cell, Step] = {}
        for bases, covers, fins in _fish(position, digit):
            for target in _cleared(position, digit, bases, covers):
                step = _step(position, chains, digit, (bases, covers, fins), target)
                if step is not None and (target not in best or _length(step) < _length(best[target])):
                    best[target] = step
        yield from best.values()


def _length(step: Step) -> tuple[int, int]:
    return step.nets[0].size(), len(step.parts)


def _fish(
    position: Position, digit: Symbol
) -> Iterator[tuple[tuple[House, ...], tuple[House, ...], frozenset[Cell]]]:
    """Lines, as many across, and what these leave uncovered: a few fins, never all places of a line."""
    room = position.rooms[digit]
    for lines, others in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        along = [_crossed(room, line, others) for line in lines]
        across = [_crossed(room, line, lines) for line in others]
        needing = [number for number in range(9) if along[number].bit_count() > 1]
        for chosen in (one for size in SIZES for one in combinations(needing, size)):
            touched, these = 0, 0
            for number in chosen:
                touched |= along[number]
                these |= 1 << number
            if not len(chosen) < touched.bit_count() <= len(chosen) + MOST_FINS:
                continue
            crossing = [number for number in range(9) if touched >> number & 1]
            places = {number: (across[number] & these).bit_count() for number in crossing}
            thin = [number for number in crossing if places[number] <= MOST_FINS]
            for left in combinations(thin, len(crossing) - len(chosen)):
                if sum(map(places.__getitem__, left)) > MOST_FINS:
                    continue
                gone = sum(1 << number for number in left)
                if all(along[number] & ~gone for number in chosen):
                    fins = frozenset(
                        cell
                        for cell in room
                        for number in left
                        if cell in HOUSES[others[number]] and any(cell in HOUSES[lines[n]] for n in chosen)
                    )
                    covers = tuple(others[number] for number in crossing if number not in left)
                    yield tuple(lines[number] for number in chosen), covers, fins


def _crossed(room: frozenset[Cell], line: House, others: tuple[House, ...]) -> int:
    """Which of the lines across a digit has places in, along a line, as a set of bits."""
    places = room & HOUSES[line]
    return sum(1 << number for number, other in enumerate(others) if places & HOUSES[other])


def _cleared(
    position: Position, digit: Symbol, bases: tuple[House, ...], covers: tuple[House, ...]
) -> Iterator[Cell]:
    """Where the digit could not stand if no fin had it."""
    in_bases = frozenset[Cell]().union(*(HOUSES[line] for line in bases))
    yield from sorted(
        position.rooms[digit] & frozenset[Cell]().union(*(HOUSES[line] for line in covers)) - in_bases
    )


def _step(
    position: Position,
    chains: _Chains,
    digit: Symbol,
    fish: tuple[tuple[House, ...], tuple[House, ...], frozenset[Cell]],
    target: Cell,
) -> Step | None:
    bases, covers, fins = fish
    cases: list[Net] = []
    for fin in sorted(fins - PEERS[target]):
        case = chains.from_to(fin, target, digit)
        if case is None:
            return None
        cases.append(case)
    if not cases:
        return None
    net = Net((), "cases", FINS, digit, tuple(cases))
    return Step(
        "kraken_fish",
        removes=((target, digit),),
        parts=(*_parts(position, digit, bases, covers), part("fin", fins, [digit])),
        nets=(net,),
    )


def _parts(
    position: Position, digit: Symbol, bases: tuple[House, ...], covers: tuple[House, ...]
) -> Iterator[Part]:
    room = position.rooms[digit]
    across = frozenset[Cell]().union(*(HOUSES[line] for line in covers))
    in_bases = frozenset[Cell]().union(*(HOUSES[line] for line in bases))
    yield from (part("base", room & HOUSES[line] & across, [digit], line) for line in bases)
    yield from (part("cover", room & HOUSES[line] & in_bases, [digit], line) for line in covers)


class _Chains:
    """What follows from a candidate link by link: it makes one of two false, so that the other is true."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.strong: dict[Candidate, list[Strong]] = {}
        for symbol in SYMBOLS:
            for house, one, two in position.pairs(symbol):
                self._add((one, symbol), (two, symbol), house)
        for cell in position.with_size(2):
            first, second = position.candidates(cell)
            self._add((cell, first), (cell, second), None)
        self.reached: dict[Candidate, Reached] = {}

    def _add(self, one: Candidate, other: Candidate, house: House | None) -> None:
        self.strong.setdefault(one, []).append((one, other, house))
        self.strong.setdefault(other, []).append((other, one, house))

    def from_to(self, fin: Cell, target: Cell, digit: Symbol) -> Net | None:
        """The shortest chain from a fin to where the digit cannot stand at the target, as a case."""
        start = (fin, digit)
        if start not in self.reached:
            self.reached[start] = self._reach(start)
        for last in self.reached[start]:  # the nearest first
            cell, symbol = last
            if (cell == target and symbol != digit) or (symbol == digit and cell in PEERS[target]):
                return _net(start, self._back(start, last), (target, digit))
        return None

    def _reach(self, start: Candidate) -> Reached:
        """All that becomes true within a few links, and by which of them."""
        reached: Reached = {start: None}
        front = [start]
        for _ in range(MOST_LINKS):
            front = [after for one in front for after in self._after(one, reached)]
        return reached

    def _after(self, one: Candidate, reached: Reached) -> Iterator[Candidate]:
        cell, symbol = one
        position = self.position
        gone = [(cell, other) for other in position.candidates(cell) if other != symbol]
        gone += [(place, symbol) for place in sorted(position.rooms[symbol] & PEERS[cell])]
        for false in gone:
            for link in self.strong.get(false, ()):
                if link[1] not in reached:
                    reached[link[1]] = one, link
                    yield link[1]

    def _back(self, start: Candidate, last: Candidate) -> list[Strong]:
        """The links from the start to the last one."""
        links: list[Strong] = []
        while (before := self.reached[start][last]) is not None:
            last, link = before
            links.append(link)
        return links[::-1]


def _net(start: Candidate, links: list[Strong], target: Candidate) -> Net:
    facts = [Fact(0, *start, True, "assumed", -1)]
    for false, true, house in links:
        facts.append(Fact(len(facts), *false, False, "seen", len(facts) - 1))
        why = (true[0], "cell") if house is None else (house, "house")
        facts.append(Fact(len(facts), *true, True, why[1], why[0]))  # type: ignore[arg-type]
    facts.append(Fact(len(facts), *target, False, "seen", len(facts) - 1))
    return Net(tuple(facts), "conclusion", target[0], target[1])


TECHNIQUES = (Technique("kraken_fish", level=4, weight=490, find=kraken_fish, is_graded=False),)
