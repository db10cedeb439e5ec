"""The levels as data, read from `levels.toml`: what somebody sees, knows and plans."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec.structs import asdict, replace

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Houses = Annotated[int, msgspec.Meta(ge=1)]
Overlooks = Annotated[float, msgspec.Meta(ge=0, lt=1)]
Points = Annotated[float, msgspec.Meta(ge=0)]


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of a level is different in one game."""

    houses: Houses | None = None
    near: Share | None = None
    overlooks: Overlooks | None = None
    misjudges: Points | None = None
    foresight: Share | None = None


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few numbers that decide how somebody plays every game; `levels.toml` explains each."""

    houses: Houses
    near: Share
    overlooks: Overlooks
    misjudges: Points
    technique: str
    foresight: Share
    thinks: Share
    slips: Share
    attention: Share
    pace: Annotated[float, msgspec.Meta(gt=0)]
    solving: Annotated[float, msgspec.Meta(gt=0)]
    digits: Annotated[int, msgspec.Meta(ge=1)]
    at: Mapping[str, Sight] = {}
    """What is different in a game, by its id."""

    def in_game(self, game: str) -> "Level":
        """The numbers that hold in a game.

        >>> levels()["beginner"].in_game("animals").houses
        3
        """
        if game not in self.at:
            return self
        return replace(
            self, **{key: value for key, value in asdict(self.at[game]).items() if value is not None}
        )


USUAL = "casual"
"""The level of a bot where nobody chose one."""
STRONGEST = "master"


@cache
def levels() -> dict[str, Level]:
    """All levels by name, the weakest first.

    >>> list(levels())
    ['beginner', 'casual', 'club', 'expert', 'master']
    """
    text = (files(__package__) / "levels.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[str, Level])
