"""Animal Tiles: the rules of Golden Tiles on a 6×6 board with six animals, simpler scoring and a guard."""

from typing import Any, ClassVar

from fullhouse.core.chance import Chance
from fullhouse.core.ids import Referee
from fullhouse.games.kit.golden import all_but, golden_tiles
from fullhouse.games.kit.laying import FORMS, LayingGame
from fullhouse.games.kit.laying_data import LayingOptions, Scoring
from fullhouse.games.kit.notation import Notation
from fullhouse.sudoku.board import SIX, Board


class AnimalsOptions(LayingOptions, frozen=True, kw_only=True):
    referee: Referee = "guard"
    scoring: Scoring = "block"
    starters: bool = True


class Animals(LayingGame):
    id: ClassVar[str] = "animals"
    options: ClassVar[type[LayingOptions]] = AnimalsOptions
    board: ClassVar[Board] = SIX
    notation: ClassVar[Notation] = Notation(SIX, FORMS)

    def deal(self, options: AnimalsOptions, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        starters = golden_tiles(self.board, chance, by_block=True) if options.starters else {}
        return {"golden": starters, "stack": chance.shuffled(all_but(self.board, starters))}


GAME = Animals()
