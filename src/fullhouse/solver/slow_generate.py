"""The Python version of the generator, for machines without the compiled kernel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, permutations, product
from math import isqrt

from fullhouse.core.chance import Chance
from fullhouse.solver import reference
from fullhouse.sudoku.reading import BOARDS


def make(seed: int, number: int, side: int, symmetry: str, *, clues: int, only_grids: bool) -> str:
    """A full grid, or a minimal problem made from one by removing clues.

    >>> reference.count(make(1, 2, 6, "half-turn", clues=0, only_grids=False), 2)
    1
    """
    chance = Chance((seed << 64) + number)
    grid = _filled(chance, side)
    if only_grids:
        return grid
    kept = dict(enumerate(grid))
    for cells in chance.shuffled(together(side, symmetry)):
        if len(kept) <= clues:
            break
        less = {cell: symbol for cell, symbol in kept.items() if cell not in cells}
        if reference.count(_text(less, side), 2) == 1:
            kept = less
    return _text(kept, side)


def _text(kept: dict[int, str], side: int) -> str:
    return "".join(kept.get(cell, ".") for cell in range(side * side))


def _filled(chance: Chance, side: int) -> str:
    """Fills cells in random order with random symbols that leave a solution."""
    symbols = list(BOARDS[side * side].symbols)
    kept = {cell: str(symbol) for cell, symbol in enumerate(chance.shuffled(symbols))}
    for cell in chance.shuffled(range(side, side * side)):
        answers = list(islice(reference.solutions(_text(kept, side)), 2))
        if len(answers) == 1:
            return answers[0]
        for symbol in chance.shuffled(symbols):
            if reference.count(_text({**kept, cell: str(symbol)}, side), 1):
                kept[cell] = str(symbol)
                break
    return _text(kept, side)


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


def canonical(text: str, solution: str) -> str:
    """The lexicographically smallest problem among those whose solution is the smallest equivalent grid.

    >>> grid = "123456456123214365365214531642642531"
    >>> canonical(grid[::-1], grid[::-1]) == canonical(grid, grid)
    True
    """
    side = 9 if len(text) == 81 else 6
    high = side // 3
    best: tuple[list[int], list[int]] | None = None
    for given, full in _views(text, solution, side):
        for band, columns in product(range(3), list(_column_orders(side))):
            for top in permutations(range(band * high, band * high + high)):
                names = {full[top[0] * side + column]: place for place, column in enumerate(columns, 1)}
                second = [names[full[top[1] * side + column]] for column in columns[:3]]
                if best and second > best[0][side : side + 3]:
                    continue
                first = {row: names[full[row * side + columns[0]]] for row in range(side)}
                below = [
                    sorted(range(other * high, other * high + high), key=first.__getitem__)
                    for other in range(3)
                    if other != band
                ]
                rows = [
                    *top,
                    *(row for rows in sorted(below, key=lambda rows: first[rows[0]]) for row in rows),
                ]
                cells = [row * side + column for row in rows for column in columns]
                form = [names[full[cell]] for cell in cells], [names.get(given[cell], 0) for cell in cells]
                best = min(best or form, form)
    assert best
    return "".join(map(str, best[1])).replace("0", ".")


def _views(text: str, solution: str, side: int) -> list[tuple[str, str]]:
    """The problem and its solution; on 9×9 turned over, too."""
    over = [column * side + row for row in range(side) for column in range(side)]
    turned = "".join(text[cell] for cell in over), "".join(solution[cell] for cell in over)
    return [(text, solution), turned] if side == 9 else [(text, solution)]


def _column_orders(side: int) -> Iterator[list[int]]:
    stacks = [list(permutations(range(left, left + 3))) for left in range(0, side, 3)]
    for order in permutations(stacks):
        for columns in product(*order):
            yield [column for stack in columns for column in stack]
