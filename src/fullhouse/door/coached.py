"""What the coach says about a puzzle: its grade, the next step, all steps, whole paths, mistakes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Literal

from fullhouse.coach.analysis import paths
from fullhouse.coach.analysis.steps import groups, technique_named
from fullhouse.coach.choice import shortest_step, step_by
from fullhouse.coach.grading.rating import Grade, rate
from fullhouse.coach.mistakes import find_mistake
from fullhouse.coach.position import Position
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.door.arguments import listed, truth_of
from fullhouse.door.step import Step
from fullhouse.solver import solutions
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.words.speaking import all_speak


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
        for step in paths.path(position, order=order, without=names, unique=sure).steps:
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

    def costs(self, *, unique: bool = False) -> list[paths.Cost]:
        """What it costs to do without each technique of the path, the hardest first."""
        return paths.costs(self._sound_position(), unique=truth_of("unique", unique))

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
