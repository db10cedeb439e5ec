"""A hint for a player: their mistake first, else the easiest step, in three stages and six languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.choice import links_of, shortest_step, step_by, techniques_by
from fullhouse.coach.geometry import House
from fullhouse.coach.mistakes import Clash, Mistake, Notes, candidates_noted, find_mistake
from fullhouse.coach.position import Position
from fullhouse.coach.sentences import stages as sentences
from fullhouse.coach.sentences.sentence import At, Facts, In, Sentence
from fullhouse.coach.speech import (
    Phrase,
    TreeBranch,
    compose,
    first_look,
    name_of,
    phrases,
    tell,
    tell_tree,
    text,
    text_of,
    way_name,
)
from fullhouse.coach.step import Step
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.solver import solutions
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from fullhouse.sudoku.reading import GridLike, grid_on
from fullhouse.words import say

Kind = Literal["step", "mistake", "solved", "stuck", "budget", "no-way"]


class Hint(msgspec.Struct, frozen=True):
    """What to tell in three stages: where to look, what to look for, the whole proof."""

    kind: Kind
    stages: tuple[str, str, str]
    step: Step | None = None
    mistake: Mistake | None = None
    position: Position | None = None
    """What the step was found in: the grid with the candidates that the notes leave."""
    phrases: tuple[Phrase, ...] = ()
    """The last stage once more, cut where it speaks of the board."""
    tree: TreeBranch | None = None
    """Of a net, all that the last stage does not tell."""
    links: int = 0
    """How long a chain or a net is."""
    where: tuple[Phrase, ...] = ()
    """The first stage once more, like the last."""

    def phrases_of(self, stage: int) -> tuple[Phrase, ...]:
        """A stage cut where it speaks of the board; empty for the second, which speaks of no part of it."""
        return (self.where, (), self.phrases)[stage - 1]


def hint(
    problem: GridLike,
    *,
    grid: GridLike | None = None,
    notes: Notes | None = None,
    history: Sequence[Cell] = (),
    language: str = "en",
    unique: bool = False,
    budget: int = search.BUDGET,
    last: Cell | None = None,
    way: str = "",
) -> Hint:
    """The hint for a player who has come from the problem as far as their grid and notes.

    `last` is the cell where they did something last: of equal steps, the nearest is told. `way` is the one to
    follow, one of the booklet's or a technique: its step is told although an easier one may be there.

    >>> found = hint("12345678." + "." * 72)
    >>> found.stages[0], found.stages[2]
    ('Look in row 1.', 'There is one empty cell left in row 1, and only the 9 is missing. So i1 is 9.')
    """
    problem = grid_on(NINE, problem)
    grid = problem if grid is None else grid_on(NINE, grid)
    must_belong(problem, grid)
    if way:
        techniques_by(way)  # an unknown one is refused whatever the grid
    if next(iter(solutions(problem)), None) is None:
        raise BadInput("problem-without-solution")
    mistake = find_mistake(problem, grid, notes, history)
    if mistake is not None:
        return _about(mistake, language)
    position = Position.of(grid, candidates_noted(grid, notes or {}), problem)
    stop, step = shortest_step(position, unique=unique, budget=budget, last=last)
    if step is None:
        end: Kind = "solved" if stop == "solved" else "budget" if stop == "budget" else "stuck"
        sentence = say(f"coach-{end}", language)
        return Hint(end, (sentence, sentence, sentence))
    if not way:
        return hint_of(position, step, language)
    followed = step_by(position, way, unique=unique, last=last, budget=budget)
    return hint_of(position, followed, language) if followed else _without(way, step, language)


def _without(way: str, easiest: Step, language: str) -> Hint:
    """There is no step of the way that is followed; what there is instead is named."""
    names = {"way": way_name(way, language), "name": name_of(easiest.technique, language)}
    sentence = compose("coach-no-way", language, **names)
    return Hint("no-way", (sentence, sentence, sentence))


def hint_of(position: Position, step: Step, language: str = "en") -> Hint:
    """A step as a hint."""
    words, look = tell(step, language), first_look(step, language)
    length = links_of(step) if step.chain or step.nets else 0
    stages = words.where, words.what, text_of(look)
    tree = tell_tree(step, language)
    where = phrases([sentences(step).where], language)
    return Hint("step", stages, step, position=position, phrases=look, tree=tree, links=length, where=where)


def _about(mistake: Mistake, language: str) -> Hint:
    staged = mistake_stages(mistake)
    where, what, proof = (text(stage, language) for stage in staged)
    tree = None if mistake.why is None else tell_tree(mistake.why, language)
    first, last = phrases(staged[0], language), phrases(staged[2], language)
    return Hint("mistake", (where, what, proof), mistake=mistake, phrases=last, tree=tree, where=first)


def must_belong(problem: Grid, grid: Grid) -> None:
    """The grid has to hold the problem's givens."""
    for cell in NINE.cells_in(problem.filled):
        if grid.symbols[cell] != problem.symbols[cell]:
            raise BadInput("not-from-problem", cell=NINE.name(cell), symbol=problem.symbols[cell])


def mistake_stages(mistake: Mistake) -> tuple[tuple[Sentence, ...], ...]:
    """Something in this block; then where; then why, and the way back."""
    facts: Facts = {"cell": At((mistake.cell,)), "digit": mistake.symbol}
    where = Sentence("mistake-where", {"in": In(mistake.block)})
    if mistake.kind == "note":
        what = Sentence("mistake-what-note", {"cell": facts["cell"]})
        proof = [Sentence("mistake-note", {"cell": facts["cell"]})]
    else:
        what = Sentence("mistake-what-digit", facts)
        proof = [Sentence(f"mistake-{mistake.kind}", facts)]
    if mistake.kind == "clash":
        proof = [Sentence("mistake-clash", {**facts, "seen": At(mistake.seen)})]
    if mistake.clash is not None:
        proof.append(_clash(mistake.clash))
    elif mistake.kind == "digit":
        proof.append(Sentence("mistake-cases"))
    key = "mistake-back-note" if mistake.kind == "note" else "mistake-back"
    return (where,), (what,), (*proof, Sentence(key, {"erase": At(mistake.erase)}))


def _clash(clash: Clash) -> Sentence:
    """What the wrong digit leads to in the end."""
    key = f"mistake-then-{clash.end}"
    if clash.digit:
        return Sentence(key, {"digit": clash.digit, "in": In(House(clash.at))})
    return Sentence(key, {"cell": At((Cell(clash.at),))})
