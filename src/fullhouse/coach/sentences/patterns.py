"""What is said about singles and patterns.

Of singles: which tiles bar the other cells or symbols, and what was ruled out before. Then locked
candidates, subsets, fish, wings, patterns of one symbol and of many cells; rectangles and graves, which a
problem with one solution does not have.
"""

from collections.abc import Iterator

from fullhouse.coach.geometry import (
    HOUSES,
    PEERS,
    House,
    block,
    column,
    crossing,
    houses_of,
    is_block,
    is_column,
    is_row,
    row,
)
from fullhouse.coach.sentences.sentence import Across, At, Claim, Claims, Facts, Houses, In, Sentence, at
from fullhouse.coach.step import Bar, Part, Role, Step


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


def locked(step: Step) -> Iterator[Sentence]:
    base, cover = step.the("base"), step.the("cover")
    facts: Facts = {
        "digit": base.symbols[0],
        "in": _in(base),
        "places": at(base.cells),
        "in-cover": _in(cover),
    }
    yield Sentence("proof-locked", facts)


def naked_subset(step: Step) -> Iterator[Sentence]:
    yield _subset("proof-naked_subset", step.the("pattern"))


def hidden_subset(step: Step) -> Iterator[Sentence]:
    yield _subset("proof-hidden_subset", step.the("pattern"))


def _subset(key: str, subset: Part) -> Sentence:
    facts: Facts = {
        "places": at(subset.cells),
        "in": _in(subset),
        "digits": subset.symbols,
        "count": len(subset.cells),
    }
    return Sentence(key, facts)


def fish(step: Step) -> Iterator[Sentence]:
    facts: Facts = {
        "digit": step.removes[0][1],
        "bases": _across(step, "base"),
        "covers": _across(step, "cover"),
    }
    yield Sentence("proof-fish", facts)


def finned_fish(step: Step) -> Iterator[Sentence]:
    facts: Facts = {
        "digit": step.removes[0][1],
        "bases": _across(step, "base"),
        "covers": _across(step, "cover"),
        "either": at(step.the("fin").cells),
        "fins": at(step.the("fin").cells),
    }
    yield Sentence("proof-finned_fish", facts)


def mixed_fish(step: Step) -> Iterator[Sentence]:
    """Base houses of any kind that share no place, and as many that cover them, fins aside."""
    bases, covers = (
        Houses(tuple(part.house for part in step.all(role) if part.house is not None))
        for role in ("base", "cover")
    )
    facts: Facts = {"digit": step.removes[0][1], "bases": bases, "covers": covers}
    if not any(step.all("fin")):
        yield Sentence("proof-mixed_fish", facts)
        return
    yield Sentence("proof-mixed_fish-fins", {**facts, "fins": at(step.the("fin").cells)})


def fireworks(step: Step) -> Iterator[Sentence]:
    row, column = step.all("base")
    corner, digits = step.the("link"), step.the("pattern").symbols
    assert row.house is not None
    assert column.house is not None
    (cell,) = corner.cells
    outer = [other for other in step.the("pattern").cells if other != cell]
    one, two = sorted(outer, key=lambda other: other not in HOUSES[row.house])  # type: ignore[index]
    facts: Facts = {"digits": digits, "in-corner": _in(corner)}
    lines: Facts = {"in": _in(row), "one": At((one,)), "in-two": _in(column), "two": At((two,))}
    yield Sentence("proof-fireworks", {**facts, **lines})
    ends: Facts = {"one": At((one,)), "two": At((two,)), "cell": At((cell,)), "count": len(digits)}
    yield Sentence("proof-fireworks-corner", ends)


def exocet(step: Step) -> Iterator[Sentence]:
    """The base and the three lines that need its digits; outside the band these fit there twice only."""
    base, targets = step.the("pattern"), step.the("target")
    across = tuple(part.house for part in step.all("cover") if part.house is not None)
    facts: Facts = {"base": at(base.cells), "digits": base.symbols, "covers": Across(tuple(sorted(across)))}
    yield Sentence("proof-exocet", facts)
    blocks = {block(base.cells[0]), *map(block, targets.cells)}
    ends: Facts = {"targets": at(targets.cells), "base": at(base.cells)}
    yield Sentence("proof-exocet-targets", {"band": Houses(tuple(sorted(blocks))), **ends})


def sk_loop(step: Step) -> Iterator[Sentence]:
    """The ring, the two digits of each of its eight houses, and that these are as many as its cells."""
    rows, columns, blocks = (
        [part for part in step.all("cover") if part.house is not None and is_kind(part.house)]
        for is_kind in (is_row, is_column, is_block)
    )
    count = len(step.the("pattern").cells)
    yield Sentence("proof-sk_loop", {**_crossed(rows, columns), "count": count})
    yield Sentence("proof-sk_loop-lines", {"links": _links([*rows, *columns])})
    yield Sentence("proof-sk_loop-blocks", {"links": _links(blocks)})
    yield Sentence("proof-sk_loop-locked", {"count": count})


def _links(parts: list[Part]) -> tuple[Sentence, ...]:
    ordered = sorted((part.house, part.symbols) for part in parts if part.house is not None)
    return tuple(Sentence("link", {"house": Houses((house,)), "digits": digits}) for house, digits in ordered)


def _crossed(rows: list[Part], columns: list[Part]) -> Facts:
    """The rows and the columns of some parts."""
    return {
        name: Across(tuple(sorted(part.house for part in parts if part.house is not None)))
        for name, parts in (("rows", rows), ("columns", columns))
    }


def multi_sector(step: Step) -> Iterator[Sentence]:
    """The cells where rows and columns cross, and how often digits fit there, counted by rows or columns."""
    cells = step.the("pattern").cells
    rows, columns = ({line(cell) for cell in cells} for line in (row, column))
    lines: Facts = {"rows": Across(tuple(sorted(rows))), "columns": Across(tuple(sorted(columns)))}
    yield Sentence("proof-multi_sector", {**lines, "count": len(cells)})
    for key, is_kind in (("rows", is_row), ("columns", is_column)):
        some = [part.symbols for part in step.all("cover") if part.house is not None and is_kind(part.house)]
        if some:
            digits = tuple(sorted({symbol for symbols in some for symbol in symbols}))
            yield Sentence(f"proof-multi_sector-{key}", {"digits": digits, "count": sum(map(len, some))})
    yield Sentence("proof-multi_sector-locked", {"count": len(cells)})


def tridagon(step: Step) -> Iterator[Sentence]:
    """Twelve cells that three digits cannot fill, and what else is left there."""
    pattern = step.the("pattern")
    band = Houses(tuple(sorted({*map(block, pattern.cells)})))
    yield Sentence("proof-tridagon", {"band": band, "places": at(pattern.cells)})
    yield Sentence("proof-tridagon-digits", {"digits": pattern.symbols})
    guardians = Claims(tuple(Claim(part.cells, part.symbols[0]) for part in step.all("target")))
    key = "proof-tridagon-one" if step.places else "proof-tridagon-some"
    yield Sentence(key, {"because": guardians})


def _across(step: Step, role: Role) -> Across:
    return Across(tuple(part.house for part in step.all(role) if part.house is not None))


def turbot(step: Step) -> Iterator[Sentence]:
    one, two = step.all("base")
    facts: Facts = {
        "digit": step.removes[0][1],
        "in": _in(one),
        "in-two": _in(two),
        "near": at(step.the("link").cells),
        "far": at(step.the("target").cells),
    }
    yield Sentence("proof-turbot", facts)


def empty_rectangle(step: Step) -> Iterator[Sentence]:
    corner, pair, (far,) = step.the("block"), step.the("link"), step.the("target").cells
    assert pair.house is not None
    (near,) = (cell for cell in pair.cells if cell != far)
    arm = crossing(pair.house, near)
    (other,) = (house for house in houses_of(step.removes[0][0])[:2] if _covers(house, arm, corner))
    digit = step.removes[0][1]
    facts: Facts = {"digit": digit, "in": _in(corner), "in-arm": In(arm), "in-other": In(other)}
    yield Sentence("proof-empty_rectangle", facts)
    facts = {"digit": digit, "in-pair": _in(pair), "near": At((near,)), "far": At((far,))}
    yield Sentence("proof-rectangle-pair", {**facts, "in-other": In(other)})


def _covers(house: House, arm: House, corner: Part) -> bool:
    """Whether a line together with the arm holds all places of the block."""
    return house != arm and set(corner.cells) <= HOUSES[house] | HOUSES[arm]


def xy_wing(step: Step) -> Iterator[Sentence]:
    yield Sentence("proof-xy_wing", _wing(step))


def xyz_wing(step: Step) -> Iterator[Sentence]:
    yield Sentence("proof-xyz_wing", _wing(step))


def _wing(step: Step) -> Facts:
    """If the pivot is x, the one pincer is z; if it is y, the other one is."""
    pivot, (one, two), digit = step.the("pivot"), step.all("pincer"), step.removes[0][1]
    (x,), (y,) = (tuple(symbol for symbol in pincer.symbols if symbol != digit) for pincer in (one, two))
    return {
        "pivot": At(pivot.cells),
        "x": x,
        "y": y,
        "one": At(one.cells),
        "two": At(two.cells),
        "digit": digit,
    }


def w_wing(step: Step) -> Iterator[Sentence]:
    (one, two), link = step.all("pincer"), step.the("link")
    facts: Facts = {
        "one": At(one.cells),
        "two": At(two.cells),
        "digits": one.symbols,
        "link": link.symbols[0],
        "in": _in(link),
        "digit": step.removes[0][1],
    }
    yield Sentence("proof-w_wing", facts)


def remote_pair(step: Step) -> Iterator[Sentence]:
    chain = tuple(link.cells[0] for link in step.chain)
    facts: Facts = {
        "places": At(chain),
        "digits": step.the("pattern").symbols,
        "first": At(chain[:1]),
        "last": At(chain[-1:]),
    }
    yield Sentence("proof-remote_pair", facts)


def _in(part: Part) -> In:
    return In(block(part.cells[0]) if part.house is None else part.house)


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
    "full_house": full_house,
    "hidden": hidden,
    "elimination": elimination,
    "exclusion": exclusion,
    "locked": locked,
    "naked_subset": naked_subset,
    "hidden_subset": hidden_subset,
    "fish": fish,
    "finned_fish": finned_fish,
    "mixed_fish": mixed_fish,
    "fireworks": fireworks,
    "exocet": exocet,
    "sk_loop": sk_loop,
    "multi_sector": multi_sector,
    "tridagon": tridagon,
    "turbot": turbot,
    "empty_rectangle": empty_rectangle,
    "xy_wing": xy_wing,
    "xyz_wing": xyz_wing,
    "w_wing": w_wing,
    "remote_pair": remote_pair,
    "unique_rectangle": unique_rectangle,
    "unique_rectangle_3": with_set,
    "unique_rectangle_6": with_two_sides,
    "hidden_rectangle": hidden_rectangle,
    "avoidable_rectangle": avoidable_rectangle,
    "bug": bug,
    "bug_n": bug_n,
}
