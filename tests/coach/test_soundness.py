"""Every step is sound, whatever the number of solutions, and a path with one solution ends in it."""

from collections.abc import Iterator

import pytest

from fullhouse.coach import search
from fullhouse.coach.mistakes import why_wrong
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.step import Step
from fullhouse.core.ids import Cell
from fullhouse.solver import count, solutions, solve
from fullhouse.sudoku.grid import Grid
from tests.coach.samples import HARD, minimal, with_several_solutions

MOST_SOLUTIONS = 400


def agrees(step: Step, filled: list[str]) -> bool:
    """Whether a step contradicts none of the solutions."""
    return all(
        all(int(solution[cell]) == symbol for cell, symbol in step.places)
        and all(int(solution[cell]) != symbol for cell, symbol in step.removes)
        for solution in filled
    )


def walk(problem: str, *, unique: bool = False) -> Iterator[tuple[Position, Step]]:
    position = Position.of(Grid.parse(problem))
    for step in search.solve_path(position, unique=unique).steps:
        yield position, step
        position = position.after(step)


@pytest.mark.parametrize("unique", [False, True])
def test_paths_agree_with_the_solution(unique: bool) -> None:
    for problem in (*minimal(150), *HARD):
        solution = solve(problem)
        position = Position.of(Grid.parse(problem))
        for before, step in walk(problem, unique=unique):
            assert agrees(step, [solution])
            assert all(before.masks[cell] >> symbol & 1 for cell, symbol in step.places + step.removes)
            position = before.after(step)
        assert str(position.grid) == solution


def test_the_checker_accepts_every_step() -> None:
    for problem in (*minimal(60), *HARD):
        for position, step in walk(problem):
            assert check.holds(position, step), step


def test_every_wrong_candidate_is_refuted_and_the_checker_accepts_why() -> None:
    """Arbitrary candidates, so that nets with nested cases occur too."""
    nested = 0
    for problem in HARD:
        solution, position = solve(problem), Position.of(Grid.parse(problem))
        for cell in sorted(position.open)[::4]:
            for symbol in position.candidates(cell):
                step = search.refute(position, cell, symbol)
                assert (step is None) == (int(solution[cell]) == symbol)
                if step is not None:
                    assert check.holds(position, step)
                    nested += bool(step.nets[0].cases)
    assert nested > 20


def test_a_wrong_digit_is_refuted_by_the_shortest_clash() -> None:
    """As often as the search does it straight on, never by more facts, and by none where all can see it."""
    shorter = 0
    for problem in minimal(20):
        solution, position = solve(problem), Position.of(Grid.parse(problem))
        for cell in sorted(position.open)[::3]:
            for symbol in position.candidates(cell):
                first = search.refute(position, cell, symbol) if int(solution[cell]) != symbol else None
                step = why_wrong(position.grid, cell, symbol)
                assert (step is not None) == (first is not None and not first.nets[0].cases)
                if step is not None and first is not None:
                    assert check.holds(position, step)
                    told, before = (sum(fact.on for fact in one.nets[0].facts) for one in (step, first))
                    assert told <= before
                    assert (told == 1) == Position.of(position.grid.put(cell, symbol)).is_broken()
                    shorter += told < before
    assert shorter > 20


def test_steps_are_sound_and_complete_with_several_solutions() -> None:
    seen = 0
    for problem in with_several_solutions(90):
        if not 2 <= count(problem, MOST_SOLUTIONS + 1) <= MOST_SOLUTIONS:
            continue
        seen += 1
        filled = list(solutions(problem))
        known = dict[Cell, int]()
        for _, step in walk(problem):
            assert agrees(step, filled)
            known.update(step.places)
        empty = [Cell(cell) for cell, char in enumerate(problem) if char == "."]
        forced = {cell for cell in empty if len({solution[cell] for solution in filled}) == 1}
        assert set(known) == forced
    assert seen > 30


def test_a_budget_stops_the_search() -> None:
    position = Position.of(Grid.parse(HARD[0]))
    path = search.solve_path(position, budget=1)
    assert path.stop == "budget"
    assert not path.is_solved
