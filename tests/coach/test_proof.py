"""Forced with a proof, or not forced with two completions that differ; and steps that the checker accepts.

The checker refuses what does not follow, however small the lie. Every step is sound, whatever the number of
solutions, and a path with one solution ends in it.
"""

from collections.abc import Iterator

import msgspec
import pytest

from fullhouse.coach import search
from fullhouse.coach.mistakes import why_wrong
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.proofs.proof import Forced, NotForced, forced, without_detours
from fullhouse.coach.step import Fact, Step
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import count, solutions, solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.coach.samples import HARD, drawn, minimal, with_several_solutions


def is_proof(position: Position, steps: tuple[Step, ...]) -> bool:
    """Whether each step holds after those before it."""
    for step in steps:
        if not check.holds(position, step):
            return False
        position = position.after(step)
    return True


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


def test_invalid_questions_are_refused() -> None:
    with pytest.raises(BadInput, match="cell-not-empty"):
        forced(Grid.parse("1" + "." * 80), Cell(0))
    with pytest.raises(BadInput, match="problem-without-solution"):
        forced(Grid.parse("11" + "." * 79), Cell(5))


def test_a_step_with_a_false_conclusion_is_refused() -> None:
    """No step can be made to remove a candidate of the solution: the solution itself is a way to fill it."""
    refused = 0
    for problem in minimal(25):
        solution = solve(problem)
        position = Position.of(Grid.parse(problem))
        for step in search.solve_path(position).steps:
            for cell in sorted(position.open)[::7]:
                false = ((cell, Symbol(int(solution[cell]))),)
                lie = msgspec.structs.replace(step, places=(), removes=false)
                assert not check.holds(position, lie)
                refused += 1
            position = position.after(step)
    assert refused > 1000


def test_a_wrong_bar_is_refused() -> None:
    position = Position.of(Grid.parse("12345678." + "." * 72))
    _, step = search.next_step(position)
    assert step is not None
    assert check.holds(position, step)
    bars = (msgspec.structs.replace(step.bars[0], by=Cell(80)), *step.bars[1:])
    assert not check.holds(position, msgspec.structs.replace(step, bars=bars))


def test_a_net_with_a_missing_fact_is_refused() -> None:
    position, step = drawn("forcing_net")
    assert check.holds(position, step)
    net = step.nets[0]
    for index in range(len(net.facts)):
        facts: tuple[Fact, ...] = net.facts[:index] + net.facts[index + 1 :]
        shorter = msgspec.structs.replace(net, facts=facts)
        assert not check.holds(position, msgspec.structs.replace(step, nets=(shorter,)))


def test_a_net_with_a_missing_case_is_refused() -> None:
    for name in ("forcing_chain", "nested_net"):
        position, step = drawn(name)
        net = step.nets[0]
        if net.cases:
            fewer = msgspec.structs.replace(net, cases=net.cases[1:])
            assert not check.holds(position, msgspec.structs.replace(step, nets=(fewer,)))


def test_a_step_without_conclusion_is_refused() -> None:
    assert not check.holds(Position.of(Grid.parse("." * 81)), Step("slide"))


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
