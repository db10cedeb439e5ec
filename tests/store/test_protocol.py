"""Every order of events between two servers and one log, searched exhaustively in a small model.

The model has what the stores promise: an entry goes into the log only under a free number, is told only after
that, and everything that waits behind a refused entry is refused with it. Each promise is taken away once:
then the search has to find what goes wrong.
"""

from collections import deque
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

import pytest

MOST_MADE = 3
"""Entries that each server makes."""
MOST_LOST = 3
"""Crashes and lost answers in one history."""


class Flaw(Enum):
    NO_KEY = auto()
    """A number can be given twice."""
    TOLD_FIRST = auto()
    """News go out before the entry is stored."""
    ORPHANS = auto()
    """What waits behind a refused entry is tried all the same."""


class Entry(NamedTuple):
    server: int
    number: int
    seq: int
    base: "Entry | None"
    """The entry that it was decided upon."""


class Server(NamedTuple):
    seen: tuple[Entry, ...] | None = ()
    """The table as this server has it; None: it has to be loaded."""
    waiting: tuple[Entry, ...] = ()
    made: int = 0


class State(NamedTuple):
    log: tuple[Entry, ...] = ()
    servers: tuple[Server, ...] = (Server(), Server())
    told: frozenset[Entry] = frozenset()
    lost: int = 0


def following(state: State, flaw: Flaw | None) -> Iterator[State]:
    """All states that one event leads to."""
    for place, server in enumerate(state.servers):
        if server.seen is None:
            yield _with(state, place, server._replace(seen=state.log))
        elif server.made < MOST_MADE:
            yield _decided(state, place, server, server.seen, flaw)
        if server.waiting:
            yield _stored(state, place, server, flaw)
        if state.lost < MOST_LOST:
            down = server._replace(seen=None, waiting=())
            yield _with(state, place, down)._replace(lost=state.lost + 1)
            if server.waiting and _fits(state, server.waiting[0], flaw):  # stored, but the answer is lost
                log = (*state.log, server.waiting[0])
                yield _with(state, place, down)._replace(lost=state.lost + 1, log=log)


def _decided(state: State, place: int, server: Server, seen: tuple[Entry, ...], flaw: Flaw | None) -> State:
    entry = Entry(place, server.made, len(seen) + 1, seen[-1] if seen else None)
    after = Server(seen=(*seen, entry), waiting=(*server.waiting, entry), made=server.made + 1)
    told = state.told | {entry} if flaw is Flaw.TOLD_FIRST else state.told
    return _with(state, place, after)._replace(told=told)


def _stored(state: State, place: int, server: Server, flaw: Flaw | None) -> State:
    entry, *rest = server.waiting
    if _fits(state, entry, flaw):
        after = _with(state, place, server._replace(waiting=tuple(rest)))
        return after._replace(log=(*state.log, entry), told=state.told | {entry})
    orphans = tuple(rest) if flaw is Flaw.ORPHANS else ()
    return _with(state, place, server._replace(seen=None, waiting=orphans))


def _fits(state: State, entry: Entry, flaw: Flaw | None) -> bool:
    numbers = {one.seq for one in state.log}
    is_free = flaw is Flaw.NO_KEY or entry.seq not in numbers
    return is_free and (entry.seq == 1 or entry.seq - 1 in numbers)


def _with(state: State, place: int, server: Server) -> State:
    return state._replace(servers=tuple(server if n == place else one for n, one in enumerate(state.servers)))


def fault(state: State) -> str | None:
    """What must never be so."""
    if [entry.seq for entry in state.log] != list(range(1, len(state.log) + 1)):
        return "a number is there twice, or missing"
    if any(entry.base != before for entry, before in zip(state.log, (None, *state.log), strict=False)):
        return "an entry was decided upon another log"
    waiting = {entry for server in state.servers for entry in server.waiting}
    if state.told - set(state.log) - waiting:
        return "somebody was told what never happened"
    return None


def search(flaw: Flaw | None) -> tuple[int, str | None]:
    """How many states there are, and the first fault among them."""
    start = State()
    known, waiting = {start}, deque([start])
    while waiting:
        for state in following(waiting.popleft(), flaw):
            if state in known:
                continue
            found = fault(state)
            if found is not None:
                return len(known), found
            known.add(state)
            waiting.append(state)
    return len(known), None


def test_no_order_of_events_breaks_the_log() -> None:
    states, found = search(None)
    assert found is None
    assert states > 40_000


@pytest.mark.parametrize(
    ("flaw", "found"),
    [
        (Flaw.NO_KEY, "a number is there twice, or missing"),
        (Flaw.TOLD_FIRST, "somebody was told what never happened"),
        (Flaw.ORPHANS, "an entry was decided upon another log"),
    ],
    ids=lambda one: getattr(one, "name", ""),
)
def test_each_promise_is_needed(flaw: Flaw, found: str) -> None:
    assert search(flaw)[1] == found
