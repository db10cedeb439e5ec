"""Are the sentences about singles true?"""

from tests.coach.truth.board import DIGITS, sees
from tests.coach.truth.proof import Proof, Told


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
}
