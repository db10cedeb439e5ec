"""A situation as one player sees it this time: the moves, where they look, and what they can prove."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from fullhouse.bots.attention import EVERYWHERE, board_of, looks
from fullhouse.bots.bot import Situation
from fullhouse.bots.deduction import is_solving, needs_proof, proved_digits
from fullhouse.bots.faultless import gain, try_move, umpired
from fullhouse.bots.levels import Level
from fullhouse.coach.step import Candidate
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.moves import Move

MOST_TRIED = 300
"""How many moves are compared at most."""


class Perception:
    """Made for one decision of one player."""

    def __init__(
        self, level: Level, situation: Situation, legal: Sequence[Move], state: Any, chance: Chance
    ) -> None:
        self.level, self.situation, self.chance = level, situation, chance
        self.game, self.view, self.seat = situation.game, situation.view, situation.seat
        self.legal = legal
        self.state = self.game.imagine(umpired(self.view), chance)
        """The position as an umpire would see it, who calls every fault."""
        self.shown = state
        acts = self.game.verbs_of("acts")
        self.acts = list(self.game.considerate(state, [move for move in legal if move.verb in acts]))
        self.looks = tuple(looks(level, board_of(self.game.board_size), situation.last, chance))
        self.problem = self.game.problem(self.view)
        self.is_solving = is_solving(self.game, self.view)
        self.needs_proof = needs_proof(self.game, self.view)

    def without_cell(self) -> list[Move]:
        """The acts that are no fault and have no cell, in any order."""
        moves = self.chance.shuffled(move for move in self.acts if move.cell < 0)
        return [move for move in moves if self.tried(move) is not None]

    def proved(self) -> Mapping[Candidate, str]:
        """The digits that this player can prove on the whole board."""
        return proved_digits(self.view.board, self.level.technique)

    def seen(self, wanted: Callable[[Move], bool]) -> Iterator[list[Move]]:
        """The wanted acts by what is noticed: those of a first look, then those of each further one."""
        moves = self.chance.shuffled(move for move in self.acts if move.cell >= 0 and wanted(move))
        before = 0
        for look in self.looks:
            yield [move for move in moves if (look & ~before) >> move.cell & 1]
            before |= look

    def faultless(self, moves: Sequence[Move]) -> list[tuple[float, Move]]:
        """Those of some moves that are no fault, with their points."""
        with_points = []
        for move in moves[:MOST_TRIED]:
            after = self.tried(move)
            if after is not None:
                with_points.append((self.points(move, after), move))
        return with_points

    def tried(self, move: Move) -> Any:
        """The position after a move; None for a fault."""
        tried = try_move(self.game, self.state, self.seat, move)
        return None if tried is None else tried[0]

    def points(self, move: Move, after: Any) -> float:
        """The points that are shown before the move, or else those that it brings."""
        shown = None
        if move.cell >= 0:
            shown = self.game.points(self.state, self.seat, move, 1 << move.cell)
        return shown[0] if shown is not None else gain(self.game, self.state, after, self.seat)

    def cells_noticed(self) -> int:
        """How many cells the first look takes in."""
        first = self.looks[0]
        return len(self.view.board) if first == EVERYWHERE else first.bit_count()


def digit(move: Move) -> Candidate:
    """The cell and the symbol of a move."""
    return Cell(move.cell), Symbol(move.symbol)
