"""`fullhouse league GAME --bots a,b,… --games N`: a round robin of bots, with intervals and ratings."""

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

from fullhouse.cli.language import language, option_help
from fullhouse.core.causes.excerpts import unreadable_part
from fullhouse.core.errors import BadInput
from fullhouse.words import say


def command(  # noqa: PLR0917
    game: Annotated[str, typer.Argument(help=option_help("league", "game"), show_default=False)],
    bots: Annotated[str, typer.Option(help=option_help("league", "bots"))] = "beginner,casual,club",
    games: Annotated[int, typer.Option(help=option_help("league", "games"))] = 100,
    seats: Annotated[int, typer.Option(help=option_help("league", "seats"))] = 2,
    seed: Annotated[int, typer.Option(help=option_help("league", "seed"))] = 1,
    options: Annotated[str, typer.Option(help=option_help("play-out", "options"))] = "{}",
    engine: Annotated[Literal["local", "dask"], typer.Option(help=option_help("league", "engine"))] = "local",
    address: Annotated[str, typer.Option(help=option_help("league", "address"))] = "",
    out: Annotated[Path, typer.Option(help=option_help("league", "out"))] = Path("league"),
    json: Annotated[bool, typer.Option("--json", help=option_help("league", "json"))] = False,
) -> None:
    import msgspec  # noqa: PLC0415
    from rich.progress import track  # noqa: PLC0415

    from fullhouse.bots.league import engines  # noqa: PLC0415
    from fullhouse.bots.league.plan import Plan  # noqa: PLC0415
    from fullhouse.bots.league.plot import svg  # noqa: PLC0415
    from fullhouse.bots.league.season import Season  # noqa: PLC0415
    from fullhouse.bots.league.standing import standing  # noqa: PLC0415

    try:
        import openskill  # noqa: F401, PLC0415
    except ImportError:
        raise BadInput("extra-missing", extra="league", package="openskill") from None
    try:
        given = msgspec.json.decode(options.encode(errors="replace"))
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(
            "options-not-json", value=options, detail=unreadable_part(options.encode(errors="replace"), error)
        ) from None
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    season = Season(Plan(game, names, games, seats, seed, given), out.with_suffix(".jsonl"))
    left = season.left
    played = season.play(
        (lambda plan, units: engines.dask(plan, units, address or None))
        if engine == "dask"
        else (lambda plan, units: engines.local(plan, units, os.cpu_count() or 1))
    )
    for _ in track(played, say("cli-league-playing", language()), total=len(left), disable=json or not left):
        pass
    result = standing(season.plan, season.finished.values())
    out.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
    out.with_suffix(".svg").write_text(svg(result), encoding="utf-8")
    if json:
        typer.echo(msgspec.json.encode(result).decode())
        return
    for row in result.rows:
        typer.echo(
            f"{row.bot:12} {100 * row.won.mean:5.1f} ± {100 * row.won.within:4.1f} %  "
            f"{row.points.mean:7.1f} ± {row.points.within:4.1f}  "
            f"{row.rating:5.1f} ± {2 * row.rating_error:4.1f}"
        )
    for duel in result.duels:
        typer.echo(f"{duel.one} – {duel.other}: {100 * duel.won.mean:.1f} ± {100 * duel.won.within:.1f} %")
