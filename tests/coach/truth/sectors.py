"""Are the sentences about rings, crossings and twelve cells of four blocks true?"""

from itertools import combinations, permutations, product

from tests.coach.truth.board import CELLS_OF, clash, houses_of, sees
from tests.coach.truth.proof import Proof, Told


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


CHECKS = {
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
}
