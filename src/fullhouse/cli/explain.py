"""`fullhouse explain PROBLEM [--step 3] [--without x_wing] [--shortest] [--costs]`: the whole way."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.given import problem_in
from fullhouse.cli.language import Json, option_help, spoken_language
from fullhouse.cli.pictures import check_ending, is_folder, write_picture
from fullhouse.core.errors import BadInput
from fullhouse.words import say

if TYPE_CHECKING:
    from fullhouse.coach.position import Position


def command(  # noqa: PLR0917
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
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.analysis import paths  # noqa: PLC0415
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
    order: paths.Order = "shortest" if shortest else "easiest"
    path = paths.path(position, order=order, without=without.replace(",", " ").split(), unique=unique)
    if only is not None and not 1 <= only <= len(path.steps):
        raise BadInput("no-such-step", value=only, steps=len(path.steps))
    one_file = svg is not None and not is_folder(svg)
    for number, step in enumerate(path.steps, start=1):
        if only in (None, number):
            told = tell(step, tongue)
            way = booklet_of(step.technique, tongue)
            name = told.name if way is None else f"{told.name} ({way})"
            line = compose("cli-explain-line", tongue, n=number, name=capital(name), proof=told.proof)
            document = {"n": number, "name": name, "proof": told.proof, **msgspec.to_builtins(step)}
            echo(msgspec.json.encode(document).decode() if json else line)
            if svg is not None and (not one_file or number == (only or 1)):
                file = svg if one_file else svg / f"{number:03}.svg"
                write_picture(file, picture(position, step, title=line))
        position = position.after(step)
    if not only and json:
        echo(msgspec.json.encode({"grid": str(position.grid), "stop": path.stop}).decode())
    elif not only:
        echo(str(position.grid))
        echo(say(f"coach-{path.stop}", tongue))


def _tell_costs(position: "Position", language: str, *, unique: bool, json: bool) -> None:
    """What it costs to do without each technique of the way."""
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.analysis.paths import Cost, costs  # noqa: PLC0415
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
        echo(msgspec.json.encode(cost).decode() if json else line(cost))
