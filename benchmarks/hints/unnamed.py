"""How often rare patterns would save a net that the coach tells: `python -m benchmarks.hints.unnamed FILE`.

Walks the ways to the solutions of a file of problems. Wherever the coach tells a net, it looks by searches
of its own for patterns that came last: does one of them remove a candidate there?
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from pathlib import Path

import numpy as np

from fullhouse.coach import choice
from fullhouse.coach.consequences import Consequences
from fullhouse.coach.geometry import COLUMNS, HOUSES, PEERS, ROWS, House, block, column, row
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.grid import Grid

SUBSETS = np.array([[mask >> line & 1 for line in range(9)] for mask in range(512)])
SECTORS = range(3, 6)
"""Rows of a multi-sector locked set; columns come in any number."""
MOST_KRAKEN_FINS = 3
MOST_GUARDIANS = 3


def multi_sector(position: Position) -> bool:
    """Cells of some rows and columns with as many digits as cells, each counted by rows or by columns."""
    has = np.array([[position.masks[cell] >> digit & 1 for cell in range(81)] for digit in range(1, 10)])
    has = has.reshape(9, 9, 9)
    is_open = np.array([position.masks[cell] > 0 for cell in range(81)]).reshape(9, 9)
    for size in SECTORS:
        for rows in map(list, combinations(range(9), size)):
            cells = SUBSETS @ is_open[rows].sum(axis=0)
            by_column = np.stack([SUBSETS @ has[d][rows].any(axis=0) for d in range(9)])
            by_row = np.stack([sum(SUBSETS @ has[d][r] > 0 for r in rows) for d in range(9)])
            locked = np.flatnonzero((np.minimum(by_column, by_row).sum(axis=0) == cells) & (cells > 0))
            for chosen in locked:
                columns = [c for c in range(9) if SUBSETS[chosen][c]]
                others = [c for c in range(9) if not SUBSETS[chosen][c]]
                rest = [r for r in range(9) if r not in rows]
                for d in range(9):
                    in_rows = by_row[d][chosen] <= by_column[d][chosen] and by_row[d][chosen]
                    in_columns = by_column[d][chosen] <= by_row[d][chosen] and by_column[d][chosen]
                    lines = [r for r in rows if has[d][r][columns].any()]
                    across = [c for c in columns if has[d][rows, c].any()]
                    if in_rows and has[d][np.ix_(lines, others)].any():
                        return True
                    if in_columns and has[d][np.ix_(rest, across)].any():
                        return True
    return False


def sk_loop(position: Position) -> bool:
    """Sixteen cells around four tiles in a rectangle of blocks, with sixteen digits."""
    for rows in product(ROWS, ROWS):
        for columns in product(COLUMNS, COLUMNS):
            corners = [min(HOUSES[line] & HOUSES[other]) for line in rows for other in columns]
            blocks = [block(cell) for cell in corners]
            ordered = rows[0] // 3 < rows[1] // 3 and columns[0] // 3 < columns[1] // 3
            if not ordered or any(cell in position.open for cell in corners):
                continue
            if _loop_removes(position, rows, columns, blocks):
                return True
    return False


def _loop_removes(
    position: Position, rows: tuple[House, ...], columns: tuple[House, ...], blocks: list[House]
) -> bool:
    ring = [rows[0], blocks[0], columns[0], blocks[2], rows[1], blocks[3], columns[1], blocks[1]]
    parts = [
        (HOUSES[one] & HOUSES[two]) & position.open
        for one, two in zip(ring, ring[1:] + ring[:1], strict=True)
    ]
    parts = [cells - {c for c in cells if row(c) in rows and column(c) in columns} for cells in parts]
    if any(len(cells) != 2 for cells in parts):
        return False
    needed, covers = 0, list[tuple[Symbol, tuple[House, ...]]]()
    for digit in SYMBOLS:
        held = [number for number, cells in enumerate(parts) if cells & position.rooms[digit]]
        for size in range(9):
            fitting = [
                chosen
                for chosen in combinations(range(8), size)
                if all(number in chosen or (number + 1) % 8 in chosen for number in held)
            ]
            if fitting:
                needed += size
                covers += [(digit, tuple(ring[number] for number in chosen)) for chosen in fitting]
                break
    inside = frozenset[Cell]().union(*parts)
    return needed == len(inside) and any(
        (position.rooms[digit] & HOUSES[house]) - inside for digit, houses in covers for house in houses
    )


def tridagon(position: Position) -> bool:
    """Three digits in three cells of each of four blocks that cannot be filled: one of few others is true."""
    for digits in combinations(SYMBOLS, 3):
        mask = sum(1 << digit for digit in digits)
        for bands, stacks in product(combinations(range(3), 2), repeat=2):
            choices = [list(_diagonals(position, mask, band, stack)) for band in bands for stack in stacks]
            for four in product(*choices):
                guards = [guard for _, guard in four if guard]
                odd = sum(sign for sign, _ in four) % 2
                if odd and 0 < sum(map(len, guards)) <= MOST_GUARDIANS and _helps(position, guards):
                    return True
    return False


def _diagonals(
    position: Position, mask: int, band: int, stack: int
) -> Iterator[tuple[int, tuple[tuple[Cell, Symbol], ...]]]:
    """Three cells of a block, no two in a line: whether they fall or rise, and what else they could hold."""
    for order in permutations(range(3)):
        cells = [Cell((3 * band + k) * 9 + 3 * stack + order[k]) for k in range(3)]
        if all((position.masks[cell] & mask).bit_count() >= 2 for cell in cells):
            extra = tuple((c, s) for c in cells for s in position.candidates(c) if not mask >> s & 1)
            if len(extra) <= MOST_GUARDIANS:
                inversions = sum(order[a] > order[b] for a, b in combinations(range(3), 2))
                yield inversions % 2, extra


def _helps(position: Position, guards: list[tuple[tuple[Cell, Symbol], ...]]) -> bool:
    every = [guard for some in guards for guard in some]
    if len({cell for cell, _ in every}) == 1:
        return True
    if len({symbol for _, symbol in every}) > 1:
        return False
    seen = frozenset.intersection(*(PEERS[cell] for cell, _ in every))
    return bool(seen & position.rooms[every[0][1]])


def kraken_fish(position: Position) -> bool:
    """A fish with fins of which each leads by a chain to a place that the fish would clear."""
    for digit in SYMBOLS:
        room = position.rooms[digit]
        clears = {cell: _cleared(position, cell, digit) for cell in room}
        for bases, covers in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
            for size in (2, 3, 4):
                for chosen in combinations(bases, size):
                    inside = room & frozenset[Cell]().union(*(HOUSES[line] for line in chosen))
                    if any(not room & HOUSES[line] for line in chosen):
                        continue
                    for others in combinations(covers, size):
                        covered = frozenset[Cell]().union(*(HOUSES[line] for line in others))
                        fins = inside - covered
                        if 0 < len(fins) <= MOST_KRAKEN_FINS:
                            left = (room & covered) - inside
                            if left & frozenset.intersection(*(clears[fin] for fin in fins)):
                                return True
    return False


def _cleared(position: Position, cell: Cell, digit: Symbol) -> frozenset[Cell]:
    """The places of a digit that are gone if it stands in a cell, link by link."""
    facts = Consequences(position, chains_only=True)
    facts.assume(cell, digit)
    return frozenset(fact.cell for fact in facts.facts if not fact.on and fact.symbol == digit)


PATTERNS = {
    "Kraken fish": kraken_fish,
    "SK-loop": sk_loop,
    "multi-sector locked set": multi_sector,
    "tridagon": tridagon,
}


def stuck(problem: str) -> Iterator[Position]:
    """The positions of a way at which a net is told."""
    start = Grid.parse(problem)
    position = Position.of(start, problem=start)
    for step in choice.solve_path(position).steps:
        if step.nets:
            yield position
        position = position.after(step)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--problems", type=int, default=100)
    options = parser.parse_args()
    nets, counts = 0, Counter[str]()
    lines = options.file.read_text(encoding="utf-8").splitlines()[: options.problems]
    for line in lines:
        for position in stuck(line[:81].replace("0", ".")):
            nets += 1
            counts.update(name for name, find in PATTERNS.items() if find(position))
    sys.stdout.write(f"{len(lines)} problems, {nets} nets and forcing chains\n")
    sys.stdout.writelines(f"  {name}: at {counts[name]}\n" for name in PATTERNS)


if __name__ == "__main__":
    main()
