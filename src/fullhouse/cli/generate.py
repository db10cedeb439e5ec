"""`fullhouse generate [--level L|--clues N|--score N] --number N --seed S`: problems to order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Annotated, cast

from fullhouse.cli.frame.arguments import Option
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import STANDARD, Out, as_json, progress, written
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.solver import Symmetry


def command(  # noqa: PLR0917
    level: Annotated[int | None, Option(help=option_help("generate", "level"), show_default=False)] = None,
    number: Annotated[int, Option(help=option_help("generate", "number"))] = 1,
    clues: Annotated[int | None, Option(help=option_help("generate", "clues"), show_default=False)] = None,
    score: Annotated[int | None, Option(help=option_help("generate", "score"), show_default=False)] = None,
    seed: Annotated[int, Option(help=option_help("generate", "seed"))] = 0,
    symmetry: Annotated[str, Option(help=option_help("generate", "symmetry"))] = "none",
    side: Annotated[int, Option(help=option_help("generate", "side"))] = 9,
    threads: Annotated[int, Option(help=option_help("generate", "threads"))] = 1,
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
    out: Out = STANDARD,
) -> None:
    from fullhouse.solver import few_clues, generate, hard  # noqa: PLC0415

    wishes = {"--level": level, "--clues": clues, "--score": score}
    wished = [name for name, wish in wishes.items() if wish is not None]
    wished += ["--symmetry"] * (symmetry != "none") + ["--side"] * (side != 9)
    if len(wished) > 1 and (clues is not None or score is not None):
        raise BadInput("wishes-together", options=wished)
    made: Iterator[str]
    if clues is not None:
        made = few_clues(number, clues=clues, seed=seed, threads=threads)
    elif score is not None:
        made = hard(
            number, score=score, rate=partial(_scores_of, threads=threads), seed=seed, threads=threads
        )
    else:
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


def _scores_of(problems: list[str], *, threads: int) -> list[int]:
    from fullhouse.coach.grading.rating import rate_many  # noqa: PLC0415

    return [grade.score for grade in rate_many(problems, threads=threads)]
