"""`fullhouse hint PROBLEM [--stage 1|2|3] [--way deduction] [--all] [--svg FILE]`: the next step, or all."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.given import problem_in
from fullhouse.cli.language import Json, option_help, spoken_language
from fullhouse.cli.pictures import check_ending, write_picture
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.coach.position import Position


def command(
    problem: Annotated[str, Argument(help=option_help("hint", "problem"), show_default=False)],
    *,
    stage: Annotated[int, Option("--stage", help=option_help("hint", "stage"))] = 3,
    lang: Annotated[str, Option("--lang", help=option_help("hint", "lang"))] = "",
    svg: Annotated[Path | None, Option("--svg", help=option_help("hint", "svg"))] = None,
    grid: Annotated[str, Option("--grid", help=option_help("hint", "grid"))] = "",
    notes: Annotated[str, Option("--notes", help=option_help("hint", "notes"))] = "",
    way: Annotated[str, Option("--way", help=option_help("hint", "way"))] = "",
    unique: Annotated[bool, Option("--unique", help=option_help("hint", "unique"))] = False,
    everything: Annotated[bool, Option("--all", help=option_help("hint", "all"))] = False,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.hint import hint  # noqa: PLC0415
    from fullhouse.coach.mistakes import candidates_noted  # noqa: PLC0415
    from fullhouse.coach.notes import read_notes  # noqa: PLC0415
    from fullhouse.coach.pictures.picture import picture  # noqa: PLC0415
    from fullhouse.coach.position import Position  # noqa: PLC0415
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
        _tell_all(position, tongue, unique=unique, json=json)
        return
    document = {
        "kind": advice.kind,
        "stages": advice.stages[:stage],
        "step": advice.step if stage == 3 else None,
    }
    echo(msgspec.json.encode(document).decode() if json else advice.stages[stage - 1])
    if svg is not None:
        write_picture(svg, picture(position, advice.step, title=advice.stages[stage - 1]))


def _tell_all(position: "Position", language: str, *, unique: bool, json: bool) -> None:
    """A line for each technique with all that it concludes; or a JSON document for each step."""
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.analysis.steps import groups, write_effect  # noqa: PLC0415
    from fullhouse.coach.speech import capital, telling_name  # noqa: PLC0415

    for group in groups(position, unique=unique):
        if json:
            for step in group.steps:
                echo(msgspec.json.encode(step).decode())
        else:
            name = capital(telling_name(group.technique, language))
            echo(f"{name} ({len(group.steps)}): {'; '.join(map(write_effect, group.steps))}")
