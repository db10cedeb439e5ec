"""A position as a reader sees it: tiles, candidates, and which cells see each other. Plain arithmetic."""

from fullhouse.coach.position import Position

DIGITS = range(1, 10)
Candidate = tuple[int, int]


def houses_of(cell: int) -> tuple[int, int, int]:
    row, column = divmod(cell, 9)
    return row, 9 + column, 18 + row // 3 * 3 + column // 3


CELLS_OF = [[cell for cell in range(81) if house in houses_of(cell)] for house in range(27)]


def is_line(house: int) -> bool:
    return house < 18


def are_parallel(one: int, other: int) -> bool:
    return is_line(one) and is_line(other) and one // 9 == other // 9


def sees(one: int, other: int) -> bool:
    return one != other and bool({*houses_of(one)} & {*houses_of(other)})


def clash(one: Candidate, other: Candidate) -> bool:
    """Whether two candidates cannot both be true."""
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] == other[1] and sees(one[0], other[0])


class Board:
    def __init__(self, position: Position) -> None:
        self.tiles: list[int] = list(position.grid.symbols)
        self.givens = position.givens
        self.left = [{digit for digit in DIGITS if mask >> digit & 1} for mask in position.masks]

    def empty(self, house: int) -> set[int]:
        return {cell for cell in CELLS_OF[house] if not self.tiles[cell]}

    def shown(self, house: int) -> set[int]:
        return {self.tiles[cell] for cell in CELLS_OF[house]} - {0}

    def places(self, digit: int, house: int) -> set[int]:
        return {cell for cell in CELLS_OF[house] if digit in self.left[cell]}

    def sees_digit(self, cell: int, digit: int) -> bool:
        return any(self.tiles[other] == digit and sees(cell, other) for other in range(81))

    def digits(self, cells: set[int]) -> set[int]:
        return set().union(*(self.left[cell] for cell in cells))

    def is_almost_locked(self, cells: set[int]) -> bool:
        """Cells of one house, all empty, with one digit more than cells."""
        share = any(cells <= {*CELLS_OF[house]} for house in range(27))
        empty = all(not self.tiles[cell] for cell in cells)
        return share and empty and len(self.digits(cells)) == len(cells) + 1
