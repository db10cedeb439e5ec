"""What the coach says is true: every sentence of every stage, checked against the grid by its data."""

from collections.abc import Iterator
from itertools import islice, pairwise

import msgspec
import pytest

from fullhouse.coach import search
from fullhouse.coach.geometry import House
from fullhouse.coach.hint import hint
from fullhouse.coach.mistakes import find_mistake
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.proof import Forced, forced
from fullhouse.coach.search import with_bars
from fullhouse.coach.sentences import Stages, stages
from fullhouse.coach.sentences.nets import line_of
from fullhouse.coach.sentences.sentence import Across, At, Claim, In, Named, Sentence, Value
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import techniques
from fullhouse.coach.tree import tree_of
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.coach.samples import HARD, drawn, minimal, read, with_several_solutions
from tests.coach.test_techniques import POSITIONS
from tests.coach.truth import false_sentences
from tests.coach.truth.checker import CHECKS, false_mistake, is_line_true
from tests.coach.truth.proof import Board, Statement
from tests.coach.truth.soak import moments, sources
from tests.examples import FACTOR

NAMES = [technique.name for technique in techniques()]
MOST_STEPS = 5 if FACTOR == 1 else 20
"""Steps of a technique at one position that are told."""


def test_sentences_of_whole_paths_are_true() -> None:
    """A few of each kind; `make soak` checks 100,000 steps."""
    for unique in (False, True):
        for problem in (*islice(sources(7), 2), *minimal(1), *with_several_solutions(1), HARD[0]):
            for position, step in moments(problem, unique=unique):
                assert not false_sentences(position, stages(step)), (str(position.grid), step)


def test_two_cells_with_the_same_two_numbers_are_no_cell() -> None:
    """A chain that runs through a group from one number to another, both in the same two of its cells."""
    grid = Grid.parse("...9.8..3..1.4.2...9.....8..64.59..1.3.....4.9..41.63..2.....5...3.2.9..6..5.4...")
    position = Position.of(grid, problem=grid)
    steps = list(search.all_steps(position, "als_aic"))
    links = {
        (len(link.cells), link.why)
        for step in steps
        for before, link in pairwise(step.chain)
        if link.on and before.cells == link.cells
    }
    assert (2, "set") in links
    assert {cells for cells, why in links if why == "cell"} == {1}
    assert not [step for step in steps if false_sentences(position, stages(step))]


@pytest.mark.parametrize("technique", techniques(), ids=NAMES)
def test_sentences_of_each_technique_are_true(technique: Technique) -> None:
    """Whatever the compiled search finds, not only what is easiest; and what the Python finder finds."""
    position, _ = drawn(technique.name)
    for where in (position, *POSITIONS[:: 4 if technique.level < 5 else 40]):
        if technique.level == 1 and where is not position:
            continue
        for step in islice(search.all_steps(where, technique.name), MOST_STEPS):
            if technique.name == "nested_net" and not step.nets[0].cases:
                continue  # a forcing net, which is easier
            assert not false_sentences(where, stages(with_bars(where, step))), step
    for step in islice(technique.find(position), MOST_STEPS):
        assert not false_sentences(position, stages(with_bars(position, step))), step


TWO_REASONS = """
     3     1     9 │     7     2     8 │     5     4     6
     6     5     8 │     3     9     4 │     7     2     1
   .27   .27     4 │     6     5     1 │     9     8     3
───────────────────┼───────────────────┼───────────────────
  .258   .23     6 │     9   .37  .357 │     4     1   .28
 .2589     4   .25 │     1   .36  .356 │   .23     7  .289
     1   .39     7 │     8     4     2 │   .36   .69     5
───────────────────┼───────────────────┼───────────────────
   .25     6   .25 │     4     8     9 │     1     3     7
     4     8     1 │   .25  .367  .367 │   .26  .569   .29
  .279  .279     3 │   .25     1   .67 │     8   .56     4
"""


def test_a_rectangle_with_two_conclusions_explains_its_own() -> None:
    """The 9 in a9 or b9 would be a reason to remove other 9s; what goes here is the 2."""
    position = read(TWO_REASONS)
    steps = search.all_steps(position, "unique_rectangle")
    keys = {sentence.key for step in steps for sentence in stages(step).proof}
    assert "proof-rectangle-bound" in keys
    assert "proof-rectangle-extra" not in keys
    assert all(not false_sentences(position, stages(step)) for step in steps)


def lies(value: Value) -> Iterator[Value]:
    """Values that say a little more, a little less, or something else."""
    match value:
        case At(cells, is_group=is_group):
            yield At((Cell((cells[0] + 10) % 81), *cells[1:]), is_group)
            if len(cells) > 1:
                yield At(cells[:-1], is_group)
            yield At((*cells, Cell((cells[-1] + 31) % 81)), is_group)
        case In(house):
            yield In(House((house + 1) % 27))
        case Across(lines):
            yield Across((House((lines[0] + 1) % 18), *lines[1:]))
        case Claim(cells, symbol, on):
            yield Claim((Cell((cells[0] + 10) % 81), *cells[1:]), symbol, on)
            yield Claim(cells, Symbol(symbol % 9 + 1), on)
            yield Claim(cells, symbol, not on)
        case Named(name, cells):
            yield Named(chr(ord(name) + 1), cells)
            yield Named(name, cells[1:])
            yield Named(name, (*cells, Cell((cells[-1] + 31) % 81)))
        case int():
            yield value % 9 + 1
        case tuple() if value and isinstance(value[0], int):
            yield value[1:]
            yield (*value, next(digit for digit in range(1, 10) if digit not in value))


def with_lies(true: Stages) -> Iterator[Stages]:
    """The same sentences, with one value of one of them changed."""
    for number, sentence in enumerate(true.proof[:-1]):
        if sentence.key.startswith("end-"):
            continue  # an assumption may fail in several places at once
        for name, value in sentence.facts.items():
            for lie in lies(value):
                false = Sentence(sentence.key, {**sentence.facts, name: lie})
                proof = (*true.proof[:number], false, *true.proof[number + 1 :])
                yield msgspec.structs.replace(true, proof=proof)


@pytest.mark.parametrize("technique", techniques(), ids=NAMES)
def test_the_checker_rejects_every_false_sentence(technique: Technique) -> None:
    position, step = drawn(technique.name)
    for false in with_lies(stages(step)):
        assert false_sentences(position, false), false.proof


def test_a_wrong_idea_is_found() -> None:
    for technique in NAMES:
        position, step = drawn(technique)
        true = stages(step)
        other = Sentence("idea-slide" if true.idea.key != "idea-slide" else "idea-crossing")
        assert false_sentences(position, msgspec.structs.replace(true, idea=other)) == [other.key]


def test_every_sentence_has_a_check() -> None:
    """A sentence that nobody checks counts as false, so no new one goes unchecked."""
    position, step = drawn("slide")
    true = stages(step)
    proof = (Sentence("proof-new"), true.proof[-1])
    assert "proof-new" in false_sentences(position, msgspec.structs.replace(true, proof=proof))
    assert len(CHECKS) > 90


def test_every_line_of_a_tree_is_true() -> None:
    lines = 0
    for problem in HARD:
        position = Position.of(Grid.parse(problem))
        for step in search.solve_path(position).steps:
            tree = tree_of(step)
            for branch in tree.all_branches() if tree is not None else ():
                for line in branch.lines:
                    assert is_line_true(Board(position), Statement(line_of(line))), (str(position.grid), line)
                    lines += 1
            position = position.after(step)
    assert lines > 40


def test_a_line_that_rests_on_too_little_is_found() -> None:
    position, step = drawn("forcing_net")
    tree = tree_of(step)
    assert tree is not None
    lines = [line for branch in tree.all_branches() for line in branch.lines if len(line.because) > 1]
    assert lines
    for line in lines:
        less = msgspec.structs.replace(line, because=line.because[1:])
        assert not is_line_true(Board(position), Statement(line_of(less)))


def test_proofs_of_forced_cells_are_told_truly() -> None:
    """Also where steps that led elsewhere were left out."""
    statement = 0
    for problem in minimal(6, seed=4):
        grid = Grid.parse(problem)
        for cell in NINE.cells_in(grid.open)[::9]:
            answer, position = forced(grid, cell), Position.of(grid)
            assert isinstance(answer, Forced)
            for step in answer.steps:
                false = false_sentences(position, stages(step))
                assert all(key.startswith("idea-") for key in false), step  # a proof tells no idea
                position = position.after(step)
                statement += 1
    assert statement > 50


def test_what_is_said_about_mistakes_is_true() -> None:
    for problem in minimal(4, seed=6):
        solution, start = solve(problem), Grid.parse(problem)
        empty = NINE.cells_in(start.open)
        for number, cell in enumerate(empty[::5]):
            right = [other for other in empty[number::3] if other != cell]
            grid = start
            for other in right:
                grid = grid.put(other, int(solution[other]))  # type: ignore[arg-type]
            for symbol in range(1, 10):
                if symbol == int(solution[cell]):
                    continue
                wrong = Grid.of(NINE, bytes(symbol if at == cell else s for at, s in enumerate(grid.symbols)))
                mistake = find_mistake(start, wrong)
                assert mistake is not None
                assert not false_mistake(wrong, mistake), (problem, mistake)


def test_hints_from_partial_notes_never_leave_the_solution() -> None:
    for problem in minimal(8, seed=12):
        solution, start = solve(problem), Grid.parse(problem)
        marks = {cell: (start.candidates(cell)[0],) for cell in NINE.cells_in(start.open)}
        step = hint(start, notes=marks).step
        assert step is not None
        assert all(int(solution[cell]) == symbol for cell, symbol in step.places)
        assert all(int(solution[cell]) != symbol for cell, symbol in step.removes)
