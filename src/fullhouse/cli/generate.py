"""`fullhouse generate [--level L|--needs T|--clues N|--score N] --number N --seed S`: problems to order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

from fullhouse.cli.batch.files import STANDARD, written
from fullhouse.cli.batch.resume import Making, last_making, remove_mark, set_mark
from fullhouse.cli.batch.tables import Columns, is_table
from fullhouse.cli.frame.arguments import Option
from fullhouse.cli.frame.progress import progress
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import Engine, Out, Resume, Scheduler, Threads, as_json, map_on
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.solver import Symmetry

TRIES, PORTION = 2048, 4096
"""Problems that a worker of a cluster tries at a time, and a thread here at most."""

Block = tuple[int, list[str]]
"""How many were tried, and those that are as they were wished."""


def generate_command(  # noqa: PLR0917
    level: Annotated[int | None, Option(help=option_help("generate", "level"), show_default=False)] = None,
    number: Annotated[int, Option(help=option_help("generate", "number"))] = 1,
    clues: Annotated[int | None, Option(help=option_help("generate", "clues"), show_default=False)] = None,
    score: Annotated[int | None, Option(help=option_help("generate", "score"), show_default=False)] = None,
    needs: Annotated[
        str | None, Option(help=option_help("generate", "needs"), show_default=False, suggests="techniques")
    ] = None,
    seed: Annotated[int, Option(help=option_help("generate", "seed"))] = 0,
    symmetry: Annotated[
        str | None, Option(help=option_help("generate", "symmetry"), show_default=False)
    ] = None,
    size: Annotated[int, Option(help=option_help("generate", "size"))] = 9,
    threads: Threads = None,
    json: Annotated[bool, Option("--json", help=option_help("rate", "json"))] = False,
    out: Out = STANDARD,
    engine: Engine = "local",
    scheduler: Scheduler = "",
    resume: Resume = False,
) -> None:
    """`generate [--level L|--needs T|--clues N|--score N] --number N --seed S`: problems to order."""
    from fullhouse.problems.custom import USUAL, levels_of, scores_of  # noqa: PLC0415
    from fullhouse.solver import few_clues, generate, hard  # noqa: PLC0415

    if number < 1:
        raise BadInput("bad-number", field="number", value=number, least=1)
    symmetry = None if symmetry is None else symmetry.replace("_", "-")
    cores = threads or os.cpu_count() or 1
    wishes = {"--level": level, "--clues": clues, "--score": score}
    wished = [name for name, wish in wishes.items() if wish is not None]
    wished += ["--symmetry"] * (symmetry is not None) + ["--size"] * (size != 9)
    alone = [*["--clues"] * (clues is not None), *["--score"] * (score is not None)]
    if needs is not None and (engine != "local" or resume or size != 9 or alone):
        apart = [
            *alone,
            *["--engine"] * (engine != "local"),
            *["--resume"] * resume,
            *["--size"] * (size != 9),
        ]
        raise BadInput("wishes-together", options=["--needs", *apart])
    if engine != "local" and (clues is not None or score is not None):
        raise BadInput("wishes-together", options=["--engine", *wished])
    if len(wished) > 1 and (clues is not None or score is not None):
        raise BadInput("wishes-together", options=wished)
    if resume and (clues is not None or score is not None):
        raise BadInput("wishes-together", options=["--resume", *wished])
    asked = f"{number} {seed} {level} {symmetry or USUAL} {size} {json}"
    making = last_making(out, asked) if resume else Making(asked)
    blocks: Iterator[Block]
    if needs is not None:
        blocks = map(_one, _needing(needs, level, symmetry, seed))
    elif clues is not None:
        blocks = map(_one, few_clues(number, clues=clues, seed=seed, threads=cores))
    elif score is not None:
        rate = partial(scores_of, threads=cores)
        blocks = map(_one, hard(number, score=score, rate=rate, seed=seed, threads=cores))
    else:
        make = partial(
            generate,
            level=level,
            rate_many=partial(levels_of, threads=cores if engine == "local" else 1),
            seed=seed,
            symmetry=cast("Symmetry", symmetry or USUAL),
            side=size,
        )
        make(number)  # refuses what cannot be
        on = map_on(engine, scheduler)
        least, most = (1, PORTION * cores) if on is map else (TRIES, TRIES)
        wanted = number - making.made if level is None else None
        tries = _tries(making.tries, least, most, wanted)
        blocks = iter(on(partial(_block, partial(make, threads=cores if on is map else 1)), tries))
    _write(blocks, number, making, out, seed if json or is_table(out) else None, is_noted=resume)


def _needing(technique: str, level: int | None, symmetry: str | None, seed: int) -> Iterator[str]:
    from fullhouse.coach.analyst import technique_named  # noqa: PLC0415
    from fullhouse.problems.custom import many_with  # noqa: PLC0415
    from fullhouse.problems.levels import LEVELS  # noqa: PLC0415
    from fullhouse.solver import SYMMETRIES  # noqa: PLC0415

    if symmetry is not None and symmetry not in SYMMETRIES:
        raise BadInput("unknown-symmetry", name=symmetry, allowed=list(SYMMETRIES))
    if level is not None and level not in LEVELS:
        raise BadInput("bad-level", value=level, allowed=list(LEVELS))
    return many_with(technique_named(technique).name, level, symmetry, seed)


def _write(
    blocks: Iterator[Block], number: int, making: Making, out: Path, seed: int | None, *, is_noted: bool
) -> None:
    """As many as are wanted, a block at a time; with a seed as JSON."""
    columns: Columns = {"problem": "text", "seed": "int"}
    is_shown = True if out != STANDARD else None
    with (
        written(out, making.written if is_noted else None, columns) as target,
        progress(number, is_wanted=is_shown) as advance,
    ):
        advance(making.made)
        while making.made < number:
            tries, made = next(blocks)
            some = made[: number - making.made]
            lines = some if seed is None else as_json(some, "seed", [seed] * len(some))
            text = "".join(f"{line}\n" for line in lines).encode()
            target.write(text)
            target.flush()
            making = Making(
                making.asked, making.tries + tries, making.made + len(some), making.written + len(text)
            )
            if is_noted:
                set_mark(out, making)
            advance(len(some))
    if is_noted:
        remove_mark(out)


def _one(problem: str) -> Block:
    return 0, [problem]


def _tries(start: int, least: int, most: int, wanted: int | None) -> Iterator[tuple[int, int]]:
    """The first try and the number of tries of each block: few at first, so that one comes at once.

    >>> list(_tries(0, 1, 4, 9))
    [(0, 1), (1, 2), (3, 4), (7, 2)]
    """
    number = least
    while wanted is None or wanted > 0:
        number = number if wanted is None else min(number, wanted)
        yield start, number
        start += number
        wanted = None if wanted is None else wanted - number
        number = min(2 * number, most)


def _block(make: Callable[..., Iterator[str]], tries: tuple[int, int]) -> Block:
    """What each try gives depends on its number alone, so that blocks can be made anywhere."""
    start, number = tries
    return number, list(make(None, start=start, tries=number))
