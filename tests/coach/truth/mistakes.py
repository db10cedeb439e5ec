"""Is what the coach says about a mistake true?"""

from collections.abc import Sequence

from fullhouse.coach.hint import mistake_stages
from fullhouse.coach.mistakes import Mistake
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.check import holds
from fullhouse.coach.sentences import stages
from fullhouse.core.ids import Cell
from fullhouse.solver import count
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.coach.truth.board import CELLS_OF, Board, houses_of, sees
from tests.coach.truth.checker import false_sentences
from tests.coach.truth.proof import Told


def cleared(grid: Grid, cells: Sequence[int]) -> Grid:
    return Grid.of(NINE, bytes(0 if cell in cells else symbol for cell, symbol in enumerate(grid.symbols)))


def false_mistake(grid: Grid, mistake: Mistake) -> list[str]:
    """The keys of all false sentences about a mistake in a grid."""
    (where,), (what,), (said, *net, last) = mistake_stages(mistake)
    told, back = Told(said), Told(last)
    cell, before = told.cell("cell"), cleared(grid, back["erase"])
    false_keys = [] if Told(where)["in"] in houses_of(cell) else [where.key]
    if Told(what).cell("cell") != cell or Told(what).facts.get("digit") != told.facts.get("digit"):
        false_keys.append(what.key)
    if count(str(before), 1) == 0 or cell not in back["erase"]:
        false_keys.append(last.key)
    if said.key == "mistake-clash":
        others = [told["digit"] == grid.symbols[other] and sees(cell, other) for other in told["seen"]]
        return (
            false_keys
            if others and all(others) and grid.symbols[cell] == told["digit"]
            else [*false_keys, said.key]
        )
    if grid.symbols[cell] != told["digit"] or count(
        str(before)[:cell] + str(told["digit"]) + str(before)[cell + 1 :], 1
    ):
        false_keys.append(said.key)
    false_keys += [one.key for one in net if not _leads_there(before, mistake, Told(one))]
    return false_keys if len(net) <= 1 else [*false_keys, "too-long"]


def _leads_there(before: Grid, mistake: Mistake, told: Told) -> bool:
    """Whether the wrong digit leads to what is said in so many steps: by a net, or by steps that all hold."""
    if told.key == "mistake-cases":
        return mistake.clash is None and not mistake.path
    if mistake.why is not None:
        position = Position.of(before)
        whole = stages(mistake.why)
        end = Told(whole.proof[-3])
        return (
            not [key for key in false_sentences(position, whole) if not key.startswith(("idea", "where"))]
            and end.key.removeprefix("end-") == told.key.removeprefix("mistake-then-")
            and end.facts == told.facts
        )
    position = Position.of(before.put(Cell(mistake.cell), mistake.symbol))
    for step in mistake.path:
        if not holds(position, step):
            return False
        position = position.after(step)
    board = Board(position)
    if told.key == "mistake-then-cell":
        is_broken = not board.tiles[told.cell("cell")] and not board.left[told.cell("cell")]
    else:
        shown = [board.tiles[cell] for cell in CELLS_OF[told["in"]]].count(told["digit"])
        is_broken = (
            shown > 1
            if told.key == "mistake-then-twice"
            else not shown and not board.places(told["digit"], told["in"])
        )
    return is_broken and told["count"] == len(mistake.path)
