"""`fullhouse generate --level L --number N --seed S`: problems made to order, a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, cast

from fullhouse.cli.frame.arguments import Option
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import STANDARD, Out, as_json, progress, written

if TYPE_CHECKING:
    from fullhouse.solver import Symmetry


def command(  # noqa: PLR0917
    level: Annotated[int | None, Option(help=option_help("generate", "level"), show_default=False)] = None,
    number: Annotated[int, Option(help=option_help("generate", "number"))] = 1,
    seed: Annotated[int, Option(help=option_help("generate", "seed"))] = 0,
    symmetry: Annotated[str, Option(help=option_help("generate", "symmetry"))] = "none",
    side: Annotated[int, Option(help=option_help("generate", "side"))] = 9,
    threads: Annotated[int, Option(help=option_help("generate", "threads"))] = 1,
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
    out: Out = STANDARD,
) -> None:
    from fullhouse.solver.generate import generate  # noqa: PLC0415

    made = generate(
        number,
        level=level,
        rate=None if level is None else _level_of,
        seed=seed,
        symmetry=cast("Symmetry", symmetry),
        side=side,
        threads=threads,
    )
    with written(out) as target, progress(number) as advance:
        for problem in made:
            (line,) = as_json([problem], "seed", [seed]) if json else [problem]
            target.write(f"{line}\n".encode())
            advance(1)


def _level_of(problem: str) -> int:
    from fullhouse.coach.grading.rating import rate  # noqa: PLC0415

    return rate(problem).level
