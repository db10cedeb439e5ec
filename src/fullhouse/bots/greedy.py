"""The bot that takes the most points now, looking no further."""

from fullhouse.bots.attention import answer, notices
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.honest import gain, tried_moves
from fullhouse.bots.turns import has_turns
from fullhouse.core.chance import Chance
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

MOST_TRIED = 400


class GreedyBot(Bot):
    name = "greedy"
    level = 2
    is_offered = False
    attention = 0.7

    def plays(self, game: str) -> bool:
        return has_turns(game)

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        return Choice(self._move(situation.game, situation.view, situation.seat, chance))

    def _move(self, game: AnyGame, view: View, seat: Seat, chance: Chance) -> Move | None:
        state = game.imagine(view, chance)
        legal = game.legal(state, seat)
        watched = notices(chance, self.attention)
        said = answer(game, state, seat, legal, watched=watched)
        if said is not None or game.to_move(state) != seat:
            return said
        tried = tried_moves(game, view, seat, chance, most=MOST_TRIED)
        if not tried:
            rest = [move for move in legal if move.verb not in game.verbs_of("objects")]
            return chance.choice(rest) if rest else None

        gains = [(gain(game, state, after, seat), move) for move, after, _ in tried]
        best = max(points for points, _ in gains)
        return chance.choice([move for points, move in gains if points == best])


BOTS = (GreedyBot(),)
