"""`fullhouse explain PROBLEM [--lang fr]`: the whole way to the solution, step by step."""

from typing import Annotated

import typer

from fullhouse.cli.language import option_help, spoken_language
from fullhouse.core.errors import BadInput
from fullhouse.words import say


def command(
    problem: Annotated[str, typer.Argument(help=option_help("explain", "problem"), show_default=False)],
    lang: Annotated[str, typer.Option("--lang", help=option_help("explain", "lang"))] = "",
    unique: Annotated[bool, typer.Option("--unique", help=option_help("explain", "unique"))] = False,
) -> None:
    from fullhouse.coach.position import Position  # noqa: PLC0415
    from fullhouse.coach.search import solve_path  # noqa: PLC0415
    from fullhouse.coach.speak import booklet_of, capital, compose, tell  # noqa: PLC0415
    from fullhouse.solver import solutions  # noqa: PLC0415
    from fullhouse.sudoku.grid import Grid  # noqa: PLC0415

    tongue = spoken_language(lang)
    grid = Grid.parse(problem)
    if not grid.open:
        raise BadInput("problem-is-full")
    if not grid.filled:
        raise BadInput("problem-is-empty")
    if next(iter(solutions(grid)), None) is None:
        raise BadInput("problem-without-solution")
    position = Position.of(grid)
    path = solve_path(position, unique=unique)
    for number, step in enumerate(path.steps, start=1):
        told = tell(step, tongue)
        way = booklet_of(step.technique, tongue)
        name = told.name if way is None else f"{told.name} ({way})"
        typer.echo(compose("cli-explain-line", tongue, n=number, name=capital(name), proof=told.proof))
        position = position.after(step)
    typer.echo(str(position.grid))
    typer.echo(say(f"coach-{path.stop}", tongue))
