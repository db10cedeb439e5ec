"""Is what the coach says about a mistake true?"""

from collections.abc import Sequence

from fullhouse.coach.position import Position
from fullhouse.coach.sentences import Stages
from fullhouse.coach.sentences.sentence import At, Sentence
from fullhouse.solver import count
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.coach.truth.board import houses_of, sees
from tests.coach.truth.checker import false_sentences
from tests.coach.truth.proof import Told


def cleared(grid: Grid, cells: Sequence[int]) -> Grid:
    return Grid.of(NINE, bytes(0 if cell in cells else symbol for cell, symbol in enumerate(grid.symbols)))


def false_mistake(grid: Grid, stages: Sequence[Sequence[Sentence]]) -> list[str]:
    """The keys of all false sentences about a mistake in a grid."""
    (where,), (what,), (said, *net, last) = stages
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
    out = Sentence("removal", {"digit": told["digit"], "places": At(tuple(told["cell"]))})
    proof = (*net, Sentence("so-remove", {"removals": (out,)}))
    stage = Stages(Sentence("where-cell", {"cell": At(tuple(told["cell"]))}), Sentence("idea-none"), proof)
    return false_keys + [key for key in false_sentences(Position.of(before), stage) if key != "idea-none"]
