"""A puzzle as a value: what stands in it, what follows from it, what the coach says about it.

A change gives a new one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import islice
from typing import Any, Literal, NoReturn

from fullhouse.coach import analyst
from fullhouse.coach.analyst import groups, technique_named
from fullhouse.coach.choice import shortest_step, step_by
from fullhouse.coach.mistakes import find_mistake
from fullhouse.coach.position import Position
from fullhouse.coach.rating import Grade, rate
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.facade.arguments import (
    Seed,
    Source,
    by_cell,
    grid_in,
    listed,
    problems_in,
    symbol_of,
    symbols_of,
    text_of,
    truth_of,
    whole,
)
from fullhouse.facade.picture import as_svg, as_text
from fullhouse.facade.step import Step
from fullhouse.problems import formats
from fullhouse.problems.problem import Problem, candidates_from
from fullhouse.solver import canonical, count, solutions, solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import GridLike
from fullhouse.words import all_speak


@all_speak
class Coached:
    """A grid with candidates that the coach can look at."""

    _givens: Grid
    _grid: Grid
    _masks: tuple[int, ...] | None

    def candidates(self, cell: str | int) -> tuple[int, ...]:
        """What a cell can still be: what fits, less what notes and steps have ruled out."""
        place = self._grid.board.locate(cell)
        if self._grid.symbols[place]:
            return ()
        fitting = self._grid.candidates(place)
        return tuple(symbol for symbol in fitting if self._masks is None or self._masks[place] >> symbol & 1)

    def rate(self) -> Grade:
        """How hard the puzzle is for a person. Raises BadInput unless it has exactly one solution."""
        self._must_be_nine()
        return rate(self._givens)

    def hint(self, way: str | None = None) -> Step:
        """The shortest step of the easiest kind, or of a way of the booklet or a technique; else BadInput."""
        position = self._sound_position()
        step = shortest_step(position)[1] if way is None else step_by(position, way)
        if step is None:
            code = "puzzle-without-step" if way is None else "way-without-step"
            raise BadInput(code if position.open else "problem-is-full", way=way)
        return Step(position, step)

    def path(
        self,
        *,
        order: Literal["easiest", "shortest"] = "easiest",
        without: str | Iterable[str] | None = None,
        unique: bool = False,
    ) -> list[Step]:
        """The whole way to the solution, as far as logic goes.

        At each moment the easiest technique is taken, or the step with the fewest links (`order="shortest"`).
        `without` names techniques that are not used; `unique` allows what holds for one solution only.
        """
        if order not in ("easiest", "shortest"):
            raise BadInput("unknown-order", value=order)
        position, steps = self._sound_position(), []
        names = (
            [without] if isinstance(without, str) else listed("without", () if without is None else without)
        )
        sure = truth_of("unique", unique)
        for step in analyst.path(position, order=order, without=names, unique=sure).steps:
            steps.append(Step(position, step))
            position = position.after(step)
        return steps

    def steps(self, technique: str | None = None, *, unique: bool = False) -> list[Step]:
        """All steps of one technique, such as `"x_wing"`, that can be made now.

        Without a name those of every technique, the easiest first; of steps to the same end, the shortest.
        """
        position, sure = self._sound_position(), truth_of("unique", unique)
        if technique is not None:
            return [Step(position, step) for step in technique_named(technique).find(position)]
        return [Step(position, step) for group in groups(position, unique=sure) for step in group.steps]

    def costs(self, *, unique: bool = False) -> list[analyst.Cost]:
        """What it costs to do without each technique of the path, the hardest first."""
        return analyst.costs(self._sound_position(), unique=truth_of("unique", unique))

    def mistakes(self) -> list[str]:
        """The cells whose digits or notes cannot be right."""
        self._must_be_nine()
        if next(iter(solutions(self._givens)), None) is None:
            raise BadInput("problem-without-solution")
        mistake = find_mistake(self._givens, self._grid, self._notes)
        return [] if mistake is None else [NINE.name(cell) for cell in mistake.erase]

    @cached_property
    def _notes(self) -> dict[Cell, tuple[Symbol, ...]]:
        """The candidates of cells where fewer are left than fit."""
        cells = self._grid.board.cells_in(self._grid.open) if self._masks is not None else ()
        left = {cell: tuple(map(Symbol, self.candidates(cell))) for cell in cells}
        return {cell: symbols for cell, symbols in left.items() if symbols != self._grid.candidates(cell)}

    def _sound_position(self) -> Position:
        """What the coach looks at. Raises BadInput where a mistake has to be mended first."""
        wrong = self.mistakes()
        if wrong:
            raise BadInput("puzzle-has-mistake", cells=wrong)
        position = Position.of(self._grid, problem=self._givens)
        if self._masks is None:
            return position
        masks = zip(position.masks, self._masks, strict=True)
        return Position(self._grid, tuple(fits & left for fits, left in masks), position.givens)

    def _must_be_nine(self) -> None:
        if self._grid.board is not NINE:
            raise BadInput("coach-nine-only", size=self._grid.board.size)


@all_speak
class Sudoku(Coached):
    """A puzzle of 9×9 or 6×6 cells, with the digits and notes written into it. It never changes.

    Cells are `"b6"` (column b, row 6) or numbers row by row from 0. Whatever looks like a grid is taken
    for one: text on one line or drawn, lists, rows, NumPy arrays. It has a length and can be looped over.

    >>> puzzle = Sudoku("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    >>> puzzle["a1"], puzzle["c1"], puzzle.candidates("c1")
    (5, 0, (1, 2, 4))
    >>> puzzle.has_one_solution, puzzle.solve()["c1"], puzzle.rate().level
    (True, 4, 1)
    >>> puzzle.with_digit("c1", 4) == eval(repr(puzzle.with_digit("c1", 4)))
    True
    """

    seed: Seed | None
    """With it, `generate` makes it again. Puzzles are equal whatever theirs are."""

    def __init__(
        self,
        puzzle: GridLike = "." * 81,
        *,
        digits: Mapping[str, int] | None = None,
        notes: Mapping[str, Iterable[int]] | None = None,
        seed: Seed | None = None,
    ) -> None:
        givens = grid_in(puzzle)
        made = self._made(givens, givens, seed=seed)
        for cell, digit in by_cell("digits", digits):
            made = made.with_digit(cell, digit)
        for cell, kept in by_cell("notes", notes):
            made = made.with_notes(cell, kept)
        vars(self).update(vars(made))

    @classmethod
    def _made(
        cls, givens: Grid, grid: Grid, masks: tuple[int, ...] | None = None, seed: Seed | None = None
    ) -> Sudoku:
        made = cls.__new__(cls)
        vars(made).update(_givens=givens, _grid=grid, _masks=masks, seed=seed)
        return made

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a puzzle never changes: {name} cannot be set; with_digit() gives another one")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a puzzle never changes: {name} cannot be deleted")

    @classmethod
    def parse(cls, source: Source, format: str | None = None) -> Sudoku:  # noqa: A002
        """The puzzle in a text, a file or an open file, in any of eleven formats, with digits and notes.

        >>> Sudoku.parse("https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79").rate().level
        1
        """
        problems = problems_in(source, format)
        if len(problems) > 1:
            raise BadInput("several-problems", count=len(problems))
        return _from_problem(problems[0])

    @classmethod
    def parse_all(cls, source: Source, format: str | None = None) -> list[Sudoku]:  # noqa: A002
        """All puzzles in a text, a file or an open file."""
        return [_from_problem(one) for one in problems_in(source, format)]

    @property
    def grid(self) -> Grid:
        """Everything that stands in it, as the engine has it."""
        return self._grid

    @property
    def size(self) -> int:
        """9 or 6."""
        return self._grid.board.size

    @property
    def givens(self) -> dict[str, int]:
        """The digits of the puzzle itself, by cell."""
        return self._digits_in(self._givens.filled)

    @property
    def digits(self) -> dict[str, int]:
        """The digits written since, by cell."""
        return self._digits_in(self._grid.filled & ~self._givens.filled)

    @property
    def notes(self) -> dict[str, tuple[int, ...]]:
        """The candidates of cells where fewer are left than fit, by cell."""
        return {self._grid.board.name(cell): symbols for cell, symbols in self._notes.items()}

    def _digits_in(self, mask: int) -> dict[str, int]:
        board = self._grid.board
        return {board.name(cell): self._grid.symbols[cell] for cell in board.cells_in(mask)}

    def __getitem__(self, cell: str | int) -> int:
        return self._grid.symbols[self._grid.board.locate(cell)]

    def __len__(self) -> int:
        return len(self._grid.symbols)

    def __iter__(self) -> Iterator[int]:
        """The digits row by row, 0 for an empty cell."""
        return iter(self._grid.symbols)

    @property
    def is_valid(self) -> bool:
        """Whether no digit stands twice in a row, column or block."""
        return self._grid.is_sound()

    @property
    def is_solved(self) -> bool:
        """Whether every cell is filled, and rightly."""
        return not self._grid.open and self.is_valid

    @property
    def has_one_solution(self) -> bool:
        """Whether it is a proper puzzle."""
        return self.count(2) == 1

    def count(self, limit: int = 2) -> int:
        """How many solutions there are, counted no further than the limit."""
        return count(str(self._grid), whole("limit", limit, least=1))

    def solve(self) -> Sudoku:
        """The solution. Raises BadInput where there is none or more than one, and names two of them."""
        return self._made(self._givens, Grid.parse(solve(self._grid), self._grid.board), seed=self.seed)

    def first_solution(self) -> Sudoku | None:
        """The solution, or the first of several in the order of their text; None where there is none."""
        return next(self.solutions(), None)

    def solutions(self, limit: int | None = None) -> Iterator[Sudoku]:
        """All solutions, or as many of them, one at a time: there may be very many."""
        most = None if limit is None else whole("limit", limit, least=1)
        grids = islice(solutions(self._grid), most)
        return (self._made(self._givens, grid, seed=self.seed) for grid in grids)

    def canonical(self) -> Sudoku:
        """One form for all puzzles that differ only in turning, mirroring, order of lines and digits."""
        return Sudoku(canonical(str(self._givens)))

    def with_digit(self, cell: str | int, digit: int) -> Sudoku:
        """The puzzle with a digit written into a cell that is no given."""
        place = self._own(cell)
        return self._changed(self._grid.clear(place).put(place, symbol_of(self._grid.board, "digit", digit)))

    def without(self, cell: str | int) -> Sudoku:
        """The puzzle without the digit written into a cell."""
        return self._changed(self._grid.clear(self._own(cell)))

    def with_notes(self, cell: str | int, digits: object) -> Sudoku:
        """The puzzle with the candidates of a cell narrowed down to these: `{3, 5}`, `[3, 5]` or `"35"`."""
        board = self._grid.board
        place, kept = self._own(cell), symbols_of(board, "digits", digits)
        masks = list(self._masks or (_all_of(board.size),) * len(board.cells))
        masks[place] = sum(1 << symbol for symbol in kept)
        return self._changed(self._grid, tuple(masks))

    def apply(self, step: Step) -> Sudoku:
        """The puzzle after a step: its digits written, its candidates ruled out. BadInput unless it fits."""
        if not isinstance(step, Step):
            raise BadInput("not-a-step", value=step)
        before = self._sound_position()
        if any(not before.masks[cell] >> symbol & 1 for cell, symbol in step.data.places + step.data.removes):
            raise BadInput("no-step-there")
        position = before.after(step.data)
        return self._changed(position.grid, position.masks)

    def _changed(self, grid: Grid, masks: tuple[int, ...] | None = None) -> Sudoku:
        return self._made(self._givens, grid, masks or self._masks, self.seed)

    def _own(self, cell: str | int) -> Cell:
        board = self._grid.board
        place = board.locate(cell)
        if self._givens.symbols[place]:
            raise BadInput("cell-is-given", cell=board.name(place), symbol=self._givens.symbols[place])
        return place

    @property
    def text(self) -> str:
        """A character a cell, on one line."""
        return str(self._grid)

    def write(self, format: str = "text") -> str:  # noqa: A002
        """The puzzle with its digits and notes in another program's format: a file's content, or a link."""
        self._must_be_nine()
        pairs = zip(self._givens.symbols, self._grid.symbols, strict=True)
        written = Grid.of(NINE, bytes(0 if given else digit for given, digit in pairs))
        notes = candidates_from(self._notes.get(Cell(cell), ()) for cell in NINE.cells)
        problem = Problem(givens=self._givens, digits=written, candidates=notes)
        return formats.write([problem], text_of("format", format))

    def to_lists(self) -> list[list[int]]:
        """Rows of numbers, 0 for empty."""
        return [list(self._grid.symbols[at : at + self.size]) for at in range(0, self.size**2, self.size)]

    def to_dict(self) -> dict[str, Any]:
        """The puzzle as plain data, cells by their names; `from_dict` reads it.

        >>> Sudoku("." * 36).with_notes("f6", {1, 2}).to_dict()["notes"]
        {'f6': [1, 2]}
        """
        notes = {cell: list(kept) for cell, kept in self.notes.items()}
        seed = list(self.seed) if isinstance(self.seed, tuple) else self.seed
        return {"puzzle": str(self._givens), "digits": self.digits, "notes": notes, "seed": seed}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Sudoku:
        """The puzzle that `to_dict` gave, also after JSON."""
        known = {"puzzle", "digits", "notes", "seed"}
        if not isinstance(data, Mapping) or "puzzle" not in data or not known.issuperset(data):
            raise BadInput("not-a-puzzle", value=data)
        seed = data.get("seed")
        return cls(
            data["puzzle"],
            digits=data.get("digits"),
            notes=data.get("notes"),
            seed=tuple(seed) if isinstance(seed, list) else seed,
        )

    def svg(self) -> str:
        """The picture."""
        return as_svg(self.text, own=self._grid.filled & ~self._givens.filled, notes=self._notes)

    __array_ufunc__ = None
    """Left to Python: an array compared with a puzzle is not equal to it, as any other kind of thing."""

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        import numpy as np  # noqa: PLC0415

        return np.array(self.to_lists(), dtype=dtype or np.uint8)

    def __str__(self) -> str:
        return as_text(self.text)

    def __repr__(self) -> str:
        """What makes it again: `eval(repr(puzzle)) == puzzle`."""
        rest = {"digits": self.digits, "notes": self.notes, "seed": self.seed}
        named = "".join(f", {name}={value!r}" for name, value in rest.items() if value not in ({}, None))
        return f"Sudoku({str(self._givens)!r}{named})"

    _repr_svg_ = svg

    def _key(self) -> tuple[object, ...]:
        return self._givens, self._grid, tuple(sorted(self._notes.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sudoku) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Sudoku._made, (self._givens, self._grid, self._masks, self.seed)

    def __copy__(self) -> Sudoku:
        return self

    def __deepcopy__(self, memo: object) -> Sudoku:
        return self


def _from_problem(problem: Problem) -> Sudoku:
    notes = problem.candidates
    masks = tuple(sum(1 << symbol for symbol in cell) or _all_of(9) for cell in notes) if notes else None
    return Sudoku._made(problem.givens, problem.filled(), masks)


def _all_of(size: int) -> int:
    return (1 << size + 1) - 2
