"""What the coach says about a step, in three stages, as data that anybody can check against the grid."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from fullhouse.coach.geometry import block
from fullhouse.coach.sentences import groups, nets, patterns
from fullhouse.coach.sentences.sentence import At, Claim, Claims, In, Sentence, at
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import by_name
from fullhouse.coach.tree import tree_of
from fullhouse.core.ids import Cell

PROOFS: dict[str, Callable[[Step], Iterator[Sentence]]] = {
    **patterns.PROOFS,
    **groups.PROOFS,
    **nets.PROOFS,
}
"""How each wording family proves its steps."""

BEGINS = ("pivot", "stem", "floor", "pattern", "set", "pincer", "target")
"""Roles of the cell that a person sees first."""


CROSSED = ("sk_loop", "multi_sector")
"""Patterns of rows and columns with too many cells to begin with one, and with much that goes."""


class Stages(msgspec.Struct, frozen=True):
    """Where to look, the idea of what to look for, and the whole proof with its conclusion last."""

    where: Sentence
    idea: Sentence
    proof: tuple[Sentence, ...]
    look: tuple[Sentence, ...] = ()
    """A long proof at first sight; empty where the proof itself is short enough."""


MOST_SHORT = 5
"""A net of so many links is told at once."""


def stages(step: Step) -> Stages:
    proof = (*PROOFS[by_name()[step.technique].proof](step), conclusion(step))
    tree = tree_of(step)
    is_long = tree is not None and (
        tree.links > MOST_SHORT or (tree.assumed is not None and bool(tree.cases))
    )
    look = (*nets.first_look(step), conclusion(step)) if is_long else ()
    if groups.is_long(step):
        look = (proof[-2], Sentence("net-links", {"count": len(step.chain) - 1}), proof[-1])
    return Stages(where(step), idea(step), proof, look)


def where(step: Step) -> Sentence:
    if by_name()[step.technique].level <= 2:
        houses = [part.house for part in step.parts if part.house is not None]
        return Sentence("where-house", {"in": In(houses[0] if houses else block(step.places[0][0]))})
    if step.technique in CROSSED:
        first = next(PROOFS[by_name()[step.technique].proof](step))
        return Sentence("where-lines", {"lines": first.facts["rows"]})
    symbols = {symbol for part in step.parts for symbol in part.symbols}
    symbols |= {link.symbol for link in step.chain}
    if len(symbols) == 1:
        return Sentence("where-digit", {"digit": symbols.pop()})
    return Sentence("where-cell", {"cell": At((_begin(step),))})


def _begin(step: Step) -> Cell:
    for part in step.parts:
        if part.role in BEGINS and part.cells:
            return part.cells[0]
    if step.chain:
        return step.chain[0].cells[0]
    net = step.nets[0]
    return (net.facts or net.cases[0].facts)[0].cell


def idea(step: Step) -> Sentence:
    """The idea of the technique; of a naked single another one where notes are needed."""
    key = by_name()[step.technique].idea
    noted = key == "exclusion" and any(bar.by is None for bar in step.bars)
    return Sentence(f"idea-{key}-noted" if noted else f"idea-{key}")


def conclusion(step: Step) -> Sentence:
    if step.places:
        cell, symbol = step.places[0]
        return Sentence("so-place", {"cell": At((cell,)), "digit": symbol})
    if step.technique in CROSSED:
        gone = sorted(step.removes, key=lambda candidate: candidate[::-1])
        return Sentence(
            "so-not", {"claims": Claims(tuple(Claim((cell,), one, on=False) for cell, one in gone))}
        )
    by_symbol: dict[int, list[Cell]] = {}
    for cell, symbol in sorted(step.removes, key=lambda candidate: candidate[::-1]):
        by_symbol.setdefault(symbol, []).append(cell)
    removals = tuple(
        Sentence("removal", {"digit": symbol, "places": at(cells)}) for symbol, cells in by_symbol.items()
    )
    return Sentence("so-remove", {"removals": removals})
