"""Are the sentences about singles and patterns true?"""

from itertools import combinations, pairwise, permutations, product

from tests.coach.truth.proof import CELLS_OF, DIGITS, Proof, Statement, are_parallel, houses_of, is_line, sees


def full_house(proof: Proof, statement: Statement) -> bool:
    """The house has one empty cell, and shows all numbers but this one."""
    cell, digit = proof.place or (-1, 0)
    return (
        statement["digit"] == digit
        and proof.board.empty(statement["in"]) == {cell}
        and proof.board.shown(statement["in"]) == {*DIGITS} - {digit}
    )


def hidden(proof: Proof, statement: Statement) -> bool:
    """Each other empty cell of the house sees one of the tiles, or lost the number before."""
    cell, digit = proof.place or (-1, 0)
    board, tiles = proof.board, statement.cells("tiles") if "tiles" in statement.facts else set()
    out = statement.cells("out") if "out" in statement.facts else set()
    others = board.empty(statement["in"]) - {cell}
    barred = {other for other in others if any(sees(other, tile) for tile in tiles)}
    return (
        statement["digit"] == digit
        and cell in board.empty(statement["in"])
        and bool(others)
        and all(board.tiles[tile] == digit and any(sees(tile, other) for other in others) for tile in tiles)
        and out == {other for other in others if not board.sees_digit(other, digit)}
        and barred | out == others
        and all(digit not in board.left[other] for other in others)
    )


def elimination(proof: Proof, statement: Statement) -> bool:
    """The list of missing numbers is complete; the cell sees each number at its tile, or lost it before."""
    cell, digit = proof.place or (-1, 0)
    board, seen = proof.board, list(statement["seen"]) if "seen" in statement.facts else []
    out = statement.digits("out") if "out" in statement.facts else set()
    tiles = statement["tiles"] if seen else []
    return (
        (statement.cell("cell"), statement["digit"]) == (cell, digit)
        and cell in board.empty(statement["in"])
        and {*statement["missing"]} == {*DIGITS} - board.shown(statement["in"])
        and {*seen} | out == {*statement["missing"]} - {digit}
        and len(tiles) == len(seen)
        and all(
            board.tiles[tile] == number and sees(cell, tile) for tile, number in zip(tiles, seen, strict=True)
        )
        and all(not board.sees_digit(cell, number) and number not in board.left[cell] for number in out)
    )


def exclusion(proof: Proof, statement: Statement) -> bool:
    """The cell sees the eight other numbers; or those that are listed, and lost the rest before."""
    cell, digit = proof.place or (-1, 0)
    board = proof.board
    seen = {number for number in DIGITS if board.sees_digit(cell, number)}
    others = {*DIGITS} - {digit}
    if (statement.cell("cell"), statement["digit"]) != (cell, digit) or board.left[cell] != {digit}:
        return False
    if statement.key == "proof-exclusion":
        return seen == others
    if statement.key == "proof-exclusion-only-noted":
        return not seen
    return statement.digits("seen") == seen and statement.digits("out") == others - seen and bool(seen)


def locked(proof: Proof, statement: Statement) -> bool:
    """All places of one house are listed and lie in the other, where the number goes elsewhere too."""
    places, cover = statement.cells("places"), {*CELLS_OF[statement["in-cover"]]}
    return (
        proof.removes_only(statement["digit"])
        and statement["in"] != statement["in-cover"]
        and proof.board.places(statement["digit"], statement["in"]) == places
        and len(places) > 1
        and places <= cover
        and {cell for cell, _ in proof.removes} <= cover - {*CELLS_OF[statement["in"]]}
    )


def naked_subset(proof: Proof, statement: Statement) -> bool:
    """As many cells of the house as numbers, with no other number; what goes sees all the cells."""
    cells, digits = statement.cells("places"), statement.digits()
    return (
        len(cells) == len(digits) == statement["count"]
        and cells <= proof.board.empty(statement["in"])
        and proof.board.digits(cells) == digits
        and all(digit in digits and all(sees(out, cell) for cell in cells) for out, digit in proof.removes)
    )


def hidden_subset(proof: Proof, statement: Statement) -> bool:
    """The numbers have places in the house in these cells only; other numbers go from there."""
    cells, digits = statement.cells("places"), statement.digits()
    places = [proof.board.places(digit, statement["in"]) for digit in digits]
    return (
        len(cells) == len(digits) == statement["count"]
        and all(places)
        and set().union(*places) == cells
        and all(cell in cells and digit not in digits for cell, digit in proof.removes)
    )


def fish(proof: Proof, statement: Statement) -> bool:
    """The number stands in the base lines in the covering lines only, apart from the fins that are listed."""
    digit, bases, covers = statement["digit"], statement["bases"], statement["covers"]
    fins = statement.cells("fins") if "fins" in statement.facts else set()
    covered = {cell for line in covers for cell in CELLS_OF[line]}
    in_bases = {cell for line in bases for cell in proof.board.places(digit, line)}
    out = {cell for cell, _ in proof.removes}
    return (
        proof.removes_only(digit)
        and len({*bases}) == len({*covers}) == len(bases)
        and all(are_parallel(bases[0], line) for line in bases)
        and all(are_parallel(covers[0], line) and not are_parallel(bases[0], line) for line in covers)
        and all(proof.board.places(digit, line) for line in bases)
        and in_bases - covered == fins
        and (bool(fins) or statement.key == "proof-fish")
        and statement.facts.get("either") == statement.facts.get("fins")
        and out <= covered - in_bases
        and all(sees(cell, fin) for cell in out for fin in fins)
        and not out & {cell for line in bases for cell in CELLS_OF[line]}
    )


def mixed_fish(proof: Proof, statement: Statement) -> bool:
    """Base houses that share no place of the number; as many others hold all their places but the fins."""
    digit, bases, covers = statement["digit"], {*statement["bases"]}, {*statement["covers"]}
    fins = statement.cells("fins") if "fins" in statement.facts else set()
    places = [proof.board.places(digit, house) for house in bases]
    in_bases, covered = set().union(*places), {cell for house in covers for cell in CELLS_OF[house]}
    out = {cell for cell, _ in proof.removes}
    return (
        proof.removes_only(digit)
        and len(bases) == len(covers) == len(statement["bases"]) == len(statement["covers"])
        and not bases & covers
        and all(places)
        and len(in_bases) == sum(map(len, places))
        and in_bases - covered == fins
        and bool(fins) == (statement.key == "proof-mixed_fish-fins")
        and out <= covered - in_bases
        and all(sees(cell, fin) for cell in out for fin in fins)
    )


def fireworks(proof: Proof, statement: Statement) -> bool:
    """In a row and in a column, the numbers stand only in one block or in one cell outside it."""
    digits, block = statement.digits(), {*CELLS_OF[statement["in-corner"]]}
    ends = [(statement["in"], statement.cell("one")), (statement["in-two"], statement.cell("two"))]
    return (
        len(digits) == 3
        and statement["in"] < 9 <= statement["in-two"] < 18 <= statement["in-corner"]
        and all(cell in {*CELLS_OF[line]} - block for line, cell in ends)
        and all(proof.board.places(digit, line) <= block | {cell} for digit in digits for line, cell in ends)
        and all(proof.board.places(digit, line) for digit in digits for line, _ in ends)
        and len(proof.of("proof-fireworks-corner")) == 1
    )


def fireworks_corner(proof: Proof, statement: Statement) -> bool:
    """The crossing lies in both lines and in the block; other numbers leave the three cells."""
    first, cell = proof.first, statement.cell("cell")
    cells = {cell, statement.cell("one"), statement.cell("two")}
    return (
        {first["in"], first["in-two"], first["in-corner"]} == {*houses_of(cell)}
        and (statement["one"], statement["two"]) == (first["one"], first["two"])
        and statement["count"] == len(cells) == len(first.digits())
        and all(out in cells and digit not in first.digits() for out, digit in proof.removes)
    )


def exocet(proof: Proof, statement: Statement) -> bool:
    """Two cells of a block and a line, with three or four numbers; three lines across, one in each stack."""
    base, across = sorted(statement.cells("base")), statement["covers"]
    shared = set.intersection(*({*houses_of(cell)} for cell in base))
    return (
        len(base) == 2
        and len(shared) == 2
        and 3 <= len(statement.digits()) <= 4
        and proof.board.digits({*base}) == statement.digits()
        and all(not proof.board.tiles[cell] for cell in base)
        and len({line // 3 for line in across}) == len(across) == 3
        and all(is_line(line) and are_parallel(line, across[0]) for line in across)
        and not any(are_parallel(line, across[0]) for line in shared)
        and len(proof.of("proof-exocet-targets")) == 1
    )


def exocet_targets(proof: Proof, statement: Statement) -> bool:
    """Whatever two numbers the base holds: in the three lines only the targets are left for the third one."""
    first, board = proof.first, proof.board
    digits, across, base = first.digits(), first["covers"], first.cells("base")
    targets, blocks = statement.cells("targets"), statement["band"]
    band = {cell for house in blocks for cell in CELLS_OF[house]}
    lines = [{*CELLS_OF[line]} for line in across]
    if not (
        statement.cells("base") == base
        and len({*blocks}) == 3
        and all(house >= 18 for house in blocks)
        and all(len(line & band) == 3 for line in lines)
        and base <= band
        and len(targets) == 2
        and targets <= band
    ):
        return False
    for digit in digits:
        there = [
            {cell for cell in line if digit in board.left[cell] or board.tiles[cell] == digit}
            for line in lines
        ]
        for three in product(*(cells - band for cells in there)):
            if not any(sees(one, other) for one, other in combinations(three, 2)):
                return False
        unseen = {c for cells in there for c in cells & band if not any(sees(c, one) for one in base)}
        if not unseen <= targets or unseen & base:
            return False
    kept = board.digits(targets) & digits
    return all(
        (cell in targets and digit not in digits) or (cell in base and digit in digits - kept)
        for cell, digit in proof.removes
    )


def turbot(proof: Proof, statement: Statement) -> bool:
    """Two places in each of two houses; a place of each sees the other; what goes sees both others."""
    digit, near, far = statement["digit"], statement.cells("near"), statement.cells("far")
    one, two = (proof.board.places(digit, statement[name]) for name in ("in", "in-two"))
    return (
        proof.removes_only(digit)
        and len(one) == len(two) == 2
        and not one & two
        and near | far == one | two
        and all(len(near & pair) == len(far & pair) == 1 for pair in (one, two))
        and sees(*near)
        and all(sees(out, cell) for out, _ in proof.removes for cell in far)
    )


def empty_rectangle(proof: Proof, statement: Statement) -> bool:
    """In the block the number can stand in a row and a column only."""
    arm, other = statement["in-arm"], statement["in-other"]
    places = proof.board.places(statement["digit"], statement["in"])
    return (
        proof.removes_only(statement["digit"])
        and not is_line(statement["in"])
        and is_line(arm)
        and is_line(other)
        and not are_parallel(arm, other)
        and places <= {*CELLS_OF[arm], *CELLS_OF[other]}
        and all(places & {*CELLS_OF[line]} for line in (arm, other))
        and bool(proof.of("proof-rectangle-pair"))
    )


def rectangle_pair(proof: Proof, statement: Statement) -> bool:
    """Two places elsewhere, near on the one arm: either far, or the other arm; what goes sees both."""
    first, digit, near, far = proof.first, statement["digit"], statement.cell("near"), statement.cell("far")
    arm, block = {*CELLS_OF[first["in-arm"]]}, {*CELLS_OF[first["in"]]}
    return (
        digit == first["digit"]
        and statement["in-other"] == first["in-other"]
        and proof.board.places(digit, statement["in-pair"]) == {near, far}
        and near in arm - block
        and far not in block
        and all(
            out in {*CELLS_OF[statement["in-other"]]} - block and sees(out, far) for out, _ in proof.removes
        )
    )


def wing(proof: Proof, statement: Statement) -> bool:
    """The pivot has x and y (and z); it sees a cell with x and z and one with y and z."""
    pivot, one, two = (statement.cell(name) for name in ("pivot", "one", "two"))
    x, y, z = statement["x"], statement["y"], statement["digit"]
    is_xyz = statement.key == "proof-xyz_wing"
    holders = [one, two, pivot] if is_xyz else [one, two]
    return (
        proof.removes_only(z)
        and proof.board.left[pivot] == ({x, y, z} if is_xyz else {x, y})
        and len({x, y, z}) == 3
        and proof.board.left[one] == {x, z}
        and proof.board.left[two] == {y, z}
        and sees(pivot, one)
        and sees(pivot, two)
        and all(sees(out, cell) for out, _ in proof.removes for cell in holders)
    )


def w_wing(proof: Proof, statement: Statement) -> bool:
    """Two equal cells; each of the two places of the linking number sees one of them."""
    one, two, link, digit = (
        statement.cell("one"),
        statement.cell("two"),
        statement["link"],
        statement["digit"],
    )
    places = proof.board.places(link, statement["in"])
    return (
        proof.removes_only(digit)
        and statement.digits() == {link, digit} == proof.board.left[one] == proof.board.left[two]
        and len(places) == 2
        and any(sees(one, a) and sees(two, b) for a, b in permutations(places))
        and all(sees(out, one) and sees(out, two) for out, _ in proof.removes)
    )


def remote_pair(proof: Proof, statement: Statement) -> bool:
    """Equal cells of which each sees the next, an even number; what goes sees both ends."""
    chain, digits = statement["places"], statement.digits()
    first, last = statement.cell("first"), statement.cell("last")
    return (
        len(chain) % 2 == 0
        and len({*chain}) == len(chain)
        and (chain[0], chain[-1]) == (first, last)
        and len(digits) == 2
        and all(proof.board.left[cell] == digits for cell in chain)
        and all(sees(one, other) for one, other in pairwise(chain))
        and all(digit in digits and sees(out, first) and sees(out, last) for out, digit in proof.removes)
    )


def share_a_house(one: int, other: int, house: int) -> bool:
    return house in houses_of(one) and house in houses_of(other)


CHECKS = {
    "proof-full_house": full_house,
    "proof-hidden": hidden,
    "proof-hidden-noted": hidden,
    "proof-hidden-only-noted": hidden,
    "proof-elimination": elimination,
    "proof-elimination-noted": elimination,
    "proof-elimination-only-noted": elimination,
    "proof-exclusion": exclusion,
    "proof-exclusion-noted": exclusion,
    "proof-exclusion-only-noted": exclusion,
    "proof-locked": locked,
    "proof-naked_subset": naked_subset,
    "proof-hidden_subset": hidden_subset,
    "proof-fish": fish,
    "proof-finned_fish": fish,
    "proof-mixed_fish": mixed_fish,
    "proof-mixed_fish-fins": mixed_fish,
    "proof-fireworks": fireworks,
    "proof-fireworks-corner": fireworks_corner,
    "proof-exocet": exocet,
    "proof-exocet-targets": exocet_targets,
    "proof-turbot": turbot,
    "proof-empty_rectangle": empty_rectangle,
    "proof-rectangle-pair": rectangle_pair,
    "proof-xy_wing": wing,
    "proof-xyz_wing": wing,
    "proof-w_wing": w_wing,
    "proof-remote_pair": remote_pair,
}
