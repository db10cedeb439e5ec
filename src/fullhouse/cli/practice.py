"""`fullhouse practice TECHNIQUE [--seed 1] [--answer c3-5] [--show] [--svg FILE]`: find the step yourself."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import option_help, spoken_language
from fullhouse.cli.pictures import check_ending, write_picture


def command(
    technique: Annotated[str, Argument(help=option_help("practice", "technique"), show_default=False)],
    *,
    seed: Annotated[int, Option("--seed", help=option_help("practice", "seed"))] = 1,
    answer: Annotated[str, Option("--answer", help=option_help("practice", "answer"))] = "",
    show: Annotated[bool, Option("--show", help=option_help("practice", "show"))] = False,
    svg: Annotated[Path | None, Option("--svg", help=option_help("practice", "svg"))] = None,
    json: Annotated[bool, Option("--json", help=option_help("practice", "json"))] = False,
    lang: Annotated[str, Option("--lang", help=option_help("practice", "lang"))] = "",
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.analysis.steps import technique_named  # noqa: PLC0415
    from fullhouse.coach.notes import write_notes  # noqa: PLC0415
    from fullhouse.coach.pictures.picture import picture  # noqa: PLC0415
    from fullhouse.coach.speech import capital, compose, tell  # noqa: PLC0415
    from fullhouse.problems.practice.exercise import exercise  # noqa: PLC0415
    from fullhouse.problems.practice.judge import judge, read_answer  # noqa: PLC0415

    tongue = spoken_language(lang)
    check_ending(svg)
    given = read_answer(answer)
    task = exercise(technique_named(technique).name, seed)
    position = task.position
    told = tell(task.step, tongue)
    if json:
        echo(msgspec.json.encode(task).decode())
    elif answer:
        echo(judge(task, given, tongue).text)
    else:
        echo(compose("practice-find", tongue, name=told.name, idea=capital(told.idea)))
        echo(task.grid)
        echo(write_notes({cell: position.candidates(cell) for cell in sorted(position.open)}))
    if show:
        echo(told.proof)
    if svg is not None:
        write_picture(svg, picture(position, task.step if show else None, title=told.name))
