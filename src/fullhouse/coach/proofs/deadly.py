"""Checks what assumes one solution: contradicting the step would leave digits that could be swapped."""

from fullhouse.coach.geometry import ALL, block, column, row
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.proofs.clauses import Clause, clash, fillings
from fullhouse.coach.step import Candidate, Step


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
        for way in fillings(clauses, (removed,)):
            filled = {**known, **dict(way)}
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
