"""A game's options: declared once as a frozen struct. `option_reading.py` reads and describes them."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Referee, Seconds

MONTH_SECONDS = 31 * 24 * 3600
"""The longest length that an option takes, in seconds."""
LARGEST_NUMBER = 99
"""The most that a counting option takes."""
PackName = Literal["family", "printed", "strict"]
"""Sets of options that a new table chooses between: first evening, as in the box, online."""
Packs = Mapping[PackName, Mapping[str, Any]]

Mark = Literal["printed", "reading", "addition"]
"""Where an option comes from: the rulebook, our reading of what it leaves open, or our own addition."""


class Range(msgspec.Struct, frozen=True):
    """The limits of an option at a new table, and the value that switching it on gives."""

    low: int = 1
    high: int = LARGEST_NUMBER
    on: int | None = None


class Use(msgspec.Struct, frozen=True):
    """When an option, or one of its choices, applies."""

    seats: tuple[int, int] | None = None
    """With how many seats: the fewest and the most."""
    given: Mapping[str, tuple[str, ...]] = {}
    """Which choices of other options it goes with."""


class Forbidden(msgspec.Struct, frozen=True):
    """Values that a new table may not have together: the game would lose its point."""

    code: str
    """The error that says why."""
    given: Mapping[str, tuple[Any, ...]]
    """Which values of which options."""
    seats: tuple[int, int] | None = None
    """With how many seats, the fewest and the most; None: with any."""
    over: Mapping[str, int] = {}
    """Which clocks run too long: the most seconds of each of these options, extra time included."""

    @property
    def error(self) -> BadInput:
        """Why such a table is refused."""
        return BadInput(self.code, **({"most": max(self.over.values())} if self.over else {}))

    def meets(self, options: "Options", seats: int, stretch: float = 1) -> bool:
        """Whether a table would have these values together, with all its clocks stretched by a factor."""
        fewest, most = self.seats or (seats, seats)
        return (
            fewest <= seats <= most
            and all(getattr(options, name) in values for name, values in self.given.items())
            and all((getattr(options, name) or 0) * stretch > most for name, most in self.over.items())
        )


OPPONENTS = (2, 16)
"""The seats of a table at which somebody else sits."""

SandGlass = Annotated[Seconds | None, Range(5, MONTH_SECONDS, on=30)]
"""How long a turn may last, in seconds; None switches the glass off."""
Silence = Annotated[Seconds | None, Range(3, MONTH_SECONDS, on=10)]
"""How long opponents are asked before silence counts as `accept`, in seconds; None waits without limit."""
TimeLimit = Annotated[float | None, Range(1, MONTH_SECONDS // 60, on=20)]
"""How long the whole game may last, in minutes; None for as long as it takes."""
Count = Annotated[int | None, Range()]
"""A number that the game chooses by itself where it is None."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """The options of any game. A game adds its own fields below."""

    solo: ClassVar[Mapping[str, Any]] = {}
    """The defaults that differ when one seat plays."""
    uses: ClassVar[Mapping[str, Use]] = {}
    """When an option applies, by its name, or a choice, by `option=choice`; always if left out."""
    packs: ClassVar[Packs] = {}
    """What each pack sets; a pack left out is not offered."""
    marks: ClassVar[Mapping[str, Mark]] = {}
    """Where each option comes from; the sentence about it is `mark-<option>`, or the game's own."""
    forbidden: ClassVar[tuple[Forbidden, ...]] = ()
    """What a new table may not combine. A record may have it, and is played as it was."""

    @property
    def clocks(self) -> tuple[Seconds | None, ...]:
        """The lengths of the clocks of a turn; None for one that is switched off."""
        return ()

    @property
    def is_judged_by_solution(self) -> bool:
        """Whether a digit that fits may still be a fault."""
        return False


class RefereedOptions(Options, frozen=True, kw_only=True):
    """The options of games in which somebody can make a mistake that counts."""

    solo: ClassVar[Mapping[str, Any]] = {"referee": "guard"}
    uses: ClassVar[Mapping[str, Use]] = {"referee": Use(seats=OPPONENTS)}
    marks: ClassVar[Mapping[str, Mark]] = {"referee": "printed"}

    referee: Referee = "table"


class TurnOptions(RefereedOptions, frozen=True, kw_only=True):
    """The options of games that have turns, and opponents who are asked."""

    uses: ClassVar[Mapping[str, Use]] = {
        **RefereedOptions.uses,
        "silence": Use(seats=OPPONENTS, given={"referee": ("table",)}),
    }
    marks: ClassVar[Mapping[str, Mark]] = {
        **RefereedOptions.marks,
        "silence": "reading",
        "sand_glass": "addition",
    }
    packs: ClassVar[Packs] = {
        "family": {"referee": "guard", "sand_glass": None},
        "printed": {"referee": "table"},
        "strict": {"referee": "umpire", "sand_glass": 30},
    }

    silence: Silence = Seconds(10)
    sand_glass: SandGlass = None

    @property
    def clocks(self) -> tuple[Seconds | None, ...]:
        return self.silence, self.sand_glass
