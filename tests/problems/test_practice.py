"""Practice: positions where a technique is the next thing needed, and answers judged with why not."""

import pytest

from fullhouse.coach import search
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import techniques
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.practice.exercise import (
    Exercise,
    easier_than,
    exercise,
    exercise_in,
    graded,
    hardness,
    kept,
)
from fullhouse.problems.practice.judge import Answer, judge, read_answer
from fullhouse.problems.problem import pack, unpack
from fullhouse.problems.variants import neighbour
from fullhouse.solver import canonical, solve
from fullhouse.sudoku.board import NINE
from fullhouse.words import LANGUAGES
from tests.coach.samples import minimal
from tools.problems.harvest import FEWER, WANTED, top_up, write


@pytest.mark.parametrize("technique", techniques(), ids=lambda technique: technique.name)
def test_the_technique_is_the_next_thing_needed(technique: Technique) -> None:
    for seed in (1, 2):
        task = exercise(technique.name, seed)
        assert task == exercise(technique.name, seed)
        assert task.step.technique == technique.name
        if technique is not techniques()[0]:
            unique, easiest = technique.assumes_uniqueness, easier_than(technique)
            easier = search.solve_path(task.position, unique=unique, deepest=easiest)
            assert (easier.stop, easier.steps) == ("stuck", ())
        solution = solve(task.problem)
        assert all(solution[cell] == char for cell, char in enumerate(task.grid) if char != ".")
        assert all(task.masks[cell] >> int(solution[cell]) & 1 for cell in task.position.open)
    assert exercise(technique.name, 1) != exercise(technique.name, 2)


def test_rare_techniques_have_enough_problems() -> None:
    assert {name for name, codes in kept().items() if len(codes) < FEWER.get(name, WANTED)} == set()
    chance = Chance(4)
    for name, codes in kept().items():
        assert len(set(codes)) == len(codes)
        for code in chance.shuffled(codes)[:3]:
            assert exercise_in(unpack(code), name, chance) is not None, (name, code)


def test_different_seeds_come_from_different_problems() -> None:
    for name in ("naked_pair", "swordfish"):
        assert len({canonical(exercise(name, seed).problem) for seed in range(20)}) > 15


@pytest.mark.parametrize("technique", ["slide", "pointing", "x_wing", "xy_chain"])
def test_drills_come_from_easy_to_hard(technique: str) -> None:
    """Three different positions for a seed, each harder to see than the one before."""
    seeds = [graded(technique, 5, rank) for rank in (1, 2, 3)]
    assert len(set(seeds)) == 3
    measured = [hardness(exercise(technique, seed)) for seed in seeds]
    assert measured == sorted(measured)


def test_an_unknown_technique_is_named() -> None:
    with pytest.raises(BadInput, match="unknown-technique: value=x_ray"):
        exercise("x_ray", 1)


def test_a_technique_without_positions_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = exercise("slide", 1)
    monkeypatch.setattr("fullhouse.problems.practice.exercise.MOST_TRIES", 0)
    with pytest.raises(BadInput, match="technique-without-positions: technique=pointing"):
        exercise("pointing", 1)
    with pytest.raises(BadInput, match="technique-without-positions: technique=bug"):
        _ = Exercise("bug", easy.problem, easy.grid, easy.masks).step


def test_neighbours_differ_in_one_clue_and_top_the_file_up() -> None:
    chance = Chance(6)
    (code,) = kept()["x_chain"][:1]
    start = unpack(code)
    near = [changed for _ in range(100) if (changed := neighbour(start, chance))]
    assert near
    for changed in near:
        assert len([cell for cell in range(81) if changed[cell] != start[cell]]) in (1, 2)
        assert "." not in solve(changed)
    more = top_up("x_chain", [start], 4, chance)
    assert more[0] == start
    assert len(set(more)) == 4
    names, *lines = list(write({"x_chain": more, "aic": more[:1]}))[1:]
    assert names == "x_chain aic"
    assert sorted(line.split()[0] for line in lines) == ["a", "a", "a", "ab"]


def test_codes_are_read_back() -> None:
    for problem in minimal(50):
        assert unpack(pack(problem)) == problem
        assert len(pack(problem)) <= 32
    for wrong in ("é", "a", "_" * 100):
        with pytest.raises(BadInput, match="bad-problem-code"):
            unpack(wrong)


POINTING = exercise("pointing", 1)
"""
    1 4 9 | 2 6 8 | . 7 .     The 8 of the last block stands in column g,
    5 2 3 | 1 . . | 6 8 4     so it is out in g4, g5 and g6.
    6 . . | . . . | 2 1 9
    ------+-------+------
    . 9 5 | 7 . 2 | . 6 .
    3 . 1 | 6 . . | . 2 .
    . 6 2 | 5 . . | . 9 .
    ------+-------+------
    . . . | . 2 . | . 4 6
    2 . 6 | . . 1 | 9 5 7
    . . 4 | . . 6 | . 3 2
"""


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("g4-8 g5-8 g6-8", "right"),
        ("g5-8", "more"),
        ("", "nothing"),
        ("a1-1", "filled"),
        ("g1-8", "no-candidate"),
        ("e2-7", "must-stay"),
        ("g1=3", "another-way"),
        ("g4-8 g1-5", "another-way"),
    ],
)
def test_answers_are_judged(answer: str, reason: str) -> None:
    verdict = judge(POINTING, read_answer(answer))
    assert (verdict.reason, verdict.right) == (reason, reason in ("right", "more"))
    assert verdict.text.endswith(".")
    assert "{" not in verdict.text


def test_what_is_missing_is_told() -> None:
    verdict = judge(POINTING, read_answer("g5-8"))
    assert [NINE.name(cell) for cell, _ in verdict.missing] == ["g4", "g6"]
    assert verdict.step is not None
    assert "column g" in verdict.text


def test_a_wrong_digit_is_refuted() -> None:
    verdict = judge(POINTING, read_answer("g1=5"))
    assert (verdict.right, verdict.reason) == (False, "not-there")
    assert verdict.text.startswith("5 is not possible in g1. ")
    assert len(verdict.text) > 40
    assert next(phrase.text for phrase in verdict.phrases if phrase.cells) == "g1"


def test_a_wrong_digit_that_takes_a_long_proof_is_refuted_shortly() -> None:
    task = exercise("forcing_net", 1)
    solution, position = solve(task.problem), task.position
    for cell in sorted(position.open):
        for symbol in position.candidates(cell):
            if int(solution[cell]) != symbol:
                assert len(judge(task, Answer(places=((cell, symbol),))).text) <= 600


def test_any_candidate_that_a_net_refutes_is_right() -> None:
    task = exercise("forcing_net", 1)
    solution, position = solve(task.problem), task.position
    wrong = [
        (cell, symbol)
        for cell in sorted(position.open)
        for symbol in position.candidates(cell)
        if int(solution[cell]) != symbol
    ]
    verdicts = [judge(task, Answer(removes=(one,))) for one in wrong]
    assert {verdict.reason for verdict in verdicts} <= {"right", "another-way"}
    assert sum(verdict.right for verdict in verdicts) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdicts_in_every_language(language: str) -> None:
    texts = {judge(POINTING, read_answer(text), language).text
             for text in ("g5-8", "", "a1-1", "g1-8", "e2-7", "g1=3", "g1=5")}  # fmt: skip
    assert len(texts) == 7
    assert not any(set("⟦⟧{}") & set(text) for text in texts)


@pytest.mark.parametrize("text", ["g1", "g1=12", "j1=1", "g1-0", "1g=2"])
def test_invalid_answers_are_refused(text: str) -> None:
    with pytest.raises(BadInput, match="bad-answer"):
        read_answer(text)
