"""The kernel gives the answers of the slow solver: random grids, every instruction set, several threads.

`make soak` asks about 100,000 grids in each round.
"""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random

import pytest

from fullhouse.solver import _kernel as kernel
from tests.examples import FACTOR
from tests.oracles import solver as oracle

GRIDS = 4_000 if FACTOR == 1 else 20_000 * FACTOR
PARTS = 4
LIMIT = 3


def random_problems(number: int, seed: int) -> list[str]:
    """Full grids with few or many cells emptied, and sometimes one or two changed."""
    random = Random(seed)
    problems = []
    for grid in kernel.make(number, seed, 0, 9, 0, 0, True, 1):
        open_cells = random.choice((20, 30, 40, 45, 50, 52))
        cells = list(grid)
        for cell in random.sample(range(81), open_cells):
            cells[cell] = "."
        if random.random() < 0.3:
            given = [cell for cell in range(81) if cells[cell] != "."]
            for cell in random.sample(given, random.choice((1, 2))):
                cells[cell] = random.choice("123456789")
        problems.append("".join(cells))
    return problems


def expected(problem: str) -> tuple[int, str | None]:
    answers = list(islice(oracle.solutions(problem), LIMIT))
    return len(answers), answers[0] if len(answers) == 1 else None


@pytest.mark.parametrize("part", range(PARTS))
def test_kernel_matches_the_oracle(part: int) -> None:
    problems = random_problems(GRIDS // PARTS, seed=part)
    answered = [expected(problem) for problem in problems]
    kinds = Counter(count for count, _ in answered)
    assert min(kinds[0], kinds[1], kinds[2] + kinds[3]) > GRIDS // PARTS // 50

    answers = [solution or ("none" if count == 0 else "several") for count, solution in answered]
    isas = kernel.isas()

    def ask(n: int) -> bool:
        isa = isas[n % len(isas)]
        return bool(kernel.solve_texts(problems, 81, 1 + n % 2, isa) == answers)

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(ask, range(2 * len(isas))))
    for problem, (count, solution) in list(zip(problems, answered, strict=True))[::20]:
        assert kernel.count(problem, LIMIT) == count
        assert list(islice(kernel.solutions(problem), LIMIT)) == list(
            islice(oracle.solutions(problem), LIMIT)
        )
        assert kernel.answer(problem) == (min(count, 2) if solution is None else solution)


def test_six_by_six() -> None:
    random = Random(6)
    for grid in kernel.make(500, 1, 0, 6, 0, 0, True, 1):
        cells = list(grid)
        for cell in random.sample(range(36), random.choice((10, 18, 26))):
            cells[cell] = "."
        if random.random() < 0.3:
            cells[random.randrange(36)] = random.choice("123456")
        problem = "".join(cells)
        assert list(islice(kernel.solutions(problem), 20)) == list(islice(oracle.solutions(problem), 20))
        assert kernel.count(problem, 20) == oracle.count(problem, 20)


def test_one_iterator_shared_by_threads_gives_every_solution_once() -> None:
    problem = "12345678945678912378" + "." * 61
    shared = kernel.solutions(problem)
    with ThreadPoolExecutor(4) as threads:
        taken = list(threads.map(lambda _: next(shared), range(2000)))
    assert sorted(taken) == list(islice(kernel.solutions(problem), 2000))
