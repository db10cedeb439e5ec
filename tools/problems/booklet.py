"""Makes the booklet: `python -m tools.problems.booklet > src/fullhouse/problems/booklet.txt`.

Fifty problems in five levels for somebody who knows only the six ways (docs/rules/techniques.md):
each level adds what is taught next, and every problem is harder than the one before.
"""

from collections.abc import Iterator

from fullhouse.coach.rating import Grade, rate
from fullhouse.problems.booklet import DEEPEST, LEVELS, PAGES
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS as DECKS
from fullhouse.solver.generate import problems

SEED = 50
CLUES = (34, 32, 30, 26, 26)
"""How many givens a problem of each level has at least: the first ones leave little to look for."""
TRIED = (400, 900, 1200, 5000, 2500)
"""How many problems are made for each level."""


def candidates(level: int) -> list[tuple[int, str]]:
    """New problems of a level with their scores, the easiest first."""
    known = {problem for deck in DECKS for problem in problems_of(deck)}
    made = problems(seed=SEED + level, symmetry="half-turn", clues=CLUES[level - 1])
    scores: dict[int, str] = {}
    for _ in range(TRIED[level - 1]):
        problem = next(made)
        grade = rate(problem)
        if problem not in known and level_of(grade) == level:
            scores.setdefault(grade.score, problem)
    return sorted(scores.items())


def level_of(grade: Grade) -> int | None:
    """The level of the booklet: the first one whose ways are enough; None where the six are not."""
    return next((level for level in LEVELS if grade.hardest in DEEPEST[level]), None)


def booklet() -> Iterator[str]:
    """The problems in their order."""
    last = 0
    for level in LEVELS:
        harder = [(score, problem) for score, problem in candidates(level) if score > last]
        # Not the hardest ones of a level: there has to be room for the next.
        harder = harder[: max(PAGES, len(harder) * 2 // 3)]
        chosen = [harder[place * (len(harder) - 1) // (PAGES - 1)] for place in range(PAGES)]
        last = chosen[-1][0]
        yield from (problem for _, problem in chosen)


def main() -> None:
    print("# The booklet: fifty problems, ten for each level, each harder than the one before.")
    print(f"# Made by tools.problems.booklet, seed {SEED}.")
    for problem in booklet():
        print(problem)


if __name__ == "__main__":
    main()
