"""For analysts: all steps of a position, by technique, and whole paths to a solution.

A path takes the easiest step first or the shortest, with all techniques or without some; so it can be said
what it costs to do without one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.choice import links_of, solve_path
from fullhouse.coach.position import Position
from fullhouse.coach.rating import CELL_COUNTS
from fullhouse.coach.search import Path, Stop, with_bars
from fullhouse.coach.step import Candidate, Step
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import by_name, techniques
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE

LAST_RESORT = (
    "franken_fish", "mutant_fish", "als_aic", "als_chain", "death_blossom",
    "kraken_fish", "tridagon", "sk_loop", "multi_sector", "forcing_chain", "forcing_net", "nested_net",
)  # fmt: skip
"""Techniques with very many steps, or a long search: people look for them where nothing else is left."""

GivesUp = Callable[[], bool]
"""Whether what was found so far has to do."""


def never() -> bool:
    return False


Effect = tuple[frozenset[Candidate], frozenset[Candidate]]


class Group(msgspec.Struct, frozen=True):
    """The steps of one technique, the shortest first; of steps to the same end, the shortest."""

    technique: str
    steps: tuple[Step, ...]


def technique_named(name: object) -> Technique:
    """The technique of a name, `x_wing` or `X-Wing`. BadInput where there is none."""
    known = by_name().get(name.replace("-", "_").lower()) if isinstance(name, str) else None
    if known is None:
        raise BadInput("unknown-technique", value=name, allowed=list(by_name()))
    return known


def groups(
    position: Position, *, unique: bool = False, deep: bool = True, gives_up: GivesUp = never
) -> list[Group]:
    """Whatever can be concluded now, the easiest technique first; of nested nets, one step.

    Without `deep`, long chains of groups and whatever assumes something only where nothing else is left.
    Once it gives up, harder techniques are not looked for.

    >>> from fullhouse.sudoku.grid import Grid
    >>> listed = groups(Position.of(Grid.parse("12345678." + "." * 72)))
    >>> [(group.technique, len(group.steps)) for group in listed][:1]
    [('full_house', 1)]
    """
    if position.is_broken():
        return []
    allowed = [
        one
        for one in techniques()
        if (unique or not one.assumes_uniqueness) and (deep or one.name not in LAST_RESORT)
    ]
    in_time = takewhile(lambda _: not gives_up(), allowed)
    listed = ((one.name, shortest_each(search.all_steps(position, one.name))) for one in in_time)
    quick = [Group(name, steps) for name, steps in listed if steps]
    return quick or ([] if deep else groups(position, unique=unique, gives_up=gives_up))


def shortest_each(steps: Iterable[Step]) -> tuple[Step, ...]:
    """For each end the shortest step that leads there, the shortest of all first."""
    by_effect: dict[Effect, tuple[int, Step]] = {}
    for step in steps:
        links, known = links_of(step), by_effect.get(step.effect)
        if known is None or links < known[0]:
            by_effect[step.effect] = links, step
    return tuple(step for _, step in sorted(by_effect.values(), key=lambda one: one[0]))


def step_with(position: Position, technique: str, effect: Effect) -> Step | None:
    """The shortest step of a technique with this end, with its reasons; None where there is none."""
    name = technique_named(technique).name
    steps = [step for step in search.all_steps(position, name) if step.effect == effect]
    if not steps:  # of nested nets not all are listed
        refuted = (search.refute(position, cell, symbol) for cell, symbol in effect[1])
        steps = [step for step in refuted if step is not None and step.effect == effect]
    return with_bars(position, min(steps, key=links_of)) if steps else None


def write_effect(step: Step) -> str:
    """What a step does, as text: `c3=5`, or `c3-58 d4-5`."""
    gone: dict[Cell, str] = {}
    for cell, symbol in step.removes:
        gone[cell] = gone.get(cell, "") + str(symbol)
    placed = [f"{NINE.name(cell)}={symbol}" for cell, symbol in step.places]
    return " ".join([*placed, *(f"{NINE.name(cell)}-{symbols}" for cell, symbols in gone.items())])


def read_effect(text: str) -> Effect:
    """The same, read.

    >>> read_effect("c3=5 d4-5")
    (frozenset({(20, 5)}), frozenset({(30, 5)}))
    """
    places: set[Candidate] = set()
    removes: set[Candidate] = set()
    for word in text.split():
        sign, into = ("=", places) if "=" in word else ("-", removes)
        name, _, symbols = word.partition(sign)
        if not symbols or any(symbol not in "123456789" for symbol in symbols):
            raise BadInput("bad-notes", value=word)
        into |= {(NINE.cell(name), Symbol(int(symbol))) for symbol in symbols}
    return frozenset(places), frozenset(removes)


Order = Literal["easiest", "shortest"]
"""At each moment the easiest technique; or the step with the fewest links, by whatever technique."""


class Cost(msgspec.Struct, frozen=True):
    """What it costs to do without a technique."""

    technique: str
    more: int
    """The effort in addition; negative where the way around it happens to be less."""
    steps: int
    """How many steps the way without it has."""
    hardest: str
    """The hardest technique of that way."""
    instead: tuple[str, ...]
    """Techniques that the usual way does not take."""
    stop: Stop


def path(
    position: Position,
    *,
    order: Order = "easiest",
    without: Iterable[str] = (),
    unique: bool = False,
    gives_up: GivesUp = never,
) -> Path:
    """Step after step, as far as the techniques that are allowed go. Where it gives up, `stop` is `budget`.

    >>> from fullhouse.sudoku.grid import Grid
    >>> easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    >>> path(Position.of(Grid.parse(easy)), without=["crossing", "block_crossing", "slide"]).is_solved
    True
    """
    banned = frozenset(technique_named(name).name for name in without)
    if order == "easiest":
        return solve_path(position, unique=unique, without=banned, gives_up=gives_up)
    return _shortest(position, banned, unique=unique, gives_up=gives_up)


def _shortest(position: Position, banned: frozenset[str], *, unique: bool, gives_up: GivesUp) -> Path:
    names = [
        one.name for one in techniques() if one.name not in banned and (unique or not one.assumes_uniqueness)
    ]
    quick = [name for name in names if name not in LAST_RESORT]
    steps: list[Step] = []
    while position.open and not position.is_broken():
        if gives_up():
            return Path("budget", tuple(steps))
        step = _shortest_step(position, quick) or next(
            filter(None, (_shortest_step(position, [name]) for name in names if name in LAST_RESORT)), None
        )
        if step is None:
            return Path("stuck", tuple(steps))
        steps.append(with_bars(position, step))
        position = position.after(step)
    return Path("broken" if position.is_broken() else "solved", tuple(steps))


def _shortest_step(position: Position, names: Sequence[str]) -> Step | None:
    steps = (step for name in names for step in search.all_steps(position, name))
    return min(steps, key=lambda step: (links_of(step), by_name()[step.technique].weight), default=None)


def effort(steps: Iterable[Step]) -> int:
    """The weights of the techniques of some steps, and what each cell counts that they fill."""
    return sum(by_name()[step.technique].weight + CELL_COUNTS * len(step.places) for step in steps)


def hardest(steps: Sequence[Step]) -> str:
    """The hardest technique among some steps; empty where there are none."""
    return max((step.technique for step in steps), key=lambda name: by_name()[name].weight, default="")


def costs(position: Position, *, unique: bool = False) -> list[Cost]:
    """For each technique of the easiest path, the hardest first, what the way without it is like."""
    return costs_in_time(position, unique=unique)[0]


def costs_in_time(
    position: Position, *, unique: bool = False, gives_up: GivesUp = never
) -> tuple[list[Cost], tuple[str, ...]]:
    """The same, and the techniques that were left out when it gave up: their ways are not known."""
    usual = path(position, unique=unique, gives_up=gives_up)
    used = {step.technique for step in usual.steps}
    names, priced = sorted(used, key=_weight, reverse=True), list[Cost]()
    for name in names if usual.stop != "budget" else ():
        other = path(position, without=(name,), unique=unique, gives_up=gives_up)
        if gives_up():
            break
        priced.append(_cost(usual, other, name))
    return priced, tuple(names[len(priced) :])


def _weight(name: str) -> int:
    return by_name()[name].weight


def _cost(usual: Path, other: Path, name: str) -> Cost:
    used = {step.technique for step in usual.steps}
    instead = sorted({step.technique for step in other.steps} - used, key=_weight)
    more = effort(other.steps) - effort(usual.steps)
    return Cost(name, more, len(other.steps), hardest(other.steps), tuple(instead), other.stop)
