"""The interface of a bot: it gets what a seat sees and returns a move with its reasons, never a state."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import msgspec

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.game import View
from fullhouse.core.ids import Cell, Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot knows when it is asked: nothing that its seat does not see.

    Raises Refused for a game that is over, and BadInput for a budget below 1.
    """

    game: AnyGame
    view: View
    seat: Seat
    legal: Sequence[Move] | None = None
    """What the seat may do; None: found from the view, which says the same."""
    last: Cell | None = None
    """Where the last move was, if it had a cell: people look there first."""
    budget: int | None = None
    """How many positions a net may judge; None for what the bot's level takes."""

    def __post_init__(self) -> None:
        if self.view.over:
            raise Refused("game-over", reason=self.view.reason)
        if self.budget is not None and self.budget < 1:
            raise BadInput("bad-budget", budget=self.budget)


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's reasons for a move; None for what it did not evaluate."""

    points: float | None = None
    """The points now; of a flip, those that it would bring if the tile fits."""
    keeps_open: int | None = None
    """How many ways to fill a cell are left: a cell and a number that fits it count as one."""
    denies: int | None = None
    """How many of these ways are gone with the move."""
    lead: float | None = None
    """How much its lead over the best opponent is expected to grow until the end; alone, its points."""
    win: float | None = None
    """Its chance to win, 0 to 1."""
    technique: str | None = None
    """The coach's technique that shows the digit."""
    looked_at: int | None = None
    """How many cells it looked at."""


class Choice(msgspec.Struct, frozen=True):
    """A move, or None where the bot lets others act, and why."""

    move: Move | None
    why: Why = Why()


class Bot(ABC):
    """A player without state between moves, so that any process can compute the next one."""

    name: str
    level: int
    """Sort key by strength, for the order in which bots are offered."""
    is_offered: bool = True
    """False for bots that people are not offered."""
    pace: float = 1.0
    """How long a move takes it, in units of the server's thinking time."""
    solving: float = 1.0
    """The same where there are no turns."""

    def plays(self, game: str) -> bool:  # noqa: ARG002
        """Whether this bot can play a game. Bots of this folder play any, unless they say otherwise."""
        return True

    @abstractmethod
    def decide(self, situation: Situation, chance: Chance) -> Choice:
        """What the seat does now. Same situation and seed of chance, same choice, on every machine."""

    def choose(self, game: AnyGame, view: View, seat: Seat, chance: Chance) -> Move | None:
        """The move alone, from a view alone."""
        return self.decide(Situation(game=game, view=view, seat=seat), chance).move
