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
    Statement,
    clash,
    houses_of,
    sees,
)

ENDS = ("end-cell", "end-house", "end-twice", "end-two", "cases-cell", "cases-house", "cases-agree")
FISH = ("proof-kraken_fish", "proof-kraken_fish-near")


def false_looks(proof: Proof, stages: Stages) -> list[str]:
    """The keys of what the first look says and the whole proof does not."""
    whole = [(statement.key, statement.facts) for statement in proof.statements]
    false_keys = []
    for statement in map(Statement, stages.look[:-1]):
        if statement.key == "net-links":
            links = sum(len(line["line"]) for line in proof.of("follows")) or 2 * len(links_of(proof)) - 1
            is_true = statement["count"] == links
        elif statement.key == "net-cases":
            ends = [one for one in proof.statements if one.key in ENDS[:4]]
            is_true = statement["count"] == len(ends)
        else:
            is_true = (
                statement.key in ("suppose", "impossible", "proof-chain-ends", *ENDS, *FISH)
                and (statement.key, statement.facts) in whole
            )
        false_keys += [] if is_true else [statement.key]
    return false_keys if not stages.look or stages.look[-1] == stages.proof[-1] else [*false_keys, "look"]


def is_line_true(board: Board, statement: Statement) -> bool:
    """Whether a line of a tree follows from what it says it rests on, with the candidates of the board."""
    (cell,), digit, on = statement["claim"]
    because: list[Candidate] = [(cells[0], symbol) for cells, symbol, true in statement["because"] if true]
    if digit not in board.left[cell] or not because:
        return False
    if not on:
        return any(clash((cell, digit), one) for one in because)
    if statement.key == "line-house":
        cases = [(place, digit) for place in CELLS_OF[statement["in"]]]
    else:
        cases = [(cell, other) for other in range(1, 10)]
    left = [
        (place, symbol)
        for place, symbol in cases
        if symbol in board.left[place] and not any(clash((place, symbol), one) for one in because)
    ]
    return left == [(cell, digit)] and any(clash(case, one) for case in cases for one in because)


CHECKS: dict[str, Callable[[Proof, Statement], bool]] = {
    **patterns.CHECKS,
    **groups.CHECKS,
    **rectangles.CHECKS,
    **nets.CHECKS,
    **ideas.CHECKS,
}


def false_sentences(position: Position, stages: Stages) -> list[str]:
    """The keys of all false sentences, in the order in which they are said."""
    proof = Proof(position, stages.proof)
    statement = [Statement(stages.where), Statement(stages.idea), *proof.statements]
    false_keys = [one.key for one in statement if not _is_true(proof, one)]
    false_keys += false_looks(proof, stages)
    return false_keys if proof.concludes_something() else [*false_keys, stages.proof[-1].key]


def _is_true(proof: Proof, statement: Statement) -> bool:
    check = CHECKS.get(statement.key)
    try:
        return check is not None and check(proof, statement)
    except NotOneCell:
        return False


def cleared(grid: Grid, cells: Sequence[int]) -> Grid:
    return Grid.of(NINE, bytes(0 if cell in cells else symbol for cell, symbol in enumerate(grid.symbols)))


def false_mistake(grid: Grid, mistake: Mistake) -> list[str]:
    """The keys of all false sentences about a mistake in a grid."""
    (where,), (what,), (said, *net, last) = mistake_stages(mistake)
    statement, back = Statement(said), Statement(last)
    cell, before = statement.cell("cell"), cleared(grid, back["erase"])
    false_keys = [] if Statement(where)["in"] in houses_of(cell) else [where.key]
    if Statement(what).cell("cell") != cell or Statement(what).facts.get("digit") != statement.facts.get(
        "digit"
    ):
        false_keys.append(what.key)
    if count(str(before), 1) == 0 or cell not in back["erase"]:
        false_keys.append(last.key)
    if said.key == "mistake-clash":
        others = [
            statement["digit"] == grid.symbols[other] and sees(cell, other) for other in statement["seen"]
        ]
        return (
            false_keys
            if others and all(others) and grid.symbols[cell] == statement["digit"]
            else [*false_keys, said.key]
        )
    if grid.symbols[cell] != statement["digit"] or count(
        str(before)[:cell] + str(statement["digit"]) + str(before)[cell + 1 :], 1
    ):
        false_keys.append(said.key)
    false_keys += [one.key for one in net if not _leads_there(before, mistake, Statement(one))]
    return false_keys if len(net) <= 1 else [*false_keys, "too-long"]


def _leads_there(before: Grid, mistake: Mistake, statement: Statement) -> bool:
    """Whether the wrong digit leads to what is said in so many steps: by a net, or by steps that all hold."""
    if statement.key == "mistake-cases":
        return mistake.clash is None and not mistake.path
    if mistake.why is not None:
        position = Position.of(before)
        whole = stages(mistake.why)
        end = Statement(whole.proof[-3])
        return (
            not [key for key in false_sentences(position, whole) if not key.startswith(("idea", "where"))]
            and end.key.removeprefix("end-") == statement.key.removeprefix("mistake-then-")
            and end.facts == statement.facts
        )
    position = Position.of(before.put(Cell(mistake.cell), mistake.symbol))
    for step in mistake.path:
        if not holds(position, step):
            return False
        position = position.after(step)
    board = Board(position)
    if statement.key == "mistake-then-cell":
        is_broken = not board.tiles[statement.cell("cell")] and not board.left[statement.cell("cell")]
    else:
        shown = [board.tiles[cell] for cell in CELLS_OF[statement["in"]]].count(statement["digit"])
        is_broken = (
            shown > 1
            if statement.key == "mistake-then-twice"
            else not shown and not board.places(statement["digit"], statement["in"])
        )
    return is_broken and statement["count"] == len(mistake.path)
