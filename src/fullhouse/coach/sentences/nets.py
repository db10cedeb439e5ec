"""What is said about chains and nets: only what becomes true is told, and the conclusion."""

from collections.abc import Iterator

from fullhouse.coach.geometry import House
from fullhouse.coach.sentences.sentence import (
    Across,
    At,
    Chain,
    Claim,
    Claims,
    Facts,
    In,
    Line,
    Sentence,
    at,
    claim,
)
from fullhouse.coach.step import FINS, Fact, Net, Step
from fullhouse.coach.tree import Branch, tree_of
from fullhouse.coach.tree import Line as TreeLine
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
    first_net = step.nets[0]
    if first_net.facts:
        yield Sentence("suppose", {"assumed": claim(first_net.facts[0])})
        yield from _story(first_net)
        yield Sentence("cases-fail" if first_net.end == "cases" else "impossible")
        return
    yield _split(first_net)
    for case in first_net.cases:
        conclusion = case.facts[-1]
        yield Sentence("case", {"assumed": claim(case.facts[0])})
        yield from _line(case.facts, to_the_last=True)
    yield Sentence("cases-agree", {"claim": claim(conclusion)})


def kraken_fish(step: Step) -> Iterator[Sentence]:
    """The fish without its fins, the fins that see the place, and from each other one a chain to it."""
    yield from _fish(step)
    for case in step.nets[0].cases:
        yield Sentence("case", {"assumed": claim(case.facts[0])})
        yield from _line(case.facts, to_the_last=True)
    yield Sentence("cases-agree", {"claim": claim(step.nets[0].cases[0].facts[-1])})


def _fish(step: Step) -> Iterator[Sentence]:
    (cell, digit), far = step.removes[0], {case.facts[0].cell for case in step.nets[0].cases}
    fins = step.the("fin").cells
    bases, covers = (
        Across(tuple(part.house for part in step.all(role) if part.house is not None))
        for role in ("base", "cover")
    )
    facts: Facts = {"digit": digit, "bases": bases, "covers": covers, "fins": at(fins), "cell": At((cell,))}
    yield Sentence("proof-kraken_fish", facts)
    near = [fin for fin in fins if fin not in far]
    if near:
        yield Sentence("proof-kraken_fish-near", {"digit": digit, "near": at(near), "cell": At((cell,))})


def _story(reasoning: Net) -> Iterator[Sentence]:
    yield from _line(reasoning.facts)
    yield from _end(reasoning)


def _line(facts: tuple[Fact, ...], *, to_the_last: bool = False) -> Iterator[Sentence]:
    """What becomes true, and a conclusion whatever it is; nothing where that is the assumption itself."""
    shown = tuple(fact for fact in facts[1:] if fact.on or (to_the_last and fact is facts[-1]))
    if shown:
        yield Sentence("follows", {"line": Line(shown)})


def _end(reasoning: Net) -> Iterator[Sentence]:
    if reasoning.end == "cases":
        yield _split(reasoning)
        for case in reasoning.cases:
            yield Sentence("case", {"assumed": claim(case.facts[0])})
            yield from _story(case)
    elif reasoning.end == "empty_cell":
        yield Sentence("end-cell", {"cell": At((Cell(reasoning.at),))})
    elif reasoning.at >= 27:
        yield Sentence("end-two", {"cell": At((Cell(reasoning.at - 27),))})
    else:
        key = "end-house" if reasoning.end == "empty_house" else "end-twice"
        yield Sentence(key, {"digit": reasoning.symbol, "in": In(House(reasoning.at))})


def _split(reasoning: Net) -> Sentence:
    """The cases: all symbols left in a cell, or all places left for a symbol in a house."""
    first = [case.facts[0] for case in reasoning.cases]
    if reasoning.at == FINS:
        fins = At(tuple(fact.cell for fact in first))
        return Sentence("cases-fins", {"digit": reasoning.symbol, "places": fins})
    if not reasoning.symbol:
        digits = tuple(fact.symbol for fact in first)
        return Sentence("cases-cell", {"cell": At((Cell(reasoning.at),)), "digits": digits})
    places = At(tuple(fact.cell for fact in first))
    return Sentence(
        "cases-house", {"digit": reasoning.symbol, "in": In(House(reasoning.at)), "places": places}
    )


def first_look(step: Step) -> Iterator[Sentence]:
    """A net at first sight: what is assumed, how it ends, how many links it takes."""
    tree = tree_of(step)
    assert tree is not None
    links = Sentence("net-links", {"count": tree.links})
    if tree.assumed is None:
        yield from _fish(step) if tree.net.at == FINS else [end_of(tree)]
        yield Sentence("cases-agree", {"claim": claim(tree.cases[0].net.facts[-1])})
    else:
        yield Sentence("suppose", {"assumed": claim(tree.assumed)})
        if tree.cases:
            yield Sentence("net-cases", {"count": sum(not one.cases for one in tree.all_branches())})
        else:
            yield end_of(tree)
            yield Sentence("impossible")
    yield links


def title_of(branch: Branch, *, is_case: bool) -> Sentence:
    """What a branch assumes; of cases that agree, which they are."""
    if branch.assumed is None:
        return end_of(branch)
    return Sentence("case" if is_case else "suppose", {"assumed": claim(branch.assumed)})


def end_of(branch: Branch) -> Sentence:
    """How a branch ends: where it fails, or which cases are left."""
    return _split(branch.net) if branch.cases else next(iter(_end(branch.net)))


def line_of(line: TreeLine) -> Sentence:
    """One conclusion with its reason and what that rests on."""
    fact = line.fact
    facts: Facts = {"claim": claim(fact), "because": Claims(tuple(map(claim, line.because)))}
    if not fact.on:
        return Sentence("line-seen", facts)
    if fact.why == "house":
        return Sentence("line-house", {**facts, "in": In(House(fact.ref))})
    return Sentence("line-cell", facts)


PROOFS = {"chain": chain, "net": net, "kraken_fish": kraken_fish}
