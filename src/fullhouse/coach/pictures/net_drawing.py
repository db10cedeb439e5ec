"""A net drawn branch by branch: at each beat one conclusion with what it rests on, and what else has room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from fullhouse.coach.geometry import HOUSES, House
from fullhouse.coach.pictures.drawing import (
    Arrow,
    ArrowEnd,
    CandidateMark,
    Drawing,
    Frame,
    Mark,
    MarkRole,
    Tint,
)
from fullhouse.coach.pictures.scenes import staged
from fullhouse.coach.step import FINS, Fact, Net, Step
from fullhouse.coach.tree import Branch, Line, tree_of
from fullhouse.core.ids import Cell

FISH: tuple[Literal["base", "cover"], ...] = ("base", "cover")


def draw_net(step: Step) -> Drawing:
    """The whole net; its last beat shows where it starts, what its cases are and what follows."""
    tree = tree_of(step)
    assert tree is not None
    scenes: dict[int, list[Mark]] = {}
    for branch, above in _with_ancestors(tree, ()):
        _branch(branch, above, scenes)
    fish = _fish(step)
    scenes[1] = [*fish, *scenes[1]]
    ends: list[Mark] = [CandidateMark(*one, "elimination", 0, 0) for one in step.removes]
    last = max(scenes)
    scenes[last + 1] = [*ends, *fish, *_start(tree), *(scenes[last] if not tree.cases else ())]
    beats = [scenes[beat] for beat in sorted(scenes)]
    tints = [_tinted(scene) for scene in beats]
    if step.places:
        tints[-1].append(Tint(tuple(cell for cell, _ in step.places), "second", 0, 0))
    return staged(beats, tints, places=step.places, extra=len(step.places))


def _fish(step: Step) -> list[Mark]:
    """Of a Kraken fish: its lines and its fins."""
    frames: list[Mark] = [
        Frame(tuple(sorted(HOUSES[part.house])), role, "", 0, 0)
        for role in FISH
        for part in step.all(role)
        if part.house is not None
    ]
    fins = [(cell, symbol) for part in step.all("fin") for cell in part.cells for symbol in part.symbols]
    return [*frames, *(CandidateMark(*fin, "fin", 0, 0) for fin in fins)]


def _with_ancestors(branch: Branch, above: tuple[Branch, ...]) -> Iterable[tuple[Branch, tuple[Branch, ...]]]:
    yield branch, above
    for case in branch.cases:
        yield from _with_ancestors(case, (*above, branch))


def _branch(branch: Branch, above: tuple[Branch, ...], scenes: dict[int, list[Mark]]) -> None:
    """The scenes of a branch: its assumption, each line, its end or its cases."""
    assumed: list[Mark] = [
        mark for one in (*above, branch)[::-1] if one.assumed for mark in _sign(one.assumed, "assumed")
    ]
    scenes[branch.beat] = assumed or _cases(branch)
    for number, line in enumerate(branch.lines):
        earlier = [mark for one in branch.lines[:number][::-1] for mark in _sign(one.fact, "true")]
        scenes[line.beat] = [*_line(line), *assumed, *earlier]
    latest = [mark for one in branch.lines[::-1] for mark in _sign(one.fact, "true")]
    if branch.end is not None:
        at = _where(branch.net)
        scenes[branch.end.beat] = [*at, *_rests(branch.end), *assumed, *latest]
    if branch.split != branch.beat and branch.split:
        scenes[branch.split] = [*_cases(branch), *assumed, *latest]


def _start(tree: Branch) -> list[Mark]:
    """The assumption, and the cases that it comes to."""
    assumed = list(_sign(tree.assumed, "assumed")) if tree.assumed else []
    return [*assumed, *(_cases(tree) if tree.cases else [])]


def _cases(branch: Branch) -> list[Mark]:
    """The cell or the house whose cases are looked at, and what each case assumes."""
    cases = [mark for case in branch.cases if case.assumed for mark in _sign(case.assumed, "assumed")]
    return [*_where(branch.net), *cases]


def _where(net: Net) -> list[Mark]:
    """The cell or the house where a net ends; the fins of a fish are marked by themselves."""
    if net.at == FINS:
        return []
    if net.end == "empty_cell" or (net.end == "cases" and not net.symbol):
        cells: tuple[Cell, ...] = (Cell(net.at),)
    elif net.at >= len(HOUSES):
        cells = (Cell(net.at - len(HOUSES)),)
    else:
        cells = tuple(sorted(HOUSES[House(net.at)]))
    return [Frame(cells, "house", "", 0, 0)]


def _line(line: Line) -> list[Mark]:
    """A conclusion, the house where it is the last place, what it rests on, and arrows from there."""
    fact = line.fact
    frame = [Frame(tuple(sorted(HOUSES[House(fact.ref)])), "house", "", 0, 0)] if fact.why == "house" else []
    arrows = [Arrow(_end(one), _end(fact), "leads", 0, 0) for one in line.because]
    return [*_sign(fact, "true" if fact.on else "false"), *frame, *_rests(line), *arrows]


def _rests(line: Line) -> list[Mark]:
    """The true facts that a line rests on, and what they made false."""
    premises = [mark for one in line.because for mark in _sign(one, "premise")]
    return [*premises, *(mark for one in line.gone for mark in _sign(one, "false"))]


def _end(fact: Fact) -> ArrowEnd:
    return ArrowEnd((fact.cell,), fact.symbol)


def _sign(fact: Fact, role: MarkRole) -> tuple[CandidateMark, ...]:
    return (CandidateMark(fact.cell, fact.symbol, role, 0, 0),)


def _tinted(scene: Iterable[Mark]) -> list[Tint]:
    """The cells of what is true at a beat."""
    cells = {
        mark.cell for mark in scene if isinstance(mark, CandidateMark) and mark.role in ("true", "assumed")
    }
    return [Tint((cell,), "first", 0, 0) for cell in sorted(cells)]
