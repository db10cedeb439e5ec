"""Nested net: where an assumption comes to rest it goes on by cases, and each of them fails."""

from collections.abc import Iterator

from fullhouse.coach.geometry import ALL
from fullhouse.coach.patterns.nets import Follow
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Fact, Net, Step
from fullhouse.coach.technique import Technique


def find(position: Position) -> Iterator[Step]:
    """Every candidate that fails. Those of a solution never do, however deep the cases go."""
    for cell in position.with_size(*range(2, 10)):
        for symbol in position.candidates(cell):
            net = _refute(Follow(position, chains_only=False), (cell, symbol), set())
            if net is not None:
                yield Step("nested_net", removes=((cell, symbol),), nets=(net,))


def _refute(follow: Follow, case: Candidate, needed: set[int]) -> Net | None:
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


def _own(follow: Follow, start: int, needed: set[int], end: Net) -> Net:
    """The needed facts from one assumption on; what was marked there is forgotten."""
    facts = tuple(fact for fact in follow.facts[start:] if fact.index in needed or fact.index == start)
    needed -= set(range(start, len(follow.facts)))
    return Net(facts, end.end, end.at, end.symbol, end.cases)


def _mark(follow: Follow, facts: list[Fact], needed: set[int]) -> None:
    while facts:
        fact = facts.pop()
        if fact.index not in needed:
            needed.add(fact.index)
            facts.extend(follow.because(fact))


def _narrowest(follow: Follow) -> tuple[int, int, list[Candidate]] | None:
    """The cell, or the symbol in a house, with the fewest cases left (two at least)."""
    position = follow.position
    splits: list[tuple[int, int, list[Candidate]]] = [
        (cell, 0, follow.left_in_cell(cell)) for cell in sorted(position.open)
    ]
    splits += [(house, symbol, follow.left_in_house(house, symbol)) for house in ALL for symbol in SYMBOLS]
    open_ = [split for split in splits if len(split[2]) >= 2]
    return min(open_, key=lambda split: len(split[2]), default=None)


TECHNIQUE = Technique("nested_net", level=5, weight=2000, find=find)
