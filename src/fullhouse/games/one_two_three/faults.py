"""Faults of One-Two-Three: objections at any time, the fine, and the correction that play waits for."""

from abc import abstractmethod
from typing import ClassVar

from msgspec.structs import replace

from fullhouse.core.events import Called, Objected
from fullhouse.core.ids import TABLE, Cell, Seat, Symbol
from fullhouse.core.masks import BIT, Cells
from fullhouse.core.moves import Move, Part
from fullhouse.games.kit.base import OBJECT, Events, added
from fullhouse.games.kit.notation import SHARED_FORMS, Notation
from fullhouse.games.kit.writing import Erased, WritingGame, Wrote, digit_moves, written
from fullhouse.games.one_two_three.data import (
    Corrected,
    CorrectionDue,
    CorrectionRequired,
    Fined,
    KeepLooking,
    LeftEmpty,
    OneTwoThreeState,
    OneTwoThreeView,
    Owed,
    Turn,
)
from fullhouse.games.one_two_three.score import left_without, with_correction, without_digit
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

FORMS = ("CELL=D", "done", "correct CELL=D", "leave CELL", *SHARED_FORMS)


class Faults(WritingGame[OneTwoThreeState, OneTwoThreeView]):
    """The part of the game that deals with faults. How play goes on afterwards is said by `go_on`."""

    notation: ClassVar[Notation] = Notation(NINE, FORMS)
    correct_moves: ClassVar[tuple[Move, ...]]
    leave_moves: ClassVar[tuple[Move, ...]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.correct_moves = digit_moves(cls, "correct CELL=D")
        cls.leave_moves = cls.notation.cell_moves("leave CELL")

    @abstractmethod
    def go_on(self, state: OneTwoThreeState, events: Events, by: Seat) -> tuple[OneTwoThreeState, Events]:
        """After a digit or a correction of a seat: somebody is waited for, or the next turn, or the end."""

    # Who may do what

    def objections(self, state: OneTwoThreeState, seat: Seat) -> tuple[Part, ...]:
        """Every digit, one's own too, and without its name the last one, or the end of a turn."""
        if state.options.referee != "table" or seat == TABLE:
            return ()
        unnamed = self.is_asked(state, seat) if self.asks_to_stop(state) else state.last >= 0
        return (OBJECT, int(unnamed)), (self.object_moves, written(state))

    def asks_to_stop(self, state: OneTwoThreeState) -> bool:
        """Whether the opponents are asked now whether a turn may end early."""
        return state.stopping == "asked" and not state.owed

    def corrections(self, state: OneTwoThreeState, seat: Seat) -> tuple[Part, ...]:
        cells = sum([BIT[owed.cell] for owed in state.owed if owed.seat == seat])
        leavable = cells & (_without_room(state.grid) if state.options.correction == "must" else cells)
        return self.digits(state, self.correct_moves, cells), (self.leave_moves, leavable)

    # The verbs

    def objection(self, state: OneTwoThreeState, seat: Seat, move: Move) -> tuple[OneTwoThreeState, Events]:
        self.check_player(state, seat, move)
        if self.asks_to_stop(state) and move.cell == Cell(-1):
            return self.refuse_to_stop(state, seat)
        cell = state.last if move.cell == Cell(-1) else move.cell
        if state.options.referee != "table" or cell == Cell(-1):
            self.refuse(state, seat, "nothing-to-object")
        name = self.board.name(cell)
        if not written(state) & BIT[cell]:
            self.refuse(state, seat, "no-digit-there", cell=name)
        if state.faults & BIT[cell]:
            because = self.why(state, cell, Symbol(state.grid.symbols[cell]))
            turn = next(turn for turn in state.turns if cell in turn.cells)
            verdict = Objected(seat=seat, against=turn.seat, cell=name, upheld=True, because=because)
            return self.uphold(state, turn, cell, (verdict,))
        against = next(Seat(other) for other, ink in enumerate(state.inks, 1) if ink & BIT[cell])
        return state, (Objected(seat=seat, against=against, cell=name, upheld=False),)

    def refuse_to_stop(self, state: OneTwoThreeState, seat: Seat) -> tuple[OneTwoThreeState, Events]:
        """An opponent wants the seat whose turn it is to go on looking."""
        if not self.is_asked(state, seat):
            self.refuse(state, seat, "not-asked")
        refused = KeepLooking(seat=seat, against=state.turn)
        return replace(state, asked=0, stopping="refused"), (refused,)

    def uphold(
        self, state: OneTwoThreeState, turn: Turn, cell: Cell, events: Events
    ) -> tuple[OneTwoThreeState, Events]:
        """A fault is called: off the board with it, the turn counted again, the fine, a correction owed."""
        after, keep = without_digit(turn, cell), ~BIT[cell]
        this, before, earlier = state.recent
        state, erased = self.rub_out(
            state, cell,
            points=turn.points - after.points,
            last=Cell(-1) if state.last == cell else state.last,
            recent=(this & keep, before & keep, earlier & keep),
        )  # fmt: skip
        return self.penalise(state, after, cell, (*events, erased))

    def call(
        self, state: OneTwoThreeState, turn: Turn, cell: Cell, symbol: Symbol, bonuses: Events
    ) -> tuple[OneTwoThreeState, Events]:
        """A fault that is called the moment it is written: on the board and off it again."""
        seat, name, after = turn.seat, self.board.name(cell), without_digit(turn, cell)
        events = (
            Wrote(seat=seat, cell=name, symbol=symbol, points=symbol),
            *bonuses,
            Called(against=seat, cell=name, because=self.why(state, cell, symbol)),
            Erased(seat=seat, cell=name, symbol=symbol, points=turn.points - after.points),
        )
        return self.penalise(state, after, cell, events)

    def penalise(
        self, state: OneTwoThreeState, turn: Turn, cell: Cell, events: Events
    ) -> tuple[OneTwoThreeState, Events]:
        """The turn has lost a digit: the fine for it, and a correction owed."""
        seat, name = turn.seat, self.board.name(cell)
        state, turn, fined = self._fine(state, turn, cell)
        owed = (*state.owed, Owed(seat, turn.round, cell))
        state = replace(state, turns=_with_turn(state.turns, turn), owed=owed)
        must = state.options.correction == "must" and not _without_room(state.grid) & BIT[cell]
        due = CorrectionRequired if must else CorrectionDue
        return state, (*events, *fined, due(seat=seat, cell=name))

    def _fine(
        self, state: OneTwoThreeState, turn: Turn, cell: Cell
    ) -> tuple[OneTwoThreeState, Turn, tuple[Fined, ...]]:
        """A fault costs as many points as its round asks for digits, unless the table takes no fines."""
        if state.options.fine == "none":
            return state, turn, ()
        state = replace(state, scores=added(state.scores, turn.seat, -turn.asks))
        fined = Fined(seat=turn.seat, cell=self.board.name(cell), points=turn.asks)
        return state, replace(turn, fines=turn.fines + turn.asks), (fined,)

    def correct(self, state: OneTwoThreeState, seat: Seat, move: Move) -> tuple[OneTwoThreeState, Events]:
        turn = self._owing(state, seat, move.cell)
        cell, symbol = move.cell, move.symbol
        wrong = self.check_digit(state, seat, cell, symbol)
        name = self.board.name(cell)
        if wrong:
            because = self.why(state, cell, symbol)
            tried = Corrected(seat=seat, cell=name, symbol=symbol, right=False, points=0, because=because)
            state, turn, fined = self._fine(state, turn, cell)
            return self._settle(state, left_without(turn, cell), cell, (tried, *fined))
        counts = state.options.corrected_counts
        after = with_correction(turn, cell, symbol) if counts else left_without(turn, cell)
        this, before, earlier = state.recent
        points = after.points - turn.points
        state, _ = self.put(
            state, seat, cell, symbol,
            points=points,
            fault=False,
            last=cell,
            recent=(this | BIT[cell], before, earlier),
        )  # fmt: skip
        corrected = Corrected(seat=seat, cell=name, symbol=symbol, right=True, points=points)
        return self._settle(state, after, cell, (corrected,))

    def leave(self, state: OneTwoThreeState, seat: Seat, move: Move) -> tuple[OneTwoThreeState, Events]:
        self._owing(state, seat, move.cell)
        if state.options.correction == "must" and not _without_room(state.grid) & BIT[move.cell]:
            self.refuse(state, seat, "must-correct", cell=self.board.name(move.cell))
        return self.left(state, seat, move.cell)

    def left(self, state: OneTwoThreeState, seat: Seat, cell: Cell) -> tuple[OneTwoThreeState, Events]:
        """A cell that is not corrected, because its player leaves it or the time is over."""
        turn = self._owing(state, seat, cell)
        left = LeftEmpty(seat=seat, cell=self.board.name(cell))
        return self._settle(state, left_without(turn, cell), cell, (left,))

    # What the verbs share

    def _owing(self, state: OneTwoThreeState, seat: Seat, cell: Cell) -> Turn:
        """The turn whose digit in a cell this seat has to correct."""
        owed = next((owed for owed in state.owed if owed.cell == cell and owed.seat == seat), None)
        if owed is None:
            self.refuse(state, seat, "nothing-to-correct", cell=self.board.name(cell))
        turns = reversed(state.turns)
        return next(turn for turn in turns if turn.round == owed.round and turn.seat == seat)

    def _settle(
        self, state: OneTwoThreeState, turn: Turn, cell: Cell, events: Events
    ) -> tuple[OneTwoThreeState, Events]:
        """A correction is made or left."""
        owed = tuple([owed for owed in state.owed if owed.cell != cell])
        return self.go_on(replace(state, turns=_with_turn(state.turns, turn), owed=owed), events, turn.seat)


def _without_room(grid: Grid) -> Cells:
    """The mask of the empty cells that no digit fits."""
    cells = grid.open
    for barred in grid.barred[1:]:
        cells &= barred
    return cells


def _with_turn(turns: tuple[Turn, ...], changed: Turn) -> tuple[Turn, ...]:
    """The same turns, but for one that has changed."""
    at = len(turns) - 1  # mostly it is a late one
    while turns[at].round != changed.round or turns[at].seat != changed.seat:
        at -= 1
    return (*turns[:at], changed, *turns[at + 1 :])
