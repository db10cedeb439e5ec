"""Golden Tiles, by Reiner Knizia: 81 tiles, nine of them golden and laid at the start."""

from typing import Any, ClassVar, Literal

from fullhouse.core.chance import Chance
from fullhouse.games.kit.laying import FORMS, LayingGame
from fullhouse.games.kit.laying_data import LayingOptions
from fullhouse.games.kit.notation import Notation
from fullhouse.games.kit.setups import all_but, golden_tiles
from fullhouse.sudoku.board import NINE, Board


class TilesOptions(LayingOptions, frozen=True, kw_only=True):
    golden: Literal["lines", "blocks"] = "lines"


class Tiles(LayingGame):
    id: ClassVar[str] = "tiles"
    options: ClassVar[type[LayingOptions]] = TilesOptions
    board: ClassVar[Board] = NINE
    notation: ClassVar[Notation] = Notation(NINE, FORMS)

    def deal(self, options: TilesOptions, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        golden = golden_tiles(self.board, chance, by_block=options.golden == "blocks")
        return {"golden": golden, "stack": chance.shuffled(all_but(self.board, golden))}


GAME = Tiles()
