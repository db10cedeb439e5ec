"""Which step a hint takes: of all steps of the easiest kind, or of the way that is followed, the shortest.

Patterns that experts name are told before anything harder. Grades do not count them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from typing import get_args

from fullhouse.coach import search
from fullhouse.coach.geometry import houses_of
from fullhouse.coach.position import Position
from fullhouse.coach.search import with_bars
from fullhouse.coach.step import Candidate, Step
from fullhouse.coach.technique import Booklet, Technique
from fullhouse.coach.techniques import by_name, named, techniques
from fullhouse.coach.tree import tree_of
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell

LONG = 12
"""Links of a step that is long for a person."""


def links_of(step: Step) -> int:
    """How many links a person follows: of a net, of a chain; of a pattern its cells and tiles."""
    tree = tree_of(step)
    if tree is not None:
        return tree.links
    if step.chain:
        return len(step.chain) - 1
    return len({bar.by for bar in step.bars}) + sum(len(part.cells) for part in step.parts)


def shortest(
    position: Position, easiest: Step, last: Cell | None = None, steps: Iterable[Step] | None = None
) -> Step:
    """The shortest step of the kind of the easiest one, nearest to the last deed.

    `steps` are all of that kind, where they are known.
    """
    known = search.all_steps(position, easiest.technique) if steps is None else steps
    with_reasons = (with_bars(position, step) for step in known)
    return min(with_reasons, key=lambda step: (links_of(step), _distance(step, last)), default=easiest)


def shortest_step(
    position: Position, *, unique: bool = False, budget: int = search.BUDGET, last: Cell | None = None
) -> tuple[search.Stop, Step | None]:
    """Of all steps of the easiest kind that has a name, the shortest, nearest to the last deed."""
    stop, step = search.next_step(position, unique=unique, budget=budget)
    if step is None and stop != "budget":
        return stop, None
    patterns = easier_patterns(position, step, unique=unique)
    if patterns:
        return "step", shortest(position, patterns[0], last, patterns)
    return stop, step and shortest(position, step, last)


def solve_path(
    position: Position,
    *,
    unique: bool = False,
    budget: int = search.BUDGET,
    without: Collection[str] = (),
    gives_up: Callable[[], bool] = lambda: False,
) -> search.Path:
    """Step after step, each by the easiest of all that has a name, until `gives_up` says so."""
    steps: list[Step] = []
    walk = steps_on(position, unique=unique, budget=budget, without=without)
    while True:
        if gives_up():
            return search.Path("budget", tuple(steps))
        try:
            steps.append(next(walk))
        except StopIteration as end:
            return search.Path(end.value, tuple(steps))


def steps_on(
    position: Position, *, unique: bool = False, budget: int = search.BUDGET, without: Collection[str] = ()
) -> Generator[Step, None, search.Stop]:
    """The steps of that path one by one, for whoever need not see its end."""
    while True:
        path = search.solve_path(position, unique=unique, budget=budget, without=without)
        for step in path.steps:
            pattern = easier_pattern(position, step, unique=unique, without=without)
            yield pattern or step
            position = position.after(pattern or step)
            if pattern is not None:
                break
        else:
            return path.stop


def easier_pattern(
    position: Position, step: Step | None, *, unique: bool, without: Collection[str] = ()
) -> Step | None:
    """The shortest step of the easiest named pattern that comes before a step, if there is one."""
    return min(easier_patterns(position, step, unique=unique, without=without), key=links_of, default=None)


def easier_patterns(
    position: Position, step: Step | None, *, unique: bool, without: Collection[str] = ()
) -> list[Step]:
    """All steps of the easiest named pattern that comes before a step."""
    for technique in named():
        if step is not None and technique.weight > by_name()[step.technique].weight:
            break
        if technique.name in without or (technique.assumes_uniqueness and not unique):
            continue
        steps = search.all_steps(position, technique.name)
        if steps:
            return steps
    return []


def techniques_by(way: str) -> tuple[Technique, ...]:
    """What a way of solving takes, the easiest first: one of the booklet's six, or a technique's name.

    >>> [technique.name for technique in techniques_by("deduction")[:3]]
    ['pointing', 'claiming', 'naked_pair']
    """
    name = way.replace("-", "_") if isinstance(way, str) else ""
    matching = tuple(one for one in techniques() if name in (one.name, one.booklet))
    if not matching:
        raise BadInput("unknown-way", value=way, allowed=[*dict.fromkeys((*get_args(Booklet), *by_name()))])
    return matching


def step_by(
    position: Position,
    way: str,
    *,
    unique: bool = False,
    last: Cell | None = None,
    budget: int = search.BUDGET,
) -> Step | None:
    """The easiest step of a way, whether or not another way is easier here; None where it has none."""
    for technique in techniques_by(way):
        if technique.assumes_uniqueness and not unique:
            continue
        steps = search.all_steps(position, technique.name, budget=budget)
        if steps:
            return shortest(position, steps[0], last)
    return None


def alternative(position: Position, step: Step) -> Step | None:
    """The shortest step of a harder kind, where the step is long and that one is shorter."""
    length = links_of(step)
    if length <= LONG:
        return None
    names = [technique.name for technique in techniques()]
    harder = names[names.index(step.technique) + 1 : -1]  # the last kind only follows cases
    shorter = [
        other
        for name in harder
        if not by_name()[name].assumes_uniqueness
        for other in search.all_steps(position, name)
        if links_of(other) < length
    ]
    return min(shorter, key=links_of, default=None)


def _distance(step: Step, last: Cell | None) -> int:
    """How far a step lies from a cell: 0 in a common row, column or block, else in rows and columns."""
    if last is None:
        return 0
    return min((_apart(cell, last) for cell in _cells(step)), default=9)


def _apart(one: Cell, other: Cell) -> int:
    if set(houses_of(one)) & set(houses_of(other)):
        return 0
    return max(abs(one // 9 - other // 9), abs(one % 9 - other % 9))


def _cells(step: Step) -> Iterator[Cell]:
    """The cells where a person would look for it."""
    candidates: Iterable[Candidate] = (*step.places, *step.removes)
    yield from (cell for cell, _ in candidates)
    yield from (cell for part in step.parts for cell in part.cells)
