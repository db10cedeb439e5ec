"""Sample problems for the format tests: a fixed one and random ones."""

import string

from hypothesis import strategies as st

from fullhouse.core.ids import Symbol
from fullhouse.problems.formats.kit.text import LONGEST_TEXTS, tidy
from fullhouse.problems.problem import Problem, candidates_from
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

ROWS = """\
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
"""
LINE = ROWS.replace("\n", "")
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
GIVENS = Grid.parse(LINE)


def only(problems: list[Problem]) -> Problem:
    (problem,) = problems
    return problem


def cell(name: str) -> int:
    return NINE.cell(name)


def digits(**written: int) -> Grid:
    """A grid with these digits in these cells."""
    grid = Grid.empty(NINE)
    for name, symbol in written.items():
        grid = grid.put(NINE.cell(name), Symbol(symbol))
    return grid


def candidates(**symbols: str) -> tuple[tuple[Symbol, ...], ...]:
    """Candidates in these cells, in no other."""
    marks: list[list[int]] = [[] for _ in NINE.cells]
    for name, text in symbols.items():
        marks[cell(name)] = [int(char) for char in text]
    return candidates_from(marks)


def texts(field: str) -> st.SearchStrategy[str]:
    """A text that a field may hold, as it comes back from a reader."""
    letters = st.one_of(st.text(max_size=40), st.text(string.printable + "äß→ß😀<&\"'*#:[]", max_size=40))
    return letters.map(lambda text: tidy(field, text)[: LONGEST_TEXTS[field]])


@st.composite
def problems(draw: st.DrawFn, carries: tuple[str, ...]) -> Problem:
    """A problem of which a format can carry everything. Nothing says that it can be solved."""
    givens = [byte % 16 if byte % 16 < 10 else 0 for byte in draw(st.binary(min_size=81, max_size=81))]
    written, marks = [0] * 81, [set[int]()] * 81
    open_cells = [at for at in range(81) if not givens[at]]
    if "digits" in carries and draw(st.booleans()):
        for at in draw(st.sets(st.sampled_from(open_cells), max_size=20)) if open_cells else ():
            written[at] = draw(st.integers(1, 9))
    if "candidates" in carries and draw(st.booleans()):
        bits = draw(st.binary(min_size=162, max_size=162))
        masks = [0 if givens[at] or written[at] else bits[at] | bits[-1 - at] << 8 for at in range(81)]
        marks = [{symbol for symbol in range(1, 10) if mask >> symbol & 1} for mask in masks]
    return Problem(
        givens=Grid.of(NINE, bytes(givens)),
        digits=Grid.of(NINE, bytes(written)),
        candidates=candidates_from(marks),
        **{field: draw(texts(field)) for field in LONGEST_TEXTS if field in carries},
    )
