"""Which sentences about a step are false? A sentence without a check counts as false.

Asked as well: is a long proof told truly at first sight, and line by line in its tree? And what is said about
a mistake?
"""

from collections.abc import Callable, Sequence

from fullhouse.coach.hint import mistake_stages
from fullhouse.coach.mistakes import Mistake
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.check import holds
from fullhouse.coach.sentences import Stages, stages
from fullhouse.core.ids import Cell
from fullhouse.solver import count
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.coach.truth import groups, ideas, nets, patterns, rectangles
from tests.coach.truth.groups import links_of
from tests.coach.truth.proof import (
    CELLS_OF,
    Board,
    Candidate,
    NotOneCell,
    Proof,
    Told,
    clash,
    houses_of,
    sees,
)

ENDS = ("end-cell", "end-house", "end-twice", "end-two", "cases-cell", "cases-house", "cases-agree")
FISH = ("proof-kraken_fish", "proof-kraken_fish-near")


def false_looks(proof: Proof, stages: Stages) -> list[str]:
    """The keys of what the first look says and the whole proof does not."""
    whole = [(told.key, told.facts) for told in proof.told]
    false_keys = []
    for told in map(Told, stages.look[:-1]):
        if told.key == "net-links":
            links = sum(len(line["line"]) for line in proof.of("follows")) or 2 * len(links_of(proof)) - 1
            is_true = told["count"] == links
        elif told.key == "net-cases":
            ends = [one for one in proof.told if one.key in ENDS[:4]]
            is_true = told["count"] == len(ends)
        else:
            is_true = (
                told.key in ("suppose", "impossible", "proof-chain-ends", *ENDS, *FISH)
                and (told.key, told.facts) in whole
            )
        false_keys += [] if is_true else [told.key]
    return false_keys if not stages.look or stages.look[-1] == stages.proof[-1] else [*false_keys, "look"]


def is_line_true(board: Board, told: Told) -> bool:
    """Whether a line of a tree follows from what it says it rests on, with the candidates of the board."""
    (cell,), digit, on = told["claim"]
    because: list[Candidate] = [(cells[0], symbol) for cells, symbol, true in told["because"] if true]
    if digit not in board.left[cell] or not because:
        return False
    if not on:
        return any(clash((cell, digit), one) for one in because)
    if told.key == "line-house":
        cases = [(place, digit) for place in CELLS_OF[told["in"]]]
    else:
        cases = [(cell, other) for other in range(1, 10)]
    left = [
        (place, symbol)
        for place, symbol in cases
        if symbol in board.left[place] and not any(clash((place, symbol), one) for one in because)
    ]
    return left == [(cell, digit)] and any(clash(case, one) for case in cases for one in because)


CHECKS: dict[str, Callable[[Proof, Told], bool]] = {
    **patterns.CHECKS,
    **groups.CHECKS,
    **rectangles.CHECKS,
    **nets.CHECKS,
    **ideas.CHECKS,
}


def false_sentences(position: Position, stages: Stages) -> list[str]:
    """The keys of all false sentences, in the order in which they are said."""
    proof = Proof(position, stages.proof)
    told = [Told(stages.where), Told(stages.idea), *proof.told]
    false_keys = [one.key for one in told if not _is_true(proof, one)]
    false_keys += false_looks(proof, stages)
    return false_keys if proof.concludes_something() else [*false_keys, stages.proof[-1].key]


def _is_true(proof: Proof, told: Told) -> bool:
    check = CHECKS.get(told.key)
    try:
        return check is not None and check(proof, told)
    except NotOneCell:
        return False


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
