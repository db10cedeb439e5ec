"""A game's options: declared once as a frozen struct, read strictly, described for people and programs."""

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Literal, TypeVar, get_args, get_type_hints

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Referee, Seconds

LONGEST = 31 * 24 * 3600
"""The longest length that an option takes: a month, in seconds."""
MOST = 99
"""The most that a counting option takes."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's options share. A game adds its own fields below."""

    solo: ClassVar[Mapping[str, Any]] = {"referee": "guard"}
    """The defaults that differ when one seat plays."""
    formerly: ClassVar[Mapping[int, Mapping[str, Any]]] = {}
    """The defaults that differed in an older version of the game's rules."""

    referee: Referee = "table"


class TurnOptions(Options, frozen=True, kw_only=True):
    """The options of games that have turns, and opponents who are asked."""

    silence: Seconds | None = Seconds(10)
    """How long opponents are asked before silence counts as `accept`; None waits for ever."""
    sand_glass: Seconds | None = None
    """How long a turn may last; None switches the glass off."""


O = TypeVar("O", bound=Options)  # noqa: E741 - read as "the game's Options"


class OptionInfo(msgspec.Struct, frozen=True):
    """One option, for `fullhouse games` and for the form that creates a table."""

    name: str
    kind: Literal["choice", "switch", "length", "number"]
    """`length` is a number that can be switched off, `number` one that cannot; its None is up to the game."""
    default: Any
    solo_default: Any
    choices: tuple[str, ...] = ()


@cache
def describe(options: type[Options]) -> tuple[OptionInfo, ...]:
    """All options of a game, in the order they were declared."""
    hints = get_type_hints(options)
    defaults = dict(zip(options.__struct_fields__, options.__struct_defaults__, strict=True))
    return tuple(_info(name, hints[name], default, options.solo) for name, default in defaults.items())


def read_options(options: type[O], given: object, seats: int, rules: int | None = None) -> O:
    """Options from outside, with the defaults of a version of the rules for what is not said.

    >>> read_options(TurnOptions, {"referee": "umpire", "silence": "off"}, seats=2)
    TurnOptions(referee='umpire', silence=None, sand_glass=None)
    >>> read_options(Options, {"referee": "nobody"}, seats=2)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: bad-option: name=referee, value=nobody, allowed=table umpire guard
    """
    if not isinstance(given, Mapping):
        raise BadInput("not-an-object", field="options", value=given)
    known = {info.name: info for info in describe(options)}
    values: dict[str, Any] = dict(options.formerly.get(rules, {})) if rules is not None else {}
    if seats == 1:
        values |= options.solo
    for name, value in given.items():
        if name not in known:
            raise BadInput("unknown-option", name=name, allowed=sorted(known))
        values[name] = _value(known[name], value)
    return options(**values)


def options_said(options: Options, seats: int) -> dict[str, Any]:
    """Only what differs from the defaults: the form that records keep."""
    usual = read_options(type(options), {}, seats)
    return {
        name: value
        for name in options.__struct_fields__
        if (value := getattr(options, name)) != getattr(usual, name)
    }


def _info(name: str, hint: Any, default: object, solo: Mapping[str, Any]) -> OptionInfo:
    solo_default = solo.get(name, default)
    if hint is bool:
        return OptionInfo(name, "switch", default, solo_default)
    if hint is int or int in get_args(hint):
        return OptionInfo(name, "number", default, solo_default)
    if type(None) in get_args(hint):
        return OptionInfo(name, "length", default, solo_default)
    return OptionInfo(name, "choice", default, solo_default, get_args(hint))


def _value(option: OptionInfo, value: object) -> object:
    """The value if it suits the option; `on` and `off` are understood where they mean something."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    match option.kind:
        case "choice":
            allowed: list[str] = list(option.choices)
            if isinstance(value, str) and value in option.choices:
                return value
        case "switch":
            allowed = ["true", "false"]
            if isinstance(value, bool):
                return value
            if value in ("on", "off"):
                return value == "on"
        case "length":
            allowed = ["off", f"1–{LONGEST}"]
            if value is None or value is False or value == "off":
                return None
            if is_number and 0 < value <= LONGEST:  # type: ignore[operator]
                return value
        case _:
            allowed = [f"1–{MOST}"]
            if value is None and option.default is None:
                return None
            if is_number and value in range(1, MOST + 1):
                return value
    raise BadInput("bad-option", name=option.name, value=value, allowed=allowed)
