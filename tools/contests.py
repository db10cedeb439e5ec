"""Contests inside the kernel, thousands of games a minute: one player against others on the same deals."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from fullhouse.bots.brains.advice import net_for
from fullhouse.bots.brains.backend import ISA, _play
from fullhouse.games import game as game_named
from fullhouse.games.kit.bot import Effort


class Player(msgspec.Struct, frozen=True):
    """`greedy` takes the most points now, `hold` keeps tiles for forced positions, `brain` thinks."""

    kind: Literal["greedy", "hold", "brain"]
    effort: Effort = Effort()
    net: bytes | None = None
    """The file of a net; the package's own where it is missing."""


class Result(msgspec.Struct, frozen=True):
    """How the player did, on average over deals in which it took every seat once."""

    games: int
    won: float
    """The share of first places, ties shared; in solitaire of successes; alone at tiles always 1."""
    within: float
    """The half-width of its 95 % interval."""
    lead: float
    """The lead over the best of the others; alone, the points."""


def contest(
    game: str,
    player: Player,
    others: Player | None = None,
    *,
    games: int,
    seed: int,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    problems: Sequence[str] = (),
    threads: int = 1,
) -> Result:
    """Plays about this many games. `problems` of one-two-three: 81 characters and the solution's 81, each.

    Options: `scoring`, `stack_end`, `golden` of the laying games; `teams`, `sequence`, `final_order` of
    one-two-three. Raises ValueError where they do not fit the game.
    """
    chosen = dict(options or {})
    table = _play.View(game)
    table.seats = seats
    defaults = game_named(game).options()
    for field in ("scoring", "teams", "sequence"):
        if hasattr(defaults, field):
            setattr(table, field, chosen.pop(field, getattr(defaults, field)))
    table.stops = chosen.pop("stack_end", "play_on") == "stop"
    table.lowest_first = chosen.pop("final_order", "lowest_first") == "lowest_first"
    by_block = chosen.pop("golden", "lines") == "blocks"
    if chosen:
        raise ValueError(f"unknown option {min(chosen)}")
    rival = others or player
    played, won, error, lead, _ = _play.contest(
        table,
        _told(player),
        _net(player, game, seats),
        _told(rival),
        _net(rival, game, seats),
        max(1, games // seats),
        seed,
        threads,
        by_block,
        list(problems),
        ISA,
    )
    return Result(played, won, 1.96 * error, lead)


def _told(player: Player) -> tuple[str, int, int, float]:
    return player.kind, player.effort.budget, player.effort.width, player.effort.win


def _net(player: Player, game: str, seats: int) -> "_play.Net | None":
    if player.kind != "brain":
        return None
    return net_for(game, seats) if player.net is None else _play.Net(player.net)
