"""A game's options: declared once as a frozen struct, read from what somebody sent, and described."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import MOST_SEATS, Referee, Seconds

MONTH_SECONDS = 31 * 24 * 3600
"""The longest length that an option takes, in seconds."""
LARGEST_NUMBER = 99
"""The most that a counting option takes."""
PackName = Literal["family", "printed", "strict"]
"""Sets of options that a new table chooses between: first evening, as in the box, online."""
Packs = Mapping[PackName, Mapping[str, Any]]


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


OPPONENTS = (2, MOST_SEATS)
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

    referee: Referee = "table"


class TurnOptions(RefereedOptions, frozen=True, kw_only=True):
    """The options of games that have turns, and opponents who are asked."""

    uses: ClassVar[Mapping[str, Use]] = {
        **RefereedOptions.uses,
        "silence": Use(seats=OPPONENTS, given={"referee": ("table",)}),
    }
    packs: ClassVar[Packs] = {
        "family": {"referee": "guard", "sand_glass": None},
        "printed": {"referee": "table", "silence": None},
        "strict": {"referee": "umpire", "sand_glass": 30},
    }

    silence: Silence = Seconds(10)
    sand_glass: SandGlass = None

    @property
    def clocks(self) -> tuple[Seconds | None, ...]:
        return self.silence, self.sand_glass


O = TypeVar("O", bound=Options)  # noqa: E741 - read as "the game's Options"


class OptionInfo(msgspec.Struct, frozen=True):
    """One option, for `fullhouse games` and for the form that creates a table."""

    name: str
    kind: Literal["choice", "switch", "length", "number"]
    """`length` is a number that can be switched off, `number` one that cannot; its None is up to the game."""
    default: Any
    solo_default: Any
    choices: tuple[str, ...] = ()
    on: int | None = None
    """The value of a length that is switched on."""
    low: int | None = None
    """The least and the most that a new table takes, where the option is a number."""
    high: int | None = None
    use: Use | None = None
    """When it applies; None: always."""
    choice_uses: Mapping[str, Use] = {}
    """When a choice can be made, for those that cannot always."""


class Referees(msgspec.Struct, frozen=True):
    """The default referee."""

    people: Referee
    alone: Referee
    """Where the table has one seat."""


@cache
def describe(options: type[Options]) -> tuple[OptionInfo, ...]:
    """All options of a game, in the order they were declared."""
    hints = get_type_hints(options, include_extras=True)
    defaults = dict(zip(options.__struct_fields__, options.__struct_defaults__, strict=True))
    return tuple(
        _with_uses(_info(name, hints[name], default, options.solo), options)
        for name, default in defaults.items()
    )


@cache
def usual_referees(options: type[Options]) -> Referees | None:
    """The referees of tables that say none; None for a game without mistakes that count.

    >>> from fullhouse.core.options import TurnOptions
    >>> usual_referees(TurnOptions)
    Referees(people='table', alone='guard')
    """
    if not issubclass(options, RefereedOptions):
        return None
    return Referees(
        people=read_options(options, {}, seats=2).referee, alone=read_options(options, {}, seats=1).referee
    )


def read_options(options: type[O], given: object, seats: int) -> O:
    """Options from a record, a log or a command line.

    >>> from fullhouse.core.options import TurnOptions
    >>> read_options(TurnOptions, {"referee": "umpire", "silence": "off"}, seats=2)
    TurnOptions(referee='umpire', silence=None, sand_glass=None)
    >>> read_options(TurnOptions, {"referee": "nobody"}, seats=2)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-option: name=referee, value=nobody, allowed=table umpire guard
    """
    if not isinstance(given, Mapping):
        raise BadInput("not-an-object", field="options", value=given)
    known = {info.name: info for info in describe(options)}
    values: dict[str, Any] = dict(options.solo if seats == 1 else {})
    for name, value in given.items():
        if name not in known:
            raise BadInput("unknown-option", name=name, allowed=sorted(known))
        values[name] = _value(known[name], value)
    return options(**values)


def check_new_options(options: type[Options], given: Mapping[str, Any]) -> None:
    """Refuse what a new table may not have although a record may: numbers out of limits.

    >>> from fullhouse.core.options import TurnOptions
    >>> check_new_options(TurnOptions, {"sand_glass": 1})
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-option: name=sand_glass, value=1, allowed=off 5–2678400
    """
    known = {info.name: info for info in describe(options)}
    for name, value in given.items():
        if name not in known:
            raise BadInput("unknown-option", name=name, allowed=sorted(known))
        option = known[name]
        read = _value(option, value)
        if option.low is None or option.high is None or read is None:
            continue
        if not option.low <= read <= option.high:
            allowed = [*(["off"] if option.kind == "length" else []), f"{option.low}–{option.high}"]
            raise BadInput("bad-option", name=name, value=value, allowed=allowed)


def check_sense(options: Options, seats: int, stretch: float = 1) -> None:
    """Refuse a combination that takes the point of the game away; `tests/adversary` looks for them.

    The table's extra time, a factor on all its clocks, belongs to the combination.
    """
    for one in options.forbidden:
        if one.meets(options, seats, stretch):
            raise one.error


def options_said(options: Options, seats: int) -> dict[str, Any]:
    """Only what differs from the defaults: the form that records keep."""
    usual = read_options(type(options), {}, seats)
    return {
        name: value
        for name in options.__struct_fields__
        if (value := getattr(options, name)) != getattr(usual, name)
    }


def _info(name: str, hint: Any, default: object, solo: Mapping[str, Any]) -> OptionInfo:
    limits = Range()
    if get_origin(hint) is Annotated:
        hint, limits = get_args(hint)
    solo_default = solo.get(name, default)
    if hint is bool:
        return OptionInfo(name, "switch", default, solo_default)
    numbers: dict[str, Any] = {"on": limits.on, "low": limits.low, "high": limits.high}
    if hint is int or int in get_args(hint):
        return OptionInfo(name, "number", default, solo_default, **numbers)
    if type(None) in get_args(hint):
        return OptionInfo(name, "length", default, solo_default, **numbers)
    return OptionInfo(name, "choice", default, solo_default, get_args(hint))


def _with_uses(info: OptionInfo, options: type[Options]) -> OptionInfo:
    uses = options.uses
    choice_uses = {choice: uses[key] for choice in info.choices if (key := f"{info.name}={choice}") in uses}
    return msgspec.structs.replace(info, use=uses.get(info.name), choice_uses=choice_uses)


def _value(option: OptionInfo, value: object) -> Any:
    """The value if it suits the option; `on` and `off` are understood where they mean something."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    match option.kind:
        case "choice":
            if isinstance(value, str) and value in option.choices:
                return value
            allowed: list[str] = list(option.choices)
        case "switch":
            if isinstance(value, bool):
                return value
            if value in ("on", "off"):
                return value == "on"
            allowed = ["true", "false"]
        case "length":
            if value is None or value is False or value == "off":
                return None
            if is_number and 0 < value <= MONTH_SECONDS:  # type: ignore[operator]
                return value
            allowed = ["off", f"1–{MONTH_SECONDS}"]
        case _:
            if value is None and option.default is None:
                return None
            if is_number and value in range(1, LARGEST_NUMBER + 1):
                return value
            allowed = [f"1–{LARGEST_NUMBER}"]
    raise BadInput("bad-option", name=option.name, value=value, allowed=allowed)
