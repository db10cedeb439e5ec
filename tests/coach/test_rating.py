"""Grades: a level by the hardest technique, a score by all of them; bad problems are refused.

Sudoku Explainer's number is as Sukaku Explainer gives it for these problems, and never part of a grade.
"""

from operator import ne

import msgspec
import pytest

from fullhouse.coach.explainer import added, se_number
from fullhouse.coach.rating import PROBLEM, SCORE, STOPS, TECHNIQUE_SET, rate, rate_many
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.core.errors import BadInput
from tests.coach.samples import HARD, minimal

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
HARDER = "..6....15.3...2.9..1.396..8.9.58.247..5..3......924....82.1945.16.4...7.4......39"


def test_the_level_is_that_of_the_hardest_technique() -> None:
    levels = set()
    for problem in (*minimal(200), *HARD):
        grade = rate(problem)
        assert grade.solved_by_logic
        assert grade.level == by_name()[grade.hardest].level
        assert grade.score > 5 * by_name()[grade.hardest].weight
        assert grade.technique_set == TECHNIQUE_SET
        levels.add(grade.level)
    assert levels == {1, 2, 3, 4, 5}


def test_an_isomorph_has_no_other_grade() -> None:
    one, other = (rate(problem) for problem in (EASY, EASY[::-1]))
    assert one == other
    assert not ne(one, other)  # which a struct works out by itself
    assert one != rate(HARDER)
    assert one != "1"


def test_a_budget_that_runs_out_is_said() -> None:
    grade = rate(HARD[0], budget=1)
    assert (grade.solved_by_logic, grade.stopped_by_budget, grade.level) == (False, True, 5)


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        ("." * 80, "bad-grid-length"),
        ("x" * 81, "bad-grid-character"),
        ("." * 81, "problem-with-several-solutions"),
        ("11" + "." * 79, "problem-without-solution"),
        (
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
            "problem-is-full",
        ),
    ],
)
def test_invalid_problems_have_no_grade(problem: str, code: str) -> None:
    with pytest.raises(BadInput, match=code):
        rate(problem)


@pytest.mark.parametrize("threads", [1, 3, None])
def test_many_get_the_same_grades_in_their_order(threads: int | None) -> None:
    problems = [*minimal(30), HARD[0]]
    assert rate_many(problems, threads=threads) == [rate(problem) for problem in problems]


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        ("." * 36, "bad-grid-length"),
        ("?" + "." * 80, "bad-grid-character"),
        ("." * 81, "problem-with-several-solutions"),
        ("11" + "." * 79, "problem-without-solution"),
        ("123456789" * 9, "problem-is-full"),
    ],
)
def test_one_bad_problem_of_many_is_named_by_its_number(problem: str, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        rate_many([*minimal(2), problem])
    assert (bad.value.code, bad.value.facts["problem"]) == (code, 3)


def test_lines_of_bytes_get_the_same_grades_as_texts() -> None:
    problems = [*minimal(20), HARD[0].replace(".", "0")]
    grades = rate_many(problems)
    for end in ("\n", "\r\n"):
        lines = "".join(f"{problem}{end}" for problem in problems).encode()
        assert rate_many(lines, threads=2) == rate_many(lines[: -len(end)]) == grades
    assert grades[-1].problem == problems[-1]
    assert grades[3:5] == [rate(problem) for problem in problems[3:5]]
    assert len(rate_many([])) == len(rate_many(b"")) == 0
    with pytest.raises(BadInput) as bad:
        rate_many(f"{problems[0]}\n12\n".encode())
    assert (bad.value.code, bad.value.facts["problem"]) == ("bad-grid-length", 2)


def test_columns_say_what_the_grades_say() -> None:
    grades = rate_many([*minimal(20), HARD[0]])
    names = [technique.name for technique in technique_set()]
    assert list(grades.levels) == [grade.level for grade in grades]
    assert list(grades.scores) == [grade.score for grade in grades]
    assert [names[place] for place in grades.hardest] == [grade.hardest for grade in grades]
    rows: list[list[int]] = grades.counts.tolist()  # type: ignore[assignment]  # it has two dimensions
    assert [{n: k for n, k in zip(names, row, strict=True) if k} for row in rows] == [
        g.counts for g in grades
    ]


def test_grades_in_one_call_are_written_as_they_are_one_by_one() -> None:
    """Also where a budget runs out."""
    problems = [*minimal(20), HARD[0].replace(".", "0")]
    for grades in (rate_many(problems), rate_many(problems, budget=1)):
        documents = [msgspec.json.decode(line) for line in grades.to_json().splitlines()]
        told = [grade.to_dict() | {"problem": grade.problem.replace("0", ".")} for grade in grades]
        assert documents == told

        def sentence(hardest: Technique, stop: str) -> str:
            return f"{hardest.name} {stop} {SCORE} {PROBLEM}"

        lines = grades.to_lines(sentence).decode().splitlines()
        assert lines == [
            f"{grade.hardest} {STOPS[stop]} {grade.score} {grade.problem.replace('0', '.')}"
            for grade, stop in zip(grades, grades.stops, strict=True)
        ]
        assert any(grade.score > 1000 for grade in grades)


def test_to_show_a_grade_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sudoku Explainer's number is worked out for who asks for it."""
    monkeypatch.setattr("fullhouse.coach.rating.se_number", lambda _problem: pytest.fail("asked"))
    assert repr(rate(EASY)) == "Grade(level=1, score=550, hardest='block_crossing')"


def test_progress_is_told_and_may_stop_the_work() -> None:
    told: list[int] = []
    rate_many(minimal(40), threads=2, progress=told.append)
    assert told[-1] == 40
    assert told == sorted(told)

    def stop(_: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        rate_many(minimal(5), progress=stop)


NUMBERS = {
    "......5...562.894...1..9..8.....2.36.8........259.6.....8..3..11...4.8.3..2......": 1.2,
    ".54......9.3..67..7...23.6........7...19....5..53..8..8.......3....6.1.9.....8...": 1.5,
    ".........2....7.9.8..3.....68..5.......1...57....92.4..1.....2...35....8.92...6.5": 1.7,
    "..............1.23.45..6.........2........46.3...7........2.......15.....68.....9": 2.0,
    ".71........9.....62..431....6.28.7...2....5.4........98...95..2....24.8.......1..": 2.3,
    "4..6.8..5.3..2.7....2...6.96...........7...54.....9....71.62..........3..43...1..": 2.5,
    "........1.......23....45......2.6.....51.......7...8...3..8.....6....5..12.......": 2.6,
    "9...51......7.9....5......7.3.2....84......96...5..7..2....4.....93..8....6..2.5.": 2.8,
    ".2.........678.1.......2.....1..5..4....4....9..32.6.5........8..7....3..6.2.3957": 3.0,
    "34...1.58.7.6.54...2.....1....4.327...2......9...1..4....2..1.5..5.9...7.......8.": 3.2,
    "................12..3.45..................4.627.1...8............48..5..3.62.....": 3.4,
    "..............1..2..3...45.....3..4.....5....67......1....4..3..1.....8..2...7...": 4.0,
    "................12..3.45........63...1.......72..5.......2.8.7...4...5...8.......": 4.1,
    ".4..5.....564..8..78.....9.1..8....3......95.5..37.........452.6...9...8..7..1.6.": 4.2,
    ".4.17.................39.78.1.79.36...5.........2....15....6..71..3.2..5.3....2..": 4.3,
    ".72...6..9....8..3...6..1...4.8........19..8.2................4.....35.661..72...": 4.4,
    ".2......6....41.....78....1......7....37.....6..412....1..74..5..8.5..7......39..": 4.5,
    "..2..8.....14..9.8...96..1.25.......7.83..2..4.319........7..........39....6.4...": 5.0,
    "2.1.4...........6.49...5.7..3.9......75....2....3..5.1.....82....27.....7..1....4": 6.7,
    "...27...98...........4.8..132...69.......9.3.7..1....2..........948....6.789...2.": 7.1,
    ".6......19.12..8.7..7.3.........5..3.5.3.....8...72.9........792.6......78...46..": 7.2,
    ".9...2..6.81......6.........124.8.6.3..7........21..9...39.6.8...5...3...2..5..1.": 7.3,
    "98......5..7......5.6...3..61.2...8....8.7.4....95.1..4.1.......9.....1.73...89..": 8.3,
    "....6....61...9...2....1.5..8....934..7.....6..3...2.....5......5.8....79...46...": 8.4,
    ".5.3.7.4.1.........3.......5.8.3.61....8..5.9.6..1........4...6...6927....2...9..": 8.8,
    ".....1.3.86.........3.....9..56....3.2.51.89..9......6.....4.71....5..2..197.....": 9.1,
}


@pytest.mark.parametrize("problem", NUMBERS)
def test_numbers_are_those_that_people_quote(problem: str) -> None:
    assert se_number(problem) == NUMBERS[problem]
    assert rate(problem).se == NUMBERS[problem]


def test_longer_chains_count_more_without_end() -> None:
    numbers = [added(length) for length in (4, 7, 9, 20, 50, 200, 1000)]
    assert numbers == sorted(set(numbers))


def test_monsters_are_told_apart() -> None:
    golden_nugget = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
    inkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
    assert se_number(golden_nugget) > se_number(inkala) > 9


def test_two_grades_are_equal_whatever_their_problems_are() -> None:
    one, other = (next(iter(NUMBERS)), next(iter(NUMBERS))[::-1])
    assert rate(one) == rate(other)
    assert rate(one) != 1
