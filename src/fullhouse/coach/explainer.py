"""The number that people quote: Sudoku Explainer's published scale, on a path of our own finders.

At each moment the lowest rated step is taken; the highest of these ratings is the number. Patterns have fixed
ratings; chains and nets add a tenth for each bound that their length passes. Explainer's own search differs
where chains are long, so numbers above 6 may differ by some tenths (docs/decisions/coach.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from fullhouse.coach import search
from fullhouse.coach.geometry import ALL, HOUSES, is_block
from fullhouse.coach.position import SYMBOLS, Position
from fullhouse.coach.step import Candidate, Step
from fullhouse.sudoku.grid import Grid

FIXED = {
    "pointing": 2.6, "claiming": 2.8, "naked_pair": 3.0, "x_wing": 3.2, "hidden_pair": 3.4,
    "naked_triple": 3.6, "swordfish": 3.8, "hidden_triple": 4.0, "skyscraper": 4.0, "two_string_kite": 4.1,
    "turbot_fish": 4.2, "xy_wing": 4.2, "empty_rectangle": 4.3, "xyz_wing": 4.4, "unique_rectangle": 4.5,
    "naked_quad": 5.0, "jellyfish": 5.2, "hidden_quad": 5.4, "bug": 5.6,
}  # fmt: skip
"""Patterns, the lowest first."""

DIRECT = {"pointing": 1.7, "claiming": 1.9, "hidden_pair": 2.0, "hidden_triple": 2.5}
"""The same where a hidden single follows at once."""

CHAINS = {"x_chain": 6.5, "xy_chain": 6.5, "aic": 7.0, "forcing_chain": 7.0}
NAKED_SINGLE, CASES, NET, NESTED = 2.3, 8.0, 8.5, 9.5
ENDS = 2
"""What goes counts at both ends of a chain."""
Rated = tuple[float, list[Step]]


@lru_cache(maxsize=4096)
def se_number(problem: str) -> float:
    """The number of a problem with one solution, from 1.0 on.

    >>> se_number("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    1.2
    """
    position, highest = Position.of(Grid.parse(problem)), 1.0
    while position.open and not position.is_broken():
        rated = _lowest(position)
        if rated is None:
            break
        rating, steps = rated
        highest = max(highest, rating)
        position = _after_all(position, steps)
    return round(highest, 1)


def _lowest(position: Position) -> Rated | None:
    looks: Iterable[Callable[[Position], Rated | None]] = (_hidden, _direct, _fixed, _chain, _net, _nested)
    return next((rated for look in looks if (rated := look(position)) is not None), None)


def _after_all(position: Position, steps: list[Step]) -> Position:
    places = dict(candidate for step in steps for candidate in step.places)
    removes = {candidate for step in steps for candidate in step.removes}
    return position.after(Step("", tuple(places.items()), tuple(removes)))


def _hidden_singles(position: Position) -> Iterator[tuple[float, Candidate]]:
    """The only place of a digit: the last cell of a house, in a block, in a row or column."""
    for house in ALL:
        is_last = len(position.open & HOUSES[house]) == 1
        for symbol in SYMBOLS:
            places = position.places(symbol, house)
            if len(places) == 1:
                yield 1.0 if is_last else 1.2 if is_block(house) else 1.5, (places[0], symbol)


def _hidden(position: Position) -> Rated | None:
    singles = list(_hidden_singles(position))
    if not singles:
        return None
    lowest = min(rating for rating, _ in singles)
    return lowest, [Step("", places=(one,)) for rating, one in singles if rating == lowest]


def _direct(position: Position) -> Rated | None:
    """Locked digits, pairs and triples that show a hidden single at once; and naked singles between them."""
    for technique, rating in (*DIRECT.items(), ("", NAKED_SINGLE)):
        if rating == DIRECT["hidden_triple"]:
            naked = [(cell, position.candidates(cell)[0]) for cell in position.with_size(1)]
            if naked:
                return NAKED_SINGLE, [Step("", places=(one,)) for one in naked]
        if not technique:
            return None
        for step in search.all_steps(position, technique):
            single = _shown_at_once(position, step)
            if single is not None:
                return rating, [Step("", places=(single,))]
    return None


def _shown_at_once(position: Position, step: Step) -> Candidate | None:
    """A hidden single that a step shows in a house like the one it starts from; a hidden set, in that one."""
    after = position.after(step)
    start = step.parts[0].house
    assert start is not None
    symbols = {symbol for _, symbol in step.removes}
    is_set = step.technique.startswith("hidden")
    for house in (start,) if is_set else ALL[start // 9 * 9 : start // 9 * 9 + 9]:
        for symbol in symbols:
            places = after.places(symbol, house)
            if len(places) == 1:
                return places[0], symbol
    return None


def _fixed(position: Position) -> Rated | None:
    for technique, rating in FIXED.items():
        steps = search.all_steps(position, technique)
        if steps:
            return rating, steps
    return None


def _chain(position: Position) -> Rated | None:
    """The lowest rated chain, or net of chains; cases of a cell or a house are rated as cases."""
    rated: list[tuple[float, Step]] = []
    for technique, base in CHAINS.items():
        for step in search.all_steps(position, technique):
            is_cases = bool(step.nets) and step.nets[0].end != "twice"
            length = len(step.chain) + ENDS if step.chain else step.nets[0].size()
            rated.append((round((CASES if is_cases else base) + added(length), 1), step))
    return _lowest_of(rated)


def _net(position: Position) -> Rated | None:
    steps = search.all_steps(position, "forcing_net")
    return _lowest_of([(round(NET + added(step.nets[0].size()), 1), step) for step in steps])


def _nested(position: Position) -> Rated | None:
    steps = search.all_steps(position, "nested_net")
    return _lowest_of([(round(NESTED + added(step.nets[0].size()), 1), step) for step in steps])


def _lowest_of(rated: list[tuple[float, Step]]) -> Rated | None:
    if not rated:
        return None
    rating = min(rating for rating, _ in rated)
    return rating, [step for one, step in rated if one == rating]


def added(length: int) -> float:
    """What the length of a chain adds: a tenth for each of the bounds 4, 6, 8, 12, 16, 24 … that it passes.

    >>> added(6), added(7), added(30)
    (0.0, 0.1, 0.6)
    """
    tenths, bound, is_odd = 0, 4, False
    while length - 2 > bound:
        tenths += 1
        bound = bound * 4 // 3 if is_odd else bound * 3 // 2
        is_odd = not is_odd
    return tenths / 10
