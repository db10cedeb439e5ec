"""Views in the form that the kernel takes, game by game. Only views are read, so nothing hidden gets in."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from fullhouse.bots.brains.backend import _play
from fullhouse.core.ids import Seat
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE


def kernel_view(game: str, view: Any, seat: Seat) -> "_play.View":
    """The kernel's form of a view of the seat to move."""
    seen = _play.View(game)
    seen.seats = len(view.scores)
    seen.turn = seat - 1
    seen.board = view.board
    seen.scores = list(view.scores)
    READERS[game](seen, view)
    return seen


def _laying(seen: "_play.View", view: Any) -> None:
    seen.scoring = view.options.scoring
    seen.stops = view.options.stack_end == "stop"
    seen.stack = view.stack_left
    seen.left = view.stack_left + sum(view.holding)
    seen.gone = list(view.gone)
    seen.hands = [list(hand or ()) for hand in view.hands]


def _flipping(seen: "_play.View", view: Any) -> None:
    seen.hands = [list(hand) for hand in view.hands]


def _challenge(seen: "_play.View", view: Any) -> None:
    _flipping(seen, view)
    seen.gone = list(view.gone)


def _solitaire(seen: "_play.View", view: Any) -> None:
    _flipping(seen, view)
    seen.due = view.due


def _sheet(seen: "_play.View", view: Any) -> None:
    seen.solution = _solution(view.givens)
    seen.by_solution = view.options.fault == "solution"


def _markers(seen: "_play.View", view: Any) -> None:
    _sheet(seen, view)
    seen.advanced = view.options.variant == "advanced"
    if seen.advanced:
        seen.round, seen.rounds, seen.played = view.round, view.rounds, view.played
    else:
        seen.idle, seen.placed = view.idle, view.placed


def _one_two_three(seen: "_play.View", view: Any) -> None:
    _sheet(seen, view)
    options, running = view.options, view.turns[-1]
    seen.sequence = options.sequence
    seen.lowest_first = options.final_order == "lowest_first"
    seen.teams = options.teams
    seen.round, seen.asks, seen.final = view.round, view.asks, view.final
    seen.order = [seat - 1 for seat in view.order]
    seen.played = view.order.index(view.turn)
    seen.written = [int(view.board[NINE.cell(name)]) for name in running.cells]
    seen.used = running.used
    seen.has_house = any(not set(house) & set(running.lost) for house in running.houses)
    seen.placed = bool(view.recent[0])
    before = view.recent[1 : view.round]
    seen.idle = next((rounds for rounds, cells in enumerate(before) if cells), len(before))


@lru_cache(maxsize=256)
def _solution(givens: str) -> str:
    """The problem is public, so its solution may be used."""
    return solve(givens)


READERS: Mapping[str, Callable[["_play.View", Any], None]] = {
    "tiles": _laying,
    "animals": _laying,
    "challenge": _challenge,
    "solitaire": _solitaire,
    "markers": _markers,
    "one-two-three": _one_two_three,
}
