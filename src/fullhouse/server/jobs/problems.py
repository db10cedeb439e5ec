"""Problems checked, graded, made to order and practised on."""

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from fullhouse.coach.hint import hint_of
from fullhouse.coach.pictures.hint_drawing import hint_drawing
from fullhouse.coach.rating import Grade
from fullhouse.coach.speech import tell_tree, text_of
from fullhouse.coach.techniques import by_name
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.problems.booklet import figure
from fullhouse.problems.custom import USUAL, made_to_order, made_with
from fullhouse.problems.formats import read, read_unchecked
from fullhouse.problems.levels import LEVELS, level_name, show_level
from fullhouse.problems.practice.comparison import example, imitation
from fullhouse.problems.practice.exercise import Exercise, exercise, graded
from fullhouse.problems.practice.judge import judge, read_answer
from fullhouse.problems.practice.look_alike import WITHOUT
from fullhouse.problems.problem import Problem
from fullhouse.problems.search import Card, Wanted, rows_like
from fullhouse.server.api.coach_shapes import (
    AskJudge,
    AskLookAlike,
    AskPractice,
    CheckedProblem,
    FoundProblem,
    FoundProblems,
    Grading,
    ImportedProblems,
    ImportFault,
    LookAlikeShape,
    MadeProblem,
    OrderProblem,
    PracticeShape,
    ProblemText,
    SearchProblems,
    VerdictShape,
)
from fullhouse.server.api.new_table import level_of, opened
from fullhouse.server.api.shapes import NewTable
from fullhouse.server.errors import Unavailable, sent
from fullhouse.server.jobs.budget import is_spent
from fullhouse.solver import canonical, solve
from fullhouse.solver.generate import is_symmetric
from fullhouse.sudoku.board import NINE
from fullhouse.words import language_for

MOST_SHOWN = 30
"""Matches of a search that are sent at once."""


def check(body: bytes) -> bytes:
    """Whether this is a problem, in whatever format it was pasted, and how hard it is."""
    asked = msgspec.json.decode(body, type=ProblemText)
    return msgspec.json.encode(_checked(read(asked.problem)[0], asked.language, with_se=True))


def imported(body: bytes) -> bytes:
    """All problems of a text; where not all can be read, line by line, with what is wrong with the others."""
    asked = msgspec.json.decode(body, type=ProblemText)
    good: list[Problem] = []
    faults: list[ImportFault] = []
    try:
        good = read(asked.problem)
    except BadInput as whole:
        lines = asked.problem.splitlines()
        if len(lines) < 2:
            raise whole from None
        for number, line in enumerate(lines, start=1):
            if not line.strip() or line.startswith("#"):
                continue
            try:
                good += read(line)
            except BadInput as error:
                faults.append(ImportFault(number, error.code, sent(error.facts)))
        if not good:
            raise whole from None
    problems = tuple(_checked(problem, asked.language) for problem in good)
    return msgspec.json.encode(ImportedProblems(problems, tuple(faults)))


def grids(body: bytes) -> bytes:
    """The grids that a text is about, solvable or not; none where nothing can be read."""
    text = msgspec.json.decode(body, type=ProblemText).problem
    problems: list[Problem] = []
    for part in (text, *(text.splitlines() if "\n" in text else ())):
        with suppress(BadInput):
            problems += read_unchecked(part)
    return msgspec.json.encode(list(dict.fromkeys(str(problem.filled()) for problem in problems)))


def _checked(problem: Problem, language: str, *, with_se: bool = False) -> CheckedProblem:
    givens = str(problem.givens)
    grading = _grading(show_level(givens, language_for(language)).grade, language, with_se=with_se)
    count = problem.givens.filled.bit_count()
    return CheckedProblem(problem.title[:200], problem=givens, givens=count, grading=grading)


def form(body: bytes) -> bytes:
    """The form of a grid's only solution, by which fair play knows it again; empty where it has none."""
    try:
        return canonical(solve(body.decode())).encode()
    except BadInput:
        return b""


def search(body: bytes) -> bytes:
    """The problems of the library that are as wanted."""
    asked = msgspec.json.decode(body, type=SearchProblems)
    wanted = Wanted(
        level=asked.level,
        technique=asked.technique,
        as_hardest=asked.as_hardest,
        symmetry=asked.symmetry,
        clues=asked.clues,
        score=asked.score,
    )
    matches = list(rows_like(wanted))
    shown = (Card.of(*match) for match in matches[asked.start : asked.start + MOST_SHOWN])
    cards = (
        FoundProblem(
            id=f"{card.level}-{card.number}",
            problem=card.problem,
            level=card.level,
            number=card.number,
            clues=card.clues,
            score=card.score,
            se=card.se,
            hardest=card.hardest,
            symmetries=card.symmetries,
        )
        for card in shown
    )
    return msgspec.json.encode(FoundProblems(tuple(cards), len(matches)))


def make(body: bytes) -> bytes:
    """A new problem made to order; the seed has been chosen."""
    asked = msgspec.json.decode(body, type=OrderProblem)
    seed = asked.seed or 0
    if asked.technique is None:
        level = LEVELS[asked.level - 1]
        made = made_to_order(level, symmetry=asked.symmetry or USUAL, seed=seed, gives_up=is_spent)
    else:
        made = made_with(asked.technique, symmetry=asked.symmetry, seed=seed, gives_up=is_spent)
    if made is None:
        raise Unavailable("problem-not-made", level=asked.level)
    givens = len(made.problem) - made.problem.count(".")
    grading = _grading(made.grade, asked.language, with_se=True)
    symmetry = asked.symmetry or (USUAL if is_symmetric(made.problem, USUAL) else "none")
    return msgspec.json.encode(
        MadeProblem(symmetry, seed, problem=made.problem, givens=givens, grading=grading)
    )


def level(body: bytes) -> bytes:
    """The level of the problem that a new table brings, after checking all of the table."""
    asked = msgspec.json.decode(body, type=NewTable)
    graded = level_of(asked)
    opened(asked, "", Seconds(0), 0, graded)
    return msgspec.json.encode(graded)


def _grading(grade: Grade, language: str, *, with_se: bool = False) -> Grading:
    name = level_name(grade.level, language_for(language))
    return Grading(
        grade.level,
        name,
        grade.score,
        grade.hardest,
        grade.solved_by_logic,
        dict(grade.counts),
        grade.se if with_se else None,
    )


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
        is_single=by_name()[asked_exercise.technique].level == 1,
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
    shape = VerdictShape(right=verdict.right, text=verdict.text, phrases=verdict.phrases)
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
