"""One problem alone is answered by another engine than many: both say the same."""

from random import Random

from fullhouse.solver import count, count_many, generate, solve, solve_many


def thinned(problem: str, least: int, random: Random) -> str:
    """A problem with fewer givens, and one time in four a digit that may not fit."""
    givens = [cell for cell, symbol in enumerate(problem) if symbol != "."]
    cells = list(problem)
    for cell in random.sample(givens, max(0, len(givens) - least)):
        cells[cell] = "."
    if random.random() < 0.25:
        cells[random.randrange(81)] = random.choice("123456789")
    return "".join(cells)


def test_alone_as_in_a_batch() -> None:
    random = Random(8)
    problems = [
        thinned(problem, least, random)
        for problem, least in zip(generate(400, seed=8), [15, 16, 17, 20, 22, 99] * 67, strict=False)
    ]
    answers = solve_many(problems)
    for limit in (1, 2, 3, 40):
        assert [count(problem, limit) for problem in problems] == count_many(problems, limit)
    assert {"none", "several"} < set(answers)
    for problem, answer in zip(problems, answers, strict=True):
        if len(answer) == 81:
            assert solve(problem) == answer
        else:
            assert count(problem) == (0 if answer == "none" else 2)
