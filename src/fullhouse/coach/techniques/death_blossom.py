"""Death blossom: each candidate of a stem cell takes one symbol from a petal set; all petals keep z."""

from collections.abc import Iterator

from fullhouse.coach.patterns.als import Als, almost_locked_sets
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Part, Step
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell, Symbol


def find(position: Position) -> Iterator[Step]:
    sets = almost_locked_sets(position)
    for stem in position.with_size(2, 3, 4):
        petals = {
            symbol: [als for als in sets if symbol in als.symbols and stem in als.sees[symbol] - als.cells]
            for symbol in position.candidates(stem)
        }
        for kept in SYMBOLS:
            if kept not in petals:
                yield from _blossoms(position, stem, petals, kept)


def _blossoms(
    position: Position, stem: Cell, petals: dict[Symbol, list[Als]], kept: Symbol
) -> Iterator[Step]:
    """One petal for each candidate of the stem, as long as something sees the kept symbol in all of them."""
    grown: list[tuple[tuple[Als, ...], frozenset[Cell]]] = [((), position.rooms[kept] - {stem})]
    for choices in petals.values():
        grown = [
            ((*chosen, als), left)
            for chosen, targets in grown
            for als in choices
            if kept in als.symbols and (left := (targets & als.sees[kept]) - als.cells)
        ]
    for chosen, targets in grown:
        parts: list[Part] = [part("stem", [stem], petals)]
        for symbol, als in zip(petals, chosen, strict=True):
            parts += (als.part("petal"), part("link", [], [symbol]))
        parts.append(part("target", [], [kept]))
        yield Step("death_blossom", removes=removals(position, targets, [kept]), parts=tuple(parts))


TECHNIQUE = Technique("death_blossom", level=4, weight=390, find=find)
