"""Animal Tiles: the rules of Golden Tiles on a 6×6 board with six animals, simpler scoring and a guard."""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell, Referee, Symbol
from fullhouse.core.moves import Move
from fullhouse.core.options import Packs
from fullhouse.games.kit.laying import FORMS, LayingGame
from fullhouse.games.kit.laying_data import LayingOptions, LayingState, Scoring
from fullhouse.games.kit.notation import Notation
from fullhouse.games.kit.setups import all_but, golden_tiles
from fullhouse.sudoku.board import SIX, Board
from fullhouse.sudoku.grid import Grid

Starters = Literal["blocks", "lines", "off"]


class AnimalsOptions(LayingOptions, frozen=True, kw_only=True):
    packs: ClassVar[Packs] = {
        "family": {"referee": "guard", "gentle": True, "sand_glass": None},
        "printed": {"referee": "table", "silence": None, "scoring": "full", "starters": "lines"},
        "strict": {"referee": "umpire", "scoring": "full", "starters": "lines", "sand_glass": 30},
    }

    referee: Referee = "guard"
    scoring: Scoring = "block"
    starters: Starters = "blocks"
    gentle: bool = False
    """For the youngest: bots leave room for the animals to come, and the table points at a good place."""


class Animals(LayingGame):
    id: ClassVar[str] = "animals"
    options: ClassVar[type[LayingOptions]] = AnimalsOptions
    board: ClassVar[Board] = SIX
    notation: ClassVar[Notation] = Notation(SIX, FORMS)

    def deal(self, options: AnimalsOptions, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        by_block = options.starters == "blocks"
        starters = golden_tiles(self.board, chance, by_block=by_block) if options.starters != "off" else {}
        return {"golden": starters, "stack": chance.shuffled(all_but(self.board, starters))}

    def considerate(self, state: LayingState, moves: Sequence[Move]) -> Sequence[Move]:
        """At a gentle table: the cells that leave the most room for every animal."""
        places = [move for move in moves if move.verb == "lay" and move.cell >= 0]
        if not (isinstance(state.options, AnimalsOptions) and state.options.gentle and places):
            return moves
        symbol = state.hands[state.turn - 1]
        room = {move: _room(state.grid.put(Cell(move.cell), symbol)) for move in places}
        most = max(room.values())
        return [move for move in places if room[move] == most]


def _room(grid: Grid) -> tuple[int, int]:
    """How many cells the animal with the fewest has, and all of them together."""
    missing = [Symbol(symbol) for symbol in range(1, 7) if grid.symbols.count(symbol) < grid.board.size]
    cells = [grid.room(symbol).bit_count() for symbol in missing]
    return min(cells, default=0), sum(cells)


GAME = Animals()
