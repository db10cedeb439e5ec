"""Which node runs the clocks and bots of a table, and what proves that it still does."""

from enum import Enum, auto

from fullhouse.match.nodes import Epoch


class Author(Enum):
    """On whose behalf an entry is made."""

    PERSON = auto()
    """Anybody with a key, at any node."""
    KEEPER = auto()
    """The table's clocks and bots: this counts only as long as the node keeps the table."""


class Keeping:
    """Whether this node keeps a table."""

    __slots__ = ("epoch", "is_here")

    def __init__(self, *, is_here: bool, epoch: Epoch | None = None) -> None:
        self.is_here = is_here
        self.epoch = epoch
        """What the store checks for entries of the keeper; None where no other node could keep the table."""

    def epoch_for(self, author: Author) -> Epoch | None:
        """The epoch under which an entry has to be stored."""
        return self.epoch if author is Author.KEEPER else None

    def take(self, epoch: Epoch) -> None:
        """The store has given the table to this node."""
        self.is_here, self.epoch = True, epoch

    def lose(self) -> None:
        """Another node keeps the table now, or may."""
        self.is_here, self.epoch = False, None

    def lose_by_conflict(self) -> None:
        """Another node has made an entry, and perhaps taken over; a node without others keeps its tables."""
        if self.epoch is not None:
            self.lose()
