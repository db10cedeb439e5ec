"""Which cells of a symmetric problem are given or empty together."""

from functools import cache
from itertools import product
from math import isqrt
from typing import Literal, get_args

Symmetry = Literal[
    "none", "half-turn", "quarter-turn", "left-right", "top-bottom", "diagonal", "antidiagonal"
]
SYMMETRIES: tuple[Symmetry, ...] = get_args(Symmetry)


@cache
def together(side: int, symmetry: str) -> list[frozenset[int]]:
    """Sets of cells that are given or empty together."""
    sets: dict[frozenset[int], None] = {}
    for start in product(range(side), range(side)):
        seen, at = [start], _image(*start, side - 1, symmetry)
        while at != start:
            seen.append(at)
            at = _image(*at, side - 1, symmetry)
        sets[frozenset(r * side + c for r, c in seen)] = None
    return list(sets)


def is_symmetric(text: str, symmetry: str) -> bool:
    """Whether the clues of a problem lie symmetrically."""
    sets = together(isqrt(len(text)), symmetry)
    return all(len({text[cell] == "." for cell in cells}) == 1 for cells in sets)


def _image(r: int, c: int, last: int, symmetry: str) -> tuple[int, int]:
    images = {
        "none": (r, c),
        "half-turn": (last - r, last - c),
        "quarter-turn": (c, last - r),
        "left-right": (r, last - c),
        "top-bottom": (last - r, c),
        "diagonal": (c, r),
        "antidiagonal": (last - c, last - r),
    }
    return images[symmetry]
