"""Names taken out of a log. The moves stay, so that the game still replays; a number stands for the name."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from fullhouse.core.ids import Seat
from fullhouse.match import entries as log
from fullhouse.match.entries import AnyEntry
from fullhouse.match.ids import Player, Seq


def nameless(player: Player) -> str:
    """What a player is called whose name was deleted."""
    return str(player)


def names_of(entries: Sequence[AnyEntry], players: frozenset[Player]) -> frozenset[str]:
    """Every name that these players had."""
    return frozenset(name for _, _, names in _named(entries, players) for name in names)


def without_names(entries: Sequence[AnyEntry], players: frozenset[Player]) -> dict[Seq, AnyEntry]:
    """The entries that named these players, each without the name, by their place in the log."""
    return {seq: entry for seq, entry, _ in _named(entries, players)}


def _named(
    entries: Sequence[AnyEntry], players: frozenset[Player]
) -> Iterator[tuple[Seq, AnyEntry, tuple[str, ...]]]:
    """Each entry that names one of the players: its place, itself without the names, and the names."""
    seated: list[Player] = []
    for place, entry in enumerate(entries, 1):
        seq = Seq(place)
        match entry:
            case log.Opened():
                seated = [chair.player for chair in entry.chairs]
                theirs = [chair for chair in entry.chairs if chair.player in players]
                if theirs:
                    chairs = tuple(
                        replace(chair, name=nameless(chair.player)) if chair in theirs else chair
                        for chair in entry.chairs
                    )
                    yield seq, replace(entry, chairs=chairs), tuple(chair.name for chair in theirs)
            case log.Joined():
                seated[entry.seat - 1] = entry.player
                if entry.player in players:
                    yield seq, replace(entry, name=nameless(entry.player)), (entry.name,)
            case log.Renamed() if seated[entry.seat - 1] in players:
                yield seq, replace(entry, name=nameless(seated[entry.seat - 1])), (entry.name,)
            case log.Arranged():
                seated[entry.seat - 1] = entry.chair.player
            case log.Left():
                seated[entry.seat - 1] = Player(0)
            case log.Reordered():
                seated = _ordered(seated, entry.order)
            case log.Started():
                seated = _ordered(seated, entry.seats)
            case log.Rematch():
                seated = [*seated[1:], seated[0]]


def _ordered(seated: list[Player], order: Sequence[Seat]) -> list[Player]:
    return [seated[seat - 1] for seat in order]
