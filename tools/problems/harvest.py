"""Extends the file of problems with rare techniques: from new problems, and from neighbours of those it has.

Patterns that grades do not count are looked for in the collection first.

python -m tools.problems.harvest > kept.txt

A neighbour has one clue less and another one instead. About one in a hundred needs the same technique, where
of new problems one in ten thousand may.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import islice

from fullhouse.coach.rating import rate
from fullhouse.coach.techniques import by_name
from fullhouse.core.chance import Chance
from fullhouse.problems.collection import collection
from fullhouse.problems.practice.exercise import LETTERS, exercise_in, kept
from fullhouse.problems.problem import pack, unpack
from fullhouse.problems.variants import neighbour
from fullhouse.solver import canonical
from fullhouse.solver.generate import generate

WANTED = 1000
"""Problems for each technique."""

FEWER = {
    "bug": 400, "finned_jellyfish": 420, "remote_pair": 270, "jellyfish": 180,
    "hidden_quad": 190, "sashimi_jellyfish": 50, "nested_net": 318,
    "hidden_rectangle": 320, "avoidable_rectangle": 330, "bug_n": 330, "unique_rectangle_3": 320,
    "unique_rectangle_5": 330, "unique_rectangle_6": 304, "fireworks": 320, "franken_fish": 330,
    "mutant_fish": 330, "als_aic": 310, "exocet": 330,
    "tridagon": 330, "kraken_fish": 326, "sk_loop": 330, "multi_sector": 330,
}  # fmt: skip
"""The rarest techniques, for which fewer have been found, and patterns that grades do not count. No new
problem needs nested nets: those of the file are at least four clues away from the hardest that are known."""

ELSEWHERE = 4
"""Of so many neighbours all but one have another solution: with the same one, late positions are the same."""


NEW = 2000
"""New problems of the hardest level that are looked through for a technique of which the file has none."""


def top_up(technique: str, have: Iterable[str], wanted: int, chance: Chance) -> list[str]:
    """This many problems with different positions for a technique, the known ones first."""
    return list(islice(_different(technique, _candidates(technique, list(have), chance), chance), wanted))


def _candidates(technique: str, have: list[str], chance: Chance) -> Iterator[str]:
    if not by_name()[technique].is_graded:
        hard = (row.problem for row in collection() if row.level >= by_name()[technique].level)
        have += [problem for problem in hard if _needs(problem, technique, chance)]
    if not have:
        made = generate(NEW, level=5, rate=lambda _: 5, seed=chance.below(1 << 31))
        have = [problem for problem in made if _needs(problem, technique, chance)]
    yield from have
    while have:
        elsewhere = chance.below(ELSEWHERE) > 0
        problem = neighbour(chance.choice(have), chance, elsewhere=elsewhere)
        if problem is not None and _needs(problem, technique, chance):
            have.append(problem)
            yield problem


def _needs(problem: str, technique: str, chance: Chance) -> bool:
    if by_name()[technique].is_graded:
        return technique in rate(problem).counts
    return exercise_in(problem, technique, chance) is not None


def _different(technique: str, given: Iterable[str], chance: Chance) -> Iterator[str]:
    known: set[str] = set()
    for problem in given:
        example = exercise_in(problem, technique, chance)
        if example is not None and (kind := canonical(example.grid)) not in known:
            known.add(kind)
            yield problem


def write(harvested: dict[str, list[str]]) -> Iterator[str]:
    """The lines of the file: the techniques; then for each problem the letters of its own, and its code."""
    uses: dict[str, str] = {}
    for letter, given in zip(LETTERS, harvested.values(), strict=False):
        for problem in given:
            uses[problem] = uses.get(problem, "") + letter
    yield "# Problems in which rare techniques are needed, made by tools.problems.harvest."
    yield " ".join(harvested)
    yield from (f"{uses[problem]} {pack(problem)}" for problem in sorted(uses))


def main() -> None:
    chance = Chance(len(kept()))
    harvested = {
        name: top_up(name, map(unpack, codes), FEWER.get(name, WANTED), chance)
        for name, codes in kept().items()
    }
    sys.stdout.writelines(f"{line}\n" for line in write(harvested))


if __name__ == "__main__":
    main()
