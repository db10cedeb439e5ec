"""Hints: the easiest step first, mistakes before all, an answer of its own for every end."""

import pytest

from fullhouse.coach.hint import hint
from fullhouse.coach.mistakes import candidates_noted
from fullhouse.coach.position import read_notes
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.words import LANGUAGES
from tests.coach.samples import minimal

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = solve(PROBLEM)


def entered(**cells: int) -> Grid:
    """The problem with a player's entries."""
    symbols = bytearray(Grid.parse(PROBLEM).symbols)
    for name, symbol in cells.items():
        symbols[NINE.cell(name)] = symbol
    return Grid.of(NINE, bytes(symbols))


def test_stages_of_a_hint() -> None:
    given = hint(Grid.parse(PROBLEM))
    assert given.kind == "step"
    assert given.stages == (
        "Look in block 2.",
        "Look for what the booklet calls “slide” (hidden single in a block). The same digit in rows or "
        "columns that cross a block leaves only one cell of the block for it.",
        "Because of the 8 in c3 and d5, no other empty cell in block 2 can hold it. So f1 is 8.",
    )


def test_the_easiest_step_comes_first() -> None:
    """A full house is easier than anything else, wherever it lies."""
    nearly = Grid.parse(SOLUTION[:8] + "." + SOLUTION[9:40] + "." + SOLUTION[41:])
    step = hint(nearly).step
    assert step is not None
    assert step.technique == "full_house"


def test_a_clash_is_reported_before_any_step() -> None:
    given = hint(Grid.parse(PROBLEM), grid=entered(d1=1))
    assert given.kind == "mistake"
    assert given.stages[0] == "Something in block 2 cannot be right."
    assert given.stages[1] == "Look at the 1 in d1 again."
    assert given.stages[2] == "The 1 in d1 sees the 1 in d2. To go back to before the mistake, clear d1."


def test_a_digit_not_in_the_solution_is_refuted_by_a_chain() -> None:
    given = hint(Grid.parse(PROBLEM), grid=entered(f1=2))
    assert given.mistake is not None
    assert given.mistake.kind == "digit"
    assert given.mistake.why is not None
    assert given.stages[2] == (
        "The 2 in f1 cannot be right. In the end it leaves no place for the 8 in column f. "
        "To go back to before the mistake, clear f1."
    )


def test_mistakes_are_undone_in_order_of_entry() -> None:
    history = [NINE.cell("f1"), NINE.cell("d1"), NINE.cell("c1")]
    grid = entered(f1=8, d1=2, c1=4)
    wrong = hint(Grid.parse(PROBLEM), grid=grid, history=history).mistake
    assert wrong is not None
    assert wrong.cell == NINE.cell("d1")
    assert wrong.erase == (NINE.cell("d1"), NINE.cell("c1"))


def test_a_wrong_note_is_reported_before_any_step() -> None:
    given = hint(Grid.parse(PROBLEM), notes=read_notes("c1=12"))
    assert given.mistake is not None
    assert (given.mistake.kind, given.mistake.cell) == ("note", NINE.cell("c1"))
    assert "c1" not in given.stages[0]
    assert "c1" in given.stages[1]


def test_good_notes_are_used() -> None:
    """Notes that leave one number make a single out of what was none."""
    right = int(SOLUTION[NINE.cell("h1")])
    given = hint(Grid.parse(PROBLEM), notes={NINE.cell("h1"): (right,)})  # type: ignore[dict-item]
    assert given.kind == "step"


@pytest.mark.parametrize("language", LANGUAGES)
def test_solved_and_stuck_grids_have_their_own_text(language: str) -> None:
    solved = hint(Grid.parse(SOLUTION), language=language)
    stuck = hint(Grid.parse("." * 81), language=language)
    assert (solved.kind, stuck.kind) == ("solved", "stuck")
    assert solved.stages[0] != stuck.stages[0]


def test_bad_grids_are_refused_with_their_codes() -> None:
    with pytest.raises(BadInput, match="problem-without-solution"):
        hint(Grid.parse("55" + PROBLEM[2:]))
    with pytest.raises(BadInput, match="not-from-problem"):
        hint(Grid.parse(PROBLEM), grid=Grid.parse("4" + PROBLEM[1:]))
    with pytest.raises(BadInput, match="bad-notes"):
        read_notes("a1:5")


def test_every_wrong_digit_of_a_problem_has_a_reason() -> None:
    for problem in minimal(3):
        solution, start = solve(problem), Grid.parse(problem)
        for cell in NINE.cells_in(start.open)[::9]:
            for symbol in start.candidates(cell):
                if symbol == int(solution[cell]):
                    continue
                given = hint(start, grid=start.put(cell, symbol))
                assert given.mistake is not None
                assert given.mistake.cell == cell
                assert given.mistake.clash is not None
                assert given.mistake.path or given.mistake.why is not None
                assert given.mistake.why is None or given.mistake.why.removes == ((Cell(cell), symbol),)
                assert given.mistake.why is None or not given.mistake.why.nets[0].cases
                assert given.stages[2].count(".") == 3


def test_a_single_note_is_never_a_mistake() -> None:
    """People note one place of a digit to remember it."""
    start = Grid.parse(PROBLEM)
    for cell in NINE.cells_in(start.open):
        for symbol in start.candidates(cell):
            assert hint(start, notes={cell: (symbol,)}).kind == "step"


def test_marked_pairs_of_places_are_not_mistakes() -> None:
    """Every digit with two places in a block is noted in both, and nothing else."""
    for problem in minimal(5):
        start, notes = Grid.parse(problem), dict[Cell, tuple[Symbol, ...]]()
        for block in NINE.houses[18:]:
            for symbol in map(Symbol, range(1, 10)):
                places = NINE.cells_in(start.room(symbol) & block)
                if len(places) == 2:
                    notes.update({cell: (*notes.get(cell, ()), symbol) for cell in places})
        given = hint(start, notes=notes)
        assert given.kind == "step"
        assert given.step is not None
        assert all(int(solve(problem)[cell]) == symbol for cell, symbol in given.step.places)


def test_notes_of_every_cell_are_the_candidates() -> None:
    """A single note counts where every empty cell has notes."""
    start = Grid.parse(PROBLEM)
    full = {cell: start.candidates(cell) for cell in NINE.cells_in(start.open)}
    cell = max(full, key=lambda cell: len(full[cell]))
    right = Symbol(int(SOLUTION[cell]))
    assert candidates_noted(start, {**full, cell: (right,)})[cell] == (right,)
    assert cell not in candidates_noted(start, {cell: (right,)})
    wrong = next(symbol for symbol in full[cell] if symbol != right)
    assert cell not in candidates_noted(start, {**full, cell: (wrong,)})
