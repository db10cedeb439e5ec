"""Junior exocet: two cells of a block, and in its band two others that must hold the same two digits."""

from collections.abc import Iterator
from itertools import combinations, product

from fullhouse.coach.geometry import BLOCKS, COLUMNS, HOUSES, ROWS, House, column, crossing, row
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol

FEWEST_DIGITS, MOST_DIGITS = 3, 4


def exocet(position: Position) -> Iterator[Step]:
    """Whatever two digits the base takes, three lines across need both; the targets are the only places."""
    for lines in (ROWS, COLUMNS):
        for start in (0, 3, 6):
            band = lines[start : start + 3]
            blocks = [block for block in BLOCKS if HOUSES[block] & HOUSES[band[0]]]
            for line, block in product(band, blocks):
                others = [other for other in blocks if other != block]
                beside = [other for other in band if other != line]
                yield from _in_block(position, line, block, others, beside)


def _in_block(
    position: Position, line: House, block: House, others: list[House], beside: list[House]
) -> Iterator[Step]:
    """Exocets with their base where a line crosses a block."""
    inside = sorted(HOUSES[line] & HOUSES[block])
    for base in combinations(inside, 2):
        digits = position.symbols(base)
        if not FEWEST_DIGITS <= len(digits) <= MOST_DIGITS or not position.open.issuperset(base):
            continue
        (third,) = (cell for cell in inside if cell not in base)
        first, second = (_targets(position, digits, other, beside) for other in others)
        for one, two in product(first, second):
            across = [crossing(line, cell) for cell in (third, one, two)]
            band = HOUSES[line].union(*(HOUSES[other] for other in beside))
            if all(_fits_twice(position, digit, across, band) for digit in digits):
                yield from _step(position, base, (one, two), digits, across)


def _targets(position: Position, digits: frozenset[Symbol], block: House, beside: list[House]) -> list[Cell]:
    """Empty cells of a block, beside the line of the base, whose neighbour across has no such digit."""
    targets = []
    for line, other in (beside, beside[::-1]):
        for cell in sorted(HOUSES[line] & HOUSES[block] & position.open):
            (companion,) = HOUSES[other] & HOUSES[block] & HOUSES[crossing(line, cell)]
            here = {*position.candidates(companion), position.grid.symbols[companion]}
            if not digits & here and digits & {*position.candidates(cell)}:
                targets.append(cell)
    return targets


def _fits_twice(position: Position, digit: Symbol, across: list[House], band: frozenset[Cell]) -> bool:
    """Whether a digit cannot stand in all three lines across outside the band."""
    symbols = position.grid.symbols
    places = [
        [cell for cell in HOUSES[line] - band if cell in position.rooms[digit] or symbols[cell] == digit]
        for line in across
    ]
    along = row if across[0] in COLUMNS else column
    return not any(len({along(cell) for cell in chosen}) == len(across) for chosen in product(*places))


def _step(
    position: Position,
    base: tuple[Cell, ...],
    targets: tuple[Cell, Cell],
    digits: frozenset[Symbol],
    across: list[House],
) -> Iterator[Step]:
    wrong = position.removals(targets, set(SYMBOLS) - digits)
    missing = position.removals(base, digits - position.symbols(targets))
    if wrong or missing:
        parts = (
            part("pattern", base, digits),
            *(part("cover", [], digits, line) for line in across),
            part("target", targets, digits),
        )
        yield Step("exocet", removes=tuple(sorted((*wrong, *missing))), parts=parts)


TECHNIQUES = (Technique("exocet", level=5, weight=520, find=exocet, is_graded=False),)
