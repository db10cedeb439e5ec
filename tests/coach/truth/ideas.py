# ruff: noqa: ARG001 (all checks take the same parameters)
"""Is what is said before the proof true: where to look, and the idea of what to look for?"""

from tests.coach.truth.proof import CELLS_OF, Proof, Statement, are_parallel, houses_of, is_line


def where_house(proof: Proof, statement: Statement) -> bool:
    """The proof is about this house, or about a cell in it."""
    named = proof.first.facts.get("in")
    cell = proof.place[0] if proof.place else -1
    return statement["in"] == named if named is not None else statement["in"] in houses_of(cell)


def where_digit(proof: Proof, statement: Statement) -> bool:
    return proof.place[1] == statement["digit"] if proof.place else proof.removes_only(statement["digit"])


def where_cell(proof: Proof, statement: Statement) -> bool:
    """The proof names this cell."""
    return statement.cell("cell") in {cell for sentence in proof.statements for cell in sentence.named}


def where_lines(proof: Proof, statement: Statement) -> bool:
    """The proof begins with these rows."""
    return bool(statement["lines"]) and statement["lines"] == proof.first["rows"]


def slide(proof: Proof, statement: Statement) -> bool:
    """The number in at least two parallel lines through the block, each with other empty cells there."""
    first = proof.first
    if first.key != "proof-hidden" or is_line(first["in"]):
        return False
    cell, digit = proof.place or (-1, 0)
    others = proof.board.empty(first["in"]) - {cell}
    busy = [
        line
        for line in range(18)
        if others & {*CELLS_OF[line]} and digit in {proof.board.tiles[at] for at in CELLS_OF[line]}
    ]
    return any(are_parallel(one, other) for one in busy for other in busy if one != other)


def in_block(proof: Proof, statement: Statement) -> bool:
    return proof.first.key.startswith("proof-hidden") and not is_line(proof.first["in"])


def in_line(proof: Proof, statement: Statement) -> bool:
    return proof.first.key.startswith(("proof-hidden", "proof-elimination")) and is_line(proof.first["in"])


def pointing(proof: Proof, statement: Statement) -> bool:
    return not is_line(proof.first["in"]) and is_line(proof.first["in-cover"])


def claiming(proof: Proof, statement: Statement) -> bool:
    return is_line(proof.first["in"]) and not is_line(proof.first["in-cover"])


def fins(proof: Proof, statement: Statement) -> bool:
    """The fins lie in one block; of a sashimi fish, a base line has fewer than two places left."""
    first = proof.first
    covered = {cell for line in first["covers"] for cell in CELLS_OF[line]}
    thin = any(len(proof.board.places(first["digit"], line) & covered) < 2 for line in first["bases"])
    one_block = len({houses_of(cell)[2] for cell in first.cells("fins")}) == 1
    return (
        first.key == "proof-finned_fish"
        and one_block
        and thin == statement.key.startswith("idea-sashimi")
        and _has_its_size(proof, statement)
    )


def skyscraper(proof: Proof, statement: Statement) -> bool:
    one, two = proof.first["in"], proof.first["in-two"]
    near = [{*houses_of(cell)[:2]} for cell in proof.first["near"]]
    return one != two and are_parallel(one, two) and len(near) == 2 and bool(near[0] & near[1])


def kite(proof: Proof, statement: Statement) -> bool:
    one, two = proof.first["in"], proof.first["in-two"]
    blocks = {houses_of(cell)[2] for cell in proof.first["near"]}
    return is_line(one) and is_line(two) and not are_parallel(one, two) and len(blocks) == 1


def x_chain(proof: Proof, statement: Statement) -> bool:
    return len({digit for _, digit, _ in proof.first["chain"]}) == 1


def xy_chain(proof: Proof, statement: Statement) -> bool:
    return all(len(proof.board.left[cells[0]]) == 2 for cells, _, _ in proof.first["chain"])


def aic(proof: Proof, statement: Statement) -> bool:
    return all(len(cells) == 1 for cells, _, _ in proof.first["chain"])


def grouped(proof: Proof, statement: Statement) -> bool:
    return not aic(proof, statement)


def sets(proof: Proof, statement: Statement) -> bool:
    number = len(proof.first["sets"])
    return number == {"idea-als_xz": 2, "idea-als_xy_wing": 3}.get(statement.key, max(number, 4))


def forcing_chain(proof: Proof, statement: Statement) -> bool:
    """Link by link: each fact is the second of two candidates of its cell, or of two places of its house."""
    board = proof.board
    return _is_plain_net(proof) and all(
        len(board.left[cell]) == 2 if house is None else len(board.places(digit, house)) == 2
        for line in proof.of("follows")
        for cell, digit, on, house in line["line"]
        if on
    )


def forcing_net(proof: Proof, statement: Statement) -> bool:
    return _is_plain_net(proof)


def nested_net(proof: Proof, statement: Statement) -> bool:
    return bool(proof.of("cases-fail"))


def _is_plain_net(proof: Proof) -> bool:
    return proof.first.key in ("suppose", "cases-cell", "cases-house") and not proof.of("cases-fail")


def mixed_fish(proof: Proof, statement: Statement) -> bool:
    """Franken: lines of one direction as bases, of the other as covers, and a block. Else mutant."""
    first = proof.first
    if not first.key.startswith("proof-mixed_fish"):
        return False
    kinds = [{house // 9 for house in first[name]} for name in ("bases", "covers")]
    plain = any(one not in kinds[0] and 1 - one not in kinds[1] for one in (0, 1))
    has_block = 2 in kinds[0] | kinds[1]
    return (plain and has_block) if statement.key == "idea-franken_fish" else not plain


RECTANGLES = (3, 5, 6)


def typed_rectangle(proof: Proof, statement: Statement) -> bool:
    reasons = ("set", "extra", "sides")
    reason = reasons[[f"idea-unique_rectangle_{number}" for number in RECTANGLES].index(statement.key)]
    return proof.first.key == "proof-unique_rectangle" and bool(proof.of(f"proof-rectangle-{reason}"))


def als_aic(proof: Proof, statement: Statement) -> bool:
    return proof.first.key == "proof-als" and bool(proof.of("proof-chain-ends"))


PROOF_OF = {
    "idea-full_house": "proof-full_house",
    "idea-exclusion": "proof-exclusion",
    "idea-naked_pair": "proof-naked_subset",
    "idea-naked_triple": "proof-naked_subset",
    "idea-naked_quad": "proof-naked_subset",
    "idea-hidden_pair": "proof-hidden_subset",
    "idea-hidden_triple": "proof-hidden_subset",
    "idea-hidden_quad": "proof-hidden_subset",
    "idea-x_wing": "proof-fish",
    "idea-swordfish": "proof-fish",
    "idea-jellyfish": "proof-fish",
    "idea-turbot_fish": "proof-turbot",
    "idea-empty_rectangle": "proof-empty_rectangle",
    "idea-xy_wing": "proof-xy_wing",
    "idea-xyz_wing": "proof-xyz_wing",
    "idea-w_wing": "proof-w_wing",
    "idea-remote_pair": "proof-remote_pair",
    "idea-simple_colouring": "proof-colours",
    "idea-multi_colouring": "proof-colours",
    "idea-unique_rectangle": "proof-unique_rectangle",
    "idea-hidden_rectangle": "proof-hidden_rectangle",
    "idea-avoidable_rectangle": "proof-avoidable_rectangle",
    "idea-bug": "proof-bug",
    "idea-bug_n": "proof-bug_n",
    "idea-fireworks": "proof-fireworks",
    "idea-exocet": "proof-exocet",
    "idea-sk_loop": "proof-sk_loop",
    "idea-multi_sector": "proof-multi_sector",
    "idea-tridagon": "proof-tridagon",
    "idea-kraken_fish": "proof-kraken_fish",
    "idea-sue_de_coq": "proof-sue_de_coq",
    "idea-death_blossom": "proof-death_blossom",
}
"""Ideas that say what one proof shows."""


def same_as_proof(proof: Proof, statement: Statement) -> bool:
    many = bool(proof.of("proof-colours-too")) == (statement.key == "idea-multi_colouring")
    return proof.first.key == PROOF_OF[statement.key] and many and _has_its_size(proof, statement)


SIZES = {"pair": 2, "triple": 3, "quad": 4, "x_wing": 2, "swordfish": 3, "jellyfish": 4}


def _has_its_size(proof: Proof, statement: Statement) -> bool:
    """Two, three or four cells or lines, where the idea says how many."""
    named = [
        size
        for name, size in SIZES.items()
        if statement.key in (f"idea-{name}", f"idea-naked_{name}", f"idea-hidden_{name}")
    ]
    facts = proof.first.facts
    return not named or facts.get("count", len(facts.get("bases", ()))) == named[0]


def ruled_out_before(proof: Proof, statement: Statement) -> bool:
    return proof.first.key in ("proof-exclusion-noted", "proof-exclusion-only-noted")


CHECKS = {
    "where-house": where_house,
    "where-digit": where_digit,
    "where-cell": where_cell,
    "where-lines": where_lines,
    **dict.fromkeys(PROOF_OF, same_as_proof),
    "idea-exclusion-noted": ruled_out_before,
    "idea-slide": slide,
    "idea-block_crossing": in_block,
    "idea-crossing": in_line,
    "idea-elimination": in_line,
    "idea-pointing": pointing,
    "idea-claiming": claiming,
    **{
        f"idea-{kind}_{fish}": fins
        for kind in ("finned", "sashimi")
        for fish in ("x_wing", "swordfish", "jellyfish")
    },
    "idea-franken_fish": mixed_fish,
    "idea-mutant_fish": mixed_fish,
    "idea-als_aic": als_aic,
    **{f"idea-unique_rectangle_{number}": typed_rectangle for number in RECTANGLES},
    "idea-skyscraper": skyscraper,
    "idea-two_string_kite": kite,
    "idea-x_chain": x_chain,
    "idea-xy_chain": xy_chain,
    "idea-aic": aic,
    "idea-grouped_aic": grouped,
    "idea-als_xz": sets,
    "idea-als_xy_wing": sets,
    "idea-als_chain": sets,
    "idea-forcing_chain": forcing_chain,
    "idea-forcing_net": forcing_net,
    "idea-nested_net": nested_net,
}
