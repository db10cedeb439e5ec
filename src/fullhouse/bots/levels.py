"""The levels as data, read from `levels.toml`: what somebody sees, knows and plans."""

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few numbers that decide how somebody plays every game; `levels.toml` explains each."""

    houses: Annotated[int, msgspec.Meta(ge=1)]
    near: Share
    overlooks: Annotated[float, msgspec.Meta(ge=0, lt=1)]
    misjudges: Annotated[float, msgspec.Meta(ge=0)]
    technique: str
    foresight: Share
    thinks: Share
    slips: Share
    attention: Share
    pace: Annotated[float, msgspec.Meta(gt=0)]
    solving: Annotated[float, msgspec.Meta(gt=0)]
    digits: Annotated[int, msgspec.Meta(ge=1)]


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
