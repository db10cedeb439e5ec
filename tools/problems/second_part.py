"""Makes the collection's second part: problems about last gaps, and about patterns that grades do not count.

python -m tools.problems.second_part FILE --steps 1800 --seed 1 > second-part.txt

FILE keeps what was found, a technique and a problem per line, and the search goes on from it. Most are
neighbours of problems that need a pattern: other clues instead of some, or a few more. What neighbours do not
give comes from the position of an exercise: as many of its cells are filled as the pattern stays needed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.rating import TECHNIQUE_SET, rate
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import by_name, named
from fullhouse.core.chance import Chance
from fullhouse.problems.collection import Row, collection, is_balanced, write_rows
from fullhouse.problems.custom import LAST_GAP, made_with, needs, takes
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.practice.exercise import easier_than, exercise_in, kept
from fullhouse.problems.problem import unpack
from fullhouse.problems.variants import balanced_neighbour, neighbour
from fullhouse.solver import canonical, is_unique, solve
from fullhouse.sudoku.grid import Grid
from tools.problems.collection import eased

WANTED, BALANCED = 120, 12
"""Problems for each technique, and how many of them should be symmetric by half a turn."""
ELSEWHERE = 4
"""Of so many neighbours all but one have another solution."""
NEVER_HARDEST = frozenset({"unique_rectangle_5"})
"""Patterns that were the hardest step of no problem: easier ones are there, too, or chains come later. Of
33,000 neighbours and 8,000 fillings of their exercises none was: problems are kept whose ways take them."""
FILLED, MORE = 60, 6
"""One in so many problems that are looked at is filled from a position, which takes seconds; one in so many
comes from an exercise, and as many have a pair of clues more than their parents."""


def stuck_before(problem: str, technique: Technique) -> Position | None:
    """Where everything easier than a pattern is used up, the names of experts included; None if nowhere."""
    unique, start = technique.assumes_uniqueness, Grid.parse(problem)
    position = Position.of(start, problem=start)
    allowed = [one for one in named() if unique or not one.assumes_uniqueness]
    easier = [one for one in allowed if one.weight < technique.weight]
    while True:
        path = search.solve_path(position, unique=unique, deepest=easier_than(technique))
        for step in path.steps:
            position = position.after(step)
        if path.stop != "stuck":
            return None
        named_step = next((step for one in easier for step in search.all_steps(position, one.name)), None)
        if named_step is None:
            return position
        position = position.after(named_step)


def applies(problem: str, technique: Technique) -> bool:
    """Whether a pattern is the easiest that is left, sooner or later; `needs` also asks what comes then."""
    position = stuck_before(problem, technique)
    return position is not None and bool(search.all_steps(position, technique.name))


def filled(problem: str, technique: Technique, chance: Chance) -> str | None:
    """From an exercise, a problem in which the pattern is the hardest step; None where this gives none."""
    example = exercise_in(problem, technique.name, chance)
    if example is None or not applies(example.grid, technique):
        return None
    now, solution = example.grid, solve(problem)
    for cell in chance.shuffled(cell for cell, char in enumerate(now) if char == "."):
        more = now[:cell] + solution[cell] + now[cell + 1 :]
        now = more if applies(more, technique) else now
    return fewer(now, technique, chance) if needs(now, technique) else None


def fewer(problem: str, technique: Technique, chance: Chance) -> str:
    """The problem without clues that it can do without, the pattern being needed as before."""
    for cell in chance.shuffled(cell for cell, char in enumerate(problem) if char != "."):
        less = problem[:cell] + "." + problem[cell + 1 :]
        problem = less if is_unique(less) and needs(less, technique) else problem
    return problem


class SecondPart:
    """What was found, no two problems of it and of the library equivalent."""

    def __init__(self, seed: int, given: Iterable[tuple[str, str]] = ()) -> None:
        self.chance = Chance(seed)
        self.kinds = {canonical(row.problem) for row in collection()}
        self.kinds |= {canonical(problem) for level in LEVELS for problem in problems_of(level)}
        self.finds: dict[str, list[str]] = {name: [] for name in (LAST_GAP, *(one.name for one in named()))}
        self.parents: dict[str, list[str]] = {one.name: [] for one in named()}
        """Problems of the library that need a pattern, and all finds."""
        for name, problem in given:
            self.take(name, problem)

    def take(self, name: str, problem: str) -> bool:
        """Whether a problem that is about a technique is new; those of the library are parents at least."""
        kind = canonical(problem)
        if name != LAST_GAP:
            self.parents[name].append(problem)
        if kind in self.kinds:
            return False
        self.kinds.add(kind)
        self.finds[name].append(problem)
        return True

    def lacking(self) -> list[str]:
        """Techniques of which too few were found, or too few symmetric ones where there are any."""
        return [
            name
            for name, given in self.finds.items()
            if len(given) < WANTED or 0 < sum(map(is_balanced, given)) < BALANCED
        ]

    def look(self, name: str) -> tuple[str, str] | None:
        """One more try for a technique: what was found, if it is new."""
        problem = self._tried(name)
        return (name, problem) if problem is not None and self.take(name, problem) else None

    def _tried(self, name: str) -> str | None:
        chance = self.chance
        if name == LAST_GAP:
            return made_with(LAST_GAP, seed=chance.below(1 << 31)).problem
        technique, exercise = by_name()[name], unpack(chance.choice(kept()[name]))
        if chance.below(FILLED) == 0 and name not in NEVER_HARDEST:
            return filled(exercise, technique, chance)
        parents = self.parents[name] if chance.below(MORE) else ()
        balanced = [one for one in parents if is_balanced(one)]
        parent = chance.choice(balanced if balanced and chance.below(2) else parents or (exercise,))
        if chance.below(MORE) == 0:
            child: str | None = eased(parent, chance)
        elif is_balanced(parent):
            child = balanced_neighbour(parent, chance)
        else:
            child = neighbour(parent, chance, elsewhere=chance.below(ELSEWHERE) > 0)
        if child is None:
            return None
        if name in NEVER_HARDEST:
            return child if takes(child, technique) else None
        return child if applies(child, technique) and needs(child, technique) else None

    def chosen(self) -> Iterator[tuple[str, str]]:
        """As many of each technique as are wanted, the symmetric ones first."""
        for name, given in self.finds.items():
            best = sorted(given, key=is_balanced, reverse=True)[:WANTED]
            yield from ((name, problem) for problem in best)


def read(file: Path) -> Iterator[tuple[str, str]]:
    lines = file.read_text(encoding="ascii").splitlines() if file.is_file() else ()
    for line in lines:
        name, problem = line.split()
        yield name, problem


def extend(part: SecondPart, steps: int, write: Callable[[str], object]) -> None:
    """Goes from technique to technique until none lacks any, each this many times at the most."""
    for _ in range(steps):
        for name in part.lacking():
            one = part.look(name)
            if one is not None:
                write(" ".join(one) + "\n")


def row(name: str, problem: str) -> Row:
    grade = rate(problem)
    about = grade.hardest if name in NEVER_HARDEST else name
    return Row.of(problem, grade, about, is_card=False, pattern=name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=1800, help="for each technique")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    part = SecondPart(options.seed, read(options.file))
    with options.file.open("a", encoding="ascii", buffering=1) as file:
        extend(part, options.steps, file.write)
    told = (f"{name} {len(given)} ({sum(map(is_balanced, given))})" for name, given in part.finds.items())
    print(", ".join(told), file=sys.stderr)
    out, made_by = sys.stdout, "tools.problems.second_part"
    out.write(f"# The collection's second part, made by {made_by}, technique set {TECHNIQUE_SET}.\n")
    out.writelines(f"{line}\n" for line in write_rows(sorted(row(*one) for one in part.chosen())))


if __name__ == "__main__":
    main()
