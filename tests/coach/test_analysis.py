"""All steps of a position, paths without some techniques, and what that costs."""

import pytest

from fullhouse import Sudoku
from fullhouse.coach import analyst, search
from fullhouse.coach.analyst import groups, read_effect, step_with, write_effect
from fullhouse.coach.choice import links_of
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.check import holds
from fullhouse.coach.techniques import by_name
from fullhouse.core.errors import BadInput
from fullhouse.sudoku.grid import Grid
from tests.oracles import search as oracle

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARD = "1..9.7..3.8.....7...9...6....72.94..41.....95..85.43....3...7...5.....4.2..8.6..9"


@pytest.fixture(scope="module")
def moment() -> Position:
    """After the singles: only deductions are left."""
    position = Position.of(Grid.parse(HARD))
    for step in search.solve_path(position, deepest="exclusion").steps:
        position = position.after(step)
    return position


def test_all_steps_are_grouped_proved_and_the_shortest_to_their_end(moment: Position) -> None:
    listed = groups(moment, unique=True)
    assert [by_name()[group.technique].weight for group in listed] == sorted(
        by_name()[group.technique].weight for group in listed
    )
    easiest = search.next_step(moment)[1]
    assert easiest is not None
    assert listed[0].technique == easiest.technique
    for group in listed:
        links = [links_of(step) for step in group.steps]
        assert links == sorted(links)
        assert len({step.effect for step in group.steps}) == len(group.steps)
        for step in group.steps[:3]:
            assert holds(moment, step)
            again = step_with(moment, group.technique, read_effect(write_effect(step)))
            assert again is not None
            assert again.effect == step.effect
    assert not any(by_name()[group.technique].assumes_uniqueness for group in groups(moment))


def test_a_broken_position_has_no_steps() -> None:
    assert groups(Position.of(Grid.parse("11" + "." * 79))) == []


@pytest.mark.parametrize("order", ["easiest", "shortest"])
def test_a_path_without_a_technique_does_without_it_and_ends_alike(order: analyst.Order) -> None:
    start = Position.of(Grid.parse(HARD))
    usual = analyst.path(start, order=order)
    banned = analyst.hardest(usual.steps)
    other = analyst.path(start, order=order, without=[banned.replace("_", "-")])
    assert usual.is_solved
    assert other.is_solved
    assert banned not in {step.technique for step in other.steps}
    position = start
    for step in other.steps:
        assert holds(position, step)
        position = position.after(step)
    assert not position.open


def test_the_readable_search_can_do_without_techniques_as_well() -> None:
    start = Position.of(Grid.parse(EASY))
    without = ("slide", "block_crossing")
    slow, fast = oracle.path(start, without=without), search.solve_path(start, without=without)
    assert [step.technique for step in slow.steps] == [step.technique for step in fast.steps]
    assert not {step.technique for step in slow.steps} & set(without)


def test_costs_are_the_difference_to_the_path_without(moment: Position) -> None:
    usual = analyst.path(moment)
    for cost in analyst.costs(moment):
        other = analyst.path(moment, without=[cost.technique])
        assert cost.more == analyst.effort(other.steps) - analyst.effort(usual.steps)
        assert (cost.stop, cost.steps) == (other.stop, len(other.steps))
        assert cost.technique not in cost.instead


def test_the_same_from_the_door() -> None:
    puzzle = Sudoku(HARD)
    assert {step.technique for step in puzzle.steps()} >= {"pointing", "naked_triple"}
    assert "als_xz" not in {step.technique for step in puzzle.path(without="als_xz")}
    assert puzzle.costs()[0].technique == puzzle.rate().hardest
    last = puzzle.path(order="shortest")[-1]
    assert not last.position.after(last.data).open
    with pytest.raises(BadInput, match="no technique"):
        puzzle.path(without=["guessing"])
    with pytest.raises(BadInput, match="easiest"):
        puzzle.path(order="any")  # type: ignore[arg-type]
