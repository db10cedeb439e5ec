"""The collection: how it is made, what days take from it, and problems with a technique made to order."""

import sys
from pathlib import Path

import pytest

from fullhouse.coach.techniques import by_name, named
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.facade.collections import generate, generate_many
from fullhouse.problems.collection import is_balanced, read_rows
from fullhouse.problems.custom import hardest_of, made_with, needing, needs, takes
from fullhouse.problems.decks import problems_of
from fullhouse.problems.practice.exercise import kept
from fullhouse.problems.problem import unpack
from fullhouse.solver import SYMMETRIES, Symmetry, is_unique
from fullhouse.solver.generate import is_symmetric
from tests.examples import FACTOR
from tools.problems import collection as building
from tools.problems import second_part as later


def test_the_search_finds_what_is_lacking_and_writes_it_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "finds.txt"
    file.write_text("\n".join(unpack(code) for code in kept()["jellyfish"][:4]))
    monkeypatch.setattr(sys, "argv", ["collection", str(file), "--steps", "100"])
    building.main()
    rows = list(read_rows(capsys.readouterr().out.splitlines()))
    assert len(rows) > 20
    for row in Chance(1).shuffled(rows)[:20]:
        hardest, grade = hardest_of(row.problem)
        assert (hardest, grade.score, grade.level) == (row.about, row.score, row.level)
        assert is_unique(row.problem)
    assert set(file.read_text().split()) == {row.problem for row in rows}


def test_easing_keeps_symmetry_and_solution() -> None:
    problem = problems_of(4)[0]
    eased = building.eased(problem, Chance(3))
    assert is_balanced(eased)
    assert is_unique(eased)
    assert len(problem.replace(".", "")) < len(eased.replace(".", ""))


@pytest.mark.parametrize(
    "technique", ["slide", "hidden_pair", "unique_rectangle", "jellyfish", "death_blossom"]
)
def test_a_problem_with_a_technique_is_made(technique: str) -> None:
    made = made_with(technique, seed=5)
    assert hardest_of(made.problem)[0] == technique
    assert is_balanced(made.problem)
    assert made == made_with(technique, seed=5) != made_with(technique, seed=6)


@pytest.mark.parametrize("technique", ["grouped_aic", "forcing_chain"])
def test_hints_tell_the_technique_that_was_asked_for(technique: str) -> None:
    """Patterns that grades do not count spare these in many problems."""
    for seed in range(4):
        made = made_with(technique, seed=seed)
        assert hardest_of(made.problem)[0] == technique
        assert takes(made.problem, by_name()[technique])


def test_a_technique_that_is_always_spared_is_the_hardest_by_the_grade() -> None:
    """Each chain of almost locked sets is an ALS-AIC as well."""
    made = made_with("als_chain", seed=1)
    assert hardest_of(made.problem)[0] == "als_chain"
    assert not takes(made.problem, by_name()["als_chain"])


def test_where_time_is_up_a_known_problem_comes_in_a_disguise() -> None:
    made = made_with("nested_net", symmetry="none", seed=1, gives_up=lambda: True)
    assert hardest_of(made.problem)[0] == "nested_net"


def test_symmetries_without_such_a_problem_are_refused() -> None:
    for technique, symmetry in (("nested_net", "half-turn"), ("x_wing", "diagonal")):
        with pytest.raises(BadInput) as error:
            made_with(technique, symmetry=symmetry, seed=1)  # type: ignore[arg-type]
        assert error.value.code == "technique-without-puzzle"


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_problem_of_last_gaps_alone_is_made_in_any_symmetry(symmetry: Symmetry) -> None:
    made = made_with("full_house", symmetry=symmetry, seed=5)
    assert set(made.grade.counts) == {"full_house"}
    assert is_symmetric(made.problem, symmetry)
    assert made.grade.counts["full_house"] == made.problem.count(".") > 15
    assert made == made_with("full_house", symmetry=symmetry, seed=5)
    assert made != made_with("full_house", symmetry=symmetry, seed=6)


@pytest.mark.parametrize("technique", ["nested_net", "exocet"])
def test_where_none_is_symmetric_one_without_symmetry_comes_unless_it_was_asked_for(technique: str) -> None:
    made = generate(needs=technique, seed=5)
    assert not is_balanced(made.text)
    assert hardest_of(made.text)[0] == technique or takes(made.text, by_name()[technique])
    with pytest.raises(BadInput) as error:
        generate(needs=technique, symmetry="half_turn", seed=5)
    assert error.value.code == "technique-without-puzzle"


def test_a_technique_at_its_own_level_or_a_harder_one_is_made_and_at_an_easier_one_refused() -> None:
    assert hardest_of(generate(needs="nested_net", level=5, seed=2).text)[0] == "nested_net"
    grade = generate(needs="naked_pair", level=3, seed=2).rate()
    assert grade.level == 3
    assert "naked_pair" in grade.counts
    with pytest.raises(BadInput) as error:
        generate(needs="x_wing", level=2)
    assert error.value.code == "technique-without-puzzle"


def test_a_problem_with_a_pattern_that_grades_do_not_count_is_made() -> None:
    for technique in named():
        for row in Chance(technique.weight).shuffled(needing(technique.name))[: 2 if FACTOR == 1 else None]:
            assert takes(row.problem, technique)
            assert row.about in (technique.name, row.hardest)
            assert row.about != technique.name or needs(row.problem, technique)
    made = made_with("fireworks", symmetry="none", seed=5)
    assert needs(made.problem, by_name()["fireworks"])
    assert made == made_with("fireworks", symmetry="none", seed=5) != made_with("fireworks", seed=6)


def test_what_is_lacking_of_the_second_part_is_found_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "finds.txt"
    known = [(name, row.problem) for name in ("fireworks", "bug_n") for row in needing(name)[:9]]
    file.write_text("".join(f"{name} {problem}\n" for name, problem in known))
    monkeypatch.setattr(sys, "argv", ["second_part", str(file), "--steps", "4"])
    later.main()
    rows = list(read_rows(capsys.readouterr().out.splitlines()))
    assert len(rows) > len(known)
    assert {(row.about, row.problem) for row in rows} >= set(known)
    for row in rows:
        assert row.about == "full_house" or needs(row.problem, by_name()[row.about])
        assert is_unique(row.problem)
    assert {line.split()[1] for line in file.read_text().splitlines()} == {row.problem for row in rows}


def test_an_exercise_is_filled_as_long_as_its_pattern_is_needed() -> None:
    technique, chance = by_name()["fireworks"], Chance(4)
    problems = (unpack(code) for code in kept()["fireworks"])
    made = next(filter(None, (later.filled(problem, technique, chance) for problem in problems)))
    assert needs(made, technique)
    assert is_unique(made)
    less = (made[:cell] + "." + made[cell + 1 :] for cell, char in enumerate(made) if char != ".")
    assert not any(is_unique(one) and needs(one, technique) for one in less)


def test_a_pattern_at_a_level_that_has_none_is_refused_at_once() -> None:
    with pytest.raises(BadInput) as error:
        generate(needs="exocet", level=2)
    assert error.value.code == "technique-without-puzzle"
    (one,) = generate_many(1, needs="fireworks", level=needing("fireworks")[0].level, symmetry="none", seed=3)
    assert takes(one.text, by_name()["fireworks"])
