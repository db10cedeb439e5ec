"""Positions to practise a technique on, and answers to them judged by the coach."""

import msgspec
from msgspec.structs import replace

from fullhouse.coach.hint import hint_of
from fullhouse.coach.pictures.hint_drawing import hint_drawing
from fullhouse.coach.speech import tell_tree, text_of
from fullhouse.core.chance import Chance
from fullhouse.problems.booklet import figure
from fullhouse.problems.practice.comparison import example, imitation
from fullhouse.problems.practice.exercise import Exercise, exercise, graded
from fullhouse.problems.practice.judge import judge, read_answer
from fullhouse.problems.practice.look_alike import WITHOUT
from fullhouse.server.api.coach_shapes import (
    AskJudge,
    AskLookAlike,
    AskPractice,
    LookAlikeShape,
    PracticeShape,
    VerdictShape,
)
from fullhouse.sudoku.board import NINE
from fullhouse.words import language_for

LAST = 3
"""The stage that tells the whole step."""


def practice(body: bytes) -> bytes:
    """A position to find a technique in, and as much about its step as the stage tells."""
    asked = msgspec.json.decode(body, type=AskPractice)
    seed = graded(asked.technique, asked.seed, asked.rank) if asked.rank and not asked.figure else asked.seed
    asked_exercise = _asked(asked.technique, seed, asked.figure, asked.link)
    position, step = asked_exercise.position, asked_exercise.step
    hint = hint_of(position, step, language_for(asked.language))
    shape = PracticeShape(
        technique=asked_exercise.technique,
        seed=seed,
        problem=asked_exercise.problem,
        grid=asked_exercise.grid,
        notes={NINE.name(cell): position.candidates(cell) for cell in sorted(position.open)},
        is_placed=bool(step.places),
        text=hint.stages[asked.stage - 1] if asked.stage else "",
        drawing=hint_drawing(hint, asked.stage) if asked.stage else None,
        phrases=hint.phrases_of(asked.stage) if asked.stage else (),
        tree=hint.tree if asked.stage == LAST else None,
        figure=asked.figure,
        link=asked.link,
        links=len(figure(asked.figure).links) if asked.figure else 1,
    )
    return msgspec.json.encode(shape)


def _asked(technique: str, seed: int, number: int, link: int) -> Exercise:
    """The exercise of a seed, or a link of a figure of the booklet."""
    if not number:
        return exercise(technique, seed)
    return figure(number).link(link)


def judged(body: bytes) -> bytes:
    """Whether an answer is the step asked for, and why or why not."""
    asked = msgspec.json.decode(body, type=AskJudge)
    given = read_answer(asked.answer)
    asked_exercise = _asked(asked.technique, asked.seed, asked.figure, asked.link)
    language = language_for(asked.language)
    verdict = judge(asked_exercise, given, language)
    shape = VerdictShape(verdict.right, verdict.text, None, verdict.phrases)
    if verdict.step is not None:
        hint = hint_of(asked_exercise.position, verdict.step, language)
        shape = replace(shape, drawing=hint_drawing(hint, LAST), tree=hint.tree)
    return msgspec.json.encode(shape)


def compared(body: bytes) -> bytes:
    """A position that is an example of a technique, or only looks like one; the seed says which."""
    asked = msgspec.json.decode(body, type=AskLookAlike)
    language = language_for(asked.language)
    is_example = bool(Chance(asked.seed).below(2)) and asked.technique not in WITHOUT
    shown = example(asked.technique, asked.seed) if is_example else imitation(asked.technique, asked.seed)
    position, sentence = shown.position, shown.phrases(language)
    shape = LookAlikeShape(
        technique=asked.technique,
        seed=asked.seed,
        problem=shown.problem,
        grid=str(position.grid),
        notes={NINE.name(cell): position.candidates(cell) for cell in sorted(position.open)},
        drawing=shown.pattern,
        digit=shown.digit,
        spoiler=None if shown.spoiler is None else NINE.name(shown.spoiler),
        text=text_of(sentence),
        phrases=sentence,
        tree=None if shown.step is None else tell_tree(shown.step, language),
        answer=shown.answer,
    )
    return msgspec.json.encode(shape)
