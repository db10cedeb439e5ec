"""Boards, houses, and what fits: the words of docs/rules/README.md."""

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.sudoku.board import NINE, SIX, Board, mask_of
from fullhouse.sudoku.grid import Grid
from tests.boards import PROBLEM


def test_cells_are_named_by_column_letter_and_row_number() -> None:
    """docs/rules/README.md, Words: a1 is top left, i1 top right, a9 bottom left; on 6×6 a1…f6."""
    assert [NINE.name(Cell(cell)) for cell in (0, 8, 72, 80)] == ["a1", "i1", "a9", "i9"]
    assert SIX.name(Cell(35)) == "f6"
    assert NINE.cell("E5") == 40
    for board, name in ((NINE, "j1"), (NINE, "a0"), (SIX, "g1"), (SIX, "a7"), (NINE, ""), (NINE, "a10")):
        with pytest.raises(BadInput, match="unknown-cell"):
            board.cell(name)


@pytest.mark.parametrize(
    ("board", "block"), [(NINE, "a1 b1 c1 a2 b2 c2 a3 b3 c3"), (SIX, "a1 b1 c1 a2 b2 c2")]
)
def test_a_block_is_three_wide_and_three_or_two_high(board: Board, block: str) -> None:
    """docs/rules/README.md, Words: 9×9 blocks 3×3; 6×6 blocks two rows high and three columns wide."""
    assert board.names(board.blocks[0]) == tuple(block.split())
    assert board.names(board.row_of[0]) == tuple(f"{letter}1" for letter in "abcdefghi"[: board.size])
    assert board.names(board.column_of[0]) == tuple(f"a{row + 1}" for row in range(board.size))


@pytest.mark.parametrize("board", [NINE, SIX])
def test_every_cell_is_in_three_houses_of_the_boards_size(board: Board) -> None:
    assert all(house.bit_count() == board.size for house in board.houses)
    for cell in board.cells:
        houses = [house for house in board.houses if house >> cell & 1]
        assert houses == [board.row_of[cell], board.column_of[cell], board.block_of[cell]]
        assert board.peers[cell] == (houses[0] | houses[1] | houses[2]) & ~(1 << cell)
    assert {peers.bit_count() for peers in board.peers} == {20 if board is NINE else 12}
    assert board.cells_in(board.all) == tuple(board.cells)
    assert mask_of(board.cells_in(board.blocks[3])) == board.blocks[3]
    assert repr(board) == f"Board({board.size}×{board.size})"


GRID = Grid.parse(PROBLEM)


def test_a_symbol_fits_where_no_equal_one_is_seen() -> None:
    """docs/rules/README.md, Words: fits."""
    cell = NINE.cell("c1")
    assert GRID.candidates(cell) == (1, 2, 4)
    assert not GRID.fits(cell, Symbol(5))
    assert NINE.names(GRID.clashes(cell, Symbol(5))) == ("a1",)
    assert NINE.names(GRID.clashes(cell, Symbol(6))) == ("a2",)
    assert GRID.clashes(cell, Symbol(4)) == 0
    assert GRID.names_of(Symbol(5)) == ("a1", "f2", "i8")


@pytest.mark.parametrize("board", [NINE, SIX])
def test_room_and_fits_agree_with_looking_at_the_houses(board: Board) -> None:
    """The masks say what the definition says: no equal symbol in row, column or block."""
    grid = Grid.empty(board)
    for cell in (0, 7, 14, 22, 35):
        grid = grid.put(Cell(cell), Symbol(cell % board.size + 1))
    for symbol in map(Symbol, board.symbols):
        for cell in map(Cell, board.cells):
            seen = {grid.symbols[peer] for peer in board.cells_in(board.peers[cell])}
            assert grid.fits(cell, symbol) == (symbol not in seen)
            assert bool(grid.room(symbol) >> cell & 1) == (symbol not in seen and not grid.symbols[cell])


def test_putting_and_clearing_leave_the_old_grid_alone() -> None:
    cell = NINE.cell("c1")
    put = GRID.put(cell, Symbol(4))
    assert put.symbols[cell] == 4
    assert GRID.symbols[cell] == 0
    assert put == Grid.of(NINE, put.symbols)
    assert put.clear(cell) == GRID
    assert put.open == GRID.open & ~(1 << cell)


def test_text_goes_in_and_out() -> None:
    assert str(GRID) == str(Grid.parse(str(GRID).replace(".", "0")))
    assert str(Grid.parse("6" + "." * 35, SIX)) == "6" + "." * 35


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-grid-length"),
        ("." * 82, "bad-grid-length"),
        ("x" * 81, "bad-grid-character"),
        ("²" * 81, "bad-grid-character"),
    ],
)
def test_invalid_grids_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        Grid.parse(text)
    assert bad.value.code == code


def test_six_by_six_refuses_a_seven() -> None:
    with pytest.raises(BadInput) as bad:
        Grid.parse("7" + "." * 35, SIX)
    assert bad.value.facts == {"character": "7", "cell": "a1", "most": 6}


def test_a_grid_is_sound_when_no_symbol_stands_twice_in_a_house() -> None:
    assert GRID.is_sound()
    assert not GRID.put(NINE.cell("c1"), Symbol(5)).is_sound()
    assert Grid.empty(SIX).is_sound()
