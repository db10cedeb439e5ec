"""What is said about groups of cells: colours, almost locked sets."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from fullhouse.coach.geometry import PEERS, House, houses_of
from fullhouse.coach.sentences.sentence import At, Claim, Facts, In, Named, Sentence, at, group
from fullhouse.coach.step import Link, Part, Step
from fullhouse.core.ids import Cell

MOST_SHORT = 4
"""What becomes true in a chain through sets that is told at once."""


def simple_colouring(step: Step) -> Iterator[Sentence]:
    """Either a colour sees itself and is false, or what sees both colours is out."""
    first, second, digit = step.the("colour_a"), step.the("colour_b"), step.removes[0][1]
    yield _colours("proof-colours", first, second, digit)
    if not {cell for cell, _ in step.removes} <= set(second.cells):
        yield Sentence("proof-sees-both", {"digit": digit})
        return
    one, two = _touching(second, second)
    shared = [house for house in houses_of(one) if house in houses_of(two)]
    facts: Facts = {"one": At((one,)), "two": At((two,)), "in": In(shared[0]), "second": group(second.cells)}
    yield Sentence("proof-colour-twice", {**facts, "digit": digit})


def multi_colouring(step: Step) -> Iterator[Sentence]:
    first, second, third, fourth = (
        step.the(role) for role in ("colour_a", "colour_b", "colour_c", "colour_d")
    )
    digit = step.removes[0][1]
    yield _colours("proof-colours", first, second, digit)
    yield _colours("proof-colours-too", third, fourth, digit)
    one, two = _touching(first, third)
    facts: Facts = {"one": At((one,)), "two": At((two,)), "digit": digit, "first": group(first.cells)}
    if {cell for cell, _ in step.removes} <= set(first.cells):
        other, four = _touching(first, fourth)
        yield Sentence("proof-colour-sees-both", {**facts, "other": At((other,)), "four": At((four,))})
    else:
        facts |= {"second": group(second.cells), "third": group(third.cells), "fourth": group(fourth.cells)}
        yield Sentence("proof-colours-touch", facts)
        yield Sentence("proof-sees-both", {"digit": digit})


def _colours(key: str, first: Part, second: Part, digit: int) -> Sentence:
    return Sentence(key, {"digit": digit, "first": group(first.cells), "second": group(second.cells)})


def _touching(one: Part, other: Part) -> tuple[Cell, Cell]:
    """A cell of the one that sees a cell of the other."""
    return next((cell, seen) for cell in one.cells for seen in other.cells if seen in PEERS[cell])


def als(step: Step) -> Iterator[Sentence]:
    """Each set with its letter, which symbol each two in a row cannot both hold, and what stays in an end."""
    yield _sets(step)
    names = [*_names(step)]
    links = [link.symbols[0] for link in step.all("link")]
    for (one, two), digit in zip(pairwise(names), links, strict=True):
        yield Sentence("proof-als-link", {"one": one, "two": two, "digit": digit})
    yield Sentence("proof-als-ends", {"first": names[0], "last": names[-1], "digit": step.removes[0][1]})


def als_aic(step: Step) -> Iterator[Sentence]:
    """The sets that the chain runs through, then what becomes true link by link, and its two ends."""
    yield _sets(step)
    names = [*_names(step)]
    for number, (before, link) in enumerate(pairwise(step.chain)):
        if link.on:
            facts: Facts = {"gone": _claimed(before), "claim": _claimed(link)}
            if link.why == "set":
                facts |= {"name": names[link.ref], "digit": before.symbol}
            elif link.why == "house":
                facts |= {"in": In(House(link.ref))}
            yield Sentence(f"proof-link-{link.why}" if number else f"proof-first-{link.why}", facts)
    ends = (replace(_claimed(link), on=True) for link in (step.chain[0], step.chain[-1]))
    yield Sentence("proof-chain-ends", dict(zip(("first", "last"), ends, strict=True)))


def is_long(step: Step) -> bool:
    """Whether a chain through sets is told as a tree: at first sight only its ends and its length."""
    return step.technique == "als_aic" and len(step.chain) > 2 * MOST_SHORT


def _claimed(link: Link) -> Claim:
    return Claim(link.cells, link.symbol, link.on)


def _names(step: Step) -> Iterator[Named]:
    return (Named(chr(ord("A") + number), part.cells) for number, part in enumerate(step.all("set")))


def _sets(step: Step) -> Sentence:
    sets = tuple(
        Sentence("set", {"name": name, "places": at(part.cells), "digits": part.symbols})
        for name, part in zip(_names(step), step.all("set"), strict=True)
    )
    return Sentence("proof-als", {"sets": sets})


def sue_de_coq(step: Step) -> Iterator[Sentence]:
    digits = tuple(sorted({symbol for part in step.parts for symbol in part.symbols}))
    facts: Facts = {
        "crossing": group(step.the("pattern").cells),
        "line": group(step.the("line").cells),
        "block": group(step.the("block").cells),
        "digits": digits,
        "count": len(digits),
    }
    yield Sentence("proof-sue_de_coq", facts)


def death_blossom(step: Step) -> Iterator[Sentence]:
    """Whatever the stem takes, one petal keeps the symbol."""
    stem, kept = step.the("stem"), step.removes[0][1]
    yield Sentence("proof-death_blossom", {"stem": At(stem.cells), "either": stem.symbols})
    for petal, link in zip(step.all("petal"), step.all("link"), strict=True):
        facts: Facts = {"stem": At(stem.cells), "link": link.symbols[0], "places": at(petal.cells)}
        yield Sentence("proof-petal", {**facts, "digits": petal.symbols, "digit": kept})


PROOFS = {
    "simple_colouring": simple_colouring,
    "multi_colouring": multi_colouring,
    "als": als,
    "als_aic": als_aic,
    "sue_de_coq": sue_de_coq,
    "death_blossom": death_blossom,
}
