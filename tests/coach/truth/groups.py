"""Are the sentences about colours, almost locked sets, rings, crossings and tridagons true?"""

from itertools import combinations, pairwise, permutations, product

from tests.coach.truth.patterns import share_a_house
from tests.coach.truth.proof import CELLS_OF, Proof, Statement, clash, houses_of, sees


def colours(proof: Proof, statement: Statement) -> bool:
    """One group or the other holds the number: houses with two places lead from each cell to all others."""
    first, second = statement.cells("first"), statement.cells("second")
    pairs = [
        places for house in range(27) if len(places := proof.board.places(statement["digit"], house)) == 2
    ]
    reached, wave = {min(first | second)}, True
    while wave:
        wave = {cell for pair in pairs if pair & reached for cell in pair} - reached  # type: ignore[assignment]
        reached |= wave  # type: ignore[arg-type]
    inner = [pair for pair in pairs if pair <= first | second]
    return not first & second and reached == first | second and all(len(pair & first) == 1 for pair in inner)


def sees_both(proof: Proof, statement: Statement) -> bool:
    """What goes sees a cell of each of the two groups one of which holds the number."""
    touch = proof.of("proof-colours-touch")
    groups = touch[0] if touch else proof.first
    names = ("second", "fourth") if touch else ("first", "second")
    return proof.removes_only(statement["digit"]) and all(
        any(sees(out, cell) for cell in groups.cells(name)) for out, _ in proof.removes for name in names
    )


def colour_twice(proof: Proof, statement: Statement) -> bool:
    one, two, second = statement.cell("one"), statement.cell("two"), statement.cells("second")
    return (
        {one, two} <= second == proof.first.cells("second")
        and one != two
        and share_a_house(one, two, statement["in"])
        and proof.removes_only(statement["digit"])
        and {cell for cell, _ in proof.removes} <= second
    )


def colour_sees_both(proof: Proof, statement: Statement) -> bool:
    """A group that sees both groups of another cluster holds the number nowhere."""
    first, (other,) = statement.cells("first"), proof.of("proof-colours-too")
    return (
        first == proof.first.cells("first")
        and {statement.cell("one"), statement.cell("other")} <= first
        and statement.cell("two") in other.cells("first")
        and statement.cell("four") in other.cells("second")
        and sees(statement.cell("one"), statement.cell("two"))
        and sees(statement.cell("other"), statement.cell("four"))
        and proof.removes_only(statement["digit"])
        and {cell for cell, _ in proof.removes} <= first
    )


def colours_touch(proof: Proof, statement: Statement) -> bool:
    (other,) = proof.of("proof-colours-too")
    return (
        statement.cell("one") in statement.cells("first") == proof.first.cells("first")
        and statement.cell("two") in statement.cells("third") == other.cells("first")
        and sees(statement.cell("one"), statement.cell("two"))
        and statement.cells("second") == proof.first.cells("second")
        and statement.cells("fourth") == other.cells("second")
    )


def _sets(proof: Proof) -> dict[tuple[str, frozenset[int]], set[int]]:
    """The groups by their letter and what it stands for."""
    return {statement["name"]: statement.cells("places") for statement in map(Statement, proof.first["sets"])}


def als(proof: Proof, statement: Statement) -> bool:
    """Each group has one number more than cells, and all its numbers are listed."""
    sets = [*map(Statement, statement["sets"])]
    return len(sets) > (0 if proof.of("proof-chain-ends") else 1) and all(
        proof.board.is_almost_locked(one.cells("places"))
        and proof.board.digits(one.cells("places")) == one.digits()
        and one["name"][1] == one.cells("places")
        for one in sets
    )


def _places(proof: Proof, cells: set[int], digit: int) -> set[int]:
    return {cell for cell in cells if digit in proof.board.left[cell]}


def als_link(proof: Proof, statement: Statement) -> bool:
    """All places of the number in the one group see all those in the other."""
    one, two = (
        _places(proof, _sets(proof).get(statement[name], set()), statement["digit"])
        for name in ("one", "two")
    )
    return bool(one) and bool(two) and all(sees(cell, other) for cell in one for other in two)


def als_ends(proof: Proof, statement: Statement) -> bool:
    """Neighbours are linked by changing numbers; what goes sees all places of its number in both ends."""
    sets, links = _sets(proof), proof.of("proof-als-link")
    names = list(sets)
    digits = [link["digit"] for link in links]
    if (statement["first"], statement["last"]) != (names[0], names[-1]):
        return False
    ends = _places(proof, sets[statement["first"]] | sets[statement["last"]], statement["digit"])
    return (
        [(link["one"], link["two"]) for link in links] == list(pairwise(names))
        and all(one != other for one, other in pairwise(digits))
        and statement["digit"] not in (digits[0], digits[-1])
        and all(_places(proof, sets[statement[end]], statement["digit"]) for end in ("first", "last"))
        and proof.removes_only(statement["digit"])
        and all(sees(out, cell) for out, _ in proof.removes for cell in ends)
    )


def chain_link(proof: Proof, statement: Statement) -> bool:
    """What is false leaves only this in a cell or a house, or in a group; after the first, the one before it
    makes it false."""
    gone, claim, board = statement["gone"], statement["claim"], proof.board
    (cells, digit, is_on), (others, other, is_true) = gone, claim
    links, reason = links_of(proof), statement.key.rpartition("-")[2]
    before = links[links.index(statement) - 1]["claim"] if statement is not links[0] else None
    if is_on or not is_true or statement.key.startswith("proof-first") != (before is None):
        return False
    if before is not None and not all(
        clash((one, before[1]), (cell, digit)) for one in before[0] for cell in cells
    ):
        return False
    if reason == "house":
        return (
            digit == other
            and not {*cells} & {*others}
            and board.places(digit, statement["in"]) == {*cells, *others}
        )
    if reason == "cell":
        return (
            len(cells) == 1 and cells == others and board.left[cells[0]] == {digit, other} and digit != other
        )
    group = _sets(proof).get(statement["name"], set())
    return (
        digit == statement["digit"] != other
        and bool(cells)
        and _places(proof, group, digit) == {*cells}
        and bool(others)
        and _places(proof, group, other) == {*others}
    )


def links_of(proof: Proof) -> list[Statement]:
    """The sentences of a chain through groups, in their order."""
    return [
        statement
        for statement in proof.statements
        if statement.key.startswith(("proof-first-", "proof-link-"))
    ]


def chain_ends(proof: Proof, statement: Statement) -> bool:
    """The ends are the first that is assumed false and the last that is true; what goes clashes with both."""
    links = links_of(proof)
    (first, digit, _), last = links[0]["gone"], links[-1]["claim"]
    return (
        links == proof.statements[1:-1]
        and links[0].key.startswith("proof-first")
        and statement["first"] == (first, digit, True)
        and statement["last"] == last
        and all(
            clash((cell, end[1]), out)
            for out in proof.removes
            for end in (statement["first"], last)
            for cell in end[0]
        )
    )


def sue_de_coq(proof: Proof, statement: Statement) -> bool:
    """As many cells as numbers, none common to line and block; what goes sees all its places."""
    crossing, line, block = (statement.cells(name) for name in ("crossing", "line", "block"))
    cells, board = crossing | line | block, proof.board
    return (
        len(cells) == len(crossing) + len(line) + len(block) == statement["count"]
        and board.digits(cells) == statement.digits()
        and len(statement.digits()) == statement["count"]
        and not board.digits(line) & board.digits(block)
        and any(crossing | line <= {*CELLS_OF[house]} for house in range(18))
        and any(crossing | block <= {*CELLS_OF[house]} for house in range(18, 27))
        and all(sees(out, cell) for out, digit in proof.removes for cell in _places(proof, cells, digit))
        and all(digit in statement.digits() for _, digit in proof.removes)
    )


def death_blossom(proof: Proof, statement: Statement) -> bool:
    """All numbers of the stem are listed, and each has its petal."""
    links = [petal["link"] for petal in proof.of("proof-petal")]
    return proof.board.left[statement.cell("stem")] == statement.digits("either") == {*links} and len(
        links
    ) == len({*links})


def petal(proof: Proof, statement: Statement) -> bool:
    """The stem sees all places of its number in the petal, which then keeps the other number."""
    stem, cells, digit = statement.cell("stem"), statement.cells("places"), statement["digit"]
    return (
        stem == proof.first.cell("stem")
        and proof.board.is_almost_locked(cells)
        and proof.board.digits(cells) == statement.digits()
        and {statement["link"], digit} <= statement.digits()
        and statement["link"] != digit
        and all(sees(stem, cell) for cell in _places(proof, cells, statement["link"]))
        and proof.removes_only(digit)
        and all(sees(out, cell) for out, _ in proof.removes for cell in _places(proof, cells, digit))
    )


def sk_loop(proof: Proof, statement: Statement) -> bool:
    """Two rows and two columns, in four blocks that lie in a rectangle."""
    rows, columns = statement["rows"], statement["columns"]
    return (
        len(rows) == len(columns) == 2
        and rows[0] // 3 < rows[1] // 3 < 3 <= columns[0] // 3 < columns[1] // 3 < 6
        and statement["count"] == len(ring_of(proof)) == 16
        and [len(proof.of(f"proof-sk_loop-{key}")) for key in ("lines", "blocks", "locked")] == [1, 1, 1]
    )


def ring_of(proof: Proof) -> set[int]:
    """The empty cells of the rows and columns in the four blocks, without the corners."""
    lines = [*proof.first["rows"], *proof.first["columns"]]
    crossings = {cell for cell in range(81) if len({*houses_of(cell)} & {*lines}) == 2}
    blocks = {houses_of(cell)[2] for cell in crossings}
    in_lines = {cell for line in lines for cell in CELLS_OF[line] if houses_of(cell)[2] in blocks}
    return {cell for cell in in_lines - crossings if not proof.board.tiles[cell]}


def sk_links(proof: Proof, statement: Statement) -> bool:
    """Each house with two digits; every digit of the ring is one of those of its line or its block."""
    key = statement.key.removeprefix("proof-sk_loop-")
    houses = {
        house: digits
        for statement in links(statement)
        for house, digits in [(statement["house"][0], statement.digits())]
    }
    ring, first = ring_of(proof), proof.first
    blocks = {houses_of(cell)[2] for cell in ring}
    return (
        {*houses} == ({*first["rows"], *first["columns"]} if key == "lines" else blocks)
        and all(len(digits) == 2 for digits in houses.values())
        and (key == "lines" or not uncovered(proof, ring))
    )


def links(statement: Statement) -> list[Statement]:
    return [Statement(one) for one in statement["links"]]


def sk_covers(proof: Proof) -> set[tuple[int, int]]:
    statement = [
        link for key in ("lines", "blocks") for one in proof.of(f"proof-sk_loop-{key}") for link in links(one)
    ]
    return {(link["house"][0], digit) for link in statement for digit in link.digits()}


def uncovered(proof: Proof, ring: set[int]) -> set[tuple[int, int]]:
    """Digits of the ring that no house counts."""
    covers = sk_covers(proof)
    return {
        (cell, digit)
        for cell in ring
        for digit in proof.board.left[cell]
        if not any((house, digit) in covers for house in houses_of(cell))
    }


def sk_locked(proof: Proof, statement: Statement) -> bool:
    """As many digits as cells; what goes is one of these elsewhere in its house."""
    covers, ring = sk_covers(proof), ring_of(proof)
    return statement["count"] == len(covers) == len(ring) and all(
        cell not in ring and any((house, digit) in covers for house in houses_of(cell))
        for cell, digit in proof.removes
    )


def crossing_of(proof: Proof) -> set[int]:
    """The empty cells that lie in the rows and in the columns."""
    rows, columns = (
        {cell for line in proof.first[key] for cell in CELLS_OF[line]} for key in ("rows", "columns")
    )
    return {cell for cell in rows & columns if not proof.board.tiles[cell]}


def multi_sector(proof: Proof, statement: Statement) -> bool:
    """Some rows and some columns; each digit that is left where they cross is counted once."""
    cells = crossing_of(proof)
    counted = [
        digit
        for key in ("rows", "columns")
        for one in proof.of(f"proof-multi_sector-{key}")
        for digit in one.digits()
    ]
    return (
        all(line < 9 for line in statement["rows"])
        and all(9 <= line < 18 for line in statement["columns"])
        and statement["count"] == len(cells)
        and sorted(counted) == sorted(proof.board.digits(cells))
        and len(proof.of("proof-multi_sector-locked")) == 1
    )


def sector_lines(proof: Proof, statement: Statement) -> set[tuple[int, int]]:
    """The rows, or the columns, in which a digit fits where they cross."""
    cells, number = crossing_of(proof), statement.key.endswith("columns")
    return {
        (houses_of(cell)[number], digit)
        for cell in cells
        for digit in proof.board.left[cell] & statement.digits()
    }


def sector_digits(proof: Proof, statement: Statement) -> bool:
    """In so many lines, all together, the digits have places there."""
    return bool(statement["count"]) and len(sector_lines(proof, statement)) == int(statement["count"])


def sector_locked(proof: Proof, statement: Statement) -> bool:
    """As many as cells; what goes is elsewhere in a line where it was counted."""
    cells = crossing_of(proof)
    counted = [one for key in ("rows", "columns") for one in proof.of(f"proof-multi_sector-{key}")]
    lines = set[tuple[int, int]]().union(*(sector_lines(proof, one) for one in counted))
    return statement["count"] == len(cells) == len(lines) and all(
        cell not in cells and any((house, digit) in lines for house in houses_of(cell))
        for cell, digit in proof.removes
    )


def tridagon(proof: Proof, statement: Statement) -> bool:
    """Twelve empty cells: three in each of four blocks in a rectangle, no two of the three in a line."""
    cells, blocks = statement.cells("places"), statement["band"]
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


def tridagon_digits(proof: Proof, statement: Statement) -> bool:
    """Whichever way three digits fill the cells, block by block, one stands twice in a line."""
    cells, blocks = proof.first.cells("places"), proof.first["band"]
    threes = [sorted(cell for cell in cells if houses_of(cell)[2] == block) for block in blocks]
    if len(statement.digits()) != 3 or [len(three) for three in threes] != [3, 3, 3, 3]:
        return False
    for orders in product(permutations(sorted(statement.digits())), repeat=4):
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


def tridagon_guardians(proof: Proof, statement: Statement) -> bool:
    """All other digits left in the cells; the only one is placed, or what goes clashes with all."""
    cells, digits = proof.first.cells("places"), proof.of("proof-tridagon-digits")[0].digits()
    left = {(cell, digit) for cell in cells for digit in proof.board.left[cell] - digits}
    named = {(cell, digit) for (cell,), digit, on in statement["because"] if on}
    if named != left or len(statement["because"]) != len(left):
        return False
    if statement.key == "proof-tridagon-one":
        return {proof.place} == left and not proof.removes
    return proof.place is None and all(clash(out, one) for out in proof.removes for one in left)


CHECKS = {
    "proof-colours": colours,
    "proof-colours-too": colours,
    "proof-sees-both": sees_both,
    "proof-colour-twice": colour_twice,
    "proof-colour-sees-both": colour_sees_both,
    "proof-colours-touch": colours_touch,
    "proof-als": als,
    "proof-als-link": als_link,
    "proof-als-ends": als_ends,
    **{f"proof-{place}-{why}": chain_link for place in ("first", "link") for why in ("cell", "house", "set")},
    "proof-chain-ends": chain_ends,
    "proof-sue_de_coq": sue_de_coq,
    "proof-death_blossom": death_blossom,
    "proof-petal": petal,
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
