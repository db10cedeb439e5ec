"""Tables that come from another house: their logs are looked at line by line, and every game is played again.

Whoever brings a log may have written it. What no house writes is refused or set right, and nobody here can be
made to believe, store or wait for anything by it."""

from itertools import chain

import msgspec
from msgspec.structs import replace

from fullhouse.bots import bot
from fullhouse.core.errors import BadInput, FullHouseError, Refused
from fullhouse.core.ids import MOST_SEATS, Seconds
from fullhouse.core.options import check_new_options
from fullhouse.games import game, game_ids
from fullhouse.match.deciding.names import clean_name, rude_words
from fullhouse.match.entries import (
    AnyEntry,
    Arranged,
    Chair,
    Driven,
    Joined,
    Opened,
    Recoloured,
    Rematch,
    Renamed,
    Started,
    Woke,
    read_entry,
    write_entry,
)
from fullhouse.match.history.results import result_after
from fullhouse.match.ids import MOST_COLOURS, TableId
from fullhouse.match.ports import StoredResult
from fullhouse.match.seals import resealed
from fullhouse.match.table import Table
from fullhouse.server.api.shapes import LONGEST_AGE_SECONDS
from fullhouse.server.workers.messages import ImportedTable, ImportOrder

MOST_ENTRIES = 10_000
SMALL_SKEW_SECONDS = 2.0
"""Two clocks that differ by less are the same: no time in a log is changed for it."""
WRONG = (FullHouseError, ValueError, LookupError, AssertionError, TypeError, AttributeError, OverflowError)


class _Fault(Exception):
    """A line that does not fit."""


def import_table(body: bytes) -> bytes:
    """A log as this house will keep it, with the results of its games; or the line that does not fit."""
    asked = msgspec.msgpack.decode(body, type=ImportOrder)
    entries = _shifted(_read(asked.log), asked.age, asked.now)
    problems = tuple(dict.fromkeys(chain.from_iterable(map(_problems, entries))))
    opened = entries[0]
    if not isinstance(opened, Opened):
        raise BadInput("bad-log", line=1)
    if opened.game not in game_ids():
        raise BadInput("unknown-game", name=opened.game)
    rude = rude_words() if asked.refuses_rude_names else frozenset[str]()
    rest = [_named(entry, rude) for entry in entries[1:]]
    first = replace(
        opened,
        code=asked.code,
        invitation=asked.invitation,
        imported=opened.imported or asked.is_strange,
        chairs=tuple(_chair(chair, rude) for chair in opened.chairs),
    )
    imported = ImportedTable(
        lines=[write_entry(entry) for entry in resealed((first, *rest), asked.secret)],
        invitation=asked.invitation,
        problems=problems,
    )
    try:
        table, results = _replayed(first, rest)
    except _Fault as fault:
        return msgspec.msgpack.encode(replace(imported, lines=[], fault=fault.args[0]))
    if table.open_seats or not any(chair.player for chair in table.chairs) or table.stage == "gathering":
        raise Refused("not-alone")
    players = tuple(sorted({chair.player for chair in table.chairs if chair.player}))
    seats = table.seats_of(frozenset(players))
    return msgspec.msgpack.encode(replace(imported, results=results, players=players, seats=seats))


def _read(log: str) -> list[AnyEntry]:
    lines = log.splitlines()
    if not 0 < len(lines) <= MOST_ENTRIES:
        raise BadInput("bad-log", line=min(len(lines), MOST_ENTRIES + 1))
    entries: list[AnyEntry] = []
    for number, line in enumerate(lines, 1):
        try:
            entries.append(read_entry(line.encode()))
        except (msgspec.MsgspecError, UnicodeEncodeError):
            raise BadInput("bad-log", line=number) from None
    return entries


def _shifted(entries: list[AnyEntry], age: float, now: Seconds) -> list[AnyEntry]:
    """The entries as this house's clock would have had them: as much time has passed since the last one."""
    last = entries[-1].at
    is_same_clock = abs(now - age - last) < SMALL_SKEW_SECONDS and last <= now

    def shifted(at: Seconds) -> Seconds:
        if is_same_clock:
            return max(min(at, last), Seconds(last - LONGEST_AGE_SECONDS))
        return Seconds(now - age + max(min(at - last, 0.0), -LONGEST_AGE_SECONDS))

    return [
        replace(entry, at=shifted(entry.at), down=shifted(entry.down))
        if isinstance(entry, Woke)
        else replace(entry, at=shifted(entry.at))
        for entry in entries
    ]


def _problems(entry: AnyEntry) -> list[str]:
    """The problems that an entry has games played on."""
    setup = entry.setup if isinstance(entry, Opened | Started | Rematch) else None
    problem = None if setup is None else setup.get("problem")
    return [problem] if isinstance(problem, str) else []


def _named(entry: AnyEntry, rude: frozenset[str]) -> AnyEntry:
    """An entry with names as they are shown."""
    match entry:
        case Arranged():
            return replace(entry, chair=_chair(entry.chair, rude))
        case Joined() | Renamed():
            return replace(entry, name=clean_name(entry.name, rude))
        case _:
            return entry


def _chair(chair: Chair, rude: frozenset[str]) -> Chair:
    return replace(chair, name=clean_name(chair.name, rude)) if chair.name else chair


def _replayed(opened: Opened, rest: list[AnyEntry]) -> tuple[Table, dict[int, StoredResult]]:
    """The table after its log, and results by the entry that they came with. Raises _Fault with a line.

    Every entry is judged as when it was made.
    """
    line, results = 1, dict[int, StoredResult]()
    try:
        played = game(opened.game)
        check_new_options(played.options, opened.options)
        _check(opened.rules == played.version and len(opened.chairs) <= MOST_SEATS)
        for chair in opened.chairs:
            _check_chair(chair, opened.game)
        table = Table(opened)
        for entry in rest:
            line += 1
            _check(not isinstance(entry, Opened))
            if isinstance(entry, Arranged):
                _check_chair(entry.chair, opened.game)
            elif isinstance(entry, Driven) and entry.bot is not None:
                bot(entry.bot, opened.game)
            elif isinstance(entry, Recoloured):
                _check(1 <= entry.colour <= MOST_COLOURS)
            table.apply(entry)
            result = result_after(TableId(0), table, entry)
            if result is not None:
                results[line] = result
    except WRONG as error:
        raise _Fault(line) from error
    return table, results


def _check_chair(chair: Chair, game_id: str) -> None:
    _check(0 <= chair.colour <= MOST_COLOURS and chair.player >= 0)
    if chair.driver == "bot" or chair.bot is not None:
        bot(chair.bot or "", game_id)


def _check(is_right: bool) -> None:
    if not is_right:
        raise ValueError
