"""A puzzle as people type it: whatever looks like a grid goes in, and comes out as it was."""

import copy
import json
import pickle
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fullhouse
from fullhouse import BadInput, Grade, Step, Sudoku
from fullhouse.coach import Position, hint, rate
from fullhouse.coach.choice import links_of
from fullhouse.coach.search import with_bars
from fullhouse.coach.techniques import by_name
from fullhouse.problems.formats import formats
from fullhouse.solver import canonical, count, is_unique, solutions, solve
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import GridLike

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
NUMBERS = [0 if char == "." else int(char) for char in PROBLEM]
ROWS = [NUMBERS[at : at + 9] for at in range(0, 81, 9)]
LINES = [PROBLEM[at : at + 9] for at in range(0, 81, 9)]

SAME: dict[str, Any] = {
    "text": PROBLEM,
    "zeros": PROBLEM.replace(".", "0"),
    "a line with its end": f"{PROBLEM}\r\n",
    "nine lines": "\n".join(LINES),
    "drawn": str(Sudoku(PROBLEM)),
    "drawn with frames": "\n".join(f"| {' '.join(line)} |" for line in LINES),
    "other signs": PROBLEM.replace(".", "_"),
    "bytes": PROBLEM.encode(),
    "bytes of numbers": bytes(NUMBERS),
    "a grid": Grid.parse(PROBLEM),
    "a puzzle": Sudoku(PROBLEM),
    "81 numbers": NUMBERS,
    "81 characters": list(PROBLEM),
    "rows of numbers": ROWS,
    "rows of texts": LINES,
    "rows with None": [[digit or None for digit in row] for row in ROWS],
    "tuples": tuple(map(tuple, ROWS)),
    "an array": np.array(ROWS),
    "a flat array of bytes": np.array(NUMBERS, np.uint8),
    "an array of floats with NaN": np.array([[digit or np.nan for digit in row] for row in ROWS]),
    "a list of arrays": [np.array(row) for row in ROWS],
    "a memoryview": memoryview(bytes(NUMBERS)),
}


def test_a_puzzle_is_a_value() -> None:
    puzzle = Sudoku(PROBLEM, seed=(7, 3)).with_digit("c1", 4).with_notes("d1", {6})
    assert eval(repr(puzzle)) == puzzle == Sudoku.from_dict(json.loads(json.dumps(puzzle.to_dict())))
    assert Sudoku.from_dict(puzzle.to_dict()).seed == (7, 3)
    assert Sudoku(PROBLEM, digits={"c1": 4}, notes={"d1": (6,)}) == puzzle
    assert (len(puzzle), list(puzzle), puzzle[80]) == (81, [*map(int, puzzle.text.replace(".", "0"))], 9)
    assert puzzle.notes == {"d1": (6,)}
    with pytest.raises(IndexError, match="81"):
        puzzle[81]
    with pytest.raises(AttributeError, match="never changes"):
        puzzle.seed = 1
    with pytest.raises(AttributeError, match="never changes"):
        del puzzle.seed
    for odd in ({}, {"puzzle": PROBLEM, "grid": ""}, "puzzle", {"puzzle": PROBLEM, "notes": "a1"}):
        with pytest.raises(BadInput):
            Sudoku.from_dict(odd)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="a1"):
        Sudoku(PROBLEM, digits={"a1": 5})


def test_a_grade_never_changes() -> None:
    grade = rate(PROBLEM)
    before = hash(grade), dict(grade.counts)
    for change in ("clear", "popitem", "update"):
        with pytest.raises(TypeError, match="never change"):
            getattr(grade.counts, change)()
    with pytest.raises(TypeError, match="never change"):
        grade.counts["x_wing"] = 9  # type: ignore[index]
    assert (hash(grade), grade.counts) == before
    again = pickle.loads(pickle.dumps(grade))
    assert (again, hash(again), copy.deepcopy(grade)) == (grade, hash(grade), grade)


@pytest.mark.parametrize("name", SAME)
def test_whatever_looks_like_a_grid_is_one(name: str) -> None:
    puzzle = Sudoku(SAME[name])
    assert puzzle == Sudoku(PROBLEM)
    assert hash(puzzle) == hash(Sudoku(PROBLEM))
    assert puzzle.text == PROBLEM


@pytest.mark.parametrize("name", [name for name in SAME if name != "other signs"])
def test_so_it_is_everywhere_else(name: str) -> None:
    source: GridLike = SAME[name]
    assert solve(source) == SOLUTION
    assert count(source) == 1
    assert is_unique(source)
    assert canonical(source) == canonical(PROBLEM)
    assert [str(one) for one in solutions(source)] == [SOLUTION]
    assert rate(source) == rate(PROBLEM)
    assert hint(source).stages == hint(PROBLEM).stages
    assert Position.of(source) == Position.of(PROBLEM)


def test_what_follows_from_it() -> None:
    puzzle = Sudoku(PROBLEM)
    solved = puzzle.solve()
    assert solved is not None
    assert (solved.text, solved.is_solved, puzzle.is_solved) == (SOLUTION, True, False)
    assert (puzzle.count(), puzzle.has_one_solution, puzzle.is_valid) == (1, True, True)
    assert (len(puzzle.givens), puzzle.givens["a1"], puzzle.digits) == (30, 5, {})
    assert (puzzle["A1"], puzzle[0], puzzle["c1"], puzzle.candidates("c1")) == (5, 5, 0, (1, 2, 4))
    assert puzzle.rate() == rate(PROBLEM)
    assert isinstance(puzzle.rate(), Grade)
    assert hash(puzzle.rate()) == hash(rate(PROBLEM))


def test_a_grid_without_or_with_several_solutions_is_no_error_until_it_is_solved() -> None:
    clash, empty = Sudoku("55" + "." * 79), Sudoku()
    assert (clash.is_valid, clash.count(), list(clash.solutions())) == (False, 0, [])
    assert clash.first_solution() is None
    with pytest.raises(BadInput, match="no solution"):
        clash.solve()
    assert (empty.is_valid, empty.count(limit=5), empty.has_one_solution) == (True, 5, False)
    with pytest.raises(BadInput, match="can be 2 or 8"):
        empty.solve()
    assert len(list(empty.solutions(limit=5))) == 5
    first = empty.first_solution()
    assert first is not None
    assert fullhouse.first_solution(empty) == first.text
    assert first.text.startswith("123456789456789123")


def test_a_small_one_is_solved_and_drawn() -> None:
    small = Sudoku("12345645612321436536521453164264253.")
    solved = small.solve()
    assert solved is not None
    assert (small.size, solved["f6"], str(small).count("\n")) == (6, 1, 7)
    assert small == Sudoku(str(small))
    assert small.svg().count("<text") == 35 + 12


@pytest.mark.parametrize("problem", [PROBLEM, HARD])
def test_steps_lead_to_the_solution_one_by_one(problem: str) -> None:
    puzzle = Sudoku(problem)
    for step in puzzle.path():
        puzzle = puzzle.apply(step)
    assert puzzle.is_solved
    assert puzzle.mistakes() == []


@pytest.mark.parametrize("problem", [PROBLEM, HARD])
def test_hints_lead_to_the_solution_by_the_shortest_step_of_the_easiest_kind(problem: str) -> None:
    puzzle, spared = Sudoku(problem), 0
    assert puzzle.hint().data == hint(problem).step
    while not puzzle.is_solved:
        told = puzzle.hint()
        same = [links_of(with_bars(one.position, one.data)) for one in puzzle.steps(told.technique)]
        assert links_of(told.data) == min(same)
        spared += same[0] - min(same)
        puzzle = puzzle.apply(told)
    assert spared
    assert puzzle.mistakes() == []


def test_a_step_tells_what_it_is() -> None:
    step = next(step for step in Sudoku(HARD).path() if step.technique == "pointing")
    assert step.premises[0].cells
    assert step.removes.keys() <= {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)}
    assert str(step) == step.text("en") == step.text(stage=3)
    assert step.text("it") != step.text("en")
    assert step.text(stage=1) != step.text(stage=2)
    assert step.svg() == step._repr_svg_()
    assert step.svg().startswith("<svg")
    assert repr(step).startswith("Step('pointing', '")
    assert pickle.loads(pickle.dumps(step)) == step
    assert step.to_dict()["technique"] == "pointing"
    assert step.name("de") != ""


def test_all_steps_of_a_technique() -> None:
    steps = Sudoku(HARD).steps("slide")
    assert steps
    assert {step.technique for step in steps} == {"slide"}
    assert all(isinstance(step, Step) for step in steps)
    assert Sudoku(HARD).steps("x-wing") == [
        Step(Position.of(HARD), one) for one in by_name()["x_wing"].find(Position.of(HARD))
    ]


def test_changed_copies_leave_the_puzzle_as_it_was() -> None:
    puzzle = Sudoku(PROBLEM)
    more = puzzle.with_digit("c1", 4).with_notes("d1", {6, 2}).with_notes("f1", "8")
    assert (puzzle["c1"], puzzle.candidates("d1")) == (0, (2, 6))
    assert (more["c1"], more.digits, more.candidates("f1")) == (4, {"c1": 4}, (8,))
    assert more.without("c1").digits == {}
    assert more != puzzle
    assert more.mistakes() == []
    assert puzzle.with_digit("c1", 1).mistakes() == ["c1"]
    assert puzzle.with_notes("c1", [1, 2]).mistakes() == ["c1"]


def test_copies_are_equal_small_and_free() -> None:
    puzzle = Sudoku(HARD).with_digit("a2", 7).with_notes("b1", {1, 6})
    assert copy.copy(puzzle) is puzzle
    assert copy.deepcopy([puzzle])[0] is puzzle
    written = pickle.dumps(puzzle)
    assert len(written) < 1_000
    assert pickle.loads(written) == puzzle
    assert hash(pickle.loads(written)) == hash(puzzle)
    assert eval(repr(Sudoku(HARD))) == Sudoku(HARD)


@pytest.mark.parametrize("name", formats())
def test_every_format_goes_out_and_in(name: str) -> None:
    text = Sudoku(PROBLEM).write(name)
    assert Sudoku.parse(text).text == PROBLEM
    assert Sudoku.parse(text, name).text == PROBLEM
    assert Sudoku(text).text == PROBLEM


def test_files_are_read(tmp_path: Path) -> None:
    file = tmp_path / "two.txt"
    file.write_text(f"# two\n{PROBLEM}\n\n{HARD}\n")
    with file.open() as opened:
        assert [one.text for one in Sudoku.parse_all(opened)] == [PROBLEM, HARD]
    assert len(Sudoku.parse_all(file)) == 2
    assert Sudoku.parse(StringIO(PROBLEM)) == Sudoku.parse(BytesIO(PROBLEM.encode())) == Sudoku(PROBLEM)


def test_notes_go_out_and_in() -> None:
    puzzle = Sudoku(PROBLEM).with_digit("c1", 4).with_notes("d1", {6})
    assert Sudoku.parse(puzzle.write("fpuzzles")).digits == {"c1": 4}


def test_a_step_of_another_puzzle_is_refused() -> None:
    puzzle, hard = Sudoku(PROBLEM), Sudoku(HARD)
    placing = puzzle.hint()
    removing = next(step for step in hard.steps("pointing") if step.removes)
    narrowed = hard.apply(removing)
    for other, step in ((puzzle.apply(placing), placing), (Sudoku(SOLUTION), placing), (narrowed, removing)):
        with pytest.raises(BadInput, match="cannot be made here"):
            other.apply(step)
    assert narrowed.apply(narrowed.hint()).givens == hard.givens


def test_techniques_left_out_and_truths() -> None:
    puzzle = Sudoku(PROBLEM)
    assert puzzle.path(without=None) == puzzle.path() == puzzle.path(without=())
    truths: tuple[Any, ...] = (np.True_, 1)
    assert all(puzzle.path(unique=truth) == puzzle.path(unique=True) for truth in truths)
    assert puzzle.steps("X-Wing") == puzzle.steps("x_wing")
    untrue: Any = "yes"
    with pytest.raises(BadInput, match="True or False"):
        puzzle.steps(unique=untrue)


def test_as_an_array_and_as_lists() -> None:
    assert Sudoku(PROBLEM).to_lists() == ROWS
    assert np.array_equal(np.asarray(Sudoku(PROBLEM)), np.array(ROWS))


def test_an_array_and_a_puzzle_are_different_things() -> None:
    puzzle, array = Sudoku(PROBLEM), np.array(ROWS)
    assert (array == puzzle, puzzle == array, array != puzzle, puzzle != array) == (False, False, True, True)
    assert (np.zeros(3) == puzzle) is False
    with pytest.raises(TypeError):
        array + puzzle


def test_in_a_terminal_and_a_notebook() -> None:
    puzzle = Sudoku(PROBLEM).with_digit("c1", 4)
    assert str(puzzle).isascii()
    assert str(puzzle).splitlines()[0] == "5 3 4 | . 7 . | . . ."
    assert repr(Sudoku(PROBLEM)) == f"Sudoku('{PROBLEM}')"
    assert puzzle._repr_svg_().count("<text") == 31 + 18
    assert puzzle.to_dict() == {"puzzle": PROBLEM, "digits": {"c1": 4}, "notes": {}, "seed": None}
    assert puzzle.canonical() == Sudoku(PROBLEM[::-1]).canonical()
