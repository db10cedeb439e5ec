"""A program as a bot like any other, for games that are played here."""

from collections.abc import Sequence

import msgspec

from fullhouse.bots.answers import answer
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.league.table import GameResult
from fullhouse.bots.outside.program import Program
from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame


class ProgramPlayer(Bot):
    """Asks a program for its moves. Unless it asked for that, accepting what others do is done for it."""

    level = 0

    def __init__(self, program: Program) -> None:
        self.program, self.name = program, program.name
        self.asked = 0
        """How many moves it has chosen."""
        self._is_seated = False

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        legal = list(situation.legal if situation.legal is not None else game.legal(state, seat))
        if not self.program.answers:
            said = answer(game, state, seat, legal, None)
            if said is not None or view.to_move not in (None, seat):
                return Choice(said)
            legal = deeds(game, legal)
        if not self._is_seated:
            options = msgspec.json.encode(view.options).decode()
            self.program.begin(game.id, seat, len(view.scores), options)
            self._is_seated = True
        seen = msgspec.json.encode(view).decode()
        while legal:
            chosen = self.program.choose(seen, [game.write_move(move) for move in legal])
            self.asked += 1
            if chosen is None:
                return Choice(None)
            move = game.read_move(chosen)
            try:
                game.play(state, seat, move)
            except Refused as refusal:
                self.program.refuse(chosen, refusal.code)
                legal.remove(move)
            else:
                return Choice(move)
        return Choice(None)

    def over(self, result: GameResult) -> None:
        """Tell how the game came out; the next question begins another one."""
        self._is_seated = False
        self.program.end(msgspec.json.encode(result).decode())


def deeds(game: AnyGame, legal: Sequence[Move]) -> list[Move]:
    """The moves that bring a game forward; all of them where none does."""
    return [move for move in legal if move.verb in game.verbs_of("acts")] or list(legal)
