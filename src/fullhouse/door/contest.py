"""Whole games between bots, one after another, and how they came out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fullhouse.bots import bots_for
from fullhouse.bots.bot import Bot
from fullhouse.bots.league.table import recorded
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import TABLE, every_seat
from fullhouse.door.arguments import budget_of, seed_of, text_of, whole
from fullhouse.door.players import Player, ProgramBot, bot_for, name_of
from fullhouse.games import AnyGame, game
from fullhouse.records.record import Record
from fullhouse.words.speaking import speaks


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
        """How many games each has won; a game that several win counts for each."""
        self.points = dict.fromkeys(players, 0)

    def __len__(self) -> int:
        return len(self.records)

    def __iter__(self) -> Iterator[Record]:
        return iter(self.records)

    def table(self) -> str:
        """A line a player: games won, and points a game."""
        width = max(map(len, self.players))
        rows = sorted(self.players, key=lambda name: (-self.wins[name], -self.points[name]))
        return "\n".join(
            f"{name:{width}}  {self.wins[name]:4} / {len(self)}  {self.points[name] / len(self):8.1f}"
            for name in rows
        )

    def to_dict(self) -> dict[str, Any]:
        return {"games": len(self), "wins": self.wins, "points": self.points}

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
    rules = game(text_of("game", game_name))
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not bots:
        raise BadInput("not-a-list", field="bots", value=bots)
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
        contest.records.append(record)
        for place, score, seat in zip(order, result.scores, every_seat(len(order)), strict=True):
            contest.points[names[place]] += score
            contest.wins[names[place]] += seat in result.winners
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
