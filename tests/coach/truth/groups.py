"""Are the sentences about colours and almost locked sets true?"""

from itertools import pairwise

from tests.coach.truth.board import CELLS_OF, clash, sees
from tests.coach.truth.patterns import share_a_house
from tests.coach.truth.proof import Proof, Told


def colours(proof: Proof, told: Told) -> bool:
    """One group or the other holds the number: houses with two places lead from each cell to all others."""
    first, second = told.cells("first"), told.cells("second")
    pairs = [places for house in range(27) if len(places := proof.board.places(told["digit"], house)) == 2]
    reached, wave = {min(first | second)}, True
    while wave:
        wave = {cell for pair in pairs if pair & reached for cell in pair} - reached  # type: ignore[assignment]
        reached |= wave  # type: ignore[arg-type]
    inner = [pair for pair in pairs if pair <= first | second]
    return not first & second and reached == first | second and all(len(pair & first) == 1 for pair in inner)


def sees_both(proof: Proof, told: Told) -> bool:
    """What goes sees a cell of each of the two groups one of which holds the number."""
    touch = proof.of("proof-colours-touch")
    groups = touch[0] if touch else proof.first
    names = ("second", "fourth") if touch else ("first", "second")
    return proof.removes_only(told["digit"]) and all(
        any(sees(out, cell) for cell in groups.cells(name)) for out, _ in proof.removes for name in names
    )


def colour_twice(proof: Proof, told: Told) -> bool:
    one, two, second = told.cell("one"), told.cell("two"), told.cells("second")
    return (
        {one, two} <= second == proof.first.cells("second")
        and one != two
        and share_a_house(one, two, told["in"])
        and proof.removes_only(told["digit"])
        and {cell for cell, _ in proof.removes} <= second
    )


def colour_sees_both(proof: Proof, told: Told) -> bool:
    """A group that sees both groups of another cluster holds the number nowhere."""
    first, (other,) = told.cells("first"), proof.of("proof-colours-too")
    return (
        first == proof.first.cells("first")
        and {told.cell("one"), told.cell("other")} <= first
        and told.cell("two") in other.cells("first")
        and told.cell("four") in other.cells("second")
        and sees(told.cell("one"), told.cell("two"))
        and sees(told.cell("other"), told.cell("four"))
        and proof.removes_only(told["digit"])
        and {cell for cell, _ in proof.removes} <= first
    )


def colours_touch(proof: Proof, told: Told) -> bool:
    (other,) = proof.of("proof-colours-too")
    return (
        told.cell("one") in told.cells("first") == proof.first.cells("first")
        and told.cell("two") in told.cells("third") == other.cells("first")
        and sees(told.cell("one"), told.cell("two"))
        and told.cells("second") == proof.first.cells("second")
        and told.cells("fourth") == other.cells("second")
    )


def _sets(proof: Proof) -> dict[tuple[str, frozenset[int]], set[int]]:
    """The groups by their letter and what it stands for."""
    return {told["name"]: told.cells("places") for told in map(Told, proof.first["sets"])}


def als(proof: Proof, told: Told) -> bool:
    """Each group has one number more than cells, and all its numbers are listed."""
    sets = [*map(Told, told["sets"])]
    return len(sets) > (0 if proof.of("proof-chain-ends") else 1) and all(
        proof.board.is_almost_locked(one.cells("places"))
        and proof.board.digits(one.cells("places")) == one.digits()
        and one["name"][1] == one.cells("places")
        for one in sets
    )


def _places(proof: Proof, cells: set[int], digit: int) -> set[int]:
    return {cell for cell in cells if digit in proof.board.left[cell]}


def als_link(proof: Proof, told: Told) -> bool:
    """All places of the number in the one group see all those in the other."""
    one, two = (_places(proof, _sets(proof).get(told[name], set()), told["digit"]) for name in ("one", "two"))
    return bool(one) and bool(two) and all(sees(cell, other) for cell in one for other in two)


def als_ends(proof: Proof, told: Told) -> bool:
    """Neighbours are linked by changing numbers; what goes sees all places of its number in both ends."""
    sets, links = _sets(proof), proof.of("proof-als-link")
    names = list(sets)
    digits = [link["digit"] for link in links]
    if (told["first"], told["last"]) != (names[0], names[-1]):
        return False
    ends = _places(proof, sets[told["first"]] | sets[told["last"]], told["digit"])
    return (
        [(link["one"], link["two"]) for link in links] == list(pairwise(names))
        and all(one != other for one, other in pairwise(digits))
        and told["digit"] not in (digits[0], digits[-1])
        and all(_places(proof, sets[told[end]], told["digit"]) for end in ("first", "last"))
        and proof.removes_only(told["digit"])
        and all(sees(out, cell) for out, _ in proof.removes for cell in ends)
    )


def chain_link(proof: Proof, told: Told) -> bool:
    """What is false leaves only this in a cell or a house, or in a group; after the first, the one before it
    makes it false."""
    gone, claim, board = told["gone"], told["claim"], proof.board
    (cells, digit, is_on), (others, other, is_true) = gone, claim
    links, reason = links_of(proof), told.key.rpartition("-")[2]
    before = links[links.index(told) - 1]["claim"] if told is not links[0] else None
    if is_on or not is_true or told.key.startswith("proof-first") != (before is None):
        return False
    if before is not None and not all(
        clash((one, before[1]), (cell, digit)) for one in before[0] for cell in cells
    ):
        return False
    if reason == "house":
        return (
            digit == other
            and not {*cells} & {*others}
            and board.places(digit, told["in"]) == {*cells, *others}
        )
    if reason == "cell":
        return (
            len(cells) == 1 and cells == others and board.left[cells[0]] == {digit, other} and digit != other
        )
    group = _sets(proof).get(told["name"], set())
    return (
        digit == told["digit"] != other
        and bool(cells)
        and _places(proof, group, digit) == {*cells}
        and bool(others)
        and _places(proof, group, other) == {*others}
    )


def links_of(proof: Proof) -> list[Told]:
    """The sentences of a chain through groups, in their order."""
    return [told for told in proof.told if told.key.startswith(("proof-first-", "proof-link-"))]


def chain_ends(proof: Proof, told: Told) -> bool:
    """The ends are the first that is assumed false and the last that is true; what goes clashes with both."""
    links = links_of(proof)
    (first, digit, _), last = links[0]["gone"], links[-1]["claim"]
    return (
        links == proof.told[1:-1]
        and links[0].key.startswith("proof-first")
        and told["first"] == (first, digit, True)
        and told["last"] == last
        and all(
            clash((cell, end[1]), out)
            for out in proof.removes
            for end in (told["first"], last)
            for cell in end[0]
        )
    )


def sue_de_coq(proof: Proof, told: Told) -> bool:
    """As many cells as numbers, none common to line and block; what goes sees all its places."""
    crossing, line, block = (told.cells(name) for name in ("crossing", "line", "block"))
    cells, board = crossing | line | block, proof.board
    return (
        len(cells) == len(crossing) + len(line) + len(block) == told["count"]
        and board.digits(cells) == told.digits()
        and len(told.digits()) == told["count"]
        and not board.digits(line) & board.digits(block)
        and any(crossing | line <= {*CELLS_OF[house]} for house in range(18))
        and any(crossing | block <= {*CELLS_OF[house]} for house in range(18, 27))
        and all(sees(out, cell) for out, digit in proof.removes for cell in _places(proof, cells, digit))
        and all(digit in told.digits() for _, digit in proof.removes)
    )


def death_blossom(proof: Proof, told: Told) -> bool:
    """All numbers of the stem are listed, and each has its petal."""
    links = [petal["link"] for petal in proof.of("proof-petal")]
    return proof.board.left[told.cell("stem")] == told.digits("either") == {*links} and len(links) == len(
        {*links}
    )


def petal(proof: Proof, told: Told) -> bool:
    """The stem sees all places of its number in the petal, which then keeps the other number."""
    stem, cells, digit = told.cell("stem"), told.cells("places"), told["digit"]
    return (
        stem == proof.first.cell("stem")
        and proof.board.is_almost_locked(cells)
        and proof.board.digits(cells) == told.digits()
        and {told["link"], digit} <= told.digits()
        and told["link"] != digit
        and all(sees(stem, cell) for cell in _places(proof, cells, told["link"]))
        and proof.removes_only(digit)
        and all(sees(out, cell) for out, _ in proof.removes for cell in _places(proof, cells, digit))
    )


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
}
