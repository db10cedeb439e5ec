"""Fish of mixed houses: with blocks among lines (Franken), or with rows and columns on one side (mutant)."""

from collections.abc import Iterator
from functools import partial
from typing import Literal

from fullhouse.coach.geometry import ALL, House, houses_of, is_block, is_column, is_row
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Step, part
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE

Kind = Literal["basic", "franken", "mutant"]
MOST_HOUSES = 4
MOST_FINS = 2


def mixed_fish(position: Position, *, technique: str, kind: Kind) -> Iterator[Step]:
    """As many covering houses as base houses hold all places of a symbol in these, but for a few fins."""
    for symbol in SYMBOLS:
        room = sum(1 << cell for cell in position.rooms[symbol])
        houses = [house for house in ALL if (room & NINE.houses[house]).bit_count() > 1]
        for bases in _bases(room, houses, (), 0):
            in_bases = room & _union(bases)
            for covers in _covers(in_bases, bases):
                if fish_kind(bases, covers) == kind:
                    yield from _fish(technique, symbol, room, bases, covers)


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


def fish_kind(bases: tuple[House, ...], covers: tuple[House, ...]) -> Kind:
    """Parallel lines on either side; the same with blocks among them; or anything else."""
    for across, along in ((is_row, is_column), (is_column, is_row)):
        if not any(map(across, bases)) and not any(map(along, covers)):
            return "franken" if any(map(is_block, (*bases, *covers))) else "basic"
    return "mutant"


def _fish(
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


def _technique(name: str, kind: Kind, weight: int) -> Technique:
    return Technique(
        name,
        level=4,
        weight=weight,
        find=partial(mixed_fish, technique=name, kind=kind),
        proof="mixed_fish",
        is_graded=False,
    )


TECHNIQUES = (_technique("franken_fish", "franken", 310), _technique("mutant_fish", "mutant", 340))
