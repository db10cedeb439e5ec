"""The checker refuses what does not follow, however small the lie."""

import msgspec

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.proofs import check
from fullhouse.coach.step import Fact, Step
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import solve
from fullhouse.sudoku.grid import Grid
from tests.coach.drawing import load
from tests.coach.samples import minimal


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
    position, effect, _ = load("forcing_net")
    step = next(step for step in search.all_steps(position, "forcing_net") if step.effect == effect)
    assert check.holds(position, step)
    net = step.nets[0]
    for index in range(len(net.facts)):
        facts: tuple[Fact, ...] = net.facts[:index] + net.facts[index + 1 :]
        shorter = msgspec.structs.replace(net, facts=facts)
        assert not check.holds(position, msgspec.structs.replace(step, nets=(shorter,)))


def test_a_net_with_a_missing_case_is_refused() -> None:
    for name in ("forcing_chain", "nested_net"):
        position, effect, _ = load(name)
        step = next(step for step in search.all_steps(position, name) if step.effect == effect)
        net = step.nets[0]
        if net.cases:
            fewer = msgspec.structs.replace(net, cases=net.cases[1:])
            assert not check.holds(position, msgspec.structs.replace(step, nets=(fewer,)))


def test_a_step_without_conclusion_is_refused() -> None:
    assert not check.holds(Position.of(Grid.parse("." * 81)), Step("slide"))
