"""Games between bots as a server would play them: neighbouring levels, a child, and greedy at Markers."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Any

from benchmarks.bots.child import Child
from benchmarks.bots.lines import Batch, Line
from benchmarks.bots.paced import Paced
from fullhouse.bots import bot
from fullhouse.bots.bot import Bot
from fullhouse.bots.league.table import recorded
from fullhouse.bots.levels import levels

SKILL: Mapping[str, Mapping[str, Any]] = {
    "challenge": {},
    "one-two-three": {},
    "markers": {"fault": "solution"},
    "tiles": {},
    "animals": {},
}
"""The games for two in which levels differ, with the options that make them do so."""
ALONE = "solitaire"
MARKERS: Mapping[str, tuple[Mapping[str, str], str, Bot]] = {
    "rule, basic, greedy": ({"fault": "rule"}, "≥ 50 %", bot("greedy", "markers")),
    "solution, basic, greedy": ({"fault": "solution"}, "≥ 80 %", bot("greedy", "markers")),
} | {
    f"{fault}, advanced, greedy as fast as {pace}": (
        {"fault": fault, "variant": "advanced"},
        "≥ 80 %",
        Paced(bot("greedy", "markers"), pace),
    )
    for fault in ("rule", "solution")
    for pace in ("master", "club")
}
"""In the advanced game only the clock ends a turn, so whom `master` meets needs a pace."""


def lines() -> Iterator[Line]:
    """Markers against greedy, neighbouring levels, and `beginner` against a child."""
    for name, (options, wanted, rival) in MARKERS.items():
        duel = partial(_duel, "markers", (bot("master", "markers"), rival), options)
        yield Line(name=f"markers, {name}", wanted=wanted, games=400, play=duel)
    names = list(levels())
    for game, options in SKILL.items():
        child = partial(_duel, game, (bot("beginner", game), Child()), options)
        yield Line(name=f"{game}, beginner – child", wanted="about 50 %", games=400, play=child)
        for lower, higher in pairwise(names):
            duel = partial(_duel, game, _pair(game, higher, lower), options)
            yield Line(name=f"{game}, {higher} – {lower}", wanted="60 to 85 %", games=400, play=duel)
    for name in names[:-1]:
        alone = partial(_alone, ALONE, name)
        yield Line(name=f"{ALONE}, {name}", wanted="rising", games=400, play=alone, seats=1)


def _pair(game: str, one: str, other: str) -> tuple[Bot, Bot]:
    return bot(one, game), bot(other, game)


def _duel(game: str, pair: tuple[Bot, Bot], options: Mapping[str, Any], seed: int, games: int) -> Batch:
    """Each deal twice, the seats exchanged: how often the first one wins, and by how much."""
    won = points = 0.0
    for deal in range(games // 2):
        for first in (0, 1):
            _, ended = recorded(game, (pair[first], pair[1 - first]), seed + deal, options)
            won += (1 + first in ended.winners) / max(1, len(ended.winners))
            points += ended.scores[first] - ended.scores[1 - first]
    return Batch(games, won / games, points / games)


def _alone(game: str, name: str, seed: int, games: int) -> Batch:
    ended = [recorded(game, (bot(name, game),), seed + deal)[1] for deal in range(games)]
    won = [bool(one.winners) for one in ended]
    points = sum(one.scores[0] for one, succeeded in zip(ended, won, strict=True) if succeeded)
    return Batch(games, sum(won) / games, points / games)
