"""Checks what counts: cells that take all the room of some houses, cells that a few digits cannot fill."""

from fullhouse.coach.geometry import HOUSES
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.clauses import clash, fillings
from fullhouse.coach.step import Step


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
