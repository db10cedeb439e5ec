"""The digits that somebody can prove with the coach's techniques up to the hardest one they know."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.search import with_bars
from fullhouse.coach.step import Candidate, Step
from fullhouse.coach.techniques import techniques
from fullhouse.games import AnyGame
from fullhouse.sudoku.grid import Grid

MOST_STEPS = 40
"""How many steps that only rule candidates out are followed before a digit has to be found."""


def is_solving(game: AnyGame, view: Any) -> bool:
    """Whether a problem is solved, alone or together, and nobody counts points."""
    shared = view.to_move is None or len(view.scores) == 1
    return game.problem(view) is not None and shared


def needs_proof(game: AnyGame, view: Any) -> bool:
    """Whether a digit that fits may still be wrong."""
    return is_solving(game, view) or bool(view.options.is_judged_by_solution)


@lru_cache(maxsize=512)
def proved_digits(board: str, hardest: str) -> Mapping[Candidate, str]:
    """Cells and their digits, each with the technique that shows it; "" for the hardest knows all.

    Empty for a board that is wrong or asks for more than these techniques.

    >>> proved_digits("12345678." + "." * 72, "full_house")
    {(8, 9): 'full_house'}
    """
    position = Position.of(Grid.parse(board))
    if position.is_broken():
        return {}
    for _ in range(MOST_STEPS):
        proved: dict[Candidate, str] = {}
        for technique in _placing(hardest):
            for step in search.all_steps(position, technique):
                for place in step.places:
                    proved.setdefault(place, technique)
        if proved:
            return proved
        _, easiest = search.next_step(position, deepest=hardest or None)
        if easiest is None or easiest.places:
            return {} if easiest is None else dict.fromkeys(easiest.places, easiest.technique)
        position = position.after(easiest)
    return {}


def steps_to(board: str, digit: Candidate) -> tuple[Step, ...]:
    """The steps by which a digit can be proved on a board: the last one places it. Empty where none do.

    >>> from fullhouse.core.ids import Cell, Symbol
    >>> [step.technique for step in steps_to("12345678." + "." * 72, (Cell(8), Symbol(9)))]
    ['full_house']
    """
    position = Position.of(Grid.parse(board))
    before: list[Step] = []
    while len(before) < MOST_STEPS and not position.is_broken():
        for technique in _placing(""):
            for step in search.all_steps(position, technique):
                if digit in step.places:
                    return (*before, with_bars(position, step))
        _, easiest = search.next_step(position)
        if easiest is None or easiest.places:
            return (*before, easiest) if easiest is not None and digit in easiest.places else ()
        before.append(easiest)
        position = position.after(easiest)
    return ()


@cache
def _placing(hardest: str) -> tuple[str, ...]:
    """The techniques that place digits by themselves: those of the first level, as far as they are known."""
    names = [technique.name for technique in techniques() if technique.level == 1]
    return tuple(names[: names.index(hardest) + 1]) if hardest in names else tuple(names)
