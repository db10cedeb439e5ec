"""A player with the pace of a level: where the clock ends a turn, it writes no more digits than the level."""

from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.levels import levels
from fullhouse.core.chance import Chance


class Paced(Bot):
    """Another player, but for the end of a free turn."""

    def __init__(self, player: Bot, level: str) -> None:
        self.player, self.digits = player, levels()[level].digits
        self.name, self.level = f"{player.name} as fast as {level}", player.level

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        turn = situation.game.free_turn(situation.view, situation.seat)
        if turn is not None and turn.moves >= max(1, round(self.digits * (turn.seconds or 60) / 60)):
            state = situation.game.imagine(situation.view, chance)
            for move in situation.game.legal(state, situation.seat):
                if move.verb in situation.game.verbs_of("acts") and move.cell < 0:
                    return Choice(move)
        return self.player.decide(situation, chance)
