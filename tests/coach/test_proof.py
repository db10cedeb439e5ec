"""Forced with a proof, or not forced with two completions that differ."""

import pytest

from fullhouse.coach.position import Position
from fullhouse.coach.proofs.proof import Forced, NotForced, forced, grounds, is_proof, without_detours
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import count, solutions
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.coach.samples import minimal, with_several_solutions


def test_with_several_solutions_each_answer_is_proved() -> None:
    answers = {Forced: 0, NotForced: 0}
    for problem in with_several_solutions(12, seed=8):
        if count(problem, 401) > 400:
            continue
        grid, filled = Grid.parse(problem), list(solutions(problem))
        for cell in NINE.cells_in(grid.open)[::5]:
            answer = forced(grid, cell)
            answers[type(answer)] += 1
            symbols = {solution[cell] for solution in filled}
            if isinstance(answer, Forced):
                assert symbols == {str(answer.symbol)}
                assert is_proof(Position.of(grid), answer.steps)
                assert (cell, answer.symbol) in answer.steps[-1].places
            else:
                one, other = answer.completions
                assert one.symbols[cell] != other.symbols[cell]
                assert {str(one), str(other)} <= set(filled)
    assert min(answers.values()) > 20


def test_a_proof_is_minimal() -> None:
    grid = Grid.parse(minimal(1)[0])
    answer = forced(grid, NINE.cells_in(grid.open)[7])
    assert isinstance(answer, Forced)
    assert without_detours(Position.of(grid), answer.steps) == answer.steps
    for index in range(len(answer.steps) - 1):
        rest = answer.steps[:index] + answer.steps[index + 1 :]
        assert not is_proof(Position.of(grid), rest)


def test_a_block_is_a_ground_when_lines_bar_its_other_cells() -> None:
    """Rows 2 and 3 hold a 5 and column h too: of block 3, and of row 1, only g1 is left."""
    grid = Grid.parse(
        "........2"
        "5........"
        "...5....."
        "........."
        "........."
        ".......5."
        "........."
        "........."
        "........."
    )  # fmt: skip
    row, block = grounds(grid, NINE.cell("g1"), Symbol(5))
    assert (row.ground, block.ground) == ("row", "block")
    assert {NINE.name(bar.cell): NINE.name(bar.by) for bar in block.bars if bar.by is not None} == {
        "h1": "h6", "g2": "a2", "h2": "a2", "i2": "a2", "g3": "d3", "h3": "d3", "i3": "d3",
    }  # fmt: skip
    assert not grounds(grid, NINE.cell("h1"), Symbol(5))


def test_a_row_that_leaves_one_cell_is_a_ground_with_its_bars() -> None:
    grid = Grid.parse("12345678." + "." * 72)
    row, *rest = grounds(grid, Cell(8), Symbol(9))
    assert row.ground == "row"
    assert row.bars == ()
    assert [other.ground for other in rest] == ["cell"]
    assert {bar.by for bar in rest[0].bars} == set(map(Cell, range(8)))


def test_a_face_down_cell_counts_as_open() -> None:
    grid = Grid.parse("1234567.." + "." * 72)
    assert not grounds(grid, Cell(8), Symbol(9))
    assert grounds(grid, Cell(8), Symbol(9), open_cells=1 << 8)


def test_invalid_questions_are_refused() -> None:
    with pytest.raises(BadInput, match="cell-not-empty"):
        forced(Grid.parse("1" + "." * 80), Cell(0))
    with pytest.raises(BadInput, match="problem-without-solution"):
        forced(Grid.parse("11" + "." * 79), Cell(5))
