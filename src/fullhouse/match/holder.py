"""What somebody may do at a table: the seats a key holds, the host's powers, or only watching."""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ids import Player, Seq, Watching
from fullhouse.match.table import Table
from fullhouse.match.waiting import Overdue


class Holder(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A capability. Players stay the same when a rematch moves them to other seats."""

    players: frozenset[Player] = frozenset()
    watching: Watching | None = None
    host: bool = False
    vouched: bool = False
    """Whether somebody of the table let this watcher in: they stay when spectators have to go."""
    taken: Seq = Seq(0)
    """How many entries were taken along to another house: from then on this key plays nothing here."""

    def command_id(self, given: str) -> str:
        """Prefixed by player, so that command ids never collide."""
        return _prefix(self.players) + given

    @property
    def first_player(self) -> Player:
        """Whose share of a deal this holder sends: one for each device; 0 for a host without a seat."""
        return min(self.players, default=Player(0))

    def one_seat(self, table: Table, wanted: Seat | None) -> Seat:
        """The seat that a command is for, if this holder holds it."""
        held = table.seats_of(self.players)
        if wanted is None:
            if len(held) == 1:
                return held[0]
            raise Refused("which-seat" if held else "no-seat", held=list(held))
        if wanted not in held:
            raise Refused("not-your-seat", seat=wanted, held=list(held))
        return wanted


@lru_cache(maxsize=4_096)
def _prefix(players: frozenset[Player]) -> str:
    return f"{min(players, default=Player(0))}:"


class DecisionContext(msgspec.Struct, frozen=True, kw_only=True):
    """What a decision depends on besides the log."""

    now: Seconds
    seed: Callable[[], int]
    """A secret random seed: who sits where."""
    overdue: Callable[[Seconds], Overdue]
    """Whom the others have waited for long enough by then."""
    bots: tuple[str, ...]
    """The bots that can play this game."""
    rude: frozenset[str] = frozenset()
    """Words that no name may have."""
    secret: Callable[[], str] = str
    """32 random bytes, in hexadecimal, that the next deal is sealed with; empty: nothing is promised."""
