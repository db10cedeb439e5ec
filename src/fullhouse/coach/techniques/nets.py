"""Forcing: an assumption is followed until it fails, or all cases lead to the same."""

from collections.abc import Iterator
from functools import partial

from fullhouse.coach.consequences import Consequences
from fullhouse.coach.geometry import ALL
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Fact, Net, Step
from fullhouse.coach.technique import Technique

MOST_CASES = 4


def shortest_first(position: Position, *, technique: str, chains_only: bool) -> Iterator[Step]:
    """Forcing chains, where each fact follows from one other; forcing nets, where from several together."""
    steps = forcing(position, technique, chains_only=chains_only)
    return iter(sorted(steps, key=lambda step: step.nets[0].size()))


def forcing(position: Position, technique: str, *, chains_only: bool) -> Iterator[Step]:
    """All contradictions of one assumption, and all that every case of a cell or a house leads to."""
    follows: dict[Candidate, Consequences] = {}
    for cell in sorted(position.open):
        for symbol in position.candidates(cell):
            follow = Consequences(position, chains_only=chains_only)
            if follow.assume(cell, symbol):
                follows[cell, symbol] = follow
            elif follow.end is not None:
                end = follow.end
                net = Net(follow.needed(follow.at_end()), end.end, end.at, end.symbol)
                yield Step(technique, removes=((cell, symbol),), nets=(net,))
    for cell in position.with_size(*range(2, MOST_CASES + 1)):
        cases = [(cell, symbol) for symbol in position.candidates(cell)]
        yield from _verities(technique, follows, cases, cell, 0)
    for house in ALL:
        for symbol in SYMBOLS:
            cases = [(cell, symbol) for cell in position.places(symbol, house)]
            if 2 <= len(cases) <= MOST_CASES:
                yield from _verities(technique, follows, cases, house, symbol)


def _verities(
    technique: str, follows: dict[Candidate, Consequences], cases: list[Candidate], at: int, symbol: int
) -> Iterator[Step]:
    """Whichever case holds, a candidate is true (or false): so it is."""
    if any(case not in follows for case in cases):
        return
    lines = [follows[case] for case in cases]
    for candidate, fact in lines[0].known.items():
        others = [line.known.get(candidate) for line in lines]
        if any(other is None or other.on != fact.on for other in others):
            continue
        nets = tuple(Net(line.needed([line.known[candidate]]), "conclusion", *candidate) for line in lines)
        net = Net((), "cases", at, symbol, nets)
        if fact.on:
            yield Step(technique, places=(candidate,), nets=(net,))
        else:
            yield Step(technique, removes=(candidate,), nets=(net,))


def nested_net(position: Position) -> Iterator[Step]:
    """Every candidate that fails. Those of a solution never do, however deep the cases go."""
    for cell in position.with_size(*range(2, 10)):
        for symbol in position.candidates(cell):
            net = _refute(Consequences(position, chains_only=False), (cell, symbol), set())
            if net is not None:
                yield Step("nested_net", removes=((cell, symbol),), nets=(net,))


def _refute(follow: Consequences, case: Candidate, needed: set[int]) -> Net | None:
    start = len(follow.facts)
    if not follow.assume(*case):
        _mark(follow, follow.at_end(), needed)
        end = follow.end
        return _own(follow, start, needed, end) if end is not None else None
    split = _narrowest(follow)
    if split is None:
        return None  # everything is filled: a solution
    at, symbol, cases = split
    length, nets = len(follow.facts), []
    for one in cases:
        net = _refute(follow, one, needed)
        follow.forget(length)
        if net is None:
            return None
        nets.append(net)
    places = follow.position.places(SYMBOLS[symbol - 1], ALL[at]) if symbol else ()
    all_cases = (
        [(cell, SYMBOLS[symbol - 1]) for cell in places]
        if symbol
        else [(cases[0][0], other) for other in follow.position.candidates(cases[0][0])]
    )
    _mark(follow, list(follow.offs(iter(all_cases))), needed)
    return _own(follow, start, needed, Net((), "cases", at, symbol, tuple(nets)))


def _own(follow: Consequences, start: int, needed: set[int], end: Net) -> Net:
    """The needed facts from one assumption on; what was marked there is forgotten."""
    facts = tuple(fact for fact in follow.facts[start:] if fact.index in needed or fact.index == start)
    needed -= set(range(start, len(follow.facts)))
    return Net(facts, end.end, end.at, end.symbol, end.cases)


def _mark(follow: Consequences, facts: list[Fact], needed: set[int]) -> None:
    while facts:
        fact = facts.pop()
        if fact.index not in needed:
            needed.add(fact.index)
            facts.extend(follow.because(fact))


def _narrowest(follow: Consequences) -> tuple[int, int, list[Candidate]] | None:
    """The cell, or the symbol in a house, with the fewest cases left (two at least)."""
    position = follow.position
    splits: list[tuple[int, int, list[Candidate]]] = [
        (cell, 0, follow.left_in_cell(cell)) for cell in sorted(position.open)
    ]
    splits += [(house, symbol, follow.left_in_house(house, symbol)) for house in ALL for symbol in SYMBOLS]
    open_ = [split for split in splits if len(split[2]) >= 2]
    return min(open_, key=lambda split: len(split[2]), default=None)


def _forcing(name: str, weight: int, *, chains_only: bool) -> Technique:
    find = partial(shortest_first, technique=name, chains_only=chains_only)
    return Technique(name, 5, weight, find, proof="net")


TECHNIQUES = (
    _forcing("forcing_chain", 500, chains_only=True),
    _forcing("forcing_net", 800, chains_only=False),
    Technique("nested_net", level=5, weight=2000, find=nested_net, proof="net"),
)
