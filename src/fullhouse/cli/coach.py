"""What the coach says about one problem, and exercises."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo, encoded
from fullhouse.cli.language import Json, option_help, spoken_language
from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import unwritable
from fullhouse.words import say

if TYPE_CHECKING:
    from fullhouse.coach.position import Position
    from fullhouse.problems.problem import Problem


_LONGEST_NAME = 255


def problem_in(text: str) -> "Problem":
    """The problem with all that is written in it. Raises BadInput for several, or for none.

    >>> str(problem_in("https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79").givens)[:9]
    '53..7....'
    """
    from fullhouse.facade.arguments import problems_in  # noqa: PLC0415
    from fullhouse.problems.problem import Problem  # noqa: PLC0415
    from fullhouse.sudoku.grid import Grid  # noqa: PLC0415

    if re.fullmatch("[0-9.]*", text):
        return Problem(givens=Grid.parse(text))
    is_file = len(text) <= _LONGEST_NAME and Path(text).is_file()
    problems = problems_in(Path(text) if is_file else text)
    if len(problems) > 1:
        raise BadInput("several-problems", count=len(problems))
    return problems[0]


ENDING = ".svg"


def is_folder(path: Path) -> bool:
    """Whether a path names a folder for many pictures: one that is there, or a name without an ending."""
    return path.is_dir() or not path.suffix


def check_ending(path: Path | None) -> None:
    """BadInput for the name of another kind of file, before anything is computed."""
    if path is not None and not is_folder(path) and path.suffix.lower() != ENDING:
        raise BadInput("picture-ending", path=str(path))


def write_picture(file: Path, drawing: str) -> None:
    """Writes a drawing to a file, in a folder that is made if need be; BadInput where that cannot be."""
    try:
        file.parent.mkdir(exist_ok=True)
        file.write_text(drawing, encoding="utf-8")
    except OSError as error:
        raise unwritable(file, error) from None


def hint_command(
    problem: Annotated[str, Argument(help=option_help("hint", "problem"), show_default=False)],
    *,
    stage: Annotated[int, Option("--stage", help=option_help("hint", "stage"))] = 3,
    lang: Annotated[str, Option("--lang", help=option_help("hint", "lang"))] = "",
    svg: Annotated[Path | None, Option("--svg", help=option_help("hint", "svg"))] = None,
    grid: Annotated[str, Option("--grid", help=option_help("hint", "grid"))] = "",
    notes: Annotated[str, Option("--notes", help=option_help("hint", "notes"))] = "",
    way: Annotated[str, Option("--way", help=option_help("hint", "way"), suggests="techniques")] = "",
    unique: Annotated[bool, Option("--unique", help=option_help("hint", "unique"))] = False,
    everything: Annotated[bool, Option("--all", help=option_help("hint", "all"))] = False,
    json: Json = False,
) -> None:
    """`hint PROBLEM [--stage 1|2|3] [--way deduction] [--all] [--svg FILE]`: the next step, or all."""
    from fullhouse.coach.hint import hint  # noqa: PLC0415
    from fullhouse.coach.mistakes import candidates_noted  # noqa: PLC0415
    from fullhouse.coach.pictures.picture import picture  # noqa: PLC0415
    from fullhouse.coach.position import Position, read_notes  # noqa: PLC0415
    from fullhouse.core.ids import Cell  # noqa: PLC0415
    from fullhouse.sudoku.grid import Grid  # noqa: PLC0415

    if stage not in (1, 2, 3):
        raise BadInput("bad-stage", value=stage)
    tongue = spoken_language(lang)
    check_ending(svg)
    given = problem_in(problem)
    start = given.givens
    if not start.filled:
        raise BadInput("problem-is-empty")
    now = Grid.parse(grid) if grid else given.filled()
    own = read_notes(notes) or {
        Cell(cell): symbols for cell, symbols in enumerate(given.candidates) if symbols
    }
    advice = hint(start, grid=now, notes=own, language=tongue, unique=unique, way=way)
    position = Position.of(now, candidates_noted(now, own), start)
    if everything and advice.step is not None:
        _tell_all_steps(position, tongue, unique=unique, json=json)
        return
    document = {
        "kind": advice.kind,
        "stages": advice.stages[:stage],
        "step": advice.step if stage == 3 else None,
    }
    echo(encoded(document) if json else advice.stages[stage - 1])
    if svg is not None:
        write_picture(svg, picture(position, advice.step, title=advice.stages[stage - 1]))


def _tell_all_steps(position: "Position", language: str, *, unique: bool, json: bool) -> None:
    """A line for each technique with all that it concludes; or a JSON document for each step."""

    from fullhouse.coach.analyst import groups, write_effect  # noqa: PLC0415
    from fullhouse.coach.speech import capital, telling_name  # noqa: PLC0415

    for group in groups(position, unique=unique):
        if json:
            for step in group.steps:
                echo(encoded(step))
        else:
            name = capital(telling_name(group.technique, language))
            echo(f"{name} ({len(group.steps)}): {'; '.join(map(write_effect, group.steps))}")


def explain_command(  # noqa: PLR0917
    problem: Annotated[str, Argument(help=option_help("explain", "problem"), show_default=False)],
    lang: Annotated[str, Option("--lang", help=option_help("explain", "lang"))] = "",
    unique: Annotated[bool, Option("--unique", help=option_help("explain", "unique"))] = False,
    only: Annotated[
        int | None, Option("--step", show_default=False, help=option_help("explain", "step"))
    ] = None,
    svg: Annotated[Path | None, Option("--svg", help=option_help("explain", "svg"))] = None,
    without: Annotated[str, Option("--without", help=option_help("explain", "without"))] = "",
    shortest: Annotated[bool, Option("--shortest", help=option_help("explain", "shortest"))] = False,
    costs: Annotated[bool, Option("--costs", help=option_help("explain", "costs"))] = False,
    json: Json = False,
) -> None:
    """`explain PROBLEM [--step 3] [--without x_wing] [--shortest] [--costs]`: the whole way."""
    import msgspec  # noqa: PLC0415

    from fullhouse.coach import analyst  # noqa: PLC0415
    from fullhouse.coach.pictures.picture import picture  # noqa: PLC0415
    from fullhouse.coach.position import Position  # noqa: PLC0415
    from fullhouse.coach.speech import booklet_of, capital, compose, tell  # noqa: PLC0415
    from fullhouse.solver import solutions  # noqa: PLC0415

    tongue = spoken_language(lang)
    check_ending(svg)
    grid = problem_in(problem).givens
    if not grid.open:
        raise BadInput("problem-is-full")
    if not grid.filled:
        raise BadInput("problem-is-empty")
    if next(iter(solutions(grid)), None) is None:
        raise BadInput("problem-without-solution")
    position = Position.of(grid, problem=grid)
    if costs:
        _tell_costs(position, tongue, unique=unique, json=json)
        return
    order: analyst.Order = "shortest" if shortest else "easiest"
    path = analyst.path(position, order=order, without=without.replace(",", " ").split(), unique=unique)
    if only is not None and not 1 <= only <= len(path.steps):
        raise BadInput("no-such-step", value=only, steps=len(path.steps))
    one_file = svg is not None and not is_folder(svg)
    for number, step in enumerate(path.steps, start=1):
        if only in (None, number):
            spoken = tell(step, tongue)
            way = booklet_of(step.technique, tongue)
            name = spoken.name if way is None else f"{spoken.name} ({way})"
            line = compose("cli-explain-line", tongue, n=number, name=capital(name), proof=spoken.proof)
            document = {"n": number, "name": name, "proof": spoken.proof, **msgspec.to_builtins(step)}
            echo(encoded(document) if json else line)
            if svg is not None and (not one_file or number == (only or 1)):
                file = svg if one_file else svg / f"{number:03}.svg"
                write_picture(file, picture(position, step, title=line))
        position = position.after(step)
    if not only and json:
        echo(encoded({"grid": str(position.grid), "stop": path.stop}))
    elif not only:
        echo(str(position.grid))
        echo(say(f"coach-{path.stop}", tongue))


def _tell_costs(position: "Position", language: str, *, unique: bool, json: bool) -> None:
    """What it costs to do without each technique of the way."""

    from fullhouse.coach.analyst import Cost, costs  # noqa: PLC0415
    from fullhouse.coach.speech import capital, compose, telling_name  # noqa: PLC0415

    def line(cost: Cost) -> str:
        name = capital(telling_name(cost.technique, language))
        if cost.stop != "solved":
            return compose("cli-explain-needed", language, name=name)
        facts = {"name": name, "steps": cost.steps, "hardest": telling_name(cost.hardest, language)}
        if cost.more <= 0:
            return compose("cli-explain-no-harder", language, **facts)
        return compose("cli-explain-cost", language, more=cost.more, **facts)

    for cost in costs(position, unique=unique):
        echo(encoded(cost) if json else line(cost))


def practice_command(
    technique: Annotated[
        str, Argument(help=option_help("practice", "technique"), show_default=False, suggests="techniques")
    ],
    *,
    seed: Annotated[int, Option("--seed", help=option_help("practice", "seed"))] = 1,
    answer: Annotated[str, Option("--answer", help=option_help("practice", "answer"))] = "",
    show: Annotated[bool, Option("--show", help=option_help("practice", "show"))] = False,
    svg: Annotated[Path | None, Option("--svg", help=option_help("practice", "svg"))] = None,
    json: Annotated[bool, Option("--json", help=option_help("practice", "json"))] = False,
    lang: Annotated[str, Option("--lang", help=option_help("practice", "lang"))] = "",
) -> None:
    """`practice TECHNIQUE [--seed 1] [--answer c3-5] [--show] [--svg FILE]`: find the step yourself."""
    from fullhouse.coach.analyst import technique_named  # noqa: PLC0415
    from fullhouse.coach.pictures.picture import picture  # noqa: PLC0415
    from fullhouse.coach.position import write_notes  # noqa: PLC0415
    from fullhouse.coach.speech import capital, compose, tell  # noqa: PLC0415
    from fullhouse.problems.practice.exercise import DEDUCTION, exercise  # noqa: PLC0415
    from fullhouse.problems.practice.judge import judge, read_answer  # noqa: PLC0415

    tongue = spoken_language(lang)
    check_ending(svg)
    given = read_answer(answer)
    task = exercise(technique if technique == DEDUCTION else technique_named(technique).name, seed)
    position = task.position
    spoken = tell(task.step, tongue)
    if json:
        echo(encoded(task))
    elif answer:
        echo(judge(task, given, tongue).text)
    else:
        echo(compose("practice-find", tongue, name=spoken.name, idea=capital(spoken.idea)))
        echo(task.grid)
        echo(write_notes({cell: position.candidates(cell) for cell in sorted(position.open)}))
    if show:
        echo(spoken.proof)
    if svg is not None:
        write_picture(svg, picture(position, task.step if show else None, title=spoken.name))
