"""What is said about chains and nets: only what becomes true is told, and the conclusion."""

from collections.abc import Iterator

from fullhouse.coach.geometry import House
from fullhouse.coach.sentences.sentence import At, Chain, Claim, Facts, In, Line, Sentence, claim
from fullhouse.coach.step import Fact, Net, Step
from fullhouse.core.ids import Cell


def chain(step: Step) -> Iterator[Sentence]:
    first, last = step.chain[0], step.chain[-1]
    facts: Facts = {"first": Claim(first.cells, first.symbol), "chain": Chain(step.chain)}
    if step.places:
        yield Sentence("proof-chain-place", facts)
    else:
        yield Sentence("proof-chain", {**facts, "last": Claim(last.cells, last.symbol)})


def net(step: Step) -> Iterator[Sentence]:
    """An assumption that fails, or cases that all lead to the same."""
    found = step.nets[0]
    if found.facts:
        yield Sentence("suppose", {"assumed": claim(found.facts[0])})
        yield from _story(found)
        yield Sentence("cases-fail" if found.end == "cases" else "impossible")
        return
    yield _split(found)
    for case in found.cases:
        conclusion = case.facts[-1]
        yield Sentence("case", {"assumed": claim(case.facts[0])})
        yield from _line(case.facts, to_the_last=True)
    yield Sentence("cases-agree", {"claim": claim(conclusion)})


def _story(found: Net) -> Iterator[Sentence]:
    yield from _line(found.facts)
    yield from _end(found)


def _line(facts: tuple[Fact, ...], *, to_the_last: bool = False) -> Iterator[Sentence]:
    """What becomes true, and a conclusion whatever it is; nothing where that is the assumption itself."""
    told = tuple(fact for fact in facts[1:] if fact.on or (to_the_last and fact is facts[-1]))
    if told:
        yield Sentence("follows", {"line": Line(told)})


def _end(found: Net) -> Iterator[Sentence]:
    if found.end == "cases":
        yield _split(found)
        for case in found.cases:
            yield Sentence("case", {"assumed": claim(case.facts[0])})
            yield from _story(case)
    elif found.end == "empty_cell":
        yield Sentence("end-cell", {"cell": At((Cell(found.at),))})
    elif found.at >= 27:
        yield Sentence("end-two", {"cell": At((Cell(found.at - 27),))})
    else:
        key = "end-house" if found.end == "empty_house" else "end-twice"
        yield Sentence(key, {"digit": found.symbol, "in": In(House(found.at))})


def _split(found: Net) -> Sentence:
    """The cases: all symbols left in a cell, or all places left for a symbol in a house."""
    first = [case.facts[0] for case in found.cases]
    if not found.symbol:
        digits = tuple(fact.symbol for fact in first)
        return Sentence("cases-cell", {"cell": At((Cell(found.at),)), "digits": digits})
    places = At(tuple(fact.cell for fact in first))
    return Sentence("cases-house", {"digit": found.symbol, "in": In(House(found.at)), "places": places})


PROOFS = {"chain": chain, "net": net}
