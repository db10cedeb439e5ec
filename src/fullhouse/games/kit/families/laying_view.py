"""What people see of a game of laying tiles, and what they can imagine behind it."""

from fullhouse.core.chance import Chance
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.masks import seats_in, seats_of
from fullhouse.core.outcome import Outcome
from fullhouse.games.kit import setups
from fullhouse.games.kit.families.laying_data import TRACK, LastLaid, LayingOptions, LayingState, LayingView
from fullhouse.games.kit.turns import LastMove
from fullhouse.sudoku.board import Board, mask_of
from fullhouse.sudoku.grid import Grid


def view_of(
    state: LayingState,
    viewer: Viewer,
    outcome: Outcome,
    *,
    to_move: Seat | None,
    to_act: tuple[Seat, ...],
) -> LayingView:
    """Hides the tiles in the hands of others."""
    # Written out instead of `standing`: a server makes these views more often than any other.
    board, last = state.grid.board, state.last
    return LayingView(
        options=state.options,
        board=str(state.grid),
        scores=state.scores,
        to_move=to_move,
        to_act=to_act,
        over=outcome.is_over,
        reason=outcome.reason,
        winners=outcome.winners,
        hands=seen_hands(state, viewer),
        golden=board.names(state.golden),
        stack_left=len(state.stack) - state.drawn,
        holding=tuple(map(bool, state.hands)),
        gone=state.gone,
        tokens=tuple([score // TRACK for score in state.scores]),
        last=None if last is None else LastLaid(last.seat, board.name(last.cell), last.points),
        claimed=state.claim,
        turn=state.turn,
        asked=seats_in(state.asked, state.seats),
    )


def seen_hands(state: LayingState, viewer: Viewer) -> tuple[tuple[Symbol, ...] | None, ...]:
    """The tiles in hand: one's own, and that of a seat that says it fits nowhere; after the end, all."""
    if viewer == "review":
        return tuple(map(_shown, state.hands))
    seen: list[tuple[Symbol, ...] | None] = [None] * state.seats
    if isinstance(viewer, int):
        seen[viewer - 1] = _shown(state.hands[viewer - 1])
    if state.claim:
        seen[state.turn - 1] = _shown(state.hands[state.turn - 1])
    return tuple(seen)


def _shown(symbol: Symbol) -> tuple[Symbol, ...]:
    return (symbol,) if symbol else ()


def imagined(board: Board, view: LayingView, chance: Chance) -> LayingState:
    """A position that gives this view; whether the last tile is a fault is judged from the board alone."""
    grid = Grid.parse(view.board, board)
    known = [symbol for hand in view.hands for symbol in hand or ()]
    unseen = chance.shuffled(setups.unseen(board, [*grid.symbols, *view.gone, *known]))
    needed = view.stack_left + view.hands.count(None)
    unseen += [Symbol(1 + chance.below(board.size)) for _ in range(needed - len(unseen))]
    hands = tuple(
        Symbol(hand[0] if hand else unseen.pop() if hand is None and holds else 0)
        for hand, holds in zip(view.hands, view.holding, strict=True)
    )
    last = None
    if view.last is not None:
        cell = board.cell(view.last.cell)
        symbol = Symbol(grid.symbols[cell])
        last = LastMove(view.last.seat, cell, symbol, view.last.points, grid.clashes(cell, symbol))
    assert isinstance(view.options, LayingOptions)
    return LayingState(
        seats=len(view.scores),
        reason=view.reason,
        options=view.options,
        grid=grid,
        golden=mask_of(map(board.cell, view.golden)),
        stack=tuple(unseen[: view.stack_left]),
        drawn=0,
        hands=hands,
        scores=view.scores,
        gone=view.gone,
        turn=view.turn,
        last=last,
        claim=view.claimed,
        ending=bool(view.asked) and not view.claimed,
        asked=seats_of(view.asked),
    )
