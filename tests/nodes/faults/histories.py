"""Who did and saw what, and when: is there one order of all of it, and does nothing that was seen un-happen?

The idea is Elle's: every command that is stored leaves its name in the table's log, so the order of all
writes is known and need not be searched for. The log is linearizable if each command can be given one moment
between its sending and the first time that anybody knew of it, in the order of the log.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Command(NamedTuple):
    """What somebody wanted to be stored."""

    name: str
    sent: float
    """When, in seconds of one clock."""


class Known(NamedTuple):
    """Somebody was told that this entry is in the log: by its answer, by news or by a welcome."""

    at: float
    seq: int
    by: str = "news"
    """The message that said so, and the node that sent it."""
    is_answer: bool = False
    """Whether it answers a command. The answer to one that is sent again may speak of an older entry."""


class Greeting(NamedTuple):
    """A reading of the whole table: asked for, and answered by the entries up to one."""

    asked: float
    seq: int


def out_of_order(commands: dict[int, Command], known: Iterable[Known]) -> list[str]:
    """The commands, by entry, that are in the log before they were sent: somebody knew of a later entry then.

    An entry that is known makes all before it known. A moment for each command, in the order of the log,
    exists if and only if no command was sent after the first time that its own or a later entry was known.

    >>> out_of_order({1: Command("a", 0.0), 2: Command("b", 2.0)}, [Known(1.0, 1), Known(3.0, 2)])
    []
    >>> out_of_order({1: Command("a", 5.0), 2: Command("b", 2.0)}, [Known(3.0, 2)])
    ['a was sent after entry 2 was known, and is in the log as entry 1']
    """
    first: dict[int, float] = {}
    for at, seq, *_ in known:
        first[seq] = min(at, first.get(seq, at))
    faults, soonest, of = [], float("inf"), 0
    for seq in sorted(commands.keys() | first.keys(), reverse=True):
        if first.get(seq, float("inf")) < soonest:
            soonest, of = first[seq], seq
        command = commands.get(seq)
        if command is not None and command.sent > soonest:
            faults.append(
                f"{command.name} was sent after entry {of} was known, and is in the log as entry {seq}"
            )
    return faults[::-1]


def gone_back(name: str, announced: Iterable[Known]) -> list[str]:
    """Where somebody who knew of an entry was then shown an older table; `told` is one client's whole story.

    >>> gone_back("ana", [Known(1.0, 4), Known(2.0, 4), Known(3.0, 5)])
    []
    >>> gone_back("ana", [Known(1.0, 4), Known(2.0, 3)])
    ['ana knew of entry 4 (news), and 1.00 s later was shown entry 3 as the last (news): it un-happened']
    """
    faults, last = [], Known(0.0, 0)
    for known in announced:
        if known.seq < last.seq and not known.is_answer:
            faults.append(
                f"{name} knew of entry {last.seq} ({last.by}), and {known.at - last.at:.2f} s later"
                f" was shown entry {known.seq} as the last ({known.by}): it un-happened"
            )
        elif known.seq > last.seq:
            last = known
    return faults


def stale_greetings(greetings: Iterable[Greeting], known: Iterable[Known]) -> int:
    """How many readings lack an entry that somebody else knew of before they were asked for.

    >>> stale_greetings([Greeting(2.0, 3), Greeting(2.0, 4)], [Known(1.0, 4)])
    1
    """
    announced = sorted(known)
    highest: list[tuple[float, int]] = []
    for at, seq, *_ in announced:
        highest.append((at, max(seq, highest[-1][1] if highest else 0)))
    count, place = 0, 0
    for asked, seq in sorted(greetings):
        while place < len(highest) and highest[place][0] < asked:
            place += 1
        count += place > 0 and highest[place - 1][1] > seq
    return count
