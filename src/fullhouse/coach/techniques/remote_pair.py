"""Remote pair: a chain of cells with the same two candidates; what sees both kinds of ends has neither."""

from collections.abc import Iterator

from fullhouse.coach.geometry import PEERS
from fullhouse.coach.patterns.making import part, removals
from fullhouse.coach.position import Position
from fullhouse.coach.step import Link, Step
from fullhouse.coach.technique import Technique
from fullhouse.core.ids import Cell


def find(position: Position) -> Iterator[Step]:
    pairs = position.with_size(2)
    for start in pairs:
        same = [cell for cell in pairs if position.masks[cell] == position.masks[start]]
        for chain in _shortest(start, same):
            end = chain[-1]
            if len(chain) < 4 or len(chain) % 2 or end < start:
                continue
            symbols = position.candidates(start)
            removes = removals(position, (PEERS[start] & PEERS[end]) - set(chain), symbols)
            if removes:
                links = tuple(
                    Link((cell,), symbols[0], on=k % 2 == 0) for k, cell in enumerate(reversed(chain))
                )
                yield Step(
                    "remote_pair", removes=removes, parts=(part("pattern", chain, symbols),), chain=links
                )


def _shortest(start: Cell, cells: list[Cell]) -> Iterator[list[Cell]]:
    """The shortest ways from a cell to each of the others, every step between cells that see each other."""
    paths = {start: [start]}
    wave = [start]
    while wave:
        following = []
        for cell in wave:
            for other in cells:
                if other in PEERS[cell] and other not in paths:
                    paths[other] = [*paths[cell], other]
                    following.append(other)
                    yield paths[other]
        wave = following


TECHNIQUE = Technique("remote_pair", level=3, weight=165, find=find)
