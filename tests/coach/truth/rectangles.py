"""Are the sentences about rectangles and graves true?"""

from tests.coach.truth.proof import CELLS_OF
from tests.coach.truth.proof import Plain
from tests.coach.truth.proof import Proof
from tests.coach.truth.proof import Statement
from tests.coach.truth.proof import are_parallel
from tests.coach.truth.proof import clash
from tests.coach.truth.proof import houses_of
from tests.coach.truth.proof import sees


REASONS = ("extra", "bound", "set", "sides")
"""What may follow the first sentence of a rectangle."""


def are_corners(cells: set[int]) -> bool:
    """Four cells in two rows, two columns and two blocks."""
    kinds = zip(*(houses_of(cell) for cell in cells), strict=True)
    return len(cells) == 4 and [len({*houses}) for houses in kinds] == [2, 2, 2]


<<<<<<< head
def unique_rectangle(proof: Proof, statement: Statement) -> bool:
    """Four corners; the floor has two numbers only."""
    floor, roof, digits = statement.cells("floor"), statement.cells("roof"), statement.digits()
=======
def unique_rectangle(proof: Proof, said: Plain) -> bool:
    """Four corners; the floor has two numbers only."""
    floor, roof, digits = said.cells("floor"), said.cells("roof"), said.digits()
>>>>>>> mine
    reasons = [one for name in REASONS for one in proof.of(f"proof-rectangle-{name}")]
    alone = len(roof) == 1 and all(cell in roof and digit in digits for cell, digit in proof.removes)
    return (
        len(digits) == 2
        and are_corners(floor | roof)
        and all(proof.board.left[cell] == digits for cell in floor)
        and all(proof.board.left[cell] > digits for cell in roof)
        and (alone or bool(reasons))
    )


<<<<<<< head
def rectangle_extra(proof: Proof, statement: Statement) -> bool:
    """The roof has one number more, and one of its cells holds it: what goes sees all of them."""
    digit, roof = statement["digit"], statement.cells("roof")
=======
def rectangle_extra(proof: Proof, said: Plain) -> bool:
    """The roof has one number more, and one of its cells holds it: what goes sees all of them."""
    digit, roof = said["digit"], said.cells("roof")
>>>>>>> mine
    is_found = proof.first.key == "proof-avoidable_rectangle"
    own = {cell: {swapped(proof, cell)} if is_found else proof.first.digits() for cell in roof}
    return (
        roof == proof.first.cells("roof")
        and all(proof.board.left[cell] == own[cell] | {digit} for cell in roof)
        and proof.removes_only(digit)
        and all(sees(out, cell) for out, _ in proof.removes for cell in roof)
    )


<<<<<<< head
def rectangle_bound(proof: Proof, statement: Statement) -> bool:
    """One of the two numbers has its only places of a house in the roof, so the other goes from there."""
    digit, roof = statement["digit"], statement.cells("roof")
    return (
        roof == proof.first.cells("roof")
        and {statement["link"], digit} == proof.first.digits()
        and proof.board.places(statement["link"], statement["in"]) == roof
=======
def rectangle_bound(proof: Proof, said: Plain) -> bool:
    """One of the two numbers has its only places of a house in the roof, so the other goes from there."""
    digit, roof = said["digit"], said.cells("roof")
    return (
        roof == proof.first.cells("roof")
        and {said["link"], digit} == proof.first.digits()
        and proof.board.places(said["link"], said["in"]) == roof
>>>>>>> mine
        and proof.removes_only(digit)
        and {cell for cell, _ in proof.removes} <= roof
    )


<<<<<<< head
def rectangle_set(proof: Proof, statement: Statement) -> bool:
    """One of the roof takes an extra number: with these cells, as many cells as numbers in the house."""
    roof, beside, house = statement.cells("roof"), statement.cells("places"), {*CELLS_OF[statement["in"]]}
    extras, digits = statement.digits("extras"), statement.digits()
=======
def rectangle_set(proof: Proof, said: Plain) -> bool:
    """One of the roof takes an extra number: with these cells, as many cells as numbers in the house."""
    roof, beside, house = said.cells("roof"), said.cells("places"), {*CELLS_OF[said["in"]]}
    extras, digits = said.digits("extras"), said.digits()
>>>>>>> mine
    return (
        roof == proof.first.cells("roof")
        and len(roof) == 2
        and roof | beside <= house
        and not roof & beside
        and all(not proof.board.tiles[cell] for cell in beside)
        and extras == proof.board.digits(roof) - proof.first.digits()
        and extras | proof.board.digits(beside) == digits
<<<<<<< head
        and len(digits) == statement["count"] == len(beside) + 1
=======
        and len(digits) == said["count"] == len(beside) + 1
>>>>>>> mine
        and all(cell in house - roof - beside and digit in digits for cell, digit in proof.removes)
    )


<<<<<<< head
def rectangle_sides(proof: Proof, statement: Statement) -> bool:
    """Two opposite corners; the number stands in two parallel sides only in corners: it leaves the roof."""
    floor, roof, link = statement.cells("floor"), statement.cells("roof"), statement["link"]
    one, two = statement["in"], statement["in-two"]
=======
def rectangle_sides(proof: Proof, said: Plain) -> bool:
    """Two opposite corners; the number stands in two parallel sides only in corners: it leaves the roof."""
    floor, roof, link = said.cells("floor"), said.cells("roof"), said["link"]
    one, two = said["in"], said["in-two"]
>>>>>>> mine
    return (
        floor == proof.first.cells("floor")
        and roof == proof.first.cells("roof")
        and len(roof) == 2
        and not sees(*roof)
<<<<<<< head
        and {link, statement["digit"]} == proof.first.digits()
=======
        and {link, said["digit"]} == proof.first.digits()
>>>>>>> mine
        and one != two
        and are_parallel(one, two)
        and all(proof.board.places(link, side) for side in (one, two))
        and all(proof.board.places(link, side) <= floor | roof for side in (one, two))
        and proof.removes_only(link)
        and {cell for cell, _ in proof.removes} <= roof
    )


<<<<<<< head
def hidden_rectangle(proof: Proof, statement: Statement) -> bool:
    """A corner with two numbers that all four corners have."""
    floor, roof, digits = statement.cells("floor"), statement.cells("roof"), statement.digits()
    return (
        are_corners(floor | roof)
        and proof.board.left[statement.cell("floor")] == digits
=======
def hidden_rectangle(proof: Proof, said: Plain) -> bool:
    """A corner with two numbers that all four corners have."""
    floor, roof, digits = said.cells("floor"), said.cells("roof"), said.digits()
    return (
        are_corners(floor | roof)
        and proof.board.left[said.cell("floor")] == digits
>>>>>>> mine
        and len(digits) == 2
        and all(proof.board.left[cell] >= digits for cell in roof)
        and bool(proof.of("proof-rectangle-hidden"))
    )


<<<<<<< head
def rectangle_hidden(proof: Proof, statement: Statement) -> bool:
    """The opposite corner; in its row and its column the other number stands in corners only."""
    cell, floor, near, link = (
        statement.cell("cell"),
        statement.cell("floor"),
        statement.cells("near"),
        statement["link"],
    )
=======
def rectangle_hidden(proof: Proof, said: Plain) -> bool:
    """The opposite corner; in its row and its column the other number stands in corners only."""
    cell, floor, near, link = said.cell("cell"), said.cell("floor"), said.cells("near"), said["link"]
>>>>>>> mine
    corners = {cell, floor} | near
    return (
        {cell} | near == proof.first.cells("roof")
        and floor == proof.first.cell("floor")
        and not sees(cell, floor)
        and len(near) == 2
<<<<<<< head
        and {link, statement["digit"]} == proof.first.digits()
        and {statement["in"], statement["in-two"]} == {*houses_of(cell)[:2]}
        and all(proof.board.places(link, statement[side]) <= corners for side in ("in", "in-two"))
        and proof.removes == {(cell, statement["digit"])}
=======
        and {link, said["digit"]} == proof.first.digits()
        and {said["in"], said["in-two"]} == {*houses_of(cell)[:2]}
        and all(proof.board.places(link, said[side]) <= corners for side in ("in", "in-two"))
        and proof.removes == {(cell, said["digit"])}
>>>>>>> mine
    )


def swapped(proof: Proof, cell: int) -> int:
    """The number with which a corner would complete the rectangle; 0 where these are no such corners."""
    corners, digits = proof.first.cells("floor") | proof.first.cells("roof"), proof.first.digits()
    opposite = [other for other in corners if other != cell and not sees(cell, other)]
    if len(opposite) != 1:
        return 0
    beside = {proof.board.tiles[other] for other in corners - {cell, opposite[0]}} - {0}
    return proof.board.tiles[opposite[0]] or min(digits - beside, default=0)


<<<<<<< head
def avoidable_rectangle(proof: Proof, statement: Statement) -> bool:
    """Numbers that were found, not given; what would complete two of them crosswise must not stand there."""
    floor, roof, digits = statement.cells("floor"), statement.cells("roof"), statement.digits()
=======
def avoidable_rectangle(proof: Proof, said: Plain) -> bool:
    """Numbers that were found, not given; what would complete two of them crosswise must not stand there."""
    floor, roof, digits = said.cells("floor"), said.cells("roof"), said.digits()
>>>>>>> mine
    board = proof.board
    return (
        are_corners(floor | roof)
        and len(digits) == 2
        and all(board.tiles[cell] in digits for cell in floor)
        and {board.tiles[cell] for cell in floor} == digits
        and board.givens is not None
        and not any(board.givens >> cell & 1 for cell in floor)
        and all(not board.tiles[cell] and swapped(proof, cell) in board.left[cell] for cell in roof)
        and all(board.tiles[cell] == swapped(proof, cell) for cell in floor)
        and (
            bool(proof.of("proof-rectangle-extra"))
            or proof.removes == {(min(roof), swapped(proof, min(roof)))}
        )
        and len(roof) == (2 if proof.of("proof-rectangle-extra") else 1)
    )


def _is_grave(proof: Proof, extra: set[tuple[int, int]]) -> bool:
    """Without these, all empty cells have two numbers, and each number left has two places in its houses."""
    board = proof.board
    left = [{n for n in digits if (at, n) not in extra} for at, digits in enumerate(board.left)]
    return all(digit in board.left[cell] for cell, digit in extra) and all(
        len(digits) == 2 for at, digits in enumerate(left) if not board.tiles[at]
    ) and all(
        sum(number in left[at] for at in CELLS_OF[house]) in (0, 2)
        for house in range(27)
        for number in range(1, 10)
    )  # fmt: skip


<<<<<<< head
def bug(proof: Proof, statement: Statement) -> bool:
    cell, digit = statement.cell("cell"), statement["digit"]
    return proof.place == (cell, digit) and _is_grave(proof, {(cell, digit)})


def bug_n(proof: Proof, statement: Statement) -> bool:
    """Two extra numbers or more; what goes clashes with every one of them."""
    extra = {(cells[0], digit) for cells, digit, on in statement["because"] if on and len(cells) == 1}
    return (
        len(extra) == len(statement["because"]) > 1
=======
def bug(proof: Proof, said: Plain) -> bool:
    cell, digit = said.cell("cell"), said["digit"]
    return proof.place == (cell, digit) and _is_grave(proof, {(cell, digit)})


def bug_n(proof: Proof, said: Plain) -> bool:
    """Two extra numbers or more; what goes clashes with every one of them."""
    extra = {(cells[0], digit) for cells, digit, on in said["because"] if on and len(cells) == 1}
    return (
        len(extra) == len(said["because"]) > 1
>>>>>>> mine
        and _is_grave(proof, extra)
        and all(clash(out, one) for out in proof.removes for one in extra)
    )


CHECKS = {
    "proof-unique_rectangle": unique_rectangle,
    "proof-rectangle-extra": rectangle_extra,
    "proof-rectangle-bound": rectangle_bound,
    "proof-rectangle-set": rectangle_set,
    "proof-rectangle-sides": rectangle_sides,
    "proof-hidden_rectangle": hidden_rectangle,
    "proof-rectangle-hidden": rectangle_hidden,
    "proof-avoidable_rectangle": avoidable_rectangle,
    "proof-bug": bug,
    "proof-bug_n": bug_n,
}
