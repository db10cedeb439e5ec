"""Are the sentences about rectangles and graves true?"""

from tests.coach.truth.proof import CELLS_OF, Proof, Statement, are_parallel, clash, houses_of, sees

REASONS = ("extra", "bound", "set", "sides")
"""What may follow the first sentence of a rectangle."""


def are_corners(cells: set[int]) -> bool:
    """Four cells in two rows, two columns and two blocks."""
    kinds = zip(*(houses_of(cell) for cell in cells), strict=True)
    return len(cells) == 4 and [len({*houses}) for houses in kinds] == [2, 2, 2]


def unique_rectangle(proof: Proof, statement: Statement) -> bool:
    """Four corners; the floor has two numbers only."""
    floor, roof, digits = statement.cells("floor"), statement.cells("roof"), statement.digits()
    reasons = [one for name in REASONS for one in proof.of(f"proof-rectangle-{name}")]
    alone = len(roof) == 1 and all(cell in roof and digit in digits for cell, digit in proof.removes)
    return (
        len(digits) == 2
        and are_corners(floor | roof)
        and all(proof.board.left[cell] == digits for cell in floor)
        and all(proof.board.left[cell] > digits for cell in roof)
        and (alone or bool(reasons))
    )


def rectangle_extra(proof: Proof, statement: Statement) -> bool:
    """The roof has one number more, and one of its cells holds it: what goes sees all of them."""
    digit, roof = statement["digit"], statement.cells("roof")
    is_found = proof.first.key == "proof-avoidable_rectangle"
    own = {cell: {swapped(proof, cell)} if is_found else proof.first.digits() for cell in roof}
    return (
        roof == proof.first.cells("roof")
        and all(proof.board.left[cell] == own[cell] | {digit} for cell in roof)
        and proof.removes_only(digit)
        and all(sees(out, cell) for out, _ in proof.removes for cell in roof)
    )


def rectangle_bound(proof: Proof, statement: Statement) -> bool:
    """One of the two numbers has its only places of a house in the roof, so the other goes from there."""
    digit, roof = statement["digit"], statement.cells("roof")
    return (
        roof == proof.first.cells("roof")
        and {statement["link"], digit} == proof.first.digits()
        and proof.board.places(statement["link"], statement["in"]) == roof
        and proof.removes_only(digit)
        and {cell for cell, _ in proof.removes} <= roof
    )


def rectangle_set(proof: Proof, statement: Statement) -> bool:
    """One of the roof takes an extra number: with these cells, as many cells as numbers in the house."""
    roof, beside, house = statement.cells("roof"), statement.cells("places"), {*CELLS_OF[statement["in"]]}
    extras, digits = statement.digits("extras"), statement.digits()
    return (
        roof == proof.first.cells("roof")
        and len(roof) == 2
        and roof | beside <= house
        and not roof & beside
        and all(not proof.board.tiles[cell] for cell in beside)
        and extras == proof.board.digits(roof) - proof.first.digits()
        and extras | proof.board.digits(beside) == digits
        and len(digits) == statement["count"] == len(beside) + 1
        and all(cell in house - roof - beside and digit in digits for cell, digit in proof.removes)
    )


def rectangle_sides(proof: Proof, statement: Statement) -> bool:
    """Two opposite corners; the number stands in two parallel sides only in corners: it leaves the roof."""
    floor, roof, link = statement.cells("floor"), statement.cells("roof"), statement["link"]
    one, two = statement["in"], statement["in-two"]
    return (
        floor == proof.first.cells("floor")
        and roof == proof.first.cells("roof")
        and len(roof) == 2
        and not sees(*roof)
        and {link, statement["digit"]} == proof.first.digits()
        and one != two
        and are_parallel(one, two)
        and all(proof.board.places(link, side) for side in (one, two))
        and all(proof.board.places(link, side) <= floor | roof for side in (one, two))
        and proof.removes_only(link)
        and {cell for cell, _ in proof.removes} <= roof
    )


def hidden_rectangle(proof: Proof, statement: Statement) -> bool:
    """A corner with two numbers that all four corners have."""
    floor, roof, digits = statement.cells("floor"), statement.cells("roof"), statement.digits()
    return (
        are_corners(floor | roof)
        and proof.board.left[statement.cell("floor")] == digits
        and len(digits) == 2
        and all(proof.board.left[cell] >= digits for cell in roof)
        and bool(proof.of("proof-rectangle-hidden"))
    )


def rectangle_hidden(proof: Proof, statement: Statement) -> bool:
    """The opposite corner; in its row and its column the other number stands in corners only."""
    cell, floor, near, link = (
        statement.cell("cell"),
        statement.cell("floor"),
        statement.cells("near"),
        statement["link"],
    )
    corners = {cell, floor} | near
    return (
        {cell} | near == proof.first.cells("roof")
        and floor == proof.first.cell("floor")
        and not sees(cell, floor)
        and len(near) == 2
        and {link, statement["digit"]} == proof.first.digits()
        and {statement["in"], statement["in-two"]} == {*houses_of(cell)[:2]}
        and all(proof.board.places(link, statement[side]) <= corners for side in ("in", "in-two"))
        and proof.removes == {(cell, statement["digit"])}
    )


def swapped(proof: Proof, cell: int) -> int:
    """The number with which a corner would complete the rectangle; 0 where these are no such corners."""
    corners, digits = proof.first.cells("floor") | proof.first.cells("roof"), proof.first.digits()
    opposite = [other for other in corners if other != cell and not sees(cell, other)]
    if len(opposite) != 1:
        return 0
    beside = {proof.board.tiles[other] for other in corners - {cell, opposite[0]}} - {0}
    return proof.board.tiles[opposite[0]] or min(digits - beside, default=0)


def avoidable_rectangle(proof: Proof, statement: Statement) -> bool:
    """Numbers that were found, not given; what would complete two of them crosswise must not stand there."""
    floor, roof, digits = statement.cells("floor"), statement.cells("roof"), statement.digits()
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


def bug(proof: Proof, statement: Statement) -> bool:
    cell, digit = statement.cell("cell"), statement["digit"]
    return proof.place == (cell, digit) and _is_grave(proof, {(cell, digit)})


def bug_n(proof: Proof, statement: Statement) -> bool:
    """Two extra numbers or more; what goes clashes with every one of them."""
    extra = {(cells[0], digit) for cells, digit, on in statement["because"] if on and len(cells) == 1}
    return (
        len(extra) == len(statement["because"]) > 1
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
