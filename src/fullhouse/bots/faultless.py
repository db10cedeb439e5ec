"""Moves that no referee would call, found by asking the rules with a guard in the referee's place."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Called, Event
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.core.options import RefereedOptions
from fullhouse.games import AnyGame


def faultless_moves(game: AnyGame, view: View, seat: Seat, chance: Chance, most: int = 1_000) -> list[Move]:
    """Some of the moves of this seat that are no fault, in random order."""
    return [move for move, _, _ in tried_moves(game, view, seat, chance, most=most)]


def tried_moves(
    game: AnyGame,
    view: View,
    seat: Seat,
    chance: Chance,
    *,
    most: int,
    wanted: Callable[[Move], bool] = lambda _move: True,
) -> list[tuple[Move, Any, Sequence[Event]]]:
    """Some of the wanted moves with the state and the events that each would bring, faults left out."""
    state = game.imagine(umpired(view), chance)
    acts = game.verbs_of("acts")
    moves = chance.shuffled(move for move in game.legal(state, seat) if move.verb in acts and wanted(move))
    outcomes: list[tuple[Move, Any, Sequence[Event]]] = []
    for move in moves[:most]:
        tried = try_move(game, state, seat, move)
        if tried is not None:
            outcomes.append((move, *tried))
    return outcomes


def try_move(game: AnyGame, state: Any, seat: Seat, move: Move) -> tuple[Any, Sequence[Event]] | None:
    """The state and the events that a move would bring; None for one that is refused or called a fault."""
    try:
        after, events = game.play(state, seat, move)
    except Refused:
        return None
    return None if any(isinstance(event, Called) for event in events) else (after, events)


def last_resort(game: AnyGame, legal: Sequence[Move]) -> list[Move]:
    """What is left where every act would be a fault: to pass; else whatever is no objection."""
    aside, objects = game.verbs_of("aside"), game.verbs_of("objects")
    passing = [move for move in legal if move.verb in aside and move.cell < 0 and not move.symbol]
    return passing or [move for move in legal if move.verb not in objects]


def gain(game: AnyGame, before: Any, after: Any, seat: Seat) -> int:
    """The points that a seat gets from one state to the other, less the most that anybody else gets."""
    pairs = zip(game.outcome(after).scores, game.outcome(before).scores, strict=True)
    gains = [now - was for now, was in pairs]
    return gains.pop(seat - 1) - max(gains, default=0)


def umpired(view: View) -> View:
    """The same view at a table with an umpire, who calls every fault at once."""
    if not isinstance(view.options, RefereedOptions):
        return view
    return replace(view, options=replace(view.options, referee="umpire"))
