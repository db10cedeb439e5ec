"""Are the sentences about patterns true?"""

from itertools import combinations, pairwise, permutations, product

from tests.coach.truth.board import CELLS_OF, are_parallel, clash, houses_of, is_line, sees
from tests.coach.truth.proof import Proof, Told


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


def sk_loop(proof: Proof, told: Told) -> bool:
    """Two rows and two columns, in four blocks that lie in a rectangle."""
    rows, columns = told["rows"], told["columns"]
    return (
        len(rows) == len(columns) == 2
        and rows[0] // 3 < rows[1] // 3 < 3 <= columns[0] // 3 < columns[1] // 3 < 6
        and told["count"] == len(ring_of(proof)) == 16
        and [len(proof.of(f"proof-sk_loop-{key}")) for key in ("lines", "blocks", "locked")] == [1, 1, 1]
    )


def ring_of(proof: Proof) -> set[int]:
    """The empty cells of the rows and columns in the four blocks, without the corners."""
    lines = [*proof.first["rows"], *proof.first["columns"]]
    crossings = {cell for cell in range(81) if len({*houses_of(cell)} & {*lines}) == 2}
    blocks = {houses_of(cell)[2] for cell in crossings}
    in_lines = {cell for line in lines for cell in CELLS_OF[line] if houses_of(cell)[2] in blocks}
    return {cell for cell in in_lines - crossings if not proof.board.tiles[cell]}


def sk_links(proof: Proof, told: Told) -> bool:
    """Each house with two digits; every digit of the ring is one of those of its line or its block."""
    key = told.key.removeprefix("proof-sk_loop-")
    houses = {house: digits for told in links(told) for house, digits in [(told["house"][0], told.digits())]}
    ring, first = ring_of(proof), proof.first
    blocks = {houses_of(cell)[2] for cell in ring}
    return (
        {*houses} == ({*first["rows"], *first["columns"]} if key == "lines" else blocks)
        and all(len(digits) == 2 for digits in houses.values())
        and (key == "lines" or not uncovered(proof, ring))
    )


def links(told: Told) -> list[Told]:
    return [Told(one) for one in told["links"]]


def sk_covers(proof: Proof) -> set[tuple[int, int]]:
    told = [
        link for key in ("lines", "blocks") for one in proof.of(f"proof-sk_loop-{key}") for link in links(one)
    ]
    return {(link["house"][0], digit) for link in told for digit in link.digits()}


def uncovered(proof: Proof, ring: set[int]) -> set[tuple[int, int]]:
    """Digits of the ring that no house counts."""
    covers = sk_covers(proof)
    return {
        (cell, digit)
        for cell in ring
        for digit in proof.board.left[cell]
        if not any((house, digit) in covers for house in houses_of(cell))
    }


def sk_locked(proof: Proof, told: Told) -> bool:
    """As many digits as cells; what goes is one of these elsewhere in its house."""
    covers, ring = sk_covers(proof), ring_of(proof)
    return told["count"] == len(covers) == len(ring) and all(
        cell not in ring and any((house, digit) in covers for house in houses_of(cell))
        for cell, digit in proof.removes
    )


def crossing_of(proof: Proof) -> set[int]:
    """The empty cells that lie in the rows and in the columns."""
    rows, columns = (
        {cell for line in proof.first[key] for cell in CELLS_OF[line]} for key in ("rows", "columns")
    )
    return {cell for cell in rows & columns if not proof.board.tiles[cell]}


def multi_sector(proof: Proof, told: Told) -> bool:
    """Some rows and some columns; each digit that is left where they cross is counted once."""
    cells = crossing_of(proof)
    counted = [
        digit
        for key in ("rows", "columns")
        for one in proof.of(f"proof-multi_sector-{key}")
        for digit in one.digits()
    ]
    return (
        all(line < 9 for line in told["rows"])
        and all(9 <= line < 18 for line in told["columns"])
        and told["count"] == len(cells)
        and sorted(counted) == sorted(proof.board.digits(cells))
        and len(proof.of("proof-multi_sector-locked")) == 1
    )


def sector_lines(proof: Proof, told: Told) -> set[tuple[int, int]]:
    """The rows, or the columns, in which a digit fits where they cross."""
    cells, number = crossing_of(proof), told.key.endswith("columns")
    return {
        (houses_of(cell)[number], digit) for cell in cells for digit in proof.board.left[cell] & told.digits()
    }


def sector_digits(proof: Proof, told: Told) -> bool:
    """In so many lines, all together, the digits have places there."""
    return bool(told["count"]) and len(sector_lines(proof, told)) == int(told["count"])


def sector_locked(proof: Proof, told: Told) -> bool:
    """As many as cells; what goes is elsewhere in a line where it was counted."""
    cells = crossing_of(proof)
    counted = [one for key in ("rows", "columns") for one in proof.of(f"proof-multi_sector-{key}")]
    lines = set[tuple[int, int]]().union(*(sector_lines(proof, one) for one in counted))
    return told["count"] == len(cells) == len(lines) and all(
        cell not in cells and any((house, digit) in lines for house in houses_of(cell))
        for cell, digit in proof.removes
    )


def tridagon(proof: Proof, told: Told) -> bool:
    """Twelve empty cells: three in each of four blocks in a rectangle, no two of the three in a line."""
    cells, blocks = told.cells("places"), told["band"]
    threes = [[cell for cell in cells if houses_of(cell)[2] == block] for block in blocks]
    return (
        len(cells) == 12
        and len({*blocks}) == 4
        and len({(block - 18) // 3 for block in blocks}) == len({block % 3 for block in blocks}) == 2
        and all(
            len(three) == len({houses_of(c)[0] for c in three}) == len({c % 9 for c in three}) == 3
            for three in threes
        )
        and not any(proof.board.tiles[cell] for cell in cells)
        and len(proof.of("proof-tridagon-digits")) == 1
        and len(proof.of("proof-tridagon-one")) + len(proof.of("proof-tridagon-some")) == 1
    )


def tridagon_digits(proof: Proof, told: Told) -> bool:
    """Whichever way three digits fill the cells, block by block, one stands twice in a line."""
    cells, blocks = proof.first.cells("places"), proof.first["band"]
    threes = [sorted(cell for cell in cells if houses_of(cell)[2] == block) for block in blocks]
    if len(told.digits()) != 3 or [len(three) for three in threes] != [3, 3, 3, 3]:
        return False
    for orders in product(permutations(sorted(told.digits())), repeat=4):
        filled = {
            cell: digit
            for three, order in zip(threes, orders, strict=True)
            for cell, digit in zip(three, order, strict=True)
        }
        if not any(
            filled[one] == filled[other] and sees(one, other) for one, other in combinations(filled, 2)
        ):
            return False
    return True


def tridagon_guardians(proof: Proof, told: Told) -> bool:
    """All other digits left in the cells; the only one is placed, or what goes clashes with all."""
    cells, digits = proof.first.cells("places"), proof.of("proof-tridagon-digits")[0].digits()
    left = {(cell, digit) for cell in cells for digit in proof.board.left[cell] - digits}
    named = {(cell, digit) for (cell,), digit, on in told["because"] if on}
    if named != left or len(told["because"]) != len(left):
        return False
    if told.key == "proof-tridagon-one":
        return {proof.place} == left and not proof.removes
    return proof.place is None and all(clash(out, one) for out in proof.removes for one in left)


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
    "proof-sk_loop": sk_loop,
    "proof-sk_loop-lines": sk_links,
    "proof-sk_loop-blocks": sk_links,
    "proof-sk_loop-locked": sk_locked,
    "proof-multi_sector": multi_sector,
    "proof-multi_sector-rows": sector_digits,
    "proof-multi_sector-columns": sector_digits,
    "proof-multi_sector-locked": sector_locked,
    "proof-tridagon": tridagon,
    "proof-tridagon-digits": tridagon_digits,
    "proof-tridagon-one": tridagon_guardians,
    "proof-tridagon-some": tridagon_guardians,
    "proof-turbot": turbot,
    "proof-empty_rectangle": empty_rectangle,
    "proof-rectangle-pair": rectangle_pair,
    "proof-xy_wing": wing,
    "proof-xyz_wing": wing,
    "proof-w_wing": w_wing,
    "proof-remote_pair": remote_pair,
}
