"""Positions that look like a technique and are not: one candidate more (or a given) spoils the pattern.

Of rare patterns a file has problems with such a position.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from fullhouse.coach import search
from fullhouse.coach.choice import links_of
from fullhouse.coach.geometry import BLOCKS, HOUSES, LINES, House, houses_of
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Step
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.problems.practice.exercise import Exercise, easier_than, exercise, known
from fullhouse.problems.problem import pack, unpack
from fullhouse.problems.variants import isomorph
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid


class Spoiled(msgspec.Struct, frozen=True):
    """A problem, and the candidate that spoils the pattern where everything easier is used up."""

    technique: str
    problem: str
    cell: Cell
    symbol: Symbol

    def disguised(self, chance: Chance) -> Spoiled:
        """An equivalent one. The candidate alone, as a grid, goes the same way as the problem."""
        seed = chance.below(1 << 31)
        alone = "." * self.cell + str(self.symbol) + "." * (80 - self.cell)
        moved = isomorph(alone, Chance(seed))
        (cell,) = (cell for cell, char in enumerate(moved) if char != ".")
        return Spoiled(
            self.technique, isomorph(self.problem, Chance(seed)), Cell(cell), Symbol(int(moved[cell]))
        )


def where_stuck(problem: str, technique: str) -> Position | None:
    """The position in which nothing easier than a technique helps any more, if there is one."""
    start = Grid.parse(problem)
    position = Position.of(start, problem=start)
    path = search.solve_path(position, deepest=easier_than(known(technique)))
    for step in path.steps:
        position = position.after(step)
    return position if path.stop == "stuck" else None


def without(position: Position, spoiled: Spoiled) -> Step | None:
    """The step that would hold without the spoiler, and that concludes nothing which follows with it."""
    if not position.masks[spoiled.cell] >> spoiled.symbol & 1:
        return None
    masks = list(position.masks)
    masks[spoiled.cell] &= ~(1 << spoiled.symbol)
    steps = search.all_steps(Position(position.grid, tuple(masks), position.givens), spoiled.technique)
    if not steps:
        return None
    there = search.all_steps(position, spoiled.technique)
    follows = {one for step in there for one in (*step.places, *step.removes)}
    return next((step for step in steps if follows.isdisjoint((*step.places, *step.removes))), None)


def line_of(spoiled: Spoiled) -> str:
    """Its line in the file."""
    return f"{spoiled.technique} {pack(spoiled.problem)} {NINE.name(spoiled.cell)}={spoiled.symbol}"


@cache
def kept() -> dict[str, tuple[Spoiled, ...]]:
    """All of the file, by technique."""
    text = files("fullhouse.problems.practice").joinpath("spoiled.txt").read_text(encoding="ascii")
    by_technique: dict[str, tuple[Spoiled, ...]] = {}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        technique, code, candidate = line.split()
        name, symbol = candidate.split("=")
        one = Spoiled(technique, unpack(code), NINE.cell(name), Symbol(int(symbol)))
        by_technique[technique] = (*by_technique.get(technique, ()), one)
    return by_technique


MOST_POSITIONS = 12
"""Exercises that are tried before a technique is said to have no look-alike."""
FEWEST_LINKS = 3
"""Links of a chain from an assumption that is worth following."""
IN_A_HOUSE: dict[str, tuple[House, ...]] = {"slide": BLOCKS, "block_crossing": BLOCKS, "crossing": LINES}
"""Ways that look for the only place of a digit in a house; a second place spoils them."""
WITHOUT = ("full_house", "nested_net")
"""Techniques that nothing looks like: the last gap is plain to see, and whatever is wrong fails in a net with
cases, so that none can be spoiled."""
BY_GIVENS = "avoidable_rectangle"
"""It rests on digits that were found: a given spoils it."""
EVERYWHERE = ("bug", "bug_n")
"""Patterns of all empty cells: a third digit in any of them spoils them."""
IN_A_CELL = ("elimination", "exclusion")
"""Ways that look for the only digit of a cell; a second digit spoils them."""


class LookAlike(msgspec.Struct, frozen=True):
    """A position, what it looks like, and the candidate (or given) without which it would be that."""

    technique: str
    problem: str
    position: Position
    spoiler: Candidate
    step: Step | None
    """The step that would hold without the spoiler; None for the ways that place a digit."""
    house: House | None = None
    """The house in which a digit has two places."""
    place: Candidate | None = None
    """Where the digit really goes, for the ways that place one."""

    @property
    def is_by_given(self) -> bool:
        return self.technique == BY_GIVENS


def look_alike(technique: str, seed: int) -> LookAlike:
    """The look-alike of a seed; BadInput where a technique has none, as the last gap has.

    >>> look_alike("x_wing", 1).technique
    'x_wing'
    """
    if technique in WITHOUT:
        raise BadInput("technique-without-look-alike", technique=technique)
    chance = Chance(seed)
    if technique in kept():
        return _kept(technique, chance)
    for number in range(MOST_POSITIONS):
        exercised = exercise(technique, seed + number)
        candidates = list(_spoiled(exercised)) or list(_almost(exercised, chance))
        if candidates:
            return chance.choice(candidates)
    raise BadInput("technique-without-look-alike", technique=technique)


def _kept(technique: str, chance: Chance) -> LookAlike:
    """One of the file, in a disguise."""
    spoiled = chance.choice(kept()[technique]).disguised(chance)
    position = where_stuck(spoiled.problem, technique)
    step = None if position is None else without(position, spoiled)
    assert position is not None
    assert step is not None
    return LookAlike(technique, spoiled.problem, position, (spoiled.cell, spoiled.symbol), step)


def _spoiled(exercised: Exercise) -> Iterator[LookAlike]:
    if exercised.technique == BY_GIVENS:
        return _given_corners(exercised)
    if exercised.technique in IN_A_HOUSE:
        return _second_places(exercised)
    if exercised.technique in IN_A_CELL:
        return _second_digits(exercised)
    return _extra_candidates(exercised)


def _second_places(exercised: Exercise) -> Iterator[LookAlike]:
    """Digits with two places in a house."""
    position, solution = Position.of(exercised.position.grid), solve(exercised.problem)
    for house in IN_A_HOUSE[exercised.technique]:
        for symbol in range(1, 10):
            places = position.places(Symbol(symbol), house)
            if len(places) == 2:
                right, wrong = sorted(places, key=lambda cell: int(solution[cell]) != symbol)
                spoiler, place = (wrong, Symbol(symbol)), (right, Symbol(symbol))
                yield LookAlike(exercised.technique, exercised.problem, position, spoiler, None, house, place)


def _second_digits(exercised: Exercise) -> Iterator[LookAlike]:
    """Cells with two digits."""
    position, solution = Position.of(exercised.position.grid), solve(exercised.problem)
    for cell in position.with_size(2):
        right = Symbol(int(solution[cell]))
        (wrong,) = (symbol for symbol in position.candidates(cell) if symbol != right)
        yield LookAlike(
            exercised.technique, exercised.problem, position, (cell, wrong), None, None, (cell, right)
        )


def _given_corners(exercised: Exercise) -> Iterator[LookAlike]:
    """The exercise with one more given: a corner of the rectangle that was found before."""
    position, step, problem = exercised.position, exercised.step, exercised.problem
    for cell in step.the("floor").cells:
        symbol = position.grid.symbols[cell]
        given = Position(position.grid, position.masks, (position.givens or 0) | 1 << cell)
        concluded = {one for other in search.all_steps(given, step.technique) for one in conclusions(other)}
        if concluded.isdisjoint(conclusions(step)):
            with_clue = f"{problem[:cell]}{symbol}{problem[cell + 1 :]}"
            yield LookAlike(exercised.technique, with_clue, given, (cell, Symbol(symbol)), step)


def _extra_candidates(exercised: Exercise) -> Iterator[LookAlike]:
    """The exercise with one candidate that fits by sight added again, where its step then no longer holds."""
    position, step = exercised.position, exercised.step
    if step.nets:
        return
    by_sight = Position.of(position.grid)
    for cell, symbol in _close_to(step, position, by_sight):
        masks = list(position.masks)
        masks[cell] |= 1 << symbol
        spoiled = Position(position.grid, tuple(masks), position.givens)
        concluded = {one for other in search.all_steps(spoiled, step.technique) for one in conclusions(other)}
        if concluded.isdisjoint(conclusions(step)):
            yield LookAlike(exercised.technique, exercised.problem, spoiled, (cell, symbol), step)


def conclusions(step: Step) -> tuple[Candidate, ...]:
    """What a step places or removes; no technique with look-alikes does both."""
    return step.places or step.removes


def _almost(exercised: Exercise, chance: Chance) -> Iterator[LookAlike]:
    """The exercise itself, where another step would hold if one candidate were not there; at most one."""
    position, technique, solution = exercised.position, exercised.technique, solve(exercised.problem)
    if technique in EVERYWHERE:
        return
    known = {one for step in search.all_steps(position, technique) for one in step.removes}
    wrong = [
        (cell, symbol)
        for cell in sorted(position.open)
        for symbol in position.candidates(cell)
        if int(solution[cell]) != symbol
    ]
    for cell, symbol in chance.shuffled(wrong):
        masks = list(position.masks)
        masks[cell] &= ~(1 << symbol)
        steps = search.all_steps(Position(position.grid, tuple(masks), position.givens), technique)
        new = [step for step in steps if step.removes and known.isdisjoint(step.removes) and not step.places]
        if new:
            step = min(
                new, key=lambda step: (bool(step.nets) and links_of(step) < FEWEST_LINKS, links_of(step))
            )
            yield LookAlike(technique, exercised.problem, position, (cell, symbol), step)
            return


def _close_to(step: Step, position: Position, by_sight: Position) -> Iterator[Candidate]:
    """Candidates that went earlier: of the pattern's digits, in its cells, houses and those of its links."""
    symbols = {symbol for one in step.parts for symbol in one.symbols} | {one.symbol for one in step.chain}
    cells = {cell for one in step.parts for cell in one.cells}
    houses = {one.house for one in step.parts if one.house is not None}
    houses |= {house for link in step.chain for cell in link.cells for house in houses_of(cell)}
    near = position.open if step.technique in EVERYWHERE else cells.union(*(HOUSES[h] for h in houses))
    symbols = set(SYMBOLS) if step.technique in EVERYWHERE else symbols
    for cell in sorted(near):
        for symbol in sorted(symbols):
            if by_sight.masks[cell] >> symbol & 1 and not position.masks[cell] >> symbol & 1:
                yield cell, symbol
