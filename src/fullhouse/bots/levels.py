"""The levels as data, read from `levels.toml`: what somebody sees, knows and plans."""

from bisect import bisect
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from operator import itemgetter
from typing import Annotated, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from fullhouse.games import game_bot
from fullhouse.games.kit.bot import GameBot, Houses, LevelChanges, Overlooks, Points, Share

T = TypeVar("T")


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
    digits: Annotated[float, msgspec.Meta(ge=1)]

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
LOWEST, APART = 1000, 150
"""Where the weakest level stands, and how far apart the levels are where no rungs were measured."""
EVENLY = 135
"""About how far apart the steps are that somebody can choose from: the higher one wins two games of three."""
MIXED = ("houses", "near", "overlooks", "misjudges", "foresight", "thinks")


@cache
def levels() -> dict[str, Level]:
    """All levels by name, the weakest first.

    >>> list(levels())
    ['beginner', 'casual', 'club', 'expert', 'master']
    """
    text = (files(__package__) / "levels.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[str, Level])


def strengths(of: GameBot) -> dict[str, int]:
    """How strong each level is in a game, on the scale of `fullhouse ladder`.

    >>> strengths(GameBot())["club"]
    1300
    """
    usual = (LOWEST + APART * place for place in range(len(levels())))
    return dict(zip(levels(), of.faces or usual, strict=True))


@lru_cache(maxsize=1_024)
def level_at(strength: float, game: str) -> Level:
    """The numbers of a player of this strength: between two levels, and between two rungs, those between.

    >>> level_at(1000, "challenge") == level_of("beginner", "challenge")
    True
    >>> level_of("casual", "classic").houses, level_at(1225, "classic").houses
    (5.0, 7.5)
    """
    of = game_bot(game)
    known = [
        (place, numbers if of.rungs else numbers.changed(of.levels.get(name)))
        for (name, place), numbers in zip(strengths(of).items(), levels().values(), strict=True)
    ]
    lower, higher, share = _around(strength, known)
    level = replace(
        lower, **{key: _between(value, getattr(higher, key), share) for key, value in asdict(lower).items()}
    )
    if of.rungs:
        below, above, share = _around(strength, [(rung.strength, rung) for rung in of.rungs])
        level = replace(
            level, **{key: _between(getattr(below, key), getattr(above, key), share) for key in MIXED}
        )
    return level


def steps(game: str) -> tuple[int, ...]:
    """The strengths from the weakest level to the strongest, evenly apart: what somebody can choose from.

    >>> steps("classic")
    (1000, 1150, 1300, 1450, 1600)
    """
    low, *_, high = strengths(game_bot(game)).values()
    count = max(len(levels()) - 1, round((high - low) / EVENLY))
    return tuple(round(low + (high - low) * step / count) for step in range(count + 1))


def level_of(name: str, game: str) -> Level:
    """The numbers of one of the five levels in a game."""
    return level_at(strengths(game_bot(game))[name], game)


def _around(strength: float, known: Sequence[tuple[int, T]]) -> tuple[T, T, float]:
    """The two neighbours of a strength, and how far it is from the lower one to the higher one, 0 to 1."""
    place = min(max(bisect(known, strength, key=itemgetter(0)) - 1, 0), len(known) - 2)
    (low, lower), (high, higher) = known[place : place + 2]
    return lower, higher, min(1.0, max(0.0, (strength - low) / (high - low)))


def _between(low: str | float, high: str | float, share: float) -> str | float:
    """A number between two; of two techniques the lower one, up to the end."""
    if isinstance(low, str) or isinstance(high, str):
        return high if share == 1 else low
    return low + (high - low) * share if share < 1 else high
