"""Hints: the easiest step first, mistakes before all, an answer of its own for every end.

Somebody may follow one path: the coach finds its step although an easier one is there, and says where it has
none. Where the booklet's paths part is drawn in docs/rules/techniques.md.
"""

import pytest

from fullhouse.coach import search
from fullhouse.coach.choice import step_by, techniques_by
from fullhouse.coach.hint import hint
from fullhouse.coach.mistakes import candidates_noted
from fullhouse.coach.position import Position, read_notes
from fullhouse.coach.proofs import check
from fullhouse.coach.techniques import by_name
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.facade.sudoku import Sudoku
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.words import LANGUAGES
from tests.coach.samples import minimal
from tests.drawn import cells_of

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


PUZZLE = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"


def test_a_deduction_is_found_although_a_slide_is_easier() -> None:
    assert hint(PUZZLE).step.technique == "slide"  # type: ignore[union-attr]
    followed = hint(PUZZLE, way="deduction")
    assert followed.kind == "step"
    assert followed.step is not None
    assert by_name()[followed.step.technique].booklet == "deduction"
    assert check.holds(Position.of(Grid.parse(PUZZLE)), followed.step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_way_that_finds_nothing_is_said_with_what_there_is(language: str) -> None:
    followed = hint(PUZZLE, way="exclusion", language=language)
    assert (followed.kind, followed.step) == ("no-way", None)
    assert len({*followed.stages}) == 1
    assert hint(PUZZLE, way="x-wing", language=language).stages != followed.stages


def test_a_mistake_comes_before_any_way() -> None:
    wrong = "44" + PUZZLE[2:]
    assert hint(PUZZLE, grid=wrong, way="deduction").kind == "mistake"


def test_an_unknown_way_is_refused_with_the_ways_there_are() -> None:
    with pytest.raises(BadInput, match="unknown-way") as refused:
        hint(PUZZLE, way="guessing")
    assert refused.value.facts["allowed"][:6] == [
        "slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"
    ]  # fmt: skip


@pytest.mark.parametrize(
    "way", ["slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"]
)
def test_a_way_is_found_wherever_its_techniques_find_something(way: str) -> None:
    """And never a step of another way."""
    names = {technique.name for technique in techniques_by(way) if not technique.assumes_uniqueness}
    for problem in minimal(12):
        position = Position.of(Grid.parse(problem))
        for step in search.solve_path(position, deepest="naked_pair").steps[:20:4]:
            position = position.after(step)
            followed = step_by(position, way)
            if followed is None:
                assert not any(search.all_steps(position, name) for name in names)
            else:
                assert followed.technique in names


def test_python_has_it_too() -> None:
    puzzle = Sudoku(PUZZLE)
    assert puzzle.hint().technique == "slide"
    assert puzzle.hint(way="pointing").technique == "pointing"
    with pytest.raises(BadInput, match="“exclusion” finds nothing"):
        puzzle.hint(way="exclusion")


WAYS = ("slide", "block_crossing", "elimination", "exclusion")


def ways_to(cell: str, symbol: int, drawing: str) -> list[str]:
    """The ways that find a number in a cell; the compiled search and the readable one agree."""
    position = Position.of(Grid.parse(cells_of(drawing)))
    place = (NINE.cell(cell), Symbol(symbol))
    compiled = [way for way in WAYS if any(place in step.places for step in search.all_steps(position, way))]
    readable = [way for way in WAYS if any(place in step.places for step in by_name()[way].find(position))]
    assert compiled == readable
    return compiled


def test_two_parallel_lines_make_a_slide() -> None:
    """Only lines through the block that hold the number are needed, and two of them are parallel."""
    rows = """
        . 2 3 │ . . . │ . . .
        . . . │ . 1 . │ . . .
        . . . │ . . . │ . 1 .
    """
    assert ways_to("a1", 1, rows) == ["slide"]
    rows_and_column = """
        . . 3 │ . . . │ . . .
        . . . │ . 1 . │ . . .
        . . . │ . . . │ . 1 .
        ──────┼───────┼──────
        . 1 . │ . . . │ . . .
    """
    assert ways_to("a1", 1, rows_and_column) == ["slide"]


@pytest.mark.parametrize(
    "drawing",
    [
        """
        . . 3 │ . . . │ . . .
        . . . │ . 1 . │ . . .
        4 . 5 │ . . . │ . . .
        ──────┼───────┼──────
        . 1 . │ . . . │ . . .
        """,
        """
        . 2 3 │ . . . │ . . .
        . . . │ . 1 . │ . . .
        4 6 5 │ . . . │ . . .
        """,
    ],
    ids=["a row and a column", "one row"],
)
def test_other_reasons_make_a_block_crossing(drawing: str) -> None:
    assert ways_to("a1", 1, drawing) == ["block_crossing"]


def test_few_gaps_in_a_line_make_an_elimination() -> None:
    """Four cells of the row are empty; of 6, 7, 8 and 9 the cell a1 can only be 6."""
    drawing = """
        . 1 2 │ 3 4 5 │ . . .
        7 . . │ . . . │ . . .
        . 8 . │ . . . │ . . .
        ──────┼───────┼──────
        9 . . │ . . . │ . . .
    """
    assert ways_to("a1", 6, drawing) == ["elimination"]


def test_many_gaps_make_an_exclusion() -> None:
    """Five cells of the row are empty, and more of the column: eight different numbers meet in a1."""
    drawing = """
        . 1 2 │ 3 4 . │ . . .
        7 . . │ . . . │ . . .
        . 8 . │ . . . │ . . .
        ──────┼───────┼──────
        9 . . │ . . . │ . . .
        5 . . │ . . . │ . . .
    """
    assert ways_to("a1", 6, drawing) == ["exclusion"]
    assert ways_to("a1", 6, drawing.replace("5 . .", ". . .")) == []
