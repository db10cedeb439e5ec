"""The bot that does anything legal, as long as anybody can see that it is no fault."""

from fullhouse.bots.attention import answer, notices
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.honest import honest_moves
from fullhouse.bots.turns import has_turns
from fullhouse.core.chance import Chance
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame


class RandomBot(Bot):
    name = "random"
    level = 1
    is_offered = False
    attention = 0.3

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
        moves = honest_moves(game, view, seat, chance)
        if not moves:
            moves = [move for move in legal if move.verb not in game.verbs_of("objects")]
        return chance.choice(moves) if moves else None


BOTS = (RandomBot(),)
