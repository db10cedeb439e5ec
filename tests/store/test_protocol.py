"""Every order of events between two nodes, their log and their bus, searched exhaustively in a small model.

The model has what the stores, the registry and the nodes promise: an entry goes into the log only under a
free number, and that of a keeper only under the present epoch; it is told only after that; everything that
waits behind a refused entry is refused with it; a result is stored with its entry; a notification may be
lost, and says only where to look. Each promise is taken away once: then the search has to find what goes
wrong.

In histories with a client, Ana sends one command from node to node until she has an answer, and Ben's moves
stand in its way at times. What she sent over an earlier connection may be read at any later time. A node
asks whether a client is fenced a while before it stores.
"""

from collections import deque
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

import pytest


class Bounds(NamedTuple):
    """How much happens in one history."""

    made: tuple[int, int]
    """Entries that each node makes."""
    lost: int
    """Crashes, lost answers and lost notifications."""
    claimed: int
    """How often a node takes the other for dead, and keeps the table itself."""
    hellos: int
    """How often the client connects."""


NODES = Bounds(made=(2, 2), lost=1, claimed=2, hellos=0)
A_CLIENT = Bounds(made=(0, 2), lost=0, claimed=0, hellos=2)


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
    NO_FENCE = auto()
    """Whoever comes back over another node is not fenced off where they were."""
    FENCED_BY_EAR = auto()
    """A node drops the commands of a client that has gone when it notices, and the store asks for nothing."""
    NO_LOOK = auto()
    """A node judges commands of whoever comes from another one upon the log as far as it knows it."""
    NO_IDS = auto()
    """A command that is in the log already is carried out once more."""


class Entry(NamedTuple):
    node: int
    number: int
    seq: int
    base: "Entry | None"
    """The entry that it was decided upon."""
    epoch: int | None
    """Under which a keeper decided it; None for what people do."""
    visit: int | None = None
    """Over which connection it came; None for everything but the client's command."""


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
    asked: tuple[int, ...] = ()
    """Over which connections the client's command came, as far as it has no answer."""
    welcomed: int = 0
    """The client's latest connection to this node."""
    fenced: int = 0
    """The fence that the store had when this node read the table anew."""
    fence: int | None = None
    """What the store said when it was asked for what is being stored now."""


class Client(NamedTuple):
    """Ana, whose command is carried out once, or refused for good."""

    hellos: int = 0
    at: int = 0
    """The node that she is connected to."""
    needs: int | None = None
    """The length of the log that the node has to know before she is welcome; None once she is."""
    sent: frozenset[tuple[int, int]] = frozenset()
    """On their way: her command to a node, over a connection."""
    answer: str = ""


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
    client: Client = Client()
    fence: int = 0
    """Nothing of the client's earlier connections is stored."""


def following(state: State, flaw: Flaw | None, bounds: Bounds) -> Iterator[State]:
    """All states that one event leads to."""
    for place, node in enumerate(state.nodes):
        yield from _by_a_node(state, place, node, flaw, bounds)
        if node.waiting:
            if bounds.hellos and node.fence is None:
                yield _with(state, place, node._replace(fence=state.fence))
            else:
                yield _stored(state, place, node, flaw)
        if node.seen is not None and node.asked:
            yield from _judged(state, place, node, flaw)
        if flaw is not Flaw.NO_POLL and _is_behind(state, node):
            yield _with(state, place, node._replace(seen=state.log, shown=state.log))
    for notification in state.notifications:
        told = state._replace(notifications=state.notifications - {notification})
        yield from _notified(told, *notification, flaw)
        if state.lost < bounds.lost:
            yield told._replace(lost=state.lost + 1)
    if bounds.hellos:
        yield from _by_the_client(state, state.client, flaw, bounds)


def _by_a_node(state: State, place: int, node: Node, flaw: Flaw | None, bounds: Bounds) -> Iterator[State]:
    """A node reads the table, decides something by itself, claims the table, or crashes."""
    if node.seen is None:
        yield _with(state, place, node._replace(seen=state.log, shown=state.log, fenced=state.fence))
    elif node.made < bounds.made[place]:
        yield _decided(state, place, None, flaw)
        if node.epoch:
            yield _decided(state, place, node.epoch, flaw)
    if state.epoch < bounds.claimed and node.seen is not None and node.epoch != state.epoch + 1:
        epoch = state.epoch + 1
        yield _with(state, place, node._replace(epoch=epoch))._replace(epoch=epoch)
    if state.lost < bounds.lost:
        yield from _crashed(state, place, node, flaw)


def _by_the_client(state: State, ana: Client, flaw: Flaw | None, bounds: Bounds) -> Iterator[State]:
    """Ana connects, sends her command, or it is read by a node."""
    if not ana.answer and ana.hellos < bounds.hellos:
        for place in (0, 1):
            yield _greeted(state, place, ana, flaw)
    node = state.nodes[ana.at]
    if ana.needs is not None and node.seen is not None and len(node.seen) >= ana.needs:
        welcomed = ana._replace(needs=None, sent=ana.sent | {(ana.at, ana.hellos)})
        yield _with(state._replace(client=welcomed), ana.at, node._replace(welcomed=ana.hellos))
    for message in ana.sent:
        place, visit = message
        read = state._replace(client=ana._replace(sent=ana.sent - {message}))
        node = state.nodes[place]
        yield _with(read, place, node._replace(asked=(*node.asked, visit)))


def _greeted(state: State, place: int, ana: Client, flaw: Flaw | None) -> State:
    """Hello at a node. It fences off the others, and then looks how long the log is."""
    hellos = ana.hellos + 1
    has_moved = ana.hellos > 0 and state.nodes[place].welcomed != ana.hellos
    fence = hellos if has_moved and flaw is not Flaw.NO_FENCE else state.fence
    needs = len(state.log) if has_moved and flaw is not Flaw.NO_LOOK else 0
    return state._replace(client=ana._replace(hellos=hellos, at=place, needs=needs), fence=fence)


def _judged(state: State, place: int, node: Node, flaw: Flaw | None) -> Iterator[State]:
    """A node takes up the client's command that came first."""
    visit, *rest = node.asked
    done = _with(state, place, node._replace(asked=tuple(rest)))
    seen = node.seen or ()
    if visit < max(node.welcomed, node.fenced):
        yield done
    elif flaw is not Flaw.NO_IDS and any(entry.visit is not None for entry in seen):
        if all(entry.visit is None for entry in node.waiting):
            yield _answered(done, place, visit, "done")
    elif len([entry for entry in seen if entry.node == 1 and entry.visit is None]) % 2 == 0:
        entry = Entry(place, 0, len(seen) + 1, seen[-1] if seen else None, None, visit)
        deciding = node._replace(seen=(*seen, entry), waiting=(*node.waiting, entry))
        if flaw is Flaw.NO_IDS:
            deciding = deciding._replace(asked=tuple(rest))
        yield _with(state, place, deciding)
    elif not node.waiting:
        yield _answered(done, place, visit, "refused")


def _answered(state: State, place: int, visit: int, answer: str) -> State:
    """Only whoever is still connected hears the answer."""
    ana = state.client
    is_there = (ana.at, ana.hellos, ana.answer) == (place, visit, "")
    return state._replace(client=ana._replace(answer=answer)) if is_there else state


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
    fence, node = _asked_fence(state, node), node._replace(fence=None)
    if not _fits(state, entry, flaw, fence):
        orphans = tuple(rest) if flaw is Flaw.ORPHANS else ()
        return _with(state, place, node._replace(seen=None, waiting=orphans, epoch=0))
    after = _with(state, place, node._replace(waiting=tuple(rest), shown=(*node.shown, entry)))
    after = _appended(after, entry, flaw)
    return after._replace(announced=state.announced | {entry}, results=after.results | {entry})


def _crashed(state: State, place: int, node: Node, flaw: Flaw | None) -> Iterator[State]:
    down = node._replace(seen=None, waiting=(), shown=(), epoch=0, asked=(), welcomed=0, fence=None)
    sent = frozenset(message for message in state.client.sent if message[0] != place)
    fallen = _with(state, place, down)._replace(lost=state.lost + 1, client=state.client._replace(sent=sent))
    yield fallen
    if node.waiting and _fits(
        state, node.waiting[0], flaw, _asked_fence(state, node)
    ):  # stored, but the answer is lost
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
    """A notification arrives."""
    node = state.nodes[place]
    if not _is_behind(state, node) or node.seen is None or seq <= len(node.seen):
        yield state
    elif flaw is Flaw.NOTIFICATION_IS_NEWS:
        entry = state.log[seq - 1]
        yield _with(state, place, node._replace(seen=(*node.seen, entry), shown=(*node.shown, entry)))
    else:
        yield _with(state, place, node._replace(seen=state.log, shown=state.log))


def _is_behind(state: State, node: Node) -> bool:
    """Whether a node can learn something from the log now; what it stores itself tells it by itself."""
    return node.seen is not None and not node.waiting and len(node.seen) < len(state.log)


def _fits(state: State, entry: Entry, flaw: Flaw | None, fence: int) -> bool:
    """Whether an entry is stored. The number is looked at now, and the fence was a while ago."""
    is_fenced = entry.visit is not None and entry.visit < fence and flaw is not Flaw.FENCED_BY_EAR
    numbers = {one.seq for one in state.log}
    is_free = flaw is Flaw.NO_KEY or entry.seq not in numbers
    is_kept = flaw is Flaw.NO_EPOCH or entry.epoch in (None, state.epoch)
    return not is_fenced and is_free and is_kept and (entry.seq == 1 or entry.seq - 1 in numbers)


def _asked_fence(state: State, node: Node) -> int:
    return state.fence if node.fence is None else node.fence


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
    commands = [entry for entry in state.log if entry.visit is not None]
    if len(commands) > 1:
        return "a command was carried out twice"
    if commands and state.client.answer == "refused":
        return "a command was refused, and carried out all the same"
    if any(node.shown != state.log[: len(node.shown)] for node in state.nodes):
        return "somebody was told about an entry, but not about those before it"
    return None


def search(flaw: Flaw | None, bounds: Bounds = NODES) -> tuple[int, str | None]:
    """How many states there are, and the first fault among them."""
    start = State()
    known, waiting = {start}, deque([start])
    while waiting:
        before = waiting.popleft()
        is_last = True
        for after in following(before, flaw, bounds):
            # With a client, any node may look at the log at any time: who tells it to makes no difference.
            state = after._replace(notifications=frozenset()) if bounds.hellos else after
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


@pytest.mark.parametrize(("lost", "hellos", "least"), [(0, 3, 70_000), (1, 2, 30_000)])
def test_no_order_of_events_carries_out_what_was_refused(lost: int, hellos: int, least: int) -> None:
    states, problem = search(None, A_CLIENT._replace(lost=lost, hellos=hellos))
    assert problem is None
    assert states > least


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


@pytest.mark.parametrize(
    ("flaw", "wanted"),
    [
        (Flaw.NO_FENCE, "a command was refused, and carried out all the same"),
        (Flaw.FENCED_BY_EAR, "a command was refused, and carried out all the same"),
        (Flaw.NO_LOOK, "a command was refused, and carried out all the same"),
        (Flaw.NO_IDS, "a command was carried out twice"),
    ],
    ids=lambda one: getattr(one, "name", ""),
)
def test_each_promise_to_a_client_is_needed(flaw: Flaw, wanted: str) -> None:
    assert search(flaw, A_CLIENT)[1] == wanted
