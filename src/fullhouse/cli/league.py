"""`fullhouse league GAME --bots a,b,… --games N`: a round robin of bots, with intervals and ratings."""

import os
from contextlib import closing
from pathlib import Path
from typing import Annotated, Literal

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import option_help
from fullhouse.cli.streams import Processes, progress


def command(  # noqa: PLR0917
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False)],
    bots: Annotated[str, Option(help=option_help("league", "bots"))] = "beginner,casual,club",
    games: Annotated[int, Option(help=option_help("league", "games"))] = 100,
    seats: Annotated[int, Option(help=option_help("league", "seats"))] = 2,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    options: Annotated[str, Option(help=option_help("play-out", "options"))] = "{}",
    engine: Annotated[Literal["local", "dask"], Option(help=option_help("league", "engine"))] = "local",
    address: Annotated[str, Option(help=option_help("league", "address"))] = "",
    out: Annotated[Path, Option(help=option_help("league", "out"))] = Path("league"),
    threads: Processes = None,
    json: Annotated[bool, Option("--json", help=option_help("league", "json"))] = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.bots.league import engines  # noqa: PLC0415
    from fullhouse.bots.league.plan import Plan, Season  # noqa: PLC0415
    from fullhouse.bots.league.standing import standing, svg  # noqa: PLC0415
    from fullhouse.cli.frame.game_options import game_options  # noqa: PLC0415
    from fullhouse.core.causes.extras import need  # noqa: PLC0415

    need("league", "openskill")
    given = game_options(options, game, seats)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    season = Season(Plan(game, names, games, seats, seed, given), out.with_suffix(".jsonl"))
    left = season.left
    played = season.play(
        (lambda plan, units: engines.dask(plan, units, address or None))
        if engine == "dask"
        else (lambda plan, units: engines.local(plan, units, threads or os.cpu_count() or 1))
    )
    with closing(played), progress(len(left), is_wanted=not json) as advance:
        for _ in played:
            advance(1)
    result = standing(season.plan, season.finished.values())
    out.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
    out.with_suffix(".svg").write_text(svg(result), encoding="utf-8")
    if json:
        echo(msgspec.json.encode(result).decode())
        return
    for row in result.rows:
        echo(
            f"{row.bot:12} {100 * row.won.mean:5.1f} ± {100 * row.won.within:4.1f} %  "
            f"{row.points.mean:7.1f} ± {row.points.within:4.1f}  "
            f"{row.rating:5.1f} ± {2 * row.rating_error:4.1f}"
        )
    for duel in result.duels:
        echo(f"{duel.one} – {duel.other}: {100 * duel.won.mean:.1f} ± {100 * duel.won.within:.1f} %")
