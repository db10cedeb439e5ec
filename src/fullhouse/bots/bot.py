"""What a bot is: it gets a view and says a move, or that it does nothing now. It never sees a state."""

from abc import ABC, abstractmethod
from typing import ClassVar

from fullhouse.core.chance import Chance
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame


class Bot(ABC):
    """A player. It keeps nothing from one move to the next, so it can be woken anywhere."""

    name: ClassVar[str]
    level: ClassVar[int]
    """How strong it is among the bots; for the order in which they are offered."""

    def plays(self, game: str) -> bool:  # noqa: ARG002
        """Whether this bot can play a game. Bots of this folder play any, unless they say otherwise."""
        return True

    @abstractmethod
    def choose(self, game: AnyGame, view: View, seat: Seat, chance: Chance) -> Move | None:
        """What this seat does now, or None where it lets others act."""
