"""Chains: if the first link is false the last is true, so whatever sees both is out.

Nodes are candidates, and with groups also several places of a symbol in block ∩ line taken together.
"""

from collections import deque
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple

from fullhouse.coach.geometry import HOUSES, PEERS, houses_of, seen_by_all
from fullhouse.coach.position import Position
from fullhouse.coach.step import Candidate, Link, Step, part
from fullhouse.coach.technique import Finder, Technique
from fullhouse.core.ids import Cell, Symbol

MOST_STRONG_LINKS = 12
"""Strong links in a chain at most."""


class Node(NamedTuple):
    cells: tuple[Cell, ...]
    symbol: Symbol


class Links:
    """Which links a kind of chain may use."""

    def __init__(self, position: Position, *, cells: bool, houses: bool, groups: bool) -> None:
        self.position = position
        self.use_cells, self.use_houses, self.use_groups = cells, houses, groups

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        usable = self.position.open if self.use_houses else self.position.with_size(2)
        plain = [
            Node((cell,), symbol) for cell in sorted(usable) for symbol in self.position.candidates(cell)
        ]
        groups = self.position.groups() if self.use_groups else ()
        return (*plain, *(Node(cells, symbol) for cells, symbol in groups))

    @cached_property
    def strong(self) -> dict[Node, tuple[Node, ...]]:
        """When the one is false, the other is true."""
        return {node: tuple(filter(self._strong(node), self.nodes)) for node in self.nodes}

    @cached_property
    def weak(self) -> dict[Node, tuple[Node, ...]]:
        """When the one is true, the other is false."""
        return {node: tuple(filter(self._weak(node), self.nodes)) for node in self.nodes}

    def _strong(self, one: Node) -> Callable[[Node], bool]:
        def linked(other: Node) -> bool:
            if one.symbol == other.symbol:
                both = {*one.cells, *other.cells}
                return (
                    self.use_houses
                    and len(both) == len(one.cells) + len(other.cells)
                    and any(
                        self.position.rooms[one.symbol] & HOUSES[h] == both for h in houses_of(one.cells[0])
                    )
                )
            same_cell = one.cells == other.cells and len(one.cells) == 1
            return self.use_cells and same_cell and len(self.position.candidates(one.cells[0])) == 2

        return linked

    def _weak(self, one: Node) -> Callable[[Node], bool]:
        sees = seen_by_all(one.cells)

        def linked(other: Node) -> bool:
            if one.symbol == other.symbol:
                return sees.issuperset(other.cells)
            return self.use_houses and self.use_cells and one.cells == other.cells and len(one.cells) == 1

        return linked


def chains(links: Links, technique: str) -> Iterator[Step]:
    """The shortest chains from every node to every other, each given once."""
    order = {node: index for index, node in enumerate(links.nodes)}
    for start in links.nodes:
        for path in _paths(links, start):
            end = path[-1]
            if order[end] < order[start]:
                continue
            chain = tuple(Link(node.cells, node.symbol, on=k % 2 == 1) for k, node in enumerate(path))
            if end == start:
                if len(start.cells) == 1:
                    yield Step(technique, places=((start.cells[0], start.symbol),), chain=chain)
                continue
            removes = _seen_by_both(links.position, start, end)
            if removes:
                yield Step(technique, removes=removes, chain=chain)


def _paths(links: Links, start: Node) -> Iterator[tuple[Node, ...]]:
    """Breadth first: false → true over strong links, true → false over weak ones."""
    paths: dict[tuple[Node, bool], tuple[Node, ...]] = {(start, False): (start,)}
    queue = deque([(start, False)])
    while queue:
        node, on = queue.popleft()
        path = paths[node, on]
        if on and len(path) >= 2 * MOST_STRONG_LINKS:
            continue
        for other in links.weak[node] if on else links.strong[node]:
            if (other, not on) not in paths:
                paths[other, not on] = (*path, other)
                queue.append((other, not on))
                if not on:
                    yield (*path, other)


def _seen_by_both(position: Position, start: Node, end: Node) -> tuple[Candidate, ...]:
    return tuple(sorted(_falsified(position, start) & _falsified(position, end)))


def _falsified(position: Position, node: Node) -> frozenset[Candidate]:
    """The candidates that cannot be true together with a node."""
    seen = position.rooms[node.symbol] & seen_by_all(node.cells)
    false_candidates = {(cell, node.symbol) for cell in seen}
    if len(node.cells) == 1:
        cell = node.cells[0]
        false_candidates |= {(cell, symbol) for symbol in position.candidates(cell) if symbol != node.symbol}
    return frozenset(false_candidates)


def x_chain(position: Position) -> Iterator[Step]:
    """One symbol, from house to house with two places."""
    return chains(Links(position, cells=False, houses=True, groups=False), "x_chain")


def xy_chain(position: Position) -> Iterator[Step]:
    """Cells with two candidates, each sharing one with the next."""
    for step in chains(Links(position, cells=True, houses=False, groups=False), "xy_chain"):
        if step.chain[0].symbol == step.chain[-1].symbol:
            yield step


def aic(position: Position) -> Iterator[Step]:
    """Candidates in turn false and true, over cells and houses with two left."""
    return chains(Links(position, cells=True, houses=True, groups=False), "aic")


def grouped_aic(position: Position) -> Iterator[Step]:
    """An alternating chain where several places of a symbol in one block and line act as one."""
    for step in chains(Links(position, cells=True, houses=True, groups=True), "grouped_aic"):
        if any(len(link.cells) > 1 for link in step.chain):
            yield step


def remote_pair(position: Position) -> Iterator[Step]:
    """Cells with the same two candidates see each other in turn: what sees both ends has neither."""
    pairs = position.with_size(2)
    for start in pairs:
        same = [cell for cell in pairs if position.masks[cell] == position.masks[start]]
        for chain in _shortest_paths(start, same):
            end = chain[-1]
            if len(chain) < 4 or len(chain) % 2 or end < start:
                continue
            symbols = position.candidates(start)
            if removes := position.removals((PEERS[start] & PEERS[end]) - set(chain), symbols):
                links = tuple(
                    Link((cell,), symbols[0], on=k % 2 == 0) for k, cell in enumerate(reversed(chain))
                )
                yield Step(
                    "remote_pair", removes=removes, parts=(part("pattern", chain, symbols),), chain=links
                )


def _shortest_paths(start: Cell, cells: list[Cell]) -> Iterator[list[Cell]]:
    """The shortest paths from a cell to each of the others, every step between cells that see each other."""
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


def _chain(name: str, weight: int, find: Finder) -> Technique:
    return Technique(name, level=4, weight=weight, find=find, proof="chain")


TECHNIQUES = (
    Technique("remote_pair", level=3, weight=165, find=remote_pair),
    _chain("x_chain", 260, x_chain),
    _chain("xy_chain", 270, xy_chain),
    _chain("aic", 300, aic),
    _chain("grouped_aic", 350, grouped_aic),
)
