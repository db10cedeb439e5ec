"""How often a problem takes each technique, counted by the readable techniques alone."""

from collections import Counter
from collections.abc import Iterable

from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.position import Position
from fullhouse.coach.rating import Tally
from fullhouse.coach.step import Candidate, Fact, Net, Step
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import technique_set
from fullhouse.core.ids import Cell
from fullhouse.solver import solve
from fullhouse.sudoku.grid import Grid


def tally(grid: Grid, *, unique: bool = False) -> Tally:
    """What `fullhouse.coach.rating` counts."""
    position, counted = Position.of(grid), Counter[str]()
    while position.open:
        if position.is_broken():
            return "broken", dict(counted), str(position.grid)
        next_look = next(
            (
                (technique, step)
                for technique in technique_set()
                if (unique or not technique.assumes_uniqueness)
                and (step := _together(technique, position)).effect != NOTHING
            ),
            None,
        )
        if next_look is None:
            return "stuck", dict(counted), str(position.grid)
        technique, step = next_look
        counted[technique.name] += len(step.places) if technique.level == 1 else 1
        position = position.after(step)
    return "solved", dict(counted), str(position.grid)


NOTHING = (frozenset[Candidate](), frozenset[Candidate]())


def _together(technique: Technique, position: Position) -> Step:
    """All that a technique concludes from a position; of nets, all that the shallowest conclude."""
    if technique.name == "nested_net":  # which refutes whatever is wrong
        return Step(technique.name, removes=tuple(_wrong(position)))
    steps = list(technique.find(position))
    if steps and steps[0].nets:
        depths = [_depth(step.nets[0]) for step in steps]
        steps = [step for step, depth in zip(steps, depths, strict=True) if depth == min(depths)]
    places = {candidate for step in steps for candidate in step.places}
    removes = {candidate for step in steps for candidate in step.removes}
    return Step(technique.name, tuple(sorted(places)), tuple(sorted(removes)))


def _wrong(position: Position) -> Iterable[Candidate]:
    solution = Grid.parse(solve(str(position.grid))).symbols
    return ((c, s) for c in sorted(position.open) for s in position.candidates(c) if s != solution[c])


def _depth(net: Net) -> int:
    """How many facts deep a conclusion lies, or the fact whose consequences contradict each other."""
    if net.end == "cases":
        return sum(_depths(case)[Cell(case.at), case.symbol] for case in net.cases)
    depths = _depths(net)
    if net.end == "twice":
        return min(depths[fact.cell, fact.symbol] for fact in net.facts if fact.on and _is_at_end(fact, net))
    off = [fact for fact in net.facts if not fact.on and _is_at_end(fact, net)]
    return max(depths[fact.cell, fact.symbol] for fact in off) - 1


def _is_at_end(fact: Fact, net: Net) -> bool:
    if net.end == "empty_cell":
        return fact.cell == net.at
    if net.end == "twice" and net.at >= len(HOUSES):
        return fact.cell == net.at - len(HOUSES)
    return fact.symbol == net.symbol and fact.cell in HOUSES[House(net.at)]


def _depths(net: Net) -> dict[tuple[Cell, int], int]:
    """For each candidate of a net how many facts it is away from the assumption."""
    depths: dict[tuple[Cell, int], int] = {}
    by_index = {fact.index: fact for fact in net.facts}
    off: list[Fact] = []
    for fact in net.facts:
        if fact.why == "assumed":
            depth = 0
        elif fact.why == "seen":
            because = by_index[fact.ref]
            depth = depths[because.cell, because.symbol] + 1
        else:
            depth = 1 + max(
                depths[other.cell, other.symbol]
                for other in off
                if (other.cell == fact.cell if fact.why == "cell" else _shares(other, fact))
            )
        depths[fact.cell, fact.symbol] = depth
        if not fact.on:
            off.append(fact)
    return depths


def _shares(other: Fact, fact: Fact) -> bool:
    """Whether a fact speaks of the same symbol in the house where the other one is the last."""
    return other.symbol == fact.symbol and other.cell in HOUSES[House(fact.ref)]
