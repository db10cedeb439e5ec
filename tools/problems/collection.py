"""Makes the collection: thousands of problems, many for each technique as the hardest one that they need.

python -m tools.problems.collection FILE --steps 120000 --seed 1 --processes 16 > collection.txt

FILE keeps what was found, one problem per line, and the search goes on from it. New problems come from the
generator; those with rare techniques from neighbours of problems that have them: other clues instead of some,
or a few more.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from multiprocessing import get_context
from pathlib import Path

from fullhouse.coach.rating import TECHNIQUE_SET, Grade, rate
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.core.chance import Chance
from fullhouse.problems.collection import Row, is_balanced, write_rows
from fullhouse.problems.custom import hardest_of
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS, is_like_the_booklet
from fullhouse.problems.practice.exercise import kept
from fullhouse.problems.problem import unpack
from fullhouse.problems.variants import LAST_CELL, balanced_neighbour, neighbour
from fullhouse.solver import canonical, solve
from fullhouse.solver.generate import problems
from tools.problems.decks import most_score
from tools.problems.search_rare import minimal

ROUND = 10_000
"""Steps of each process after which the file is written."""

WANTED = {1: 420, 2: 340, 3: 240, 4: 240, 5: 260}
"""Problems for each technique, by its level."""

CLUES = {1: (28, 32, 36, 40), 2: (0, 24, 26)}
"""How many clues new problems of a level keep: easy ones more than they need."""

PARENTS = 60
"""Problems of a technique that one process starts from."""

MOST_FINDS = 60
"""Problems of a technique that one process keeps in a round."""

NEW = 6
"""One in this many problems looked at is new."""

Finds = dict[str, list[str]]


def asked_for() -> list[str]:
    """Every technique but the full house, which no problem is about."""
    return [technique.name for technique in technique_set() if technique.booklet is not None]


def is_card(problem: str, grade: Grade) -> bool:
    """Whether days may deal it: symmetric, for an evening at the most, and like the booklet if moderate."""
    fits_level = grade.level != 2 or is_like_the_booklet(grade)
    return is_balanced(problem) and grade.score <= most_score(grade) and fits_level


def eased(problem: str, chance: Chance) -> str:
    """The problem with one more pair of clues from its solution."""
    solution, cells = solve(problem), list(problem)
    cell = chance.choice([cell for cell, char in enumerate(problem) if char == "."])
    for one in (cell, LAST_CELL - cell):
        cells[one] = solution[one]
    return "".join(cells)


class Search:
    """What one process looks at, and what it finds of the techniques that are still wanted."""

    def __init__(self, seed: int, lacking: list[str], parents: Finds) -> None:
        self.chance, self.lacking, self.parents = Chance(seed), lacking, parents
        self.new = {
            clues: problems(seed=seed, symmetry="half-turn", clues=clues)
            for clues in sorted({number for numbers in CLUES.values() for number in numbers})
        }
        self.finds: Finds = {name: [] for name in lacking}

    def step(self) -> None:
        name = self.chance.choice(self.lacking)
        level = by_name()[name].level
        known = self.parents.get(name, [])
        if not known or level <= 2 or not self.chance.below(NEW):
            self.look_at(next(self.new[self.chance.choice(CLUES.get(level, (0,)))]))
            return
        parent = self.chance.choice(known)
        self.look_at(self.child(parent))

    def child(self, parent: str) -> str | None:
        if not self.chance.below(3):
            return eased(parent, self.chance)
        if not is_balanced(parent):
            return neighbour(parent, self.chance)
        child = balanced_neighbour(parent, self.chance)
        return minimal(child, self.chance) if child is not None and not self.chance.below(4) else child

    def look_at(self, problem: str | None) -> None:
        if problem is None:
            return
        hardest, grade = hardest_of(problem)
        if not grade.solved_by_logic:
            return
        if hardest in self.finds:
            if len(self.finds[hardest]) < MOST_FINDS:
                self.finds[hardest].append(problem)
            self.parents.setdefault(hardest, []).append(problem)
        else:
            close = [name for name in grade.counts if name in self.finds]
            for name in close:
                if len(self.parents.setdefault(name, [])) < PARENTS:
                    self.parents[name].append(problem)


def one_round(seed: int, lacking: list[str], parents: Finds, steps: int) -> Finds:
    search = Search(seed, lacking, parents)
    for _ in range(steps):
        search.step()
    return search.finds


class Collection:
    """All finds, no two of them equivalent; balanced ones are preferred."""

    def __init__(self) -> None:
        self.by_technique: Finds = {name: [] for name in asked_for()}
        self.kinds = {canonical(problem) for level in LEVELS for problem in problems_of(level)}

    def take(self, finds: Finds) -> None:
        wanted = set(self.lacking())
        for name, given in finds.items():
            if name not in wanted:
                continue
            for problem in sorted(given, key=is_balanced, reverse=True):
                kind = canonical(problem)
                if kind not in self.kinds:
                    self.kinds.add(kind)
                    self.by_technique[name].append(problem)

    def chosen(self, name: str) -> list[str]:
        wanted = WANTED[by_name()[name].level]
        return sorted(self.by_technique[name], key=is_balanced, reverse=True)[:wanted]

    def lacking(self) -> list[str]:
        """Techniques of which too few problems are balanced."""
        return [
            name
            for name, given in self.by_technique.items()
            if sum(map(is_balanced, given)) < WANTED[by_name()[name].level]
        ]

    def told(self) -> str:
        return ", ".join(
            f"{name} {len(given)} ({sum(map(is_balanced, given))})"
            for name, given in self.by_technique.items()
        )


def sorted_by_hardest(given: Iterable[str]) -> Finds:
    finds: Finds = {}
    for problem in given:
        finds.setdefault(hardest_of(problem)[0], []).append(problem)
    return finds


def first_parents() -> Finds:
    """What the search starts from: problems of the exercises and of the decks, by their techniques."""
    parents: Finds = {name: [unpack(code) for code in codes] for name, codes in kept().items()}
    for level in LEVELS:
        for problem in problems_of(level):
            for name in rate(problem, unique=level >= 3).counts:
                parents.setdefault(name, []).append(problem)
    return parents


def sample(parents: Finds, collection: Collection, chance: Chance) -> Finds:
    """A few parents for each technique: those that have it as the hardest, and others that have it at all."""
    return {
        name: chance.shuffled(given)[: PARENTS // 2]
        + chance.shuffled(collection.by_technique.get(name, []))[:PARENTS]
        for name, given in parents.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=120_000, help="of each process")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    file: Path = options.file
    collection = Collection()
    with get_context("spawn").Pool(options.processes) as pool:
        given = (
            file.read_text().split()
            if file.is_file()
            else [unpack(code) for codes in kept().values() for code in codes]
        )
        parts = [given[at :: options.processes * 8] for at in range(options.processes * 8)]
        for finds in pool.imap(sorted_by_hardest, parts):
            collection.take({name: given for name, given in finds.items() if name in collection.by_technique})
        parents, chance, left = first_parents(), Chance(options.seed), options.steps
        print(f"{left} steps; known: {collection.told()}", file=sys.stderr, flush=True)
        while collection.lacking() and left > 0:
            tasks = []
            for _ in range(options.processes):
                seed = chance.below(1 << 40)
                known = sample(parents, collection, Chance(seed))
                tasks.append((seed, collection.lacking(), known, min(left, ROUND)))
            for finds in pool.starmap(one_round, tasks):
                collection.take(finds)
            left -= ROUND
            chosen = (problem for name in asked_for() for problem in collection.chosen(name))
            file.write_text("".join(f"{problem}\n" for problem in chosen))
            print(f"{max(left, 0)} steps left: {collection.told()}", file=sys.stderr, flush=True)
        pairs = [(name, problem) for name in asked_for() for problem in collection.chosen(name)]
        written = pool.starmap(graded_row, pairs, chunksize=16)
    out = sys.stdout
    made_by = "tools.problems.collection"
    out.write(f"# The collection, made by {made_by}, technique set {TECHNIQUE_SET}.\n")
    out.writelines(f"{line}\n" for line in write_rows(sorted(written)))


def graded_row(name: str, problem: str) -> Row:
    grade = rate(problem)
    return Row.of(problem, grade, name, is_card=is_card(problem, grade))


if __name__ == "__main__":
    main()
