"""Fish: lines whose places for a symbol are covered by as many crossing lines, but for fins in one block.

Fish of mixed houses have blocks among their lines (Franken), or rows and columns on one side (mutant).
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Literal

from fullhouse.coach.geometry import (
    ALL,
    COLUMNS,
    HOUSES,
    ROWS,
    House,
    block,
    houses_of,
    is_block,
    is_column,
    is_row,
    seen_by_all,
)
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Level, Technique
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE

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


MixedKind = Literal["basic", "franken", "mutant"]
MOST_HOUSES = 4
MOST_FINS = 2


def mixed_fish(position: Position, *, technique: str, kind: MixedKind) -> Iterator[Step]:
    """As many covering houses as base houses hold all places of a symbol in these, but for a few fins."""
    for symbol in SYMBOLS:
        room = sum(1 << cell for cell in position.rooms[symbol])
        houses = [house for house in ALL if (room & NINE.houses[house]).bit_count() > 1]
        for bases in _bases(room, houses, (), 0):
            in_bases = room & _union(bases)
            for covers in _covers(in_bases, bases):
                if fish_kind(bases, covers) == kind:
                    yield from _mixed(technique, symbol, room, bases, covers)


def _bases(
    room: int, houses: list[House], chosen: tuple[House, ...], used: int
) -> Iterator[tuple[House, ...]]:
    """Houses that share no place of the symbol, so that each has one of its own."""
    for number, house in enumerate(houses):
        places = room & NINE.houses[house]
        if not places & used:
            wider = (*chosen, house)
            if len(wider) > 1:
                yield wider
            if len(wider) < MOST_HOUSES:
                yield from _bases(room, houses[number + 1 :], wider, used | places)


def _covers(in_bases: int, bases: tuple[House, ...]) -> set[tuple[House, ...]]:
    """As many houses as there are bases, each taken for a place that was left; a few places stay as fins."""
    all_covers: set[tuple[House, ...]] = set()

    def cover(left: int, covers: tuple[House, ...], fins: int) -> None:
        if not left:
            if len(covers) == len(bases):
                all_covers.add(tuple(sorted(covers)))
            return
        place = Cell((left & -left).bit_length() - 1)
        if len(covers) < len(bases):
            for house in houses_of(place):
                if house not in bases:
                    cover(left & ~NINE.houses[house], (*covers, house), fins)
        if fins < MOST_FINS:
            cover(left & ~(1 << place), covers, fins + 1)

    cover(in_bases, (), 0)
    return all_covers


def fish_kind(bases: tuple[House, ...], covers: tuple[House, ...]) -> MixedKind:
    """Parallel lines on either side; the same with blocks among them; or anything else."""
    for across, along in ((is_row, is_column), (is_column, is_row)):
        if not any(map(across, bases)) and not any(map(along, covers)):
            return "franken" if any(map(is_block, (*bases, *covers))) else "basic"
    return "mutant"


def _mixed(
    technique: str, symbol: Symbol, room: int, bases: tuple[House, ...], covers: tuple[House, ...]
) -> Iterator[Step]:
    in_bases, covered = room & _union(bases), _union(covers)
    fins = NINE.cells_in(in_bases & ~covered)
    targets = room & covered & ~in_bases
    for fin in fins:
        targets &= NINE.peers[fin]
    if not targets or len(fins) > MOST_FINS:
        return
    parts = [
        part("base", NINE.cells_in(room & NINE.houses[house] & covered), [symbol], house) for house in bases
    ]
    parts += [
        part("cover", NINE.cells_in(in_bases & NINE.houses[house]), [symbol], house) for house in covers
    ]
    if fins:
        parts.append(part("fin", fins, [symbol]))
    yield Step(
        technique, removes=tuple((cell, symbol) for cell in NINE.cells_in(targets)), parts=tuple(parts)
    )


def _union(houses: tuple[House, ...]) -> int:
    cells = 0
    for house in houses:
        cells |= NINE.houses[house]
    return cells


def _technique(name: str, kind: MixedKind, weight: int) -> Technique:
    return Technique(
        name,
        level=4,
        weight=weight,
        find=partial(mixed_fish, technique=name, kind=kind),
        proof="mixed_fish",
        is_graded=False,
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
    _technique("franken_fish", "franken", 310),
    _technique("mutant_fish", "mutant", 340),
)
