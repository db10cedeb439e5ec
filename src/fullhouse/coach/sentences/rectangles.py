"""What is said about rectangles and graves: patterns that a problem with one solution does not have."""

from collections.abc import Iterator

from fullhouse.coach.geometry import PEERS
from fullhouse.coach.sentences.sentence import At, Claim, Claims, Facts, In, Sentence, at
from fullhouse.coach.step import Step


def unique_rectangle(step: Step) -> Iterator[Sentence]:
    """The first types: an extra digit in the roof, or a digit bound to it."""
    yield _rectangle(step)
    roof, digit = step.the("roof"), step.removes[0][1]
    for bound in step.all("link"):
        assert bound.house is not None
        facts: Facts = {
            "link": bound.symbols[0],
            "in": In(bound.house),
            "roof": at(roof.cells),
            "digit": digit,
        }
        yield Sentence("proof-rectangle-bound", facts)
    if any(step.all("target")):
        yield Sentence("proof-rectangle-extra", {"digit": digit, "roof": at(roof.cells)})


def _rectangle(step: Step) -> Sentence:
    floor, roof = step.the("floor"), step.the("roof")
    facts: Facts = {"digits": floor.symbols, "floor": at(floor.cells), "roof": at(roof.cells)}
    return Sentence("proof-unique_rectangle", facts)


def with_set(step: Step) -> Iterator[Sentence]:
    """Type 3: the roof's extra digits and other cells make a naked subset."""
    yield _rectangle(step)
    floor, roof, beside = step.the("floor"), step.the("roof"), step.the("set")
    assert beside.house is not None
    facts: Facts = {
        "roof": at(roof.cells),
        "extras": tuple(symbol for symbol in roof.symbols if symbol not in floor.symbols),
        "places": at(beside.cells),
        "in": In(beside.house),
        "digits": beside.symbols,
        "count": len(beside.symbols),
    }
    yield Sentence("proof-rectangle-set", facts)


def with_two_sides(step: Step) -> Iterator[Sentence]:
    """Type 6: a digit that has places in two sides only would have to be in both cells of the roof."""
    yield _rectangle(step)
    floor, roof, (one, two) = step.the("floor"), step.the("roof"), step.all("link")
    assert one.house is not None
    assert two.house is not None
    (link,) = one.symbols
    facts: Facts = {
        "link": link,
        "in": In(one.house),
        "in-two": In(two.house),
        "roof": at(roof.cells),
        "floor": at(floor.cells),
        "digit": next(symbol for symbol in floor.symbols if symbol != link),
    }
    yield Sentence("proof-rectangle-sides", facts)


def hidden_rectangle(step: Step) -> Iterator[Sentence]:
    floor, roof, (one, two) = step.the("floor"), step.the("roof"), step.all("link")
    assert one.house is not None
    assert two.house is not None
    ((cell, digit),) = step.removes
    facts: Facts = {"digits": floor.symbols, "floor": at(floor.cells), "roof": at(roof.cells)}
    yield Sentence("proof-hidden_rectangle", facts)
    facts = {
        "link": one.symbols[0],
        "in": In(one.house),
        "in-two": In(two.house),
        "cell": At((cell,)),
        "digit": digit,
        "near": at(other for other in roof.cells if other in PEERS[cell]),
        "floor": at(floor.cells),
    }
    yield Sentence("proof-rectangle-hidden", facts)


def avoidable_rectangle(step: Step) -> Iterator[Sentence]:
    floor, roof = step.the("floor"), step.the("roof")
    facts: Facts = {"floor": at(floor.cells), "roof": at(roof.cells), "digits": floor.symbols}
    yield Sentence("proof-avoidable_rectangle", facts)
    for target in step.all("target"):
        yield Sentence("proof-rectangle-extra", {"digit": target.symbols[0], "roof": at(roof.cells)})


def bug(step: Step) -> Iterator[Sentence]:
    cell, digit = step.places[0]
    yield Sentence("proof-bug", {"cell": At((cell,)), "digit": digit})


def bug_n(step: Step) -> Iterator[Sentence]:
    extra = tuple(Claim(target.cells, symbol) for target in step.all("target") for symbol in target.symbols)
    yield Sentence("proof-bug_n", {"because": Claims(extra)})


PROOFS = {
    "unique_rectangle": unique_rectangle,
    "unique_rectangle_3": with_set,
    "unique_rectangle_6": with_two_sides,
    "hidden_rectangle": hidden_rectangle,
    "avoidable_rectangle": avoidable_rectangle,
    "bug": bug,
    "bug_n": bug_n,
}
