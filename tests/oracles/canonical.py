"""The smallest of all forms of a problem, found by trying them one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product


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
