"""Squared paper: cells by name, houses as lists of names, and a solver that guesses."""

from functools import cache

Board = dict[str, int]
"""What lies face-up, or is written, cell by cell. A cell that is not in it is empty (or face-down)."""


def cell_names(size: int) -> list[str]:
    """Row by row from the top left: a1, b1, … (docs/rules/README.md, *Words*)."""
    return [column + str(row) for row in range(1, size + 1) for column in "abcdefghi"[:size]]


def same_row(one: str, other: str) -> bool:
    return one[1] == other[1]


def same_column(one: str, other: str) -> bool:
    return one[0] == other[0]


def same_block(one: str, other: str, size: int = 9) -> bool:
    """9×9: blocks 3×3. 6×6: blocks two rows high and three columns wide."""
    high = {9: 3, 6: 2}[size]
    columns = [("abcdefghi".index(cell[0])) // 3 for cell in (one, other)]
    rows = [(int(cell[1]) - 1) // high for cell in (one, other)]
    return columns[0] == columns[1] and rows[0] == rows[1]


@cache
def row_of(cell: str, size: int = 9) -> tuple[str, ...]:
    return tuple(name for name in cell_names(size) if same_row(name, cell))


@cache
def column_of(cell: str, size: int = 9) -> tuple[str, ...]:
    return tuple(name for name in cell_names(size) if same_column(name, cell))


@cache
def block_of(cell: str, size: int = 9) -> tuple[str, ...]:
    return tuple(name for name in cell_names(size) if same_block(name, cell, size))


@cache
def neighbours(cell: str, size: int = 9) -> tuple[str, ...]:
    """Every other cell of its row, column and block, each once."""
    return tuple(
        name
        for name in cell_names(size)
        if name != cell and (same_row(name, cell) or same_column(name, cell) or same_block(name, cell, size))
    )


@cache
def houses(size: int = 9) -> tuple[tuple[str, ...], ...]:
    all_houses: list[tuple[str, ...]] = []
    for cell in cell_names(size):
        for house in (row_of(cell, size), column_of(cell, size), block_of(cell, size)):
            if house not in all_houses:
                all_houses.append(house)
    return tuple(all_houses)


def fits(board: Board, cell: str, digit: int, size: int = 9) -> bool:
    """No equal symbol is visible in a house of the cell."""
    return all(board.get(other) != digit for other in neighbours(cell, size))


def read_board(text: str) -> Board:
    return {cell: int(char) for cell, char in zip(cell_names(9), text, strict=True) if char in "123456789"}


def write_board(board: Board, face_down: Board | None = None, size: int = 9) -> str:
    """Digit, . empty, ? face-down (docs/records.md)."""
    hidden = face_down or {}
    return "".join(str(board[c]) if c in board else "?" if c in hidden else "." for c in cell_names(size))


@cache
def solution(problem: str) -> str:
    """The one solution, by trying digits in the cell with the fewest that fit."""
    board = read_board(problem)
    assert _fill(board)
    return write_board(board)


def _fill(board: Board) -> bool:
    fewest: tuple[str, list[int]] | None = None
    for cell in cell_names(9):
        if cell not in board:
            digits = [digit for digit in range(1, 10) if fits(board, cell, digit)]
            if fewest is None or len(digits) < len(fewest[1]):
                fewest = (cell, digits)
            if len(digits) < 2:
                break
    if fewest is None:
        return True
    cell, digits = fewest
    for digit in digits:
        board[cell] = digit
        if _fill(board):
            return True
        del board[cell]
    return False
