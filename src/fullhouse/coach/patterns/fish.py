"""Fish: lines whose places for a symbol are covered by as many crossing lines, but for fins in one block."""

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

from fullhouse.coach.geometry import COLUMNS, HOUSES, ROWS, House, block, seen_by_all
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step
from fullhouse.core.ids import Cell, Symbol

Kind = Literal["basic", "finned", "sashimi"]


def fish(position: Position, technique: str, size: int, kind: Kind = "basic") -> Iterator[Step]:
    for symbol in SYMBOLS:
        for lines, crossing in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
            used = [line for line in lines if position.places(symbol, line)]
            for bases in combinations(used, size):
                yield from _covered(position, technique, symbol, bases, crossing, kind=kind)


def _covered(
    position: Position,
    technique: str,
    symbol: Symbol,
    bases: tuple[House, ...],
    crossing: tuple[House, ...],
    *,
    kind: Kind,
) -> Iterator[Step]:
    room = position.rooms[symbol]
    in_bases = frozenset[Cell]().union(*(HOUSES[line] for line in bases)) & room
    span = [line for line in crossing if in_bases & HOUSES[line]]
    extra = len(span) - len(bases)
    if extra != 0 if kind == "basic" else not 1 <= extra <= 2:
        return
    if kind == "basic" and any(len(position.places(symbol, line)) < 2 for line in bases):
        return
    for covers in combinations(span, len(bases)):
        covered = frozenset[Cell]().union(*(HOUSES[line] for line in covers))
        fins = in_bases - covered
        targets = (room & covered) - in_bases
        if fins:
            if len({block(cell) for cell in fins}) > 1:
                continue
            thin = any(len(HOUSES[line] & in_bases & covered) < 2 for line in bases)
            if thin != (kind == "sashimi"):
                continue
            targets &= seen_by_all(fins)
        removes = removals(position, targets, [symbol])
        if not removes:
            continue
        parts = [part("base", HOUSES[line] & in_bases & covered, [symbol], line) for line in bases]
        parts += [part("cover", HOUSES[line] & in_bases, [symbol], line) for line in covers]
        if fins:
            parts.append(part("fin", fins, [symbol], block(min(fins))))
        yield Step(technique, removes=removes, parts=tuple(parts))
