"""Positions for the coach's tests: drawings, and problems made by our own generator.

In a drawing a tile is a digit, an empty cell a point and its candidates:

5   .12  .12 │ …

Where a drawing has starred digits, those were found, and all others were given.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.search import with_bars
from fullhouse.coach.step import Candidate, Step
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell, Symbol
from fullhouse.problems.decks import problems_of
from fullhouse.solver.generate import problems
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid

DRAWINGS = Path(__file__).parent / "drawings"
SECTION = re.compile(r"^== (\w+) ==\n", re.MULTILINE)
Effect = tuple[frozenset[Candidate], frozenset[Candidate]]


def draw(position: Position) -> str:
    """Nine rows, blocks apart."""
    words = [
        f"{symbol}{_star(position, cell)}"
        if symbol
        else "." + "".join(map(str, position.candidates(Cell(cell))))
        for cell, symbol in enumerate(position.grid.symbols)
    ]
    wide = max(map(len, words)) + 1
    rows = []
    for row in range(9):
        cells = [word.rjust(wide) for word in words[row * 9 : row * 9 + 9]]
        rows.append(" │".join("".join(cells[k : k + 3]) for k in (0, 3, 6)))
    line = "┼".join("─" * (3 * wide + 1) for _ in range(3))
    return "\n".join((*rows[:3], line, *rows[3:6], line, *rows[6:])) + "\n"


def _star(position: Position, cell: int) -> str:
    return "" if position.givens is None or position.givens >> cell & 1 else "*"


def read(drawing: str) -> Position:
    words = re.findall(r"\.?\d+\*?|\.", drawing)
    assert len(words) == 81
    grid = Grid.of(NINE, bytes(0 if word[0] == "." else int(word[0]) for word in words))
    masks = [sum(1 << int(d) for d in word[1:]) if word[0] == "." else 0 for word in words]
    given = sum(1 << cell for cell, word in enumerate(words) if word[0] != "." and word[-1] != "*")
    return Position(grid, tuple(masks), given if "*" in drawing else None)


def write_effect(effect: Effect) -> str:
    """`a1=5`, or `a1≠5 b2≠5`."""
    places, removes = effect
    return " ".join(
        [f"{NINE.name(cell)}={symbol}" for cell, symbol in sorted(places)]
        + [f"{NINE.name(cell)}≠{symbol}" for cell, symbol in sorted(removes)]
    )


def read_effect(text: str) -> Effect:
    effect: dict[str, set[Candidate]] = {"=": set(), "≠": set()}
    for word in text.split():
        effect[word[2]].add((NINE.cell(word[:2]), Symbol(int(word[3]))))
    return frozenset(effect["="]), frozenset(effect["≠"])


@cache
def drawings() -> dict[str, dict[str, str]]:
    """For each family of techniques, which has one file, what is drawn of each technique."""
    sections = ((path.stem, SECTION.split(path.read_text(encoding="utf-8"))) for path in DRAWINGS.iterdir())
    return {family: dict(zip(parts[1::2], parts[2::2], strict=True)) for family, parts in sections}


def load(technique: str) -> tuple[Position, Effect, Position]:
    """A position that has the technique, what it concludes there, and one that just misses it."""
    (text,) = (family[technique] for family in drawings().values() if technique in family)
    here, _, miss = text.strip().partition("A near miss")
    conclusion, _, hit = here.partition("\n")
    return read(hit), read_effect(conclusion.removeprefix("Here: ")), read(miss.partition("\n")[2])


def drawn(technique: str) -> tuple[Position, Step]:
    """The step of a technique on its drawn grid."""
    position, effect, _ = load(technique)
    steps = search.all_steps(position, technique)
    return position, with_bars(position, next(step for step in steps if step.effect == effect))


@cache
def minimal(number: int, seed: int = 3) -> tuple[str, ...]:
    """Minimal problems by chance: from easy to rather hard."""
    return tuple(problems(number, seed=seed))


def with_several_solutions(number: int, seed: int = 5) -> Iterator[str]:
    """Minimal problems that have lost clues: each has a few to a few hundred solutions, or more."""
    chance = Chance(seed)
    for problem in islice(problems(seed=seed), number):
        given = [cell for cell, char in enumerate(problem) if char != "."]
        gone = set(chance.shuffled(given)[: 1 + chance.below(3)])
        yield "".join("." if cell in gone else char for cell, char in enumerate(problem))


HARD = problems_of(5)[-3:]
"""Problems that need forcing nets."""
