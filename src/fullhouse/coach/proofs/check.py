"""An independent checker: does a step follow from what it looks at? It shares no code with any finder.

A step that is no net is checked by trying everything: suppose that its conclusion is wrong, and fill the
cells and houses that it names, and nothing else, in every way. If no way is left, the step holds. A net is
walked fact by fact. A pattern that counts is counted: cells that take all the room of some houses, cells
that a few digits cannot fill. What assumes uniqueness holds if every way that is left ends in two digits
that could be swapped; it is never part of a proof.
"""

from collections.abc import Iterator

from fullhouse.coach.geometry import ALL, HOUSES, PEERS, House, block, column, houses_of, row
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Fact, Link, Net, Part, Step
from fullhouse.core.ids import Cell, Symbol

Clause = frozenset[Candidate]
"""One of these candidates is true."""


def holds(position: Position, step: Step) -> bool:
    """Whether a step is proved by what it names."""
    if not (step.places or step.removes) or not _bars_hold(position, step):
        return False
    if step.technique in ("bug", "bug_n"):
        return grave_holds(position, step)
    if step.technique in ("sk_loop", "multi_sector"):
        return sectors_hold(position, step)
    if step.technique == "tridagon":
        return guardians_hold(position, step)
    if step.technique == "kraken_fish":
        return _kraken_holds(position, step)
    if any(step.all("roof")):
        return rectangle_holds(position, step, [*_clauses(position, step)])
    if step.nets:
        return all(_net_holds(position, step, net) for net in step.nets)
    clauses = [*_clauses(position, step)]
    removed = all(_impossible(clauses, candidate) for candidate in step.removes)
    placed = all(_impossible(clauses, None, without=candidate) for candidate in step.places)
    return removed and placed


def _kraken_holds(position: Position, step: Step) -> bool:
    """Whether each fin that a chain starts from clears the place, and the fish does without them."""
    if step.places or len(step.removes) != 1 or len(step.nets) != 1:
        return False
    (removed,), fins = step.removes, set[Candidate]()
    for case in step.nets[0].cases:
        known = _walk(position, case.facts, {})
        if known is None or removed not in known or known[removed].on or case.facts[0].why != "assumed":
            return False
        fins.add((case.facts[0].cell, case.facts[0].symbol))
    bases = [part for part in step.all("base") if part.house is not None]
    clauses = [
        clause - fins
        for part in bases
        for clause in _of_part(position, Part("base", (), part.symbols, part.house))
    ]
    return _impossible(clauses, removed)


def _bars_hold(position: Position, step: Step) -> bool:
    """Whether each tile that is named bars what it is said to bar, and all else had been ruled out before."""
    return all(
        not position.masks[bar.cell] >> bar.symbol & 1
        if bar.by is None
        else position.grid.symbols[bar.by] == bar.symbol and bar.by in PEERS[bar.cell]
        for bar in step.bars
    )


def _clauses(position: Position, step: Step) -> Iterator[Clause]:
    for part in step.parts:
        yield from _of_part(position, part)
    for before, after in zip(step.chain, step.chain[1:], strict=False):
        if after.on:
            yield from _of_link(position, before, after)


def _of_part(position: Position, part: Part) -> Iterator[Clause]:
    """Every cell of the part holds one of its candidates; its symbols stand somewhere in its house."""
    for cell in part.cells:
        yield frozenset((cell, symbol) for symbol in position.candidates(cell))
    for symbol in part.symbols:
        if part.house is not None:
            places = position.places(symbol, part.house)
            if places:
                yield frozenset((cell, symbol) for cell in places)
        elif part.role.startswith("colour"):
            for house in ALL:  # the pairs that the colours alternate along
                places = position.places(symbol, house)
                if len(places) == 2 and (places[0] in part.cells or places[1] in part.cells):
                    yield frozenset((cell, symbol) for cell in places)


def _of_link(position: Position, before: Link, after: Link) -> Iterator[Clause]:
    """If the one is false, the other is true: in a cell, or in a house."""
    if before.symbol != after.symbol:
        cell = after.cells[0]
        yield frozenset((cell, symbol) for symbol in position.candidates(cell))
        return
    both = {*before.cells, *after.cells}
    for house in houses_of(after.cells[0]):
        if both <= HOUSES[house]:
            yield frozenset((cell, after.symbol) for cell in position.places(after.symbol, house))
    if before.cells != after.cells:  # a remote pair alternates from cell to cell
        for cell in both:
            yield frozenset((cell, symbol) for symbol in position.candidates(cell))


def _impossible(
    clauses: list[Clause], assumed: Candidate | None, *, without: Candidate | None = None
) -> bool:
    """Whether no choice of candidates satisfies all clauses."""
    if without is not None:
        clauses = [clause - {without} for clause in clauses]
    return next(fillings(clauses, () if assumed is None else (assumed,)), None) is None


def _net_holds(position: Position, step: Step, net: Net) -> bool:
    if net.end != "cases" or net.facts:  # an assumption that fails
        return (
            bool(net.facts)
            and step.removes == ((net.facts[0].cell, net.facts[0].symbol),)
            and net.facts[0].why == "assumed"
            and _fails(position, net, {})
        )
    conclusion = (step.places or step.removes)[0]
    cases = {(case.facts[0].cell, case.facts[0].symbol) for case in net.cases}
    return cases == _cases(position, net, {}) and all(
        case.facts[0].why == "assumed"
        and (known := _walk(position, case.facts, {})) is not None
        and conclusion in known
        and known[conclusion].on == bool(step.places)
        for case in net.cases
    )


def _fails(position: Position, net: Net, above: dict[Candidate, Fact]) -> bool:
    """Whether an assumption, with all that was known above it, leads to a contradiction."""
    known = _walk(position, net.facts, above)
    if known is None:
        return False
    if net.end == "cases":
        cases = {(case.facts[0].cell, case.facts[0].symbol) for case in net.cases}
        return _cases(position, net, known) <= cases and all(
            _fails(position, case, known) for case in net.cases
        )
    on = [candidate for candidate, fact in known.items() if fact.on]
    if net.end == "twice":
        return any(clash(one, other) for one in on for other in on)
    return net.end in ("empty_cell", "empty_house") and not _cases(position, net, known)


def _cases(position: Position, net: Net, known: dict[Candidate, Fact]) -> set[Candidate]:
    """What is left in the cell, or of the symbol in the house, where a net ends."""
    if net.symbol:
        symbol = Symbol(net.symbol)
        cases = {(cell, symbol) for cell in position.places(symbol, House(net.at))}
    else:
        cases = {(Cell(net.at), symbol) for symbol in position.candidates(Cell(net.at))}
    return {candidate for candidate in cases if candidate not in known or known[candidate].on}


def _walk(
    position: Position, facts: tuple[Fact, ...], above: dict[Candidate, Fact]
) -> dict[Candidate, Fact] | None:
    """All that is known after the facts, or None when one of them does not follow."""
    known = dict(above)
    for number, fact in enumerate(facts):
        candidate = (fact.cell, fact.symbol)
        if not position.masks[fact.cell] >> fact.symbol & 1 or not _follows(
            position, fact, known, number == 0
        ):
            return None
        known[candidate] = fact
    return known


def _follows(position: Position, fact: Fact, known: dict[Candidate, Fact], first: bool) -> bool:
    candidate = (fact.cell, fact.symbol)
    if fact.why == "assumed":
        return first and fact.on
    if fact.why == "seen":
        return not fact.on and any(other.on and clash(candidate, one) for one, other in known.items())
    if fact.why == "cell":
        others = {(fact.cell, symbol) for symbol in position.candidates(fact.cell)}
    else:
        others = {(cell, fact.symbol) for cell in position.places(fact.symbol, House(fact.ref))}
    ruled_out = {one for one, other in known.items() if not other.on}
    return fact.on and candidate in others and others - {candidate} <= ruled_out


def fillings(clauses: list[Clause], true: tuple[Candidate, ...]) -> Iterator[tuple[Candidate, ...]]:
    """Every way to choose candidates that do not clash, one of each clause at least."""
    left = [clause for clause in clauses if not clause & set(true)]
    if not left:
        yield true
        return
    open_ = [[c for c in clause if not any(clash(c, other) for other in true)] for clause in left]
    for candidate in min(open_, key=len):
        yield from fillings(left, (*true, candidate))


def clash(one: Candidate, other: Candidate) -> bool:
    """Whether two candidates cannot both be true."""
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] == other[1] and other[0] in PEERS[one[0]]


def sectors_hold(position: Position, step: Step) -> bool:
    """Whether each cell takes a digit of a house that has it there once, and there are no more houses.

    With as many cells as houses for one digit each, every house has its digit in one of the cells.
    """
    cells = {*step.the("pattern").cells}
    covers = {
        (part.house, symbol)
        for part in step.all("cover")
        for symbol in part.symbols
        if part.house is not None
    }
    if step.places or len(cells) != len(covers) or any(not position.masks[cell] for cell in cells):
        return False
    covered = {(cell, symbol) for house, symbol in covers for cell in HOUSES[house]}
    inside = {(cell, symbol) for cell in cells for symbol in position.candidates(cell)}
    return inside <= covered and all(one in covered and one[0] not in cells for one in step.removes)


def guardians_hold(position: Position, step: Step) -> bool:
    """Whether three digits cannot fill the cells, so that one of the other digits left there is true."""
    pattern = step.the("pattern")
    guardians = {
        (cell, symbol) for part in step.all("target") for cell in part.cells for symbol in part.symbols
    }
    inside = {(cell, symbol) for cell in pattern.cells for symbol in position.candidates(cell)}
    without = [
        frozenset((cell, symbol) for symbol in pattern.symbols if (cell, symbol) in inside)
        for cell in pattern.cells
    ]
    if {one for one in inside if one[1] not in pattern.symbols} != guardians or not guardians:
        return False
    if next(fillings(without, ()), None) is not None:
        return False
    if step.places:
        return len(guardians) == 1 and step.places == (*guardians,) and not step.removes
    return all(clash(removed, one) for removed in step.removes for one in guardians)


def rectangle_holds(position: Position, step: Step, clauses: list[Clause]) -> bool:
    """Whether with any removed candidate, every way to fill what is named has two digits crosswise."""
    corners = sorted({*step.the("floor").cells, *step.the("roof").cells})
    if step.places or len(corners) != 4:
        return False
    if [len({line(cell) for cell in corners}) for line in (row, column, block)] != [2, 2, 2]:
        return False
    tiles = [cell for cell in corners if position.grid.symbols[cell]]
    if tiles and (position.givens is None or any(position.givens >> cell & 1 for cell in tiles)):
        return False
    known = {cell: int(position.grid.symbols[cell]) for cell in tiles}
    for removed in step.removes:
        for filling in fillings(clauses, (removed,)):
            filled = {**known, **dict(filling)}
            a, b, c, d = (filled[cell] for cell in corners)
            if not (a == d != b == c):
                return False
    return True


def grave_holds(position: Position, step: Step) -> bool:
    """Whether without the extra candidates all cells and houses have two, so that one extra is true."""
    extra = {*step.places} or {
        (cell, s) for part in step.all("target") for cell in part.cells for s in part.symbols
    }
    left = {cell: {*position.candidates(cell)} - {s for c, s in extra if c == cell} for cell in position.open}
    if not extra or any(len(symbols) != 2 for symbols in left.values()):
        return False
    for house in ALL:
        for symbol in SYMBOLS:
            if sum(symbol in left[cell] for cell in position.places(symbol, house)) not in (0, 2):
                return False
    return _excluded(step, extra)


def _excluded(step: Step, extra: set[Candidate]) -> bool:
    """Whether one extra candidate is placed, or what goes clashes with all of them."""
    if step.places:
        return len(extra) == 1 and not step.removes
    return all(clash(removed, one) for removed in step.removes for one in extra)
