"""How a bot watches its opponents: it tries an objection on an imagined state first."""

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

from fullhouse.bots.bot import Situation
from fullhouse.bots.perception import happens, is_blocked, shown_grid
from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Ended, Event, Objected, most_points
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

MOST_TRIED = 120
Watch = Callable[[Event], bool]
"""Whether somebody notices what an event names: a fault, what was overlooked, or that an end is too early."""


def answer(
    game: AnyGame, state: Any, seat: Seat, legal: Sequence[Move], notices: Watch | None
) -> Move | None:
    """The answer to other seats' moves: an objection to a noticed fault, a vote, or an acceptance."""
    if notices is not None and (justified := objection(game, state, seat, legal, notices)):
        return justified
    if (voted := vote(game, state, seat, legal, notices)) is not None:
        return voted
    return next((move for move in legal if move.verb in game.verbs_of("answers")), None)


def objection(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Move], notices: Watch) -> Move | None:
    """An objection that would be right as far as this seat can see; never to its own digits."""
    for move in [move for move in legal if move.verb in game.verbs_of("objects")][:MOST_TRIED]:
        try:
            _, events = game.play(state, seat, move)
        except Refused:
            continue
        upheld = (event for event in events if event.is_upheld and event.accused != seat)
        if any(notices(event) for event in upheld):
            return move
    return None


def watch(situation: Situation, attention: float, chance: Chance) -> Watch:
    """How somebody with this attention watches the others.

    What is in no house of the last move is noticed more seldom: one has to look there of one's own accord.
    A digit that may be objected to for many moves is looked at once, not at each of them, and again when
    another equal digit comes into its row, column or block.
    """
    now = happens(chance, attention)

    def notices(fault: Event) -> bool:
        problem, grid = situation.game.problem(situation.view), shown_grid(situation)
        if isinstance(fault, Ended):
            return now and not (grid is not None and is_blocked(grid))
        if problem is None or grid is None or not isinstance(fault, Objected):
            return now
        cell = grid.board.cell(fault.cell)
        symbol = Symbol(grid.symbols[cell])
        if not symbol:
            return now
        look = f"{problem} {situation.seat} {fault.cell}={symbol} {grid.clashes(cell, symbol)}"
        last = situation.last
        is_near = last is None or last == cell or grid.board.peers[last] >> cell & 1
        return happens(Chance(crc32(look.encode())), attention if is_near else attention**2)

    return notices


def vote(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Move], notices: Watch | None) -> Move | None:
    """What a seat says where another one wants to stop: whoever notices that it would lose so plays on.

    Where nothing fits any more, there is nothing to play on for.
    """
    voters = game.votes(state)
    if not voters or seat in voters:
        return None
    votes = [move for move in legal if move.verb in game.verbs_of("votes")]
    ended = Ended(reason="agreed", winners=most_points(game.outcome(state).scores))
    plays_on = notices is not None and seat not in ended.winners and notices(ended)
    return next(iter(votes[plays_on:] or votes), None)
