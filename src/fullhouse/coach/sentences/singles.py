"""What is said about singles: which tiles bar the other cells or symbols, and what was ruled out before."""

from collections.abc import Iterator

from fullhouse.coach.sentences.sentence import At, Facts, In, Sentence, at
from fullhouse.coach.step import Bar, Step


def full_house(step: Step) -> Iterator[Sentence]:
    house = step.the("pattern").house
    assert house is not None
    yield Sentence("proof-full_house", {"in": In(house), "digit": step.places[0][1]})


def hidden(step: Step) -> Iterator[Sentence]:
    """No other empty cell of the house can hold the symbol."""
    house = step.the("pattern").house
    assert house is not None
    tiles = {bar.by for bar in step.bars if bar.by is not None}
    out = [bar.cell for bar in step.bars if bar.by is None]
    key = "proof-hidden" if not out else "proof-hidden-noted" if tiles else "proof-hidden-only-noted"
    facts: Facts = {"digit": step.places[0][1], "in": In(house)}
    if tiles:
        facts["tiles"] = at(tiles)
    if out:
        facts["out"] = at(out)
    yield Sentence(key, facts)


def elimination(step: Step) -> Iterator[Sentence]:
    """Of what a line lacks, the cell sees some, and the rest was ruled out there before."""
    (cell, symbol), house = step.places[0], step.the("pattern").house
    assert house is not None
    missing = tuple(sorted((symbol, *(bar.symbol for bar in step.bars))))
    seen, out = _split(step.bars)
    key = "elimination" if not out else "elimination-noted" if seen else "elimination-only-noted"
    facts: Facts = {"in": In(house), "missing": missing, "cell": At((cell,)), "digit": symbol}
    if seen:
        facts["seen"] = tuple(bar.symbol for bar in seen)
        facts["tiles"] = At(tuple(bar.by for bar in seen if bar.by is not None))
    if out:
        facts["out"] = tuple(bar.symbol for bar in out)
    yield Sentence(f"proof-{key}", facts)


def exclusion(step: Step) -> Iterator[Sentence]:
    """The cell sees eight symbols; or some, and the rest was ruled out there before."""
    cell, symbol = step.places[0]
    seen, out = _split(step.bars)
    facts: Facts = {"cell": At((cell,)), "digit": symbol}
    if out and seen:
        facts["seen"] = tuple(bar.symbol for bar in seen)
        facts["out"] = tuple(bar.symbol for bar in out)
    key = "exclusion" if not out else "exclusion-noted" if seen else "exclusion-only-noted"
    yield Sentence(f"proof-{key}", facts)


def _split(bars: tuple[Bar, ...]) -> tuple[list[Bar], list[Bar]]:
    """The bars by tiles, and those by earlier conclusions."""
    return [bar for bar in bars if bar.by is not None], [bar for bar in bars if bar.by is None]


PROOFS = {
    "full_house": full_house,
    "hidden": hidden,
    "elimination": elimination,
    "exclusion": exclusion,
}
