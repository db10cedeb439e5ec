"""The bot that takes the most points now, looking no further."""

from typing import ClassVar

from fullhouse.bots.attention import answer, notices
from fullhouse.bots.bot import Bot
from fullhouse.bots.honest import tried_moves
from fullhouse.bots.turns import has_turns
from fullhouse.core.chance import Chance
from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

MOST_TRIED = 400


class GreedyBot(Bot):
    name: ClassVar[str] = "greedy"
    level: ClassVar[int] = 2
    attention: ClassVar[float] = 0.7

    def plays(self, game: str) -> bool:
        return has_turns(game)

    def choose(self, game: AnyGame, view: View, seat: Seat, chance: Chance) -> Move | None:
        state = game.imagine(view, chance)
        legal = game.legal(state, seat)
        watched = notices(chance, self.attention)
        said = answer(game, state, seat, legal, watched=watched)
        if said is not None or game.to_move(state) != seat:
            return said
        before = game.outcome(state).scores
        tried = tried_moves(game, view, seat, chance, most=MOST_TRIED)
        if not tried:
            rest = [move for move in legal if move.verb not in game.verbs_of("objects")]
            return chance.choice(rest) if rest else None

        def gain(after: object) -> int:
            """My points, less the most that anybody else gains."""
            scores = game.outcome(after).scores
            gains = [now - was for now, was in zip(scores, before, strict=True)]
            others = [points for index, points in enumerate(gains) if index != seat - 1]
            return gains[seat - 1] - max(others, default=0)

        best = max(gain(after) for _, after, _ in tried)
        return chance.choice([move for move, after, _ in tried if gain(after) == best])


BOT = GreedyBot()
