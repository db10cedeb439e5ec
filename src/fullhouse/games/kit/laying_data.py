"""The data of laying games, `tiles` and `animals`: options, position, view and events."""

from typing import Literal

import msgspec

from fullhouse.core.chance import Chance
from fullhouse.core.events import OfCell, OfSeat, OfSymbol, Outcome
from fullhouse.core.game import View, Viewer
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.masks import Cells, seats_in, seats_of
from fullhouse.core.options import TurnOptions
from fullhouse.games.kit import setups
from fullhouse.games.kit.base import LastMove, TurnState
from fullhouse.sudoku.board import Board, mask_of
from fullhouse.sudoku.grid import Grid

TRACK = 40
"""The score track has the fields 0 to 39; passing 0 brings a token worth 40."""

Scoring = Literal["full", "simple", "block", "value"]


class LayingOptions(TurnOptions, frozen=True, kw_only=True):
    scoring: Scoring = "full"
    stack_end: Literal["play_on", "stop"] = "play_on"


class LayingState(TurnState, frozen=True, kw_only=True):
    options: LayingOptions
    grid: Grid
    golden: Cells
    stack: tuple[Symbol, ...]
    drawn: int
    """How many tiles of the stack have been drawn."""
    hands: tuple[Symbol, ...]
    """The tile each seat holds; 0 for none."""
    gone: tuple[Symbol, ...] = ()
    """The tiles that have left the game."""
    claim: bool = False
    """Whether the seat to move says that its tile fits nowhere."""
    ending: bool = False
    """Whether the tiles are used up, and only the last one has still to be accepted."""

    @property
    def asks_long(self) -> bool:
        return self.claim or self.ending


class LastLaid(msgspec.Struct, frozen=True):
    """The last tile as everybody sees it: whether it is a fault is for the players to notice."""

    seat: Seat
    cell: str
    points: int


class LayingView(View, frozen=True, kw_only=True):
    golden: tuple[str, ...]
    stack_left: int
    holding: tuple[bool, ...]
    """Which seats hold a tile."""
    gone: tuple[Symbol, ...]
    tokens: tuple[int, ...]
    """Lap tokens; the pawn stands on field `scores − 40 × tokens` of the track."""
    last: LastLaid | None
    """The tile that can be objected to."""
    turn: Seat
    claimed: bool
    asked: tuple[Seat, ...]


class Laid(OfSymbol, frozen=True, tag="laid"):
    points: int
    counted: tuple[str, ...]
    """The tiles it scored for."""


class Drew(OfSeat, frozen=True, tag="drew"):
    symbol: Symbol | None
    """None for those who may not see it."""
    left: int


class Discarded(OfSeat, frozen=True, tag="discarded"):
    """A tile has left the game; its points, if it had brought any, are taken back."""

    symbol: Symbol
    points: int = 0


class Claimed(OfSeat, frozen=True, tag="claimed"):
    """A seat says that its tile fits nowhere, and shows it."""

    symbol: Symbol


class NoRoom(OfSeat, frozen=True, tag="no_room"):
    """The referee has found that the tile of a seat fits nowhere: the player has said nothing."""

    symbol: Symbol


class Shown(OfCell, frozen=True, tag="shown"):
    """An opponent pointed at a cell where the tile is said to fit."""

    right: bool

    @property
    def is_upheld(self) -> bool:
        return self.right


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
