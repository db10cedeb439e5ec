"""Finds problems that need a pattern which grades do not count, among those kept to practise it and cards.

python -m fullhouse.problems.building.patterns [TECHNIQUE ...] > src/fullhouse/problems/decks/patterns.txt

Those that the file has of other techniques stay.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from fullhouse.coach.grading.rating import rate
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import by_name, named
from fullhouse.core.chance import Chance
from fullhouse.problems.collection import collection, is_balanced
from fullhouse.problems.compact import unpack
from fullhouse.problems.patterns import Needing, needing, takes, write
from fullhouse.problems.practice.supply import kept

WANTED = 8
"""Symmetric problems of each technique, and as many others."""
TRIED = 100
"""Of each kind, before what was found must do."""


def problems_with(technique: Technique) -> Iterator[Needing]:
    """Problems kept for a technique whose ways take it, the symmetric ones first."""
    problems = [unpack(code) for code in kept().get(technique.name, ())]
    harder = (row for row in collection() if by_name()[row.hardest].weight > technique.weight)
    problems += Chance(technique.weight).shuffled(row.problem for row in harder if row.is_card)
    for balanced in (True, False):
        fitting = [problem for problem in problems if is_balanced(problem) == balanced]
        have = 0
        for problem in fitting[:TRIED]:
            if have < WANTED and takes(problem, technique):
                have += 1
                yield Needing(technique.name, rate(problem).level, problem)


def main() -> None:
    asked = sys.argv[1:] or [technique.name for technique in named()]
    out = sys.stdout
    out.write("# Problems that need a pattern which grades do not count: technique, level, problem.\n")
    out.write("# Found by fullhouse.problems.building.patterns.\n")
    for technique in named():
        some = problems_with(technique) if technique.name in asked else needing(technique.name)
        out.writelines(f"{line}\n" for line in write(some))
        out.flush()


if __name__ == "__main__":
    main()
