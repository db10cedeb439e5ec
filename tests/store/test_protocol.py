"""Every order of events between two nodes, their log and their bus, searched exhaustively in a small model.

The model has what the stores, the registry and the nodes promise: an entry goes into the log only under a
free number, and that of a keeper only under the present epoch; it is told only after that; everything that
waits behind a refused entry is refused with it; a result is stored with its entry; a notification may be
lost, and says only where to look. Each promise is taken away once: then the search has to find what goes
wrong.
"""

from collections import deque
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

import pytest

MOST_MADE = 2
"""Entries that each node makes."""
MOST_LOST = 1
"""Crashes, lost answers and lost notifications in one history."""
MOST_CLAIMED = 2
"""How often a node takes the other for dead, and keeps the table itself."""


class Flaw(Enum):
    NO_KEY = auto()
    """A number can be given twice."""
    ANNOUNCED_FIRST = auto()
    """News go out before the entry is stored."""
    ORPHANS = auto()
    """What waits behind a refused entry is tried all the same."""
    NO_EPOCH = auto()
    """What a keeper decided is stored even if another node keeps the table now."""
    NOTIFICATION_IS_NEWS = auto()
    """The entry that a notification names is told, without looking for those before it."""
    NO_POLL = auto()
    """Nobody looks for entries whose notification was lost."""
    RESULT_BESIDE = auto()
    """What follows from an entry is stored beside it, whether or not the entry is."""
    RESULT_AFTER = auto()
    """What follows from an entry is stored once its node has heard that the entry is."""


class Entry(NamedTuple):
    node: int
    number: int
    seq: int
    base: "Entry | None"
    """The entry that it was decided upon."""
    epoch: int | None
    """Under which a keeper decided it; None for what people do."""


Log = tuple[Entry, ...]


class Node(NamedTuple):
    seen: Log | None = ()
    """The table as this node has it; None: it has to be read."""
    waiting: Log = ()
    shown: Log = ()
    """What its clients were told, in this order."""
    made: int = 0
    epoch: int = 0
    """Under which it believes to keep the table; 0: it does not."""


class State(NamedTuple):
    log: Log = ()
    nodes: tuple[Node, ...] = (Node(), Node())
    notifications: frozenset[tuple[int, int]] = frozenset()
    """On their way: to which node, and about which entry."""
    announced: frozenset[Entry] = frozenset()
    epoch: int = 0
    results: frozenset[Entry] = frozenset()
    """The entries whose results are stored. Each entry counts as one that ends a game."""
    lost: int = 0
    trespassed: bool = False
    """Whether a keeper has changed the table after another one had taken over."""


def following(state: State, flaw: Flaw | None) -> Iterator[State]:
    """All states that one event leads to."""
    for place, node in enumerate(state.nodes):
        if node.seen is None:
            yield _with(state, place, node._replace(seen=state.log, shown=state.log))
        elif node.made < MOST_MADE:
            yield _decided(state, place, None, flaw)
            if node.epoch:
                yield _decided(state, place, node.epoch, flaw)
        if state.epoch < MOST_CLAIMED and node.seen is not None and node.epoch != state.epoch + 1:
            epoch = state.epoch + 1
            yield _with(state, place, node._replace(epoch=epoch))._replace(epoch=epoch)
        if node.waiting:
            yield _stored(state, place, node, flaw)
        if state.lost < MOST_LOST:
            yield from _crashed(state, place, node, flaw)
        if flaw is not Flaw.NO_POLL and _is_behind(state, node):
            yield _with(state, place, node._replace(seen=state.log, shown=state.log))
    for notification in state.notifications:
        yield from _notified(
            state._replace(notifications=state.notifications - {notification}), *notification, flaw
        )


def _decided(state: State, place: int, epoch: int | None, flaw: Flaw | None) -> State:
    node = state.nodes[place]
    seen = node.seen or ()
    entry = Entry(place, node.made, len(seen) + 1, seen[-1] if seen else None, epoch)
    after = node._replace(seen=(*seen, entry), waiting=(*node.waiting, entry), made=node.made + 1)
    announced = state.announced | {entry} if flaw is Flaw.ANNOUNCED_FIRST else state.announced
    results = state.results | {entry} if flaw is Flaw.RESULT_BESIDE else state.results
    return _with(state, place, after)._replace(announced=announced, results=results)


def _stored(state: State, place: int, node: Node, flaw: Flaw | None) -> State:
    entry, *rest = node.waiting
    if not _fits(state, entry, flaw):
        orphans = tuple(rest) if flaw is Flaw.ORPHANS else ()
        return _with(state, place, node._replace(seen=None, waiting=orphans, epoch=0))
    after = _with(state, place, node._replace(waiting=tuple(rest), shown=(*node.shown, entry)))
    after = _appended(after, entry, flaw)
    return after._replace(announced=state.announced | {entry}, results=after.results | {entry})


def _crashed(state: State, place: int, node: Node, flaw: Flaw | None) -> Iterator[State]:
    down = node._replace(seen=None, waiting=(), shown=(), epoch=0)
    fallen = _with(state, place, down)._replace(lost=state.lost + 1)
    yield fallen
    if node.waiting and _fits(state, node.waiting[0], flaw):  # stored, but the answer is lost
        yield _appended(fallen, node.waiting[0], flaw)._replace(notifications=fallen.notifications)


def _appended(state: State, entry: Entry, flaw: Flaw | None) -> State:
    is_old = entry.epoch is not None and entry.epoch != state.epoch
    return state._replace(
        log=(*state.log, entry),
        results=state.results if flaw is Flaw.RESULT_AFTER else state.results | {entry},
        notifications=state.notifications | {(1 - entry.node, entry.seq)},
        trespassed=state.trespassed or is_old,
    )


def _notified(state: State, place: int, seq: int, flaw: Flaw | None) -> Iterator[State]:
    """A notification arrives, or is lost."""
    node = state.nodes[place]
    if not _is_behind(state, node) or node.seen is None or seq <= len(node.seen):
        yield state
    elif flaw is Flaw.NOTIFICATION_IS_NEWS:
        entry = state.log[seq - 1]
        yield _with(state, place, node._replace(seen=(*node.seen, entry), shown=(*node.shown, entry)))
    else:
        yield _with(state, place, node._replace(seen=state.log, shown=state.log))
    if state.lost < MOST_LOST:
        yield state._replace(lost=state.lost + 1)


def _is_behind(state: State, node: Node) -> bool:
    """Whether a node can learn something from the log now; what it stores itself tells it by itself."""
    return node.seen is not None and not node.waiting and len(node.seen) < len(state.log)


def _fits(state: State, entry: Entry, flaw: Flaw | None) -> bool:
    numbers = {one.seq for one in state.log}
    is_free = flaw is Flaw.NO_KEY or entry.seq not in numbers
    is_kept = flaw is Flaw.NO_EPOCH or entry.epoch in (None, state.epoch)
    return is_free and is_kept and (entry.seq == 1 or entry.seq - 1 in numbers)


def _with(state: State, place: int, node: Node) -> State:
    return state._replace(nodes=tuple(node if n == place else one for n, one in enumerate(state.nodes)))


def fault(state: State) -> str | None:
    """What must never be so."""
    if [entry.seq for entry in state.log] != list(range(1, len(state.log) + 1)):
        return "a number is there twice, or missing"
    if any(entry.base != before for entry, before in zip(state.log, (None, *state.log), strict=False)):
        return "an entry was decided upon another log"
    waiting = {entry for node in state.nodes for entry in node.waiting}
    if state.announced - set(state.log) - waiting:
        return "somebody was told what never happened"
    if state.results - set(state.log) - waiting:
        return "there is a result of what never happened"
    if set(state.log) - state.results:
        return "a result is missing"
    if state.trespassed:
        return "a keeper that was taken for dead has changed the table"
    if any(node.shown != state.log[: len(node.shown)] for node in state.nodes):
        return "somebody was told about an entry, but not about those before it"
    return None


def search(flaw: Flaw | None) -> tuple[int, str | None]:
    """How many states there are, and the first fault among them."""
    start = State()
    known, waiting = {start}, deque([start])
    while waiting:
        before = waiting.popleft()
        is_last = True
        for state in following(before, flaw):
            is_last = False
            if state in known:
                continue
            problem = fault(state)
            if problem is not None:
                return len(known), problem
            known.add(state)
            waiting.append(state)
        if is_last and any(node.shown != before.log for node in before.nodes):
            return len(known), "nothing more happens, and somebody was not told everything"
    return len(known), None


def test_no_order_of_events_breaks_the_log() -> None:
    states, problem = search(None)
    assert problem is None
    assert states > 200_000


@pytest.mark.parametrize(
    ("flaw", "wanted"),
    [
        (Flaw.NO_KEY, "a number is there twice, or missing"),
        (Flaw.ANNOUNCED_FIRST, "somebody was told what never happened"),
        (Flaw.ORPHANS, "an entry was decided upon another log"),
        (Flaw.NO_EPOCH, "a keeper that was taken for dead has changed the table"),
        (Flaw.NOTIFICATION_IS_NEWS, "somebody was told about an entry, but not about those before it"),
        (Flaw.NO_POLL, "nothing more happens, and somebody was not told everything"),
        (Flaw.RESULT_BESIDE, "there is a result of what never happened"),
        (Flaw.RESULT_AFTER, "a result is missing"),
    ],
    ids=lambda one: getattr(one, "name", ""),
)
def test_each_promise_is_needed(flaw: Flaw, wanted: str) -> None:
    assert search(flaw)[1] == wanted
