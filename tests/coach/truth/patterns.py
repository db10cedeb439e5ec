"""Are the sentences about singles and patterns true?"""

from itertools import combinations, pairwise, permutations, product

from tests.coach.truth.proof import CELLS_OF, DIGITS, Proof, Told, are_parallel, houses_of, is_line, sees


def full_house(proof: Proof, told: Told) -> bool:
    """The house has one empty cell, and shows all numbers but this one."""
    cell, digit = proof.place or (-1, 0)
    return (
        told["digit"] == digit
        and proof.board.empty(told["in"]) == {cell}
        and proof.board.shown(told["in"]) == {*DIGITS} - {digit}
    )


def hidden(proof: Proof, told: Told) -> bool:
    """Each other empty cell of the house sees one of the tiles, or lost the number before."""
    cell, digit = proof.place or (-1, 0)
    board, tiles = proof.board, told.cells("tiles") if "tiles" in told.facts else set()
    out = told.cells("out") if "out" in told.facts else set()
    others = board.empty(told["in"]) - {cell}
    barred = {other for other in others if any(sees(other, tile) for tile in tiles)}
    return (
        told["digit"] == digit
        and cell in board.empty(told["in"])
        and bool(others)
        and all(board.tiles[tile] == digit and any(sees(tile, other) for other in others) for tile in tiles)
        and out == {other for other in others if not board.sees_digit(other, digit)}
        and barred | out == others
        and all(digit not in board.left[other] for other in others)
    )


def elimination(proof: Proof, told: Told) -> bool:
    """The list of missing numbers is complete; the cell sees each number at its tile, or lost it before."""
    cell, digit = proof.place or (-1, 0)
    board, seen = proof.board, list(told["seen"]) if "seen" in told.facts else []
    out = told.digits("out") if "out" in told.facts else set()
    tiles = told["tiles"] if seen else []
    return (
        (told.cell("cell"), told["digit"]) == (cell, digit)
        and cell in board.empty(told["in"])
        and {*told["missing"]} == {*DIGITS} - board.shown(told["in"])
        and {*seen} | out == {*told["missing"]} - {digit}
        and len(tiles) == len(seen)
        and all(
            board.tiles[tile] == number and sees(cell, tile) for tile, number in zip(tiles, seen, strict=True)
        )
        and all(not board.sees_digit(cell, number) and number not in board.left[cell] for number in out)
    )


def exclusion(proof: Proof, told: Told) -> bool:
    """The cell sees the eight other numbers; or those that are listed, and lost the rest before."""
    cell, digit = proof.place or (-1, 0)
    board = proof.board
    seen = {number for number in DIGITS if board.sees_digit(cell, number)}
    others = {*DIGITS} - {digit}
    if (told.cell("cell"), told["digit"]) != (cell, digit) or board.left[cell] != {digit}:
        return False
    if told.key == "proof-exclusion":
        return seen == others
    if told.key == "proof-exclusion-only-noted":
        return not seen
    return told.digits("seen") == seen and told.digits("out") == others - seen and bool(seen)


def locked(proof: Proof, told: Told) -> bool:
    """All places of one house are listed and lie in the other, where the number goes elsewhere too."""
    places, cover = told.cells("places"), {*CELLS_OF[told["in-cover"]]}
    return (
        proof.removes_only(told["digit"])
        and told["in"] != told["in-cover"]
        and proof.board.places(told["digit"], told["in"]) == places
        and len(places) > 1
        and places <= cover
        and {cell for cell, _ in proof.removes} <= cover - {*CELLS_OF[told["in"]]}
    )


def naked_subset(proof: Proof, told: Told) -> bool:
    """As many cells of the house as numbers, with no other number; what goes sees all the cells."""
    cells, digits = told.cells("places"), told.digits()
    return (
        len(cells) == len(digits) == told["count"]
        and cells <= proof.board.empty(told["in"])
        and proof.board.digits(cells) == digits
        and all(digit in digits and all(sees(out, cell) for cell in cells) for out, digit in proof.removes)
    )


def hidden_subset(proof: Proof, told: Told) -> bool:
    """The numbers have places in the house in these cells only; other numbers go from there."""
    cells, digits = told.cells("places"), told.digits()
    places = [proof.board.places(digit, told["in"]) for digit in digits]
    return (
        len(cells) == len(digits) == told["count"]
        and all(places)
        and set().union(*places) == cells
        and all(cell in cells and digit not in digits for cell, digit in proof.removes)
    )


def fish(proof: Proof, told: Told) -> bool:
    """The number stands in the base lines in the covering lines only, apart from the fins that are listed."""
    digit, bases, covers = told["digit"], told["bases"], told["covers"]
    fins = told.cells("fins") if "fins" in told.facts else set()
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
        and (bool(fins) or told.key == "proof-fish")
        and told.facts.get("either") == told.facts.get("fins")
        and out <= covered - in_bases
        and all(sees(cell, fin) for cell in out for fin in fins)
        and not out & {cell for line in bases for cell in CELLS_OF[line]}
    )


def mixed_fish(proof: Proof, told: Told) -> bool:
    """Base houses that share no place of the number; as many others hold all their places but the fins."""
    digit, bases, covers = told["digit"], {*told["bases"]}, {*told["covers"]}
    fins = told.cells("fins") if "fins" in told.facts else set()
    places = [proof.board.places(digit, house) for house in bases]
    in_bases, covered = set().union(*places), {cell for house in covers for cell in CELLS_OF[house]}
    out = {cell for cell, _ in proof.removes}
    return (
        proof.removes_only(digit)
        and len(bases) == len(covers) == len(told["bases"]) == len(told["covers"])
        and not bases & covers
        and all(places)
        and len(in_bases) == sum(map(len, places))
        and in_bases - covered == fins
        and bool(fins) == (told.key == "proof-mixed_fish-fins")
        and out <= covered - in_bases
        and all(sees(cell, fin) for cell in out for fin in fins)
    )


def fireworks(proof: Proof, told: Told) -> bool:
    """In a row and in a column, the numbers stand only in one block or in one cell outside it."""
    digits, block = told.digits(), {*CELLS_OF[told["in-corner"]]}
    ends = [(told["in"], told.cell("one")), (told["in-two"], told.cell("two"))]
    return (
        len(digits) == 3
        and told["in"] < 9 <= told["in-two"] < 18 <= told["in-corner"]
        and all(cell in {*CELLS_OF[line]} - block for line, cell in ends)
        and all(proof.board.places(digit, line) <= block | {cell} for digit in digits for line, cell in ends)
        and all(proof.board.places(digit, line) for digit in digits for line, _ in ends)
        and len(proof.of("proof-fireworks-corner")) == 1
    )


def fireworks_corner(proof: Proof, told: Told) -> bool:
    """The crossing lies in both lines and in the block; other numbers leave the three cells."""
    first, cell = proof.first, told.cell("cell")
    cells = {cell, told.cell("one"), told.cell("two")}
    return (
        {first["in"], first["in-two"], first["in-corner"]} == {*houses_of(cell)}
        and (told["one"], told["two"]) == (first["one"], first["two"])
        and told["count"] == len(cells) == len(first.digits())
        and all(out in cells and digit not in first.digits() for out, digit in proof.removes)
    )


def exocet(proof: Proof, told: Told) -> bool:
    """Two cells of a block and a line, with three or four numbers; three lines across, one in each stack."""
    base, across = sorted(told.cells("base")), told["covers"]
    shared = set.intersection(*({*houses_of(cell)} for cell in base))
    return (
        len(base) == 2
        and len(shared) == 2
        and 3 <= len(told.digits()) <= 4
        and proof.board.digits({*base}) == told.digits()
        and all(not proof.board.tiles[cell] for cell in base)
        and len({line // 3 for line in across}) == len(across) == 3
        and all(is_line(line) and are_parallel(line, across[0]) for line in across)
        and not any(are_parallel(line, across[0]) for line in shared)
        and len(proof.of("proof-exocet-targets")) == 1
    )


def exocet_targets(proof: Proof, told: Told) -> bool:
    """Whatever two numbers the base holds: in the three lines only the targets are left for the third one."""
    first, board = proof.first, proof.board
    digits, across, base = first.digits(), first["covers"], first.cells("base")
    targets, blocks = told.cells("targets"), told["band"]
    band = {cell for house in blocks for cell in CELLS_OF[house]}
    lines = [{*CELLS_OF[line]} for line in across]
    if not (
        told.cells("base") == base
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


def turbot(proof: Proof, told: Told) -> bool:
    """Two places in each of two houses; a place of each sees the other; what goes sees both others."""
    digit, near, far = told["digit"], told.cells("near"), told.cells("far")
    one, two = (proof.board.places(digit, told[name]) for name in ("in", "in-two"))
    return (
        proof.removes_only(digit)
        and len(one) == len(two) == 2
        and not one & two
        and near | far == one | two
        and all(len(near & pair) == len(far & pair) == 1 for pair in (one, two))
        and sees(*near)
        and all(sees(out, cell) for out, _ in proof.removes for cell in far)
    )


def empty_rectangle(proof: Proof, told: Told) -> bool:
    """In the block the number can stand in a row and a column only."""
    arm, other = told["in-arm"], told["in-other"]
    places = proof.board.places(told["digit"], told["in"])
    return (
        proof.removes_only(told["digit"])
        and not is_line(told["in"])
        and is_line(arm)
        and is_line(other)
        and not are_parallel(arm, other)
        and places <= {*CELLS_OF[arm], *CELLS_OF[other]}
        and all(places & {*CELLS_OF[line]} for line in (arm, other))
        and bool(proof.of("proof-rectangle-pair"))
    )


def rectangle_pair(proof: Proof, told: Told) -> bool:
    """Two places elsewhere, near on the one arm: either far, or the other arm; what goes sees both."""
    first, digit, near, far = proof.first, told["digit"], told.cell("near"), told.cell("far")
    arm, block = {*CELLS_OF[first["in-arm"]]}, {*CELLS_OF[first["in"]]}
    return (
        digit == first["digit"]
        and told["in-other"] == first["in-other"]
        and proof.board.places(digit, told["in-pair"]) == {near, far}
        and near in arm - block
        and far not in block
        and all(out in {*CELLS_OF[told["in-other"]]} - block and sees(out, far) for out, _ in proof.removes)
    )


def wing(proof: Proof, told: Told) -> bool:
    """The pivot has x and y (and z); it sees a cell with x and z and one with y and z."""
    pivot, one, two = (told.cell(name) for name in ("pivot", "one", "two"))
    x, y, z = told["x"], told["y"], told["digit"]
    is_xyz = told.key == "proof-xyz_wing"
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


def w_wing(proof: Proof, told: Told) -> bool:
    """Two equal cells; each of the two places of the linking number sees one of them."""
    one, two, link, digit = told.cell("one"), told.cell("two"), told["link"], told["digit"]
    places = proof.board.places(link, told["in"])
    return (
        proof.removes_only(digit)
        and told.digits() == {link, digit} == proof.board.left[one] == proof.board.left[two]
        and len(places) == 2
        and any(sees(one, a) and sees(two, b) for a, b in permutations(places))
        and all(sees(out, one) and sees(out, two) for out, _ in proof.removes)
    )


def remote_pair(proof: Proof, told: Told) -> bool:
    """Equal cells of which each sees the next, an even number; what goes sees both ends."""
    chain, digits = told["places"], told.digits()
    first, last = told.cell("first"), told.cell("last")
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
