"""Positions that look like a technique and are not: one candidate more spoils the pattern."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fullhouse.coach import search
from fullhouse.coach.geometry import BLOCKS, HOUSES, LINES, House, houses_of
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Step
from fullhouse.coach.techniques import by_name
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Symbol
from fullhouse.problems.practice.exercise import Exercise
from fullhouse.problems.practice.supply import exercise
from fullhouse.solver import solve

MOST_POSITIONS = 12
"""Exercises that are tried before a technique is said to have no look-alike."""
IN_A_HOUSE: dict[str, tuple[House, ...]] = {"slide": BLOCKS, "block_crossing": BLOCKS, "crossing": LINES}
"""Ways that look for the only place of a digit in a house; a second place spoils them."""
WITHOUT = (
    "full_house", "avoidable_rectangle", "exocet", "sk_loop", "multi_sector", "tridagon", "kraken_fish",
    "forcing_chain", "forcing_net", "nested_net",
)  # fmt: skip
"""Techniques that nothing looks like: the last gap, what only a given spoils, what comes before anything is
ruled out, whatever is assumed."""
EVERYWHERE = ("bug", "bug_n")
"""Patterns of all empty cells: a third digit in any of them spoils them."""
IN_A_CELL = ("elimination", "exclusion")
"""Ways that look for the only digit of a cell; a second digit spoils them."""


class LookAlike(msgspec.Struct, frozen=True):
    """A position, what it looks like, and the candidate without which it would be that."""

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


def look_alike(technique: str, seed: int) -> LookAlike:
    """The look-alike of a seed; BadInput where a technique has none, as nets have.

    >>> look_alike("x_wing", 1).technique
    'x_wing'
    """
    if technique in WITHOUT:
        raise BadInput("technique-without-look-alike", technique=technique)
    chance = Chance(seed)
    for number in range(MOST_POSITIONS):
        exercised = exercise(technique, seed + number)
        candidates = list(_spoiled(exercised)) or list(_almost(exercised, chance))
        if candidates:
            return chance.choice(candidates)
    raise BadInput("technique-without-look-alike", technique=technique)


def _spoiled(exercised: Exercise) -> Iterator[LookAlike]:
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
        concluded = {one for other in _steps(spoiled, step.technique) for one in conclusions(other)}
        if concluded.isdisjoint(conclusions(step)):
            yield LookAlike(exercised.technique, exercised.problem, spoiled, (cell, symbol), step)


def conclusions(step: Step) -> tuple[Candidate, ...]:
    """What a step places or removes; no technique with look-alikes does both."""
    return step.places or step.removes


def _almost(exercised: Exercise, chance: Chance) -> Iterator[LookAlike]:
    """The exercise itself, where another step would hold if one candidate were not there; at most one."""
    position, technique, solution = exercised.position, exercised.technique, solve(exercised.problem)
    if exercised.step.nets or technique in EVERYWHERE:
        return
    known = {one for step in _steps(position, technique) for one in step.removes}
    wrong = [
        (cell, symbol)
        for cell in sorted(position.open)
        for symbol in position.candidates(cell)
        if int(solution[cell]) != symbol
    ]
    for cell, symbol in chance.shuffled(wrong):
        masks = list(position.masks)
        masks[cell] &= ~(1 << symbol)
        for step in _steps(Position(position.grid, tuple(masks), position.givens), technique):
            if step.removes and known.isdisjoint(step.removes) and not step.places:
                yield LookAlike(technique, exercised.problem, position, (cell, symbol), step)
                return


def _steps(position: Position, technique: str) -> list[Step]:
    if search.COMPILED:
        return search.all_steps(position, technique)
    return list(by_name()[technique].find(position))


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
