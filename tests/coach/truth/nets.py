# ruff: noqa: ARG001 (all checks take the same parameters)
"""Are chains and nets true? They are followed with nothing but what the sentences say."""

from itertools import pairwise

from tests.coach.truth.proof import (
    CELLS_OF,
    Board,
    Candidate,
    Proof,
    Statement,
    are_parallel,
    clash,
    houses_of,
    sees,
)

Node = tuple[list[int], int, bool]


def chain(proof: Proof, statement: Statement) -> bool:
    """Each link follows from the one before, the first is assumed false, and what goes sees both ends."""
    links: list[Node] = statement["chain"]
    first, last = links[0], links[-1]
    if statement["first"] != (*first[:2], True) or first[2] or not last[2]:
        return False
    if any(digit not in proof.board.left[cell] for cells, digit, _ in links for cell in cells):
        return False
    sets = [statement.cells("places") for statement in map(Statement, proof.first.facts.get("sets", ()))]
    if not all(_follows(proof.board, one, other, sets) for one, other in pairwise(links)):
        return False
    if statement.key == "proof-chain-place":
        return first[:2] == last[:2] and proof.place == (first[0][0], first[1]) and len(first[0]) == 1
    return statement["last"] == last and all(
        _excludes(end, out) for out in proof.removes for end in (first, last)
    )


def _follows(board: Board, one: Node, other: Node, sets: list[set[int]]) -> bool:
    """From false to true: no other place or number is left, or a group without the one holds the other.

    From true to false: they exclude each other.
    """
    if one[2]:
        return not other[2] and all(_excludes(one, (cell, other[1])) for cell in other[0])
    if not other[2]:
        return False
    if one[1] == other[1]:
        return any(
            board.places(one[1], house) == {*one[0], *other[0]} and not {*one[0]} & {*other[0]}
            for house in houses_of(other[0][0])
        )
    if one[0] == other[0] and len(one[0]) == 1 and board.left[one[0][0]] == {one[1], other[1]}:
        return True
    return any(
        {cell for cell in cells if one[1] in board.left[cell]} == {*one[0]}
        and {cell for cell in cells if other[1] in board.left[cell]} == {*other[0]}
        for cells in sets
        if board.is_almost_locked(cells)
    )


def _excludes(node: Node, candidate: Candidate) -> bool:
    """Whether a node that is true (in one of its cells) makes a candidate false."""
    return all(clash((cell, node[1]), candidate) for cell in node[0])


class Walk:
    """The sentences of a net, read in order."""

    def __init__(self, proof: Proof) -> None:
        self.board, self.statements, self.next = proof.board, proof.statements, 0

    def take(self, *keys: str) -> Statement | None:
        if self.next < len(self.statements) and self.statements[self.next].key in keys:
            self.next += 1
            return self.statements[self.next - 1]
        return None

    def is_alive(self, candidate: Candidate, true: list[Candidate]) -> bool:
        cell, digit = candidate
        return digit in self.board.left[cell] and not any(clash(candidate, other) for other in true)

    def follow(self, true: list[Candidate]) -> list[Candidate] | None:
        """What is true after a line of facts, or None where one of them does not follow."""
        statement = self.take("follows")
        for cell, digit, on, house in statement["line"] if statement else ():
            if not on:
                if self.is_alive((cell, digit), true):
                    return None
                continue
            cases = [(cell, other) for other in range(1, 10)] if house is None else []
            cases += [(place, digit) for place in CELLS_OF[house]] if house is not None else []
            if (cell, digit) not in cases or digit not in self.board.left[cell]:
                return None
            if any(case != (cell, digit) and self.is_alive(case, true) for case in cases):
                return None
            true = [*true, (cell, digit)]
        return true

    def cases(self, true: list[Candidate]) -> set[Candidate] | None:
        """The cases of a split, if they are all that is left; None if not, or if there is no split."""
        statement = self.take("cases-cell", "cases-house")
        if statement is None:
            return None
        if statement.key == "cases-cell":
            cases = {(statement.cell("cell"), digit) for digit in statement["digits"]}
            left = {(statement.cell("cell"), digit) for digit in range(1, 10)}
        else:
            cases = {(cell, statement["digit"]) for cell in statement["places"]}
            left = {(cell, statement["digit"]) for cell in CELLS_OF[statement["in"]]}
        return cases if cases == {case for case in left if self.is_alive(case, true)} else None

    def case(self, open_: set[Candidate]) -> Candidate | None:
        statement = self.take("case")
        if statement is None:
            return None
        (cell,), digit, on = statement["assumed"]
        start = (cell, digit) if on and (cell, digit) in open_ else None
        open_.discard((cell, digit))
        return start

    def fails(self, true: list[Candidate]) -> bool:
        """Whether the story that comes next ends in a contradiction."""
        known = self.follow(true)
        if known is None:
            return False
        end = self.take("end-cell", "end-house", "end-twice", "end-two")
        if end is None:
            return self.all_cases_fail(known)
        if end.key == "end-cell":
            return not any(self.is_alive((end.cell("cell"), digit), known) for digit in range(1, 10))
        if end.key == "end-house":
            return not any(self.is_alive((cell, end["digit"]), known) for cell in CELLS_OF[end["in"]])
        if end.key == "end-twice":
            here = {cell for cell, digit in known if digit == end["digit"] and end["in"] in houses_of(cell)}
            return len(here) > 1
        return len({digit for cell, digit in known if cell == end.cell("cell")}) > 1

    def all_cases_fail(self, true: list[Candidate]) -> bool:
        open_ = self.cases(true)
        while open_:
            case = self.case(open_)
            if case is None or not self.fails([*true, case]):
                return False
        return open_ is not None


def fails(proof: Proof, statement: Statement) -> bool:
    """An assumption leads to a contradiction, so its candidate goes."""
    walk = Walk(proof)
    walk.take("suppose")
    (cell,), digit, on = statement["assumed"]
    assumed = (cell, digit)
    return (
        on
        and digit in proof.board.left[cell]
        and proof.removes == {assumed}
        and walk.fails([assumed])
        and walk.take("cases-fail" if proof.of("case") else "impossible") is not None
        and walk.next == len(walk.statements)
    )


def agree(proof: Proof, statement: Statement) -> bool:
    """Every case of a cell or a house leads to the same."""
    walk = Walk(proof)
    open_ = walk.cases([])
    (cell,), digit, on = proof.statements[-1]["claim"]
    if open_ is None or (proof.place if on else proof.removes) != ((cell, digit) if on else {(cell, digit)}):
        return False
    while open_:
        case = walk.case(open_)
        known = walk.follow([case]) if case is not None else None
        if known is None or ((cell, digit) in known if on else walk.is_alive((cell, digit), known)) != on:
            return False
    return walk.take("cases-agree") is not None and walk.next == len(walk.statements)


def kraken(proof: Proof, statement: Statement) -> bool:
    """Without its fins the fish would clear the cell; each fin sees it, or leads link by link to the same."""
    digit, bases, covers, fins = (
        statement["digit"],
        statement["bases"],
        statement["covers"],
        statement.cells("fins"),
    )
    target, covered = statement.cell("cell"), {cell for line in covers for cell in CELLS_OF[line]}
    places = [proof.board.places(digit, line) for line in bases]
    in_bases = set[int]().union(*places)
    is_fish = (
        proof.removes == {(target, digit)}
        and len({*bases}) == len({*covers}) == len(bases) > 1
        and all(are_parallel(bases[0], line) for line in bases)
        and all(are_parallel(covers[0], line) and not are_parallel(bases[0], line) for line in covers)
        and all(places)
        and in_bases - covered == fins
        and target in covered - {cell for line in bases for cell in CELLS_OF[line]}
    )
    walk = Walk(proof)
    walk.next = 1
    near = walk.take("proof-kraken_fish-near")
    open_ = {(fin, digit) for fin in fins - (near.cells("near") if near else set())}
    while open_:
        case = walk.case(open_)
        known = walk.follow([case]) if case is not None else None
        if known is None or walk.is_alive((target, digit), known):
            return False
    end = walk.take("cases-agree")
    agreed = end is not None and end["claim"] == ([target], digit, False)
    return is_fish and agreed and walk.next == len(walk.statements)


def near_fins(proof: Proof, statement: Statement) -> bool:
    """Fins of the fish that the cell sees."""
    first, cell = proof.first, statement.cell("cell")
    same = (statement["digit"], cell) == (first["digit"], first.cell("cell"))
    return (
        same
        and statement.cells("near") <= first.cells("fins")
        and all(sees(cell, fin) for fin in statement["near"])
    )


def part_of_a_net(proof: Proof, statement: Statement) -> bool:
    """Sentences within a net are checked with it."""
    return proof.first.key in ("suppose", "cases-cell", "cases-house", "proof-kraken_fish")


def split(proof: Proof, statement: Statement) -> bool:
    return statement is not proof.first or agree(proof, statement)


PARTS = (
    "follows",
    "case",
    "cases-agree",
    "cases-fail",
    "impossible",
    "end-cell",
    "end-house",
    "end-twice",
    "end-two",
)
CHECKS = {
    "proof-chain": chain,
    "proof-chain-place": chain,
    "proof-kraken_fish": kraken,
    "proof-kraken_fish-near": near_fins,
    "suppose": fails,
    "cases-cell": split,
    "cases-house": split,
    **dict.fromkeys(PARTS, part_of_a_net),
}
