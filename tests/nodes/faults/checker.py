"""Whether what players were told is what the log says: moves once and in order, views right, clocks due."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from fullhouse.core.clock import SILENCE, TIME_UP, TIMEOUT
from fullhouse.core.errors import FullHouseError
from fullhouse.match.entries import AnyEntry, Opened, Played
from fullhouse.match.perspectives import perspective
from fullhouse.match.table import Table
from tests.nodes.faults.histories import Command, Greeting, gone_back, out_of_order, stale_greetings
from tests.nodes.faults.player import Heard, Player, digest

CLOCK = (TIMEOUT, SILENCE, TIME_UP)
Said = dict[int, list[tuple[Player, Heard]]]


def check(name: str, rows: list[tuple[int, AnyEntry]], players: Iterable[Player]) -> list[str]:
    """What is wrong with one table: its log with the numbers of the entries, and the players' notes."""
    people = list(players)
    faults = _numbers([seq for seq, _ in rows])
    log = [entry for _, entry in rows]
    for player in people:
        faults += commands_wrong(player, log)
        faults += gone_back(player.name, player.announced)
    faults += out_of_order(_placed(people, log), [known for player in people for known in player.announced])
    return [f"{name}: {fault}" for fault in faults + _replayed(log, _by_seq(people))]


def _numbers(seqs: list[int]) -> list[str]:
    if seqs == list(range(1, len(seqs) + 1)):
        return []
    wrong = next(seq for place, seq in enumerate(seqs, 1) if seq != place)
    return [f"entry {wrong} is there twice, or one before it is missing"]


def commands_wrong(player: Player, log: list[AnyEntry]) -> list[str]:
    """Done means once in the log, at the number that was said; refused means never."""
    faults = []
    stored: dict[str, list[int]] = {}
    for seq, entry in enumerate(log, 1):
        if entry.id is not None:
            stored.setdefault(entry.id.partition(":")[2], []).append(seq)
    for command in player.sent:
        seqs = stored.get(command, [])
        if command in player.done and seqs != [player.done[command]]:
            faults.append(f"{command} was done as entry {player.done[command]}, and is in the log as {seqs}")
        if command in player.refused and (seqs or command in player.done):
            faults.append(f"{command} was refused ({player.refused[command]}), and is in the log as {seqs}")
        if command not in player.done and len(seqs) > 1:
            faults.append(f"{command} is in the log as {seqs}")
    return faults


def _placed(players: list[Player], log: list[AnyEntry]) -> dict[int, Command]:
    """The players' commands by the entries that they became."""
    sent = {name: at for player in players for name, at in player.sent.items()}
    names = {seq: entry.id.partition(":")[2] for seq, entry in enumerate(log, 1) if entry.id is not None}
    return {seq: Command(name, sent[name]) for seq, name in names.items() if name in sent}


def stale(players: Iterable[Player]) -> int:
    """Welcomes that lack what somebody else knew: allowed, since nodes only notify each other."""
    people = list(players)
    greetings = [
        Greeting(one.asked, one.seq) for player in people for one in player.heard if one.asked is not None
    ]
    return stale_greetings(greetings, [known for player in people for known in player.announced])


def _by_seq(players: list[Player]) -> Said:
    said: Said = {}
    for player in players:
        for heard in player.heard:
            said.setdefault(heard.seq, []).append((player, heard))
    return said


def _replayed(log: list[AnyEntry], said: Said) -> list[str]:
    """Play the log through, and compare what everybody was told at each entry."""
    if not log:
        return ["the whole table is lost"]
    opened = log[0]
    assert isinstance(opened, Opened)
    table, faults = Table(opened), []
    for seq, entry in enumerate(log, 1):
        if seq > 1:
            faults += _not_due(table, entry, seq)
            try:
                table.apply(entry)
            except FullHouseError as error:
                return [*faults, f"entry {seq} is against the rules: {error}"]
        views: dict[int | str, str] = {}
        for player, heard in said.pop(seq, ()):
            faults += _differences(player, heard, entry)
            for viewer, announced in heard.views:
                if viewer not in views:
                    views[viewer] = _digest(table, viewer)
                if views[viewer] != announced:
                    faults.append(f"{player.name} saw another position at entry {seq}")
    return [*faults, *(f"somebody was told of entry {seq}, which is not in the log" for seq in said)]


def _not_due(table: Table, entry: AnyEntry, seq: int) -> list[str]:
    """A clock's move has to be the one that was due: what was fired already is not due again."""
    if not isinstance(entry, Played) or entry.move not in CLOCK:
        return []
    due = None if table.clocks is None else table.clocks.expired(entry.at)
    return [] if due == (entry.seat, entry.move) else [f"entry {seq}, {entry.move}, was not due"]


def _differences(player: Player, heard: Heard, entry: AnyEntry) -> list[str]:
    what = entry.__struct_config__.tag
    move = entry.move if isinstance(entry, Played) else None
    if heard.what and (heard.what, heard.move) != (what, move):
        return [f"{player.name} heard {heard.what} {heard.move} as entry {heard.seq}: it is {what} {move}"]
    return []


def _digest(table: Table, viewer: Any) -> str:
    seen = json.loads(msgspec.json.encode(perspective(table, viewer)))
    return digest(seen["view"], seen["legal"])
