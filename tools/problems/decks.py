"""Makes the decks of the library: problems from the generator, chosen so that a deck’s claims hold.

python -m tools.problems.decks LEVEL [FILE …] > level.txt

Candidates come from the files, the earlier the better, or else from the generator. Hardly any new problem has
the rarest techniques: `tools.problems.search_rare` looks for those.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import msgspec

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.rating import TECHNIQUE_SET, Grade, rate
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import by_name, technique_set
from fullhouse.problems.levels import LEVELS, hardest_technique, is_like_the_booklet
from fullhouse.solver import solve
from fullhouse.solver.generate import canonical, generate, problems
from fullhouse.sudoku.grid import Grid

CARDS = 60
"""As many as the printed game has."""

LEAST_CARDS = 10
"""Cards of a deck in which each of its techniques occurs."""

CANDIDATES = {1: 4000, 2: 3000, 3: 3000, 4: 2000, 5: 120}
"""Problems among which a deck is chosen."""

CLUES = {1: 28, 2: 26}
"""For a family evening more clues are left than would be needed: it goes on at several places at once."""

MOST_SCORE = {1: 800, 2: 1400, 3: 2800, 4: 4500, 5: 11000}
"""A card should take an evening at the most."""

MOST_SCORE_NESTED = 18000
"""The same where nested nets are needed, of which one alone counts 12,000."""

HARDEST = LEVELS[-1]
"""Rare among all problems; the generator can leave out many that are easier."""

SEED = 2005


class Card(msgspec.Struct, frozen=True):
    problem: str
    score: int
    uses: frozenset[str]


ELSEWHERE: dict[str, Level] = {"bug": 4}
"""Techniques in another deck than that of their level. Grades do not assume that there is one solution, and
without that no problem known with a BUG+1 is of level 3: it takes an XY-chain or the like."""


def asked_for(level: Level) -> tuple[str, ...]:
    """The techniques that a deck is about: those of its level, but not the full house, which is in all."""
    return tuple(
        technique.name
        for technique in technique_set()
        if ELSEWHERE.get(technique.name, technique.level) == level and technique.booklet is not None
    )


def uses(problem: str, level: Level) -> frozenset[str]:
    """The techniques of a level that grading counts and that hints for the problem as printed tell as well.

    Those that assume one solution are counted where they are allowed.
    """
    wanted = [by_name()[name] for name in asked_for(level)]
    names: set[str] = set()
    for unique in sorted({technique.assumes_uniqueness for technique in wanted}):
        steps = search.solve_path(Position.of(Grid.parse(problem)), unique=unique).steps
        both = rate(problem, unique=unique).counts.keys() & {step.technique for step in steps}
        names |= {one.name for one in wanted if one.assumes_uniqueness == unique and one.name in both}
    return frozenset(names)


def is_of_level(problem: str, level: Level) -> bool:
    """Whether the techniques of a level are needed and sufficient."""
    position = Position.of(Grid.parse(problem))
    solved = search.solve_path(position, deepest=hardest_technique(level)).is_solved
    if not solved or level == 1:
        return solved
    easier = LEVELS[level - 2]
    return search.solve_path(position, deepest=hardest_technique(easier)).stop == "stuck"


def made(level: Level) -> Iterator[str]:
    """New problems, symmetric by half a turn."""
    if level == HARDEST:
        return generate(level=level, rate=lambda _: level, seed=SEED + level, symmetry="half-turn")
    return problems(seed=SEED + level, symmetry="half-turn", clues=CLUES.get(level, 0))


def candidates(given: Iterable[str], level: Level) -> Iterator[Card]:
    """The cards of a level among problems, all different in kind."""
    seen: set[str] = set()
    for problem in given:
        card = card_of(problem, level)
        if card is not None and (kind := canonical(problem)) not in seen:
            seen.add(kind)
            yield card


def most_score(grade: Grade) -> int:
    return MOST_SCORE_NESTED if grade.hardest == "nested_net" else MOST_SCORE[grade.level]


def card_of(problem: str, level: Level) -> Card | None:
    """The card with a problem; None for a problem of another level, or for more than an evening."""
    grade = rate(problem)
    if grade.level != level or grade.score > most_score(grade) or not is_of_level(problem, level):
        return None
    if level == 2 and not is_like_the_booklet(grade):
        return None
    return Card(problem, grade.score, uses(problem, level))


def choose(cards: list[Card], level: Level) -> list[Card]:
    """A deck in which each technique occurs often enough, and no two cards have solutions of one kind."""
    often = Counter(name for card in cards for name in card.uses)
    chosen: list[Card] = []
    solutions: set[str] = set()
    rest = list(cards)
    while len(chosen) < CARDS:
        have = Counter(name for card in chosen for name in card.uses)
        lacking = {
            name: 1 / often[name] for name in asked_for(level) if often[name] and have[name] < LEAST_CARDS
        }
        best = max(rest, key=lambda card: sum(lacking.get(name, 0) for name in card.uses))
        rest.remove(best)
        kind = canonical(solve(best.problem))
        if kind not in solutions:
            solutions.add(kind)
            chosen.append(best)
    return chosen


def main() -> None:
    level = LEVELS[int(sys.argv[1]) - 1]
    files = [Path(name).read_text(encoding="ascii") for name in sys.argv[2:]]
    given = [line for text in files for line in text.splitlines() if not line.startswith("#")]
    cards = candidates(given, level) if files else islice(candidates(made(level), level), CANDIDATES[level])
    deck = choose(list(cards), level)
    out = sys.stdout
    out.write(f"# Level {level}: {CARDS} problems, symmetric by half a turn, one solution each.\n")
    out.write(f"# Chosen by tools.problems.decks, technique set {TECHNIQUE_SET}.\n")
    for card in sorted(deck, key=lambda card: (card.score, card.problem)):
        out.write(f"{card.problem}\n")


if __name__ == "__main__":
    main()
