"""Proofs without detours: of the steps of a path, those that the last one needs, told so that all is true."""

from __future__ import annotations

from collections.abc import Sequence

from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.reasons import with_bars
from fullhouse.coach.step import FINS, Net, Part, Step
from fullhouse.coach.techniques import by_name
from fullhouse.core.ids import Symbol

Found = tuple[Step, Position]
"""A step and where it was found."""


def without_detours(position: Position, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that the last one needs: whatever can be left out is left out, from the end backwards."""
    kept: list[Found] = []
    for step in steps:
        kept.append((step, position))
        position = position.after(step)
    for index in range(len(steps) - 2, -1, -1):
        rest = _told_from(kept[index][1], kept[index + 1 :])
        if rest is not None:
            kept[index:] = rest
    return tuple(step for step, _ in kept)


def _told_from(position: Position, steps: list[Found]) -> list[Found] | None:
    """The steps as they are told from another position, or None where one does not hold there.

    A single gets its reasons anew; of any other step, all that it looks at has to be the same.
    """
    told: list[Found] = []
    for step, found_at in steps:
        is_same = view(position, step) == view(found_at, step)
        new = with_bars(position, step if is_same else _without_full_house(step))
        if not (is_same or by_name()[new.technique].bars) or not _still_holds(position, new):
            return None
        told.append((new, position))
        position = position.after(new)
    return told


def _without_full_house(step: Step) -> Step:
    """A step that needs no full house: the last cell of one is a naked single anywhere."""
    if step.technique != "full_house":
        return step
    (cell, symbol), *_ = step.places
    return Step("exclusion", places=step.places, parts=(Part("pattern", (cell,), (symbol,)),))


def view(position: Position, step: Step) -> set[tuple[object, ...]]:
    """All of a position that a step looks at: cells, places of symbols in houses, tiles in houses."""
    seen: set[tuple[object, ...]] = set()
    for part in step.parts:
        seen |= {(cell, position.masks[cell]) for cell in part.cells}
        if part.role.startswith("colour"):
            seen |= {(symbol, position.rooms[symbol]) for symbol in part.symbols}
        if part.house is not None:
            seen |= {(symbol, part.house, position.places(symbol, part.house)) for symbol in part.symbols}
            seen |= {(cell, "tile", position.grid.symbols[cell]) for cell in HOUSES[part.house]}
    for link in step.chain:
        seen |= {(cell, position.masks[cell]) for cell in link.cells}
        seen.add((link.symbol, position.rooms[link.symbol]))
    for net in step.nets:
        seen |= _view_of_net(position, net)
    return seen


def _view_of_net(position: Position, net: Net) -> set[tuple[object, ...]]:
    facts = {*net.facts}
    seen: set[tuple[object, ...]] = {(fact.cell, position.masks[fact.cell]) for fact in facts}
    for fact in facts:
        if fact.why == "house":
            seen.add((fact.symbol, fact.ref, position.places(fact.symbol, House(fact.ref))))
    if net.at == FINS:  # the lines of the fish are parts of the step
        return seen.union(*(_view_of_net(position, case) for case in net.cases))
    if net.symbol and net.end in ("empty_house", "cases"):
        symbol = Symbol(net.symbol)
        seen.add((symbol, net.at, position.places(symbol, House(net.at))))
    elif net.end in ("empty_cell", "cases"):
        seen.add((net.at, position.masks[net.at]))
    return seen.union(*(_view_of_net(position, case) for case in net.cases))


def is_proof(position: Position, steps: Sequence[Step]) -> bool:
    """Whether each step holds after those before it."""
    for step in steps:
        if not _still_holds(position, step):
            return False
        position = position.after(step)
    return True


def _still_holds(position: Position, step: Step) -> bool:
    if by_name()[step.technique].assumes_uniqueness:
        return False
    return all(position.masks[cell] >> symbol & 1 for cell, symbol in step.places) and check.holds(
        position, step
    )
