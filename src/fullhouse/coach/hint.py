"""A hint for a player: their mistake first, else the easiest step, in three stages and six languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.mistakes import Mistake, Notes, find_mistake
from fullhouse.coach.position import Position
from fullhouse.coach.speak import capital, cell_names, compose, house_words, tell
from fullhouse.coach.step import Step
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.solver import solutions
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.words import say

Kind = Literal["step", "mistake", "solved", "stuck", "budget"]


class Hint(msgspec.Struct, frozen=True):
    """What to tell in three stages: where to look, what to look for, the whole proof."""

    kind: Kind
    stages: tuple[str, str, str]
    step: Step | None = None
    mistake: Mistake | None = None


def hint(
    problem: Grid,
    *,
    grid: Grid | None = None,
    notes: Notes | None = None,
    history: Sequence[Cell] = (),
    language: str = "en",
    unique: bool = False,
    budget: int = search.BUDGET,
) -> Hint:
    """The hint for a player who has come from the problem as far as their grid and notes.

    >>> told = hint(Grid.parse("12345678." + "." * 72))
    >>> told.stages[0], told.stages[2]
    ('Look in row 1.', 'There is one empty cell left in row 1, and only the 9 is missing. So i1 is 9.')
    """
    grid = problem if grid is None else grid
    _must_belong(problem, grid)
    if next(iter(solutions(problem)), None) is None:
        raise BadInput("problem-without-solution")
    mistake = find_mistake(problem, grid, notes, history)
    if mistake is not None:
        return Hint("mistake", tell_mistake(problem, grid, mistake, language), mistake=mistake)
    position = Position.of(grid, notes)
    stop, step = search.next_step(position, unique=unique, budget=budget)
    if stop == "broken":  # each note could be right, but not all of them together: speak of the tiles alone
        position = Position.of(grid)
        stop, step = search.next_step(position, unique=unique, budget=budget)
    if step is None:
        end: Kind = "solved" if stop == "solved" else "budget" if stop == "budget" else "stuck"
        text = say(f"coach-{end}", language)
        return Hint(end, (text, text, text))
    told = tell(position, step, language)
    return Hint("step", (told.where, told.what, told.proof), step=step)


def _must_belong(problem: Grid, grid: Grid) -> None:
    """The grid has to hold the problem's givens."""
    for cell in NINE.cells_in(problem.filled):
        if grid.symbols[cell] != problem.symbols[cell]:
            raise BadInput("not-from-problem", cell=NINE.name(cell), symbol=problem.symbols[cell])


def tell_mistake(problem: Grid, grid: Grid, mistake: Mistake, language: str = "en") -> tuple[str, str, str]:
    """Something in this block; then where; then why, and the way back."""
    cell, digit = NINE.name(mistake.cell), mistake.symbol
    where = say("coach-mistake-where", language, **{"in": house_words(mistake.block, language)})
    kind = "note" if mistake.kind == "note" else "digit"
    what = compose(f"coach-mistake-what-{kind}", language, cell=cell, digit=digit)
    why = ""
    if mistake.kind == "digit" and mistake.why is not None:
        before = problem
        for other in NINE.cells_in(grid.filled):
            if other not in mistake.erase and other != mistake.cell and not before.symbols[other]:
                before = before.put(other, _symbol(grid, other))
        told = tell(Position.of(before), mistake.why, language).proof
        why = told
    seen = cell_names(mistake.seen)
    proof = compose(f"coach-mistake-{mistake.kind}", language, cell=cell, digit=digit, seen=seen, why=why)
    back = say("coach-mistake-back", language, erase=cell_names(mistake.erase))
    return capital(where), capital(what), f"{capital(proof).strip()} {back}"


def _symbol(grid: Grid, cell: Cell) -> Symbol:
    return Symbol(grid.symbols[cell])
