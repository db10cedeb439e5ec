"""What kind of loss a decision was, from the view of its seat and what everybody saw happen."""

from typing import Any

from fullhouse.bots.faultless import umpired
from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.events import Called
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame
from fullhouse.games.kit import forced
from fullhouse.review.data import Kind
from fullhouse.review.judges import Judged, guarded, points_of
from fullhouse.review.moments import Moment
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

WORTH_A_WORD = 0.004
"""Smaller losses are not named: another judge might see it the other way round."""
REPLIES = 4
"""In how many imagined positions the best reply is counted."""
MOSTLY = 0.4
"""A loss is named after what makes up this share of it."""

Facts = dict[str, Any]


def fault_of(game: AnyGame, moment: Moment) -> tuple[str, ...] | None:
    """The cells that show the fault of a move, as an umpire would call it; None where it is none."""
    shown = umpired(moment.view)
    if shown is moment.view or moment.move.verb not in game.verbs_of("acts"):
        return None
    try:
        _, events = game.play(game.imagine(shown, Chance(0)), moment.seat, moment.move)
    except Refused:
        return ()
    return next((event.because for event in events if isinstance(event, Called)), None)


def plain_kind(game: AnyGame, moment: Moment) -> tuple[Kind, Facts] | None:
    """The kinds that the rules alone decide: lost time, objections, faults, claims."""
    if moment.timed_out:
        return "time", {"seconds": round(moment.seconds or 0)}
    if moment.move.verb in game.verbs_of("objects"):
        verdict = [event for event in moment.events if event.is_upheld]
        return None if verdict else ("wasted", {})
    fault = fault_of(game, moment)
    if fault is not None:
        facts = {"because": fault}
        if moment.move.cell < 0:
            return "claim", facts
        called = moment.was_noticed or any(isinstance(event, Called) for event in moment.events)
        return ("fault" if called else "unnoticed"), facts
    if moment.missed is not None:
        return "missed", {}
    return None


def kind_of(game: AnyGame, moment: Moment, best: Judged, now: float, lost_lead: float) -> tuple[Kind, Facts]:
    """The kind of a loss by a worse move than the best one."""
    if best.move.verb == "declare" and moment.move.verb != "declare":
        return "forced", _proof(moment.view, best.move)
    if best.now - now > max(0.5, MOSTLY * lost_lead):
        return "points", {"points": round(best.now - now, 1)}
    opened = _reply(game, moment, moment.move) - _reply(game, moment, best.move)
    if opened > max(0.5, MOSTLY * lost_lead):
        return "opened", {"points": round(opened, 1)}
    return "later", {}


def _proof(view: Any, move: Move) -> Facts:
    grid = Grid.parse(view.board.replace("?", "."), NINE)
    proof = forced.prove(grid, grid.open, move.cell, move.symbol)
    return {"ground": proof.ground if proof else "", "proof": proof}


def _reply(game: AnyGame, moment: Moment, move: Move) -> float:
    """The most points that the next seat could get at once, on average over imagined positions."""
    total = 0.0
    for number in range(REPLIES):
        state = game.imagine(guarded(moment.view), Chance(number))
        try:
            after, _ = game.play(state, moment.seat, move)
        except Refused:
            continue
        turn = game.to_move(after)
        if turn is not None and turn != moment.seat:
            total += _most(game, after, turn) / REPLIES
    return total


def _most(game: AnyGame, state: Any, seat: Seat) -> float:
    acts = game.verbs_of("acts")
    return max(
        (points_of(game, state, seat, move) for move in game.legal(state, seat) if move.verb in acts),
        default=0.0,
    )
