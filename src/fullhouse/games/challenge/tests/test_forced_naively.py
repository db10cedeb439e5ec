"""Forced positions by a slow and obvious check: it agrees with the rules on random boards."""

from random import Random

import pytest

from fullhouse.core.ids import Cell, Symbol
from fullhouse.games.kit import forced
from fullhouse.games.kit.forced import ForcedProof
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


def see_each_other(one: int, other: int, house: str) -> bool:
    """Whether two cells share a house of a kind, counted without any mask."""
    if house == "row":
        return one // 9 == other // 9
    if house == "column":
        return one % 9 == other % 9
    return (one // 27, one % 9 // 3) == (other // 27, other % 9 // 3)


def slowly_fits(grid: Grid, cell: int, symbol: int) -> bool:
    return not any(
        other != cell and grid.symbols[other] == symbol and see_each_other(cell, other, house)
        for other in range(81)
        for house in ("row", "column", "block")
    )


def slowly_forced(grid: Grid, cell: int, symbol: int, ground: str) -> bool:
    """The rule word by word."""
    if not slowly_fits(grid, cell, symbol):
        return False
    if ground == "cell":
        return not any(slowly_fits(grid, cell, number) for number in range(1, 10) if number != symbol)
    return not any(
        other != cell
        and not grid.symbols[other]
        and see_each_other(cell, other, ground)
        and slowly_fits(grid, other, symbol)
        for other in range(81)
    )


@pytest.mark.no_cover
def test_masks_agree_with_a_naive_check_on_random_boards() -> None:
    random = Random(5)
    proved = 0
    for _ in range(60):
        share = random.random()
        symbols = bytes(random.randint(1, 9) if random.random() < share else 0 for _ in NINE.cells)
        grid = Grid.of(NINE, symbols)
        open_cells = NINE.cells_in(grid.open)
        lone = forced.lone_cells(grid)
        for symbol in map(Symbol, NINE.symbols):
            masks = dict(zip(forced.GROUNDS, forced.forced_cells(grid, grid.open, symbol, lone), strict=True))
            for cell in random.sample(open_cells, min(3, len(open_cells))):
                held = []
                for ground in forced.GROUNDS:
                    holds = slowly_forced(grid, cell, symbol, ground)
                    held.append(holds)
                    proof = forced.prove(grid, grid.open, cell, symbol, ground)
                    assert (proof is not None) == holds == bool(masks[ground] >> cell & 1)
                    assert (forced.against(grid, grid.open, cell, symbol, ground) == 0) == holds
                    if proof is not None:
                        assert_complete(grid, cell, symbol, proof)
                        proved += 1
                assert (forced.prove(grid, grid.open, cell, symbol) is not None) == any(held)
    assert proved > 100


def assert_complete(grid: Grid, cell: Cell, symbol: Symbol, proof: ForcedProof) -> None:
    """Every drawn cross is right, and none is missing: what an independent checker would ask."""
    board = grid.board
    for crossed in proof.crossed:
        where = board.cell(crossed.cell)
        assert crossed.by
        for name in crossed.by:
            assert grid.symbols[board.cell(name)] == crossed.symbol
            assert board.peers[where] >> board.cell(name) & 1
    if proof.ground == "cell":
        assert {crossed.cell for crossed in proof.crossed} <= {board.name(cell)}
        assert {crossed.symbol for crossed in proof.crossed} == set(board.symbols) - {symbol}
        return
    houses = {"row": board.row_of, "column": board.column_of, "block": board.block_of}
    others = houses[proof.ground][cell] & grid.open & ~(1 << cell)
    assert tuple(crossed.cell for crossed in proof.crossed) == board.names(others)
    assert {crossed.symbol for crossed in proof.crossed} <= {symbol}
