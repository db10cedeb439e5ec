"""The tables that are tried: each pack, alone, with one option changed, or with extra time, for all seats."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.options import OptionInfo, Use, check_sense, describe, read_options
from fullhouse.games import built_in_ids, game
from tests.adversary.play import Adversary

STRETCHES = (2, 3, 5, 10)
"""The extra time that *New table* offers, as factors on all clocks; the server takes none above the last."""
MOST_SEATS = 5
"""More seats than this change nothing."""


class Tried(msgspec.Struct, frozen=True):
    """A table that somebody could ask for."""

    game: str
    pack: str
    seats: int
    options: dict[str, Any]
    changed: str = ""
    """What was changed from the pack's, and its value."""
    stretch: float = 1
    """The factor on the length of all clocks."""

    def start(self, seed: int) -> Adversary:
        played = game(self.game)
        state, _ = played.setup(self.options, self.seats, {"seed": seed})
        return Adversary(played, state)

    @property
    def refused(self) -> str:
        """The code with which a new table like this is refused; empty where it is offered."""
        try:
            read = read_options(game(self.game).options, self.options, self.seats)
            check_sense(read, self.seats, self.stretch)
        except BadInput as error:
            return error.code
        return ""


def tables() -> Iterator[Tried]:
    """Every pack, alone, with one option changed, and with extra time on its clocks."""
    for name in built_in_ids():
        played = game(name)
        for seats in range(max(2, played.fewest_seats), min(played.most_seats, MOST_SEATS) + 1):
            for pack, values in played.options.packs.items():
                usable = {
                    option.name: values[option.name]
                    for option in describe(played.options)
                    if option.name in values and _allows(option.use, seats)
                }
                for base, said in _variants(describe(played.options), usable, seats):
                    yield Tried(name, pack, seats, base, said)
                    for factor in STRETCHES:
                        yield Tried(name, pack, seats, base, f"{said} × {factor}".strip(), factor)
                    for option in describe(played.options):
                        for value in _others(option, base, seats):
                            changed = f"{said} {option.name}={value}".strip()
                            yield Tried(name, pack, seats, {**base, option.name: value}, changed)


def _variants(
    options: tuple[OptionInfo, ...], usable: dict[str, Any], seats: int
) -> Iterator[tuple[dict[str, Any], str]]:
    """The pack as it is, and with every other variant of the game."""
    yield usable, ""
    for option in options:
        if option.name == "variant":
            for value in _others(option, usable, seats):
                yield {**usable, "variant": value}, f"variant={value}"


def _others(option: OptionInfo, usable: dict[str, Any], seats: int) -> list[Any]:
    """The values that the pack does not give an option."""
    if not _allows(option.use, seats):
        return []
    values: list[Any] = [True, False] if option.kind == "switch" else [None]
    if option.name == "sand_glass" and option.on and option.high:
        values += [2 * option.on, 3 * option.on, option.high]
    if option.kind == "choice":
        values = [choice for choice in option.choices if _allows(option.choice_uses.get(choice), seats)]
    usual = usable.get(option.name, option.default)
    return [value for value in values if value != usual]


def _allows(use: Use | None, seats: int) -> bool:
    return use is None or use.seats is None or use.seats[0] <= seats <= use.seats[1]
