"""Moves that no referee would call, found by asking the rules with a guard in the referee's place."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Called, Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

NOT_PLAYING = ("object", "show", "accept", "hint", "stop", "continue", "pass", "erase")
"""Verbs that answer others or put nothing on the board: a simple bot plays on instead, if it can."""


def honest_moves(game: AnyGame, view: View, seat: Seat, chance: Chance, most: int = 1_000) -> list[Move]:
    """Some of the moves of this seat that are no fault, in an order of chance."""
    return [move for move, _, _ in tried_moves(game, view, seat, chance, most=most)]


def tried_moves(
    game: AnyGame, view: View, seat: Seat, chance: Chance, *, most: int
) -> list[tuple[Move, Any, Sequence[Event]]]:
    """Moves with the state and the events that each would bring, faults left out."""
    state = game.imagine(umpired(view), chance)
    moves = chance.shuffled(move for move in game.legal(state, seat) if move.verb not in NOT_PLAYING)
    found: list[tuple[Move, Any, Sequence[Event]]] = []
    for move in moves[:most]:
        try:
            after, events = game.play(state, seat, move)
        except Refused:
            continue
        if not any(isinstance(event, Called) for event in events):
            found.append((move, after, events))
    return found


def umpired(view: View) -> View:
    """The same view at a table with an umpire, who calls every fault at once."""
    return replace(view, options=replace(view.options, referee="umpire"))
