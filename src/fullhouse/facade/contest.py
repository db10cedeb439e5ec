"""Who sits at a match, by name or as programs of one's own, and whole games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from fullhouse.bots import all_bots, bot, bots_for, is_strength, level_named
from fullhouse.bots.answers import answer, watch
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.league.table import recorded
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import TABLE, every_seat
from fullhouse.facade.arguments import budget_of, game_of, seed_of, whole
from fullhouse.games import AnyGame
from fullhouse.records.record import Record
from fullhouse.words import all_speak, say, speaks

Program: TypeAlias = Callable[[Any, list[str]], str | None]
"""Gets what its seat sees and the moves it may make, and gives one of them.

Where there are no turns, None lets others act.
"""

Player: TypeAlias = str | Bot | Program


class ProgramBot(Bot):
    """A function as a player. It is asked what it does; accepting what is right is done for it."""

    level = 0

    def __init__(self, name: str, program: Program) -> None:
        self.name, self.program = name, program

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        legal = situation.legal if situation.legal is not None else game.legal(state, seat)
        said = answer(game, state, seat, legal, watch(situation, 1, chance))
        if said is not None or view.to_move not in (None, seat):
            return Choice(said)
        acts = [move for move in legal if move.verb in game.verbs_of("acts")] or list(legal)
        chosen = self.program(view, [game.write_move(move) for move in acts])
        if chosen is None and len(view.scores) > 1 and view.to_move is None:
            return Choice(None)
        if not isinstance(chosen, str):
            raise BadInput("bot-not-offered", line=chosen, bot=self.name, seat=seat)
        return Choice(game.read_move(chosen))


def bot_for(player: object, game: AnyGame) -> Bot | None:
    """The bot that a player is; None for a person, whatever the name."""
    if isinstance(player, Bot):
        return player
    if isinstance(player, str):
        return bot(player, game.id) if level_named(player) in all_bots() or is_strength(player) else None
    if callable(player):
        return ProgramBot(name_of(player), player)
    raise BadInput("not-a-player", value=player)


def seated(seats: object, game: AnyGame) -> tuple[tuple[str, ...], tuple[Bot | None, ...]]:
    """The names and the bots of the seats: from a number of them, or from who sits there."""
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        count = whole("seats", seats, least=1)
        game.check_seats(count)
        return tuple(say("tell-player", n=str(seat)) for seat in range(1, count + 1)), (None,) * count
    bots = tuple(bot_for(player, game) for player in seats)
    return tuple(name_of(player) for player in seats), bots


def name_of(player: Any) -> str:
    """What a player is called: a text is the name itself."""
    return (
        player
        if isinstance(player, str)
        else str(getattr(player, "name", None) or getattr(player, "__name__", "program"))
    )


SCORE = 1.96
"""The interval has the true share in 19 of 20 contests."""


class Share(NamedTuple):
    """A part of games won, and between what it may truly lie (Wilson's interval)."""

    won: float
    least: float
    most: float

    @classmethod
    def of(cls, won: float, games: int) -> Share:
        if not games:
            return cls(0.0, 0.0, 1.0)
        share, spread = won / games, SCORE**2 / games
        middle, width = share + spread / 2, SCORE * sqrt((share * (1 - share) + spread / 4) / games)
        return cls(
            share, max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))
        )

    def __str__(self) -> str:
        """
        >>> print(Share.of(8, 10))
        80 % (49–94)
        """
        return f"{100 * self.won:.0f} % ({100 * self.least:.0f}–{100 * self.most:.0f})"


@all_speak
class Contest:
    """The games that some players have played: iterate over it for the records.

    >>> contest = play_out("tiles", ["butterfly", "magpie"], games=2, seed=1)
    >>> len(contest), sum(contest.wins.values()) >= 2, sorted(contest.points)
    (2, True, ['butterfly', 'magpie'])
    """

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.records: list[Record] = []
        self.wins = dict.fromkeys(players, 0)
        """How many games each has won alone or with others."""
        self.draws = 0
        """How many games several have won together."""
        self.points = dict.fromkeys(players, 0)
        self._shares = dict.fromkeys(players, 0.0)

    def __len__(self) -> int:
        return len(self.records)

    def __iter__(self) -> Iterator[Record]:
        return iter(self.records)

    def share(self, player: str) -> Share:
        """What part of the games a player has won, with its interval; a game won by two is half a game each.

        >>> contest = Contest(("Ann", "fox"))
        >>> contest.share("Ann")
        Share(won=0.0, least=0.0, most=1.0)
        """
        if player not in self._shares:
            raise BadInput("unknown-player", name=player, allowed=list(self.players))
        return Share.of(self._shares[player], len(self))

    def table(self) -> str:
        """A line a player: games won, their share with its interval of 95 %, and points a game."""
        width = max(map(len, self.players))
        rows = sorted(self.players, key=lambda name: (-self._shares[name], -self.points[name]))
        shares = {name: self.share(name) for name in rows}
        lines = [
            f"{name:{width}}  {self.wins[name]:4} / {len(self)}  {shares[name]}  "
            f"{self.points[name] / max(1, len(self)):8.1f}"
            for name in rows
        ]
        return "\n".join(lines)

    def to_dict(self) -> dict[str, Any]:
        return {"games": len(self), "wins": self.wins, "draws": self.draws, "points": self.points}

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return f"<Contest of {', '.join(self.players)}: {len(self)} games>"


@speaks
def play_out(
    game_name: str,
    bots: Sequence[Player] = ("squirrel", "squirrel"),
    *,
    games: int = 1,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    budget: int | None = None,
) -> Contest:
    """Games between bots, functions of your own included; who begins changes from game to game.

    >>> play_out("tiles", [lambda view, moves: moves[0], "butterfly"], seed=1).records[0].game
    'tiles'
    """
    rules = game_of(game_name)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadInput("not-a-list", field="bots", value=bots)
    if not bots:
        raise BadInput("nobody-plays", field="bots")
    players = [_bot(one, rules) for one in bots]
    names = _apart([name_of(one) for one in bots])
    contest, first, thinking = Contest(names), seed_of(seed), budget_of(budget)
    for number in range(whole("games", games, least=1)):
        order = [(number + place) % len(names) for place in range(len(names))]
        seated = [players[place] for place in order]
        record, result = recorded(rules.id, seated, first + number, options, thinking)
        acted = [move for move in record.moves if move.seat != TABLE]
        if (result.reason is None or not acted) and any(isinstance(one, ProgramBot) for one in players):
            raise BadInput("bot-unfinished", game=rules.id, moves=len(acted))
        contest.records.append(replace(record, seats=tuple(names[place] for place in order)))
        for place, score, seat in zip(order, result.scores, every_seat(len(order)), strict=True):
            contest.points[names[place]] += score
            contest.wins[names[place]] += seat in result.winners
            contest._shares[names[place]] += (seat in result.winners) / max(1, len(result.winners))
        contest.draws += len(result.winners) > 1
    return contest


def _apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with numbers behind those that come again."""
    return tuple(
        name if names.count(name) == 1 else f"{name} {names[: at + 1].count(name)}"
        for at, name in enumerate(names)
    )


def _bot(player: Player, rules: AnyGame) -> Bot:
    chosen = bot_for(player, rules)
    if chosen is None:
        raise BadInput("unknown-bot", bot=player, allowed=list(bots_for(rules.id)))
    return chosen
