"""A position that an adversary plays on from: what every trial needs to ask and to do."""

from collections.abc import Sequence
from random import Random
from typing import Any

from fullhouse.core.clock import SILENCE, TIMEOUT
from fullhouse.core.errors import Refused
from fullhouse.core.ids import TABLE, Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

LONG = 1_500
"""No honest game has more moves."""


class Adversary:
    """A game in progress. Opponents who are asked accept at once, unless a trial says otherwise."""

    def __init__(self, played: AnyGame, state: Any) -> None:
        self.game, self.state, self.moves = played, state, 0

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state).is_over

    def legal(self, seat: Seat, *roles: Any) -> Sequence[Move]:
        verbs = self.game.verbs_of(*roles)
        return [move for move in self.game.legal(self.state, seat) if move.verb in verbs]

    def play(self, seat: Seat, move: Move) -> None:
        self.state, _ = self.game.play(self.state, seat, move)
        self.moves += 1

    def writing(self, seat: Seat) -> Sequence[Move]:
        """The moves that bring something on the board."""
        return [move for move in self.legal(seat, "acts") if move.cell >= 0]

    def passing(self, seat: Seat) -> Move | None:
        """A move that ends the turn without bringing anything on the board."""
        idle = [move for move in self.legal(seat, "acts", "aside") if move.cell < 0 and not move.symbol]
        return next(iter(idle), None)

    def answer(self) -> bool:
        """Lets somebody who is asked accept; False where nobody is asked."""
        for seat in self.game.to_act(self.state):
            for move in self.legal(seat, "answers"):
                self.play(seat, move)
                return True
        return False

    def step(self, random: Random, seat: Seat | None = None) -> bool:
        """A move of the seat to move: something on the board where it can. False where there is none."""
        if self.answer():
            return True
        seat = seat or self.game.to_move(self.state)
        if seat is None:
            return False
        moves = self.writing(seat) or self.legal(seat, "acts") or self.legal(seat, "aside")
        if not moves:
            return False
        self.play(seat, random.choice(moves))
        return True

    def clock(self) -> bool:
        """The clock runs out for whoever it runs; False where none runs."""
        deadline = self.game.deadline(self.state)
        if deadline is None:
            return False
        try:
            self.play(deadline.seat, Move(SILENCE if deadline.seat == TABLE else TIMEOUT))
        except Refused:
            return False
        return True
