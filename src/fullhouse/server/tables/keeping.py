"""Which node runs the clocks and bots of a table, and what proves that it still does."""

from enum import Enum, auto

import msgspec

from fullhouse.match.nodes import Epoch


class Author(Enum):
    """On whose behalf an entry is made."""

    PERSON = auto()
    """Anybody with a key, at any node."""
    KEEPER = auto()
    """The table's clocks and bots: this counts only as long as the node keeps the table."""


class Keeping(msgspec.Struct, frozen=True):
    """Whether this node keeps a table."""

    is_here: bool
    epoch: Epoch | None = None
    """What the store checks for entries of the keeper; None where no other node could keep the table."""

    def epoch_for(self, author: Author) -> Epoch | None:
        """The epoch under which an entry has to be stored."""
        return self.epoch if author is Author.KEEPER else None

    def after_conflict(self) -> "Keeping":
        """Another node has made an entry, and perhaps taken over; a node without others keeps its tables."""
        return self if self.epoch is None else ELSEWHERE


BY_ONLY_NODE = Keeping(is_here=True)
ELSEWHERE = Keeping(is_here=False)


def kept_under(epoch: Epoch) -> Keeping:
    return Keeping(is_here=True, epoch=epoch)
