"""What a technique is: a name, how hard it is for a person, a finder that is easy to read, and its words."""

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from fullhouse.coach.position import Position
from fullhouse.coach.step import Step

Booklet = Literal["slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"]
Level = Literal[1, 2, 3, 4, 5]
Finder = Callable[[Position], Iterable[Step]]


class Technique(msgspec.Struct, frozen=True):
    """One way of reasoning. Its family in `techniques/` has the finder."""

    name: str
    level: Level
    weight: int
    """How hard one step is for a person; techniques are tried in this order."""
    find: Finder
    """Gives all steps of the technique in a position."""
    idea: str = ""
    """The key `coach-idea-…` of its idea; the name unless a family shares one."""
    proof: str = ""
    """The key `coach-proof-…` of its proof; the name unless a family shares one."""
    bars: Literal["cells", "missing", "symbols"] | None = None
    """What is barred in its proof: the symbol from the other cells of the house; or, from the cell, the other
    symbols missing in the house, or all other symbols."""
    booklet: Booklet | None = "deduction"
    assumes_uniqueness: bool = False
    is_graded: bool = True
    """Whether grades count it. What got its name later is told, drawn and practised, but not graded."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "idea", self.idea or self.name)
        msgspec.structs.force_setattr(self, "proof", self.proof or self.name)

    @property
    def is_way(self) -> bool:
        """Whether it is one of the booklet's first five ways, which have names of their own there."""
        return self.booklet not in (None, "deduction")
