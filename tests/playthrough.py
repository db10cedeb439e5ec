"""A replay as text that a person can read and a diff can show: every move, what it caused, the scores."""

from collections.abc import Iterator

import msgspec

from fullhouse.core.events import Event
from fullhouse.records.narration import draw
from fullhouse.records.record import Record
from fullhouse.records.replay import replay


def playthrough(record: Record) -> Iterator[str]:
    """The lines of a golden file. No words of the product are in it: those may change, rules may not."""
    replayed = replay(record)
    options = " ".join(f"{name}={value}" for name, value in record.options.items()) or "as printed"
    yield f"{record.game}, {len(record.seats)} seats, {options}"
    yield ""
    for turned in replayed.turned:
        scores = " ".join(map(str, turned.scores))
        yield f"{turned.n:3}. seat {turned.move.seat}  {turned.move.move:16} [{scores}]"
        for event in turned.events:
            yield f"       {_fact(event)}"
    yield ""
    yield from draw(replayed.view.board)
    yield ""
    yield f"hands {replayed.view.hands}, to move {replayed.view.to_move}"
    outcome = replayed.outcome
    yield f"reason {outcome.reason}, scores {outcome.scores}, winners {outcome.winners}"


def _fact(event: Event) -> str:
    facts = msgspec.to_builtins(event)
    kind = facts.pop("type")
    said = [f"{name}={_short(value)}" for name, value in facts.items() if value not in ((), "", None)]
    return " ".join([kind, *said])


def _short(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(_short, value)) or "–"
    if isinstance(value, dict):
        return "(" + " ".join(f"{name}={_short(part)}" for name, part in value.items()) + ")"
    return str(value)
