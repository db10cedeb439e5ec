"""What a technique is: a name, how hard it is for a person, and a finder that is easy to read."""

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from fullhouse.coach.position import Position
from fullhouse.coach.step import Step

Booklet = Literal["slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"]
Level = Literal[1, 2, 3, 4, 5]


class Technique(msgspec.Struct, frozen=True):
    """The finder gives all steps of the technique in a position."""

    name: str
    level: Level
    weight: int
    """How hard one step is for a person; techniques are tried in this order."""
    find: Callable[[Position], Iterable[Step]]
    booklet: Booklet | None = "deduction"
    assumes_uniqueness: bool = False
