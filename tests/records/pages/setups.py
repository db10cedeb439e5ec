"""The setups that the rows are played on."""

from typing import Any

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
CELLS = [column + row for row in "123456789" for column in "abcdefghi"]

Answer = dict[str, Any]
Row = tuple[str, str, int, dict[str, Any], dict[str, Any], str, Answer]


def without(*cells: str) -> str:
    return "".join("." if cell in cells else digit for cell, digit in zip(CELLS, SOLVED, strict=True))


def problem(*cells: str) -> dict[str, Any]:
    return {"problem": without(*cells)}


def tiles(stack: list[int], *empty: str) -> dict[str, Any]:
    """The solved board as golden tiles, but for some cells."""
    golden = {cell: int(digit) for cell, digit in zip(CELLS, SOLVED, strict=True) if cell not in empty}
    return {"golden": golden, "stack": stack}


def face_up(hands: list[list[int]], *open_cells: str, face_down: str = "") -> dict[str, Any]:
    """The solved board face up, but for some empty cells, and one that is face-down."""
    up = [cell for cell in CELLS if cell not in open_cells and cell != face_down]
    return {"tiles": without(*open_cells), "face_up": up, "hands": hands}


DOUBT = problem("a1", "c1", "a5")
"""a1 is 5, but 4 fits too."""
CORNER = tiles([3, 9, 7], "a1", "b1", "i9")
"""The 3 fits b1 and not a1."""
JOINED = {"golden": {"a2": 1, "b2": 2, "c3": 3, "d1": 4, "e1": 5, "a5": 6}, "stack": [7, 8]}
"""A tile on a1 joins three in its block, two more in its row, one more in its column."""
WIDE = {"tiles": "1" * 9 + "." * 72, "hands": [[2, 7, 9], []]}
TWO_DOWN = {"tiles": SOLVED[:80] + "1", "face_up": [cell for cell in CELLS if cell not in ("e5", "i9")]}
"""The 5 in e5 fits, the 1 in i9 does not."""
DOWN_AND_EMPTY = SOLVED[:40] + "?" + SOLVED[41:80] + "."
TRIPLE = {
    "tiles": without("b1")[:80] + "3",
    "face_up": [cell for cell in CELLS if cell not in ("b1", "e5", "i9")],
    "hands": [[3, 3]],
}
TOP = problem("a1", "b1", "c1", "d1", "a4", "b5", "e5", "i9")
EXPRESS = {"sequence": "express", "handicap": False}
ADVANCED = {"variant": "advanced"}
