"""Fish: lines whose places for a symbol are covered by as many crossing lines, but for fins in one block."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Literal

from fullhouse.coach.geometry import COLUMNS, HOUSES, ROWS, House, block, seen_by_all
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Level, Technique
from fullhouse.core.ids import Cell, Symbol

Kind = Literal["basic", "finned", "sashimi"]


def fish(position: Position, *, technique: str, size: int, kind: Kind) -> Iterator[Step]:
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
        removes = position.removals(targets, [symbol])
        if not removes:
            continue
        parts = [part("base", HOUSES[line] & in_bases & covered, [symbol], line) for line in bases]
        parts += [part("cover", HOUSES[line] & in_bases, [symbol], line) for line in covers]
        if fins:
            parts.append(part("fin", fins, [symbol], block(min(fins))))
        yield Step(technique, removes=removes, parts=tuple(parts))


def _fish(name: str, size: int, kind: Kind, level: Level, weight: int) -> Technique:
    return Technique(
        name,
        level,
        weight,
        find=partial(fish, technique=name, size=size, kind=kind),
        proof="fish" if kind == "basic" else "finned_fish",
    )


TECHNIQUES = (
    _fish("x_wing", 2, "basic", 3, 140),
    _fish("swordfish", 3, "basic", 3, 180),
    _fish("finned_x_wing", 2, "finned", 3, 195),
    _fish("sashimi_x_wing", 2, "sashimi", 3, 198),
    _fish("jellyfish", 4, "basic", 3, 210),
    _fish("finned_swordfish", 3, "finned", 3, 215),
    _fish("sashimi_swordfish", 3, "sashimi", 3, 218),
    _fish("finned_jellyfish", 4, "finned", 4, 305),
    _fish("sashimi_jellyfish", 4, "sashimi", 4, 308),
)
