"""Checks very many sentences: `python -m tests.coach.truth.soak --steps 100000`. Ends with 1 if any is false.

Steps come from the library, from generated problems and from problems with several solutions; each path is
walked with the notes that its own steps leave, and once more from the digits alone. Now and then every
technique is asked, not only the easiest. Each step is proved by the checker (`coach/proofs/`), and then
what is said about it. With `--named 200` so many steps of each pattern that grades do not count, from the
problems kept for it, in disguise where there are few. `--part 3/16` is one of sixteen runs that share the
work: every sixteenth problem or pattern, so that no two of them see the same.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, cycle, islice

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.proofs.check import holds
from fullhouse.coach.sentences import stages
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Technique
from fullhouse.coach.techniques import named, techniques
from fullhouse.core.chance import Chance
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.practice.exercise import kept
from fullhouse.problems.problem import unpack
from fullhouse.problems.variants import isomorph
from fullhouse.solver.generate import problems
from fullhouse.sudoku.grid import Grid
from tests.coach.samples import with_several_solutions
from tests.coach.truth import false_sentences

GENERATED = 100_000
RARELY = 5
"""Ask all techniques at one of this many steps, where it removes something."""


def moments(problem: str, *, unique: bool) -> Iterator[tuple[Position, Step]]:
    """Each step of a path where it stands; and after each digit, the easiest step without any notes."""
    start = Grid.parse(problem)
    position = Position.of(start, problem=start)
    for number, step in enumerate(search.solve_path(position, unique=unique).steps):
        yield position, step
        position = position.after(step)
        bare = Position.of(position.grid, problem=start)
        if step.places and bare.masks != position.masks:
            _, other = search.next_step(bare, unique=unique)
            if other is not None:
                yield bare, other
        if number % RARELY == 0 and step.removes:
            yield from ((position, other) for other in other_steps(position, unique=unique))


def other_steps(position: Position, *, unique: bool) -> Iterator[Step]:
    """Some steps of every technique, however hard, so that the rare ones are met too."""
    for technique in techniques():
        if 2 <= technique.level <= 4 and (unique or not technique.assumes_uniqueness):
            yield from islice(search.all_steps(position, technique.name), 5)


def steps_of(technique: Technique, most: int) -> Iterator[tuple[Position, Step]]:
    """Steps of one technique at any moment of the problems that are kept for it."""
    chance, given = Chance(most), 0
    for code in cycle(kept()[technique.name]):
        start = Grid.parse(isomorph(unpack(code), chance))
        position = Position.of(start, problem=start)
        for step in search.solve_path(position, unique=technique.assumes_uniqueness).steps:
            if step.removes:
                for other in islice(search.all_steps(position, technique.name), 5):
                    yield position, other
                    given += 1
                    if given >= most:
                        return
            position = position.after(step)


def soak_named(most: int, part: slice) -> int:
    """How many steps of named patterns are refused, or told falsely."""
    wrong = 0
    for technique in tuple(named())[part]:
        seen = bad = 0
        for position, step in steps_of(technique, most):
            seen += 1
            bad += not holds(position, step) or bool(false_sentences(position, stages(step)))
        sys.stdout.write(f"{technique.name}: {seen} steps, {bad} refused or false\n")
        sys.stdout.flush()
        wrong += bad
    return wrong


def sources(seed: int) -> Iterator[str]:
    decks = (problems_of(level)[::-1] for level in LEVELS)
    library = chain.from_iterable(zip(*decks, strict=True))
    mixed = zip(problems(GENERATED, seed=seed), with_several_solutions(GENERATED, seed=seed), strict=False)
    return chain(library, chain.from_iterable(mixed))


def part_of(text: str) -> slice:
    """`3/16`: the third of sixteen."""
    number, of = (int(one) for one in text.split("/"))
    if not 1 <= number <= of:
        raise ValueError(text)
    return slice(number - 1, None, of)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--named", type=int, default=0)
    parser.add_argument("--part", type=part_of, default="1/1")
    options = parser.parse_args()
    part: slice = options.part
    if options.named:
        sys.exit(bool(soak_named(options.named, part)))
    seen, false = Counter[str](), Counter[str]()
    whole = zip(sources(options.seed), cycle((False, False, True)), strict=False)
    for problem, unique in islice(whole, part.start, None, part.step):
        for position, step in moments(problem, unique=unique):
            seen[step.technique] += 1
            if not holds(position, step):
                false[f"{step.technique}: refused by the checker"] += 1
            for key in set(false_sentences(position, stages(step))):
                false[f"{step.technique}: {key}"] += 1
        if seen.total() * part.step >= options.steps:
            break
    for name, number in seen.most_common():
        sys.stdout.write(f"{name}: {number}\n")
    sys.stdout.writelines(f"FALSE {name}: {number}\n" for name, number in false.most_common())
    sys.stdout.write(f"{seen.total()} steps, {false.total()} refused or false\n")
    sys.exit(bool(false))


if __name__ == "__main__":
    main()
