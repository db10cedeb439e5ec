"""Whether an answer to an exercise is the step asked for, and why not."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.search import with_bars
from fullhouse.coach.speech import Phrase, first_look, name_of, remark, text_of
from fullhouse.coach.step import Candidate, Step
from fullhouse.coach.techniques import by_name
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.problems.practice.exercise import Exercise, known
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE

Reason = Literal[
    "right", "more", "nothing", "filled", "no-candidate", "not-there", "must-stay", "another-way"
]  # fmt: skip


class Answer(msgspec.Struct, frozen=True):
    """Digits that a player places, candidates that they take out."""

    places: tuple[Candidate, ...] = ()
    removes: tuple[Candidate, ...] = ()


def read_answer(text: str) -> Answer:
    """An answer as people type it: `c3=5` places a digit, `c3-58` takes candidates out.

    >>> read_answer("a1=5 b2-79")
    Answer(places=((0, 5),), removes=((10, 7), (10, 9)))
    """
    places: list[Candidate] = []
    removes: list[Candidate] = []
    for word in text.replace(",", " ").split():
        match = re.fullmatch(r"([a-i][1-9])(?:=([1-9])|-([1-9]+))", word)
        if match is None:
            raise BadInput("bad-answer", value=word)
        cell = NINE.cell(match[1])
        places += ((cell, Symbol(int(digit))) for digit in match[2] or "")
        removes += ((cell, Symbol(int(digit))) for digit in match[3] or "")
    return Answer(tuple(places), tuple(removes))


class Verdict(msgspec.Struct, frozen=True):
    right: bool
    reason: Reason
    phrases: tuple[Phrase, ...]
    """Why or why not, cut where it speaks of the board."""
    step: Step | None = None
    """The step that shows it, where the answer is right."""
    missing: tuple[Candidate, ...] = ()
    """What else this step concludes."""

    @property
    def text(self) -> str:
        return text_of(self.phrases)


def judge(exercise: Exercise, answer: Answer, language: str = "en") -> Verdict:
    """An answer is right if it is all or part of the conclusion of some step of the technique."""
    position = exercise.position
    wrong = _mistake(exercise, position, answer, language)
    if wrong is not None:
        return wrong
    given = {*((True, *one) for one in answer.places), *((False, *one) for one in answer.removes)}
    steps = _steps(exercise, position, answer)
    unshown = sorted(given - {one for step in steps for one in _conclusions(step)})
    name = name_of(exercise.technique, language)
    if unshown:
        _, cell, symbol = unshown[0]
        return _verdict("another-way", language, (cell, symbol), name=name)
    step = max(steps, key=lambda step: (len(_conclusions(step) & given), -len(_conclusions(step))))
    missing = tuple(sorted((cell, symbol) for _, cell, symbol in _conclusions(step) - given))
    reason: Reason = "more" if missing else "right"
    phrases = remark(f"practice-{reason}", language, within=first_look(step, language))
    return Verdict(True, reason, phrases, step, missing)


def _mistake(exercise: Exercise, position: Position, answer: Answer, language: str) -> Verdict | None:
    """The verdict for an answer that is wrong whatever the technique."""
    solution = solve(exercise.problem)
    if not answer.places and not answer.removes:
        return Verdict(False, "nothing", remark("practice-nothing", language))
    for cell, symbol in (*answer.places, *answer.removes):
        if position.grid.symbols[cell]:
            return _verdict("filled", language, (cell, symbol))
        if not position.masks[cell] >> symbol & 1:
            return _verdict("no-candidate", language, (cell, symbol))
    for cell, symbol in answer.places:
        if int(solution[cell]) != symbol:
            step = search.refute(position, cell, symbol)
            why = () if step is None else first_look(step, language)
            return _verdict("not-there", language, (cell, symbol), why)
    for cell, symbol in answer.removes:
        if int(solution[cell]) == symbol:
            return _verdict("must-stay", language, (cell, symbol))
    return None


def _verdict(
    reason: Reason, language: str, candidate: Candidate, why: tuple[Phrase, ...] = (), **facts: str
) -> Verdict:
    cell, symbol = candidate
    phrases = remark(f"practice-{reason}", language, cell, why, digit=symbol, **facts)
    return Verdict(False, reason, phrases)


def _steps(exercise: Exercise, position: Position, answer: Answer) -> list[Step]:
    """All steps of the technique; of nets, the easiest and those that refute what the answer takes out."""
    wanted, own = known(exercise.technique), exercise.step
    if not own.nets or not wanted.is_graded:
        return [with_bars(position, step) for step in search.all_steps(position, wanted.name)]
    steps = [own]
    for cell, symbol in answer.removes:
        step = search.refute(position, cell, symbol)
        if step is not None and by_name()[step.technique].weight <= wanted.weight:
            steps.append(step)
    return steps


def _conclusions(step: Step) -> set[tuple[bool, Cell, Symbol]]:
    return {*((True, *one) for one in step.places), *((False, *one) for one in step.removes)}
