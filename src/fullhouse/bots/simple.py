"""Simple bots: a random move, the one with the most points now, and help with a shared problem."""

from abc import abstractmethod
from functools import cache, lru_cache

from fullhouse.bots.answers import answer, watch
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.faultless import faultless_moves, gain, last_resort, tried_moves
from fullhouse.core.chance import Chance
from fullhouse.core.game import State, View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame, game
from fullhouse.solver import solve


@cache
def has_turns(name: str) -> bool:
    """Whether it is always somebody's turn.

    >>> has_turns("tiles"), has_turns("classic")
    (True, False)
    """
    played = game(name)
    state, _ = played.setup({}, played.usual_seats, {"seed": 1})
    return played.to_move(state) is not None


TRIED_TO_HELP = 1_000
WRONG, EMPTY = 3, 1
"""How far a cell is from its solution: erasing a wrong digit comes before writing a right one."""


class HelperBot(Bot):
    """It solves the givens by itself: it sees no more than the people at the table."""

    name = "helper"
    level = 3
    is_offered = False

    def plays(self, game: str) -> bool:
        return not has_turns(game)

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        return Choice(self._move(situation.game, situation.view, situation.seat, chance))

    def _move(self, game: AnyGame, view: View, seat: Seat, chance: Chance) -> Move | None:
        givens = game.problem(view)
        if givens is None:
            faultless = faultless_moves(game, view, seat, chance)
            return faultless[0] if faultless else None
        solution, board = solution_of(givens), view.board

        def could_help(move: Move) -> bool:
            if move.cell < 0 or board[move.cell] == solution[move.cell]:
                return False
            return not move.symbol or str(move.symbol) == solution[move.cell]

        tried = tried_moves(game, view, seat, chance, most=TRIED_TO_HELP, wanted=could_help)
        now = _distance(board, solution)
        gains = [(now - _distance(game.view(after, seat).board, solution), move) for move, after, _ in tried]
        best = max((gain for gain, _ in gains), default=0)
        return chance.choice([move for gain, move in gains if gain == best]) if best > 0 else None


def _distance(board: str, solution: str) -> int:
    """How much of the solution is still missing."""
    return sum(
        EMPTY if digit == "." else WRONG
        for digit, right in zip(board, solution, strict=True)
        if digit != right
    )


@lru_cache(maxsize=64)
def solution_of(givens: str) -> str:
    """The problem is public, so its solution may be used."""
    return solve(givens)


MOST_TRIED = 400


class SimpleBot(Bot):
    """Answers its opponents; on its own turn chooses among the best moves of its kind."""

    is_offered = False
    attention: float

    def plays(self, game: str) -> bool:
        return has_turns(game)

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        legal = game.legal(state, seat)
        said = answer(game, state, seat, legal, watch(situation, self.attention, chance))
        if said is not None or game.to_move(state) != seat:
            return Choice(said)
        moves = self.best(game, view, state, seat, chance) or last_resort(game, legal)
        return Choice(chance.choice(moves) if moves else None)

    @abstractmethod
    def best(self, game: AnyGame, view: View, state: State, seat: Seat, chance: Chance) -> list[Move]:
        """The moves to choose among; empty where none is free of faults."""


class RandomBot(SimpleBot):
    name = "random"
    level = 1
    attention = 0.3

    def best(self, game: AnyGame, view: View, state: State, seat: Seat, chance: Chance) -> list[Move]:  # noqa: ARG002
        """Any move without a visible fault."""
        return faultless_moves(game, view, seat, chance)


class GreedyBot(SimpleBot):
    name = "greedy"
    level = 2
    attention = 0.7

    def best(self, game: AnyGame, view: View, state: State, seat: Seat, chance: Chance) -> list[Move]:
        """The moves with the most points now."""
        tried = tried_moves(game, view, seat, chance, most=MOST_TRIED)
        gains = [(gain(game, state, after, seat), move) for move, after, _ in tried]
        most = max((points for points, _ in gains), default=0)
        return [move for points, move in gains if points == most]


BOTS = (RandomBot(), GreedyBot(), HelperBot())
