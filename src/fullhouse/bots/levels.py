"""The levels as data, read from `levels.toml`: what somebody sees, knows and plans."""

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec.structs import asdict, replace

from fullhouse.games.kit.bot import Houses, LevelChanges, Overlooks, Points, Share


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

    def changed(self, changes: LevelChanges | None) -> "Level":
        """The numbers that hold in a game with these changes.

        >>> levels()["beginner"].changed(LevelChanges(houses=3)).houses
        3
        """
        if changes is None:
            return self
        return replace(self, **{key: value for key, value in asdict(changes).items() if value is not None})


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
