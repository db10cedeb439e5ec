"""The coach's search by the readable techniques alone."""

from collections.abc import Collection

from fullhouse.coach.position import Position
from fullhouse.coach.search import Path, Stop, with_bars
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import technique_set


def next_step(
    position: Position, *, unique: bool = False, without: Collection[str] = ()
) -> tuple[Stop, Step | None]:
    """The first step of the first technique that has one."""
    if position.is_broken():
        return "broken", None
    if not position.open:
        return "solved", None
    for technique in technique_set():
        if technique.name in without or (technique.assumes_uniqueness and not unique):
            continue
        step = next(iter(technique.find(position)), None)
        if step is not None:
            return "step", with_bars(position, step)
    return "stuck", None


def path(position: Position, *, unique: bool = False, without: Collection[str] = ()) -> Path:
    steps: list[Step] = []
    while True:
        stop, step = next_step(position, unique=unique, without=without)
        if step is None:
            return Path(stop, tuple(steps))
        steps.append(step)
        position = position.after(step)
