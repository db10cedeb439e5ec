"""Looks for cards with the rare techniques of a level, among neighbours of symmetric problems that have them.

python -m tools.problems.search_rare LEVEL FILE --steps 100000 --seed 1 --processes 8

FILE keeps what was found, one per line, and the search goes on from it: build_decks takes it as candidates.
A neighbour has one or two pairs of clues less and others instead, and often another solution.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import msgspec
from msgspec.structs import replace

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.rating import Grade, rate
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import by_name
from fullhouse.core.chance import Chance
from fullhouse.problems.decks import problems_of
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.variants import LAST_CELL, balanced_neighbour
from fullhouse.solver import is_unique, solve
from fullhouse.solver.generate import problems
from fullhouse.sudoku.grid import Grid
from tools.problems.decks import MOST_SCORE, asked_for, card_of, most_score

ROUND = 20_000
"""Steps of each process after which the file is written."""

POOL = 40
"""Problems kept for each technique."""

NEW = 10
"""One in this many problems looked at is new."""

HARDEST_OF_ALL = "nested_net"
ALMOST = "almost " + HARDEST_OF_ALL
"""The pool of problems from which it may come: new ones do not have it."""


class Find(msgspec.Struct, frozen=True):
    """A problem that takes some of the wanted techniques."""

    problem: str
    solution: str
    uses: frozenset[str]
    excess: int
    """How far it is from being a card of the level, 0 for a card."""
    openings: int


def minimal(problem: str, chance: Chance) -> str:
    """The problem without the pairs of clues that can be spared: mostly harder."""
    for cell in chance.shuffled(cell for cell in range(LAST_CELL // 2 + 1) if problem[cell] != "."):
        fewer = "".join("." if at in (cell, LAST_CELL - cell) else char for at, char in enumerate(problem))
        if is_unique(fewer):
            problem = fewer
    return problem


class Search:
    """The finds of one process, by technique: cards first, and where too few are known, what comes close."""

    def __init__(self, level: Level, chance: Chance) -> None:
        self.level, self.chance = level, chance
        self.wanted = frozenset(asked_for(level))
        self.known: set[str] = set()
        self.pools: dict[str, dict[str, Find]] = {name: {} for name in sorted(self.wanted)}
        """For each technique the best find of each solution."""
        if HARDEST_OF_ALL in self.wanted:
            self.pools[ALMOST] = {}

    def kept(self) -> list[str]:
        return sorted({find.problem for pool in self.pools.values() for find in pool.values()})

    def look_at_all(self, given: Iterable[str]) -> None:
        for problem in given:
            self.look_at(problem)

    def look_at(self, problem: str) -> None:
        if problem in self.known:
            return
        self.known.add(problem)
        grade = rate(problem)
        used = self.wanted & grade.counts.keys()
        if any(by_name()[name].assumes_uniqueness for name in self.wanted):
            used |= self.wanted & rate(problem, unique=True).counts.keys()
        nets = "forcing_net" in grade.counts and ALMOST in self.pools
        solution = solve(problem)
        find = Find(problem, solution, used, excess(grade, self.level), openings(problem) if nets else 0)
        if not find.excess and any(map(self._is_better, used, repeat(find))):
            card = card_of(problem, self.level)
            find = replace(find, excess=1) if card is None else replace(find, uses=card.uses)
        for name in (*find.uses, *([ALMOST] if nets else [])):
            if self._is_better(name, find):
                self._keep(name, find)

    def _is_better(self, name: str, find: Find) -> bool:
        """Than what is known with the same solution, or else than any."""
        pool = self.pools[name]
        if find.solution in pool:
            return self._order(name, find) < self._order(name, pool[find.solution])
        return len(pool) < POOL or self._order(name, find) < self._order(name, self._worst(name))

    def _keep(self, name: str, find: Find) -> None:
        pool = self.pools[name]
        pool[find.solution] = find
        if len(pool) > POOL:
            del pool[self._worst(name).solution]

    def _worst(self, name: str) -> Find:
        return max(self.pools[name].values(), key=lambda find: self._order(name, find))

    def _order(self, name: str, find: Find) -> tuple[int, int]:
        """The better, the smaller: cards, of these the ones with more techniques."""
        return (find.openings, 0) if name == ALMOST else (find.excess, -len(find.uses))

    def step(self, new: Iterator[str]) -> None:
        """Looks at a new problem, or at a neighbour of one with a technique of which few cards are known."""
        known = [name for name, pool in self.pools.items() if pool]
        if not known or not self.chance.below(NEW):
            self.look_at(next(new))
            return
        name = min((self.chance.choice(known) for _ in range(3)), key=self._cards)
        parent = self.chance.choice(list(self.pools[name].values()))
        child = balanced_neighbour(parent.problem, self.chance)
        if child is not None:
            self.look_at(minimal(child, self.chance) if name == ALMOST else child)

    def _cards(self, name: str) -> int:
        return sum(not find.excess for find in self.pools[name].values())


def openings(problem: str) -> int:
    """How many candidates a net refutes where nets are first needed. If none, nets have to be nested."""
    position = Position.of(Grid.parse(problem))
    for step in search.solve_path(position, deepest="forcing_chain").steps:
        position = position.after(step)
    solution = solve(problem)
    wrong = (
        (cell, symbol)
        for cell in position.grid.board.cells_in(position.grid.open)
        for symbol in position.candidates(cell)
        if int(solution[cell]) != symbol
    )
    steps = (search.refute(position, cell, symbol) for cell, symbol in wrong)
    return sum(step is not None and step.technique != HARDEST_OF_ALL for step in steps)


def excess(grade: Grade, level: Level) -> int:
    """What a problem takes beyond a level and beyond an evening."""
    used = ((by_name()[name], n) for name, n in grade.counts.items())
    harder = sum(n * technique.weight for technique, n in used if technique.level > level)
    return harder + max(0, grade.score - (most_score(grade) if grade.level == level else MOST_SCORE[level]))


def one_round(level: Level, seed: int, given: list[str], steps: int) -> list[str]:
    """Searches this many steps from what is known; gives what is new."""
    mine = Search(level, Chance(seed))
    mine.look_at_all(given)
    new = problems(seed=seed, symmetry="half-turn")
    for _ in range(steps):
        mine.step(new)
    return sorted(set(mine.kept()) - set(given))


def told(level: Level, given: Iterable[str]) -> str:
    """How many cards there are with each technique."""
    cards = Counter(name for problem in given if (card := card_of(problem, level)) for name in card.uses)
    return ", ".join(f"{name} {cards[name]}" for name in asked_for(level))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", type=int, choices=LEVELS)
    parser.add_argument("file", type=Path)
    parser.add_argument("--steps", type=int, default=100_000, help="of each process")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    level, file = LEVELS[options.level - 1], options.file
    problems = file.read_text().split() if file.is_file() else list(problems_of(level))
    best = Search(level, Chance(0))
    best.look_at_all(problems)
    chance = Chance(options.seed)
    with get_context("spawn").Pool(options.processes) as pool:
        for done in range(0, options.steps, ROUND):
            steps = min(ROUND, options.steps - done)
            seeds = [chance.below(1 << 40) for _ in range(options.processes)]
            tasks = [(level, seed, best.kept(), steps) for seed in seeds]
            new = sorted(set().union(*pool.starmap(one_round, tasks)) - set(problems))
            best.look_at_all(new)
            problems += new
            file.write_text("".join(f"{problem}\n" for problem in problems))
            print(told(level, best.kept()), flush=True)


if __name__ == "__main__":
    main()
