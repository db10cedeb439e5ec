"""Challenge, by Colovini, De Toffoli and Zaccariotto: flip a tile, or insert one from the open hand."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from fullhouse.core.events import Called, TimedOut
from fullhouse.core.ids import Seat, Symbol, seat_after
from fullhouse.core.masks import BIT, seat_bit
from fullhouse.core.moves import Move
from fullhouse.games.challenge import faults
from fullhouse.games.challenge.data import ChallengeState, Dropped, Fined, LastInsert, Undone, Warned
from fullhouse.games.challenge.frame import ChallengeFrame, Step
from fullhouse.games.kit import forced
from fullhouse.games.kit.base import AskingGame, Rule, with_seat
from fullhouse.games.kit.flipping import Flipped, Inserted, with_tile, without_tile

FORCED, PLAIN = 20, 10
"""What an insert brings, declared or not, before the tiles still in hand are taken off."""
FINE = 10


class Challenge(ChallengeFrame):
    # The verbs

    def flip(self, state: ChallengeState, seat: Seat, move: Move) -> Step:
        self.check_turn(state, seat)
        board, grid, cell, bit = self.board, state.grid, move.cell, BIT[move.cell]
        name = board.name(cell)
        if not state.face_down & bit:
            self.refuse(state, seat, "not-face-down", cell=name)
        symbol = Symbol(state.tiles[cell])
        hands, scores = state.hands, state.scores
        if grid.barred[symbol] & bit:
            because = board.names(grid.clashes(cell, symbol))
            event = Flipped(seat=seat, cell=name, symbol=symbol, fits=False, because=because)
            hands = with_seat(hands, seat, with_tile(hands[seat - 1], symbol))
        else:
            counted = board.names(board.peers[cell] & grid.filled)
            points = len(counted)
            event = Flipped(seat=seat, cell=name, symbol=symbol, fits=True, points=points, counted=counted)
            grid, scores = grid.put(cell, symbol), with_seat(scores, seat, scores[seat - 1] + points)
        state = replace(
            state,
            grid=grid,
            face_down=state.face_down ^ bit,
            hands=hands,
            scores=scores,
            last=None,
            turn=seat_after(seat, state.seats),
        )
        return self.start_turn(state, (event,))

    def insert(self, state: ChallengeState, seat: Seat, move: Move) -> Step:
        """`CELL=D`, or `CELL=D!` with or without a ground: declared to be forced."""
        self.check_turn(state, seat)
        grid, cell, symbol, ground = state.grid, move.cell, move.symbol, move.ground
        declared = move.verb == "declare"
        name, bit = self.board.name(cell), BIT[cell]
        self._check_in_hand(state, seat, symbol)
        if grid.filled & bit:
            self.refuse(state, seat, "cell-not-empty", cell=name)
        covered = state.face_down & bit
        if covered and not declared:
            self.refuse(state, seat, "cell-face-down", cell=name)
        if declared and not ground and state.options.proof == "named":
            self.refuse(state, seat, "name-the-ground", cell=name)
        fault = faults.shown_by(grid, cell, symbol, declared=declared, ground=ground)
        if fault and state.options.referee != "table":
            return self._call(state, seat, move, fault)
        rest = without_tile(state.hands[seat - 1], symbol)
        points = (FORCED if declared else PLAIN) - len(rest)
        inserted = Inserted(
            seat=seat,
            cell=name,
            symbol=symbol,
            points=points,
            held=tuple(rest),
            declared=declared,
            ground=ground,
            covered=bool(covered),
            proof=forced.draw(grid, grid.open, cell, symbol, ground) if declared else None,
        )
        last = None
        if state.options.referee == "table":
            last = LastInsert(seat, cell, symbol, points, fault, declared, ground, covered)
        state = replace(
            state,
            grid=grid.put(cell, symbol),
            face_down=state.face_down & ~bit,
            hands=with_seat(state.hands, seat, rest),
            scores=with_seat(state.scores, seat, state.scores[seat - 1] + points),
            last=last,
            turn=seat_after(seat, state.seats),
        )
        return self.start_turn(state, (inserted,), could_be_fault=True)

    def drop(self, state: ChallengeState, seat: Seat, move: Move) -> Step:
        self.check_turn(state, seat)
        symbol = move.symbol
        self._check_in_hand(state, seat, symbol)
        room = state.grid.room(symbol)
        if room and state.options.referee == "table":
            self.refuse(state, seat, "fits-somewhere", symbol=symbol)
        if room:
            self.refuse(state, seat, "still-fits", symbol=symbol, cell=self.board.names(room)[0])
        hand = without_tile(state.hands[seat - 1], symbol)
        state = replace(state, hands=with_seat(state.hands, seat, hand), gone=(*state.gone, symbol))
        return state, (Dropped(seat=seat, symbol=symbol),)

    def objection(self, state: ChallengeState, seat: Seat, move: Move) -> Step:
        last, verdict = self.judge(state, seat, move)
        if not verdict.upheld:
            return state, (verdict,)
        state, undone = faults.undo(state, last)
        return self.start_turn(state, (verdict, undone))

    def timeout(self, state: ChallengeState, seat: Seat, _move: Move) -> Step:
        self.check_turn(state, seat)
        timed_out = TimedOut(seat=seat)
        if not state.warned & seat_bit(seat):
            return replace(state, warned=state.warned | seat_bit(seat)), (timed_out, Warned(seat=seat))
        state = replace(
            state,
            scores=with_seat(state.scores, seat, state.scores[seat - 1] - FINE),
            turn=seat_after(seat, state.seats),
        )
        return self.start_turn(state, (timed_out, Fined(seat=seat, points=FINE)))

    def points(self, state: ChallengeState, seat: Seat, move: Move, cells: int) -> tuple[int, ...] | None:
        """A flip that fits counts the face-up tiles in its houses; an insert is worth the same anywhere."""
        if move.verb == "flip":
            peers, face_up = self.board.peers, state.grid.filled
            return tuple([(peers[cell] & face_up).bit_count() for cell in self.board.cells_in(cells)])
        if move.verb not in ("write", "declare"):
            return None
        worth = (FORCED if move.verb == "declare" else PLAIN) - len(state.hands[seat - 1]) + 1
        return (worth,) * cells.bit_count()

    def proved(self, state: ChallengeState, move: Move) -> Move:
        """A declaration names the ground that is nearest, where this table asks for one."""
        if move.verb != "declare" or move.ground or state.options.proof != "named":
            return move
        ground = forced.nearest(state.grid, state.grid.open, move.cell, move.symbol)
        return Move(move.verb, move.cell, move.symbol, ground)

    # What the verbs share

    def _check_in_hand(self, state: ChallengeState, seat: Seat, symbol: Symbol) -> None:
        hand = state.hands[seat - 1]
        if symbol not in hand:
            self.refuse(state, seat, "not-in-hand", symbol=symbol, hand=list(hand))

    def _call(self, state: ChallengeState, seat: Seat, move: Move, fault: int) -> Step:
        """A faulty insert that the guard refuses, or that the umpire undoes before it brings any points."""
        cell, symbol, because = move.cell, move.symbol, self.board.names(fault)
        name, why = self.board.name(cell), faults.kind_of(state.grid, cell, symbol, move.ground)
        if state.options.referee == "guard":
            self.refuse(state, seat, why, cell=name, symbol=symbol, ground=move.ground, because=because)
        covered = bool(state.face_down & BIT[cell])
        state = replace(
            state,
            hands=with_seat(state.hands, seat, without_tile(state.hands[seat - 1], symbol)),
            gone=(*state.gone, symbol),
            turn=seat_after(seat, state.seats),
        )
        called = Called(against=seat, cell=name, because=because)
        undone = Undone(
            seat=seat,
            cell=name,
            symbol=symbol,
            points=0,
            why=why,
            face_down=covered,
            ground=move.ground,
        )
        return self.start_turn(state, (called, undone))

    rules: ClassVar[Mapping[str, Rule]] = {
        "flip": flip,
        "write": insert,
        "declare": insert,
        "drop": drop,
        "object": objection,
        "accept": AskingGame.accept,
        "silence": AskingGame.silence,
        "timeout": timeout,
    }


GAME = Challenge()
