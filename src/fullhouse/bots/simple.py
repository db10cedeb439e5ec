"""Simple bots to measure others against: a random move, or the one with the most points now."""

from abc import abstractmethod

from fullhouse.bots.answers import answer, watch
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.faultless import faultless_moves, gain, last_resort, tried_moves
from fullhouse.bots.turns import has_turns
from fullhouse.core.chance import Chance
from fullhouse.core.game import State, View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

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


BOTS = (RandomBot(), GreedyBot())
