"""Bots and programs that play: seated, checked, and measured against each other."""

import os
from contextlib import closing
from pathlib import Path
from typing import Annotated, Literal

from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo, encoded
from fullhouse.cli.frame.progress import Processes, progress
from fullhouse.cli.language import Json, error_line, language, option_help
from fullhouse.cli.streams import Scheduler
from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason


def bot_command(  # noqa: PLR0917
    address: Annotated[str, Argument(help=option_help("bot", "address"), show_default=False)],
    code: Annotated[str, Argument(help=option_help("bot", "code"), show_default=False)],
    program: Annotated[list[str], Argument(help=option_help("bot", "program"), show_default=False)],
    name: Annotated[str, Option(help=option_help("bot", "name"), show_default=False)] = "",
    seconds: Annotated[float, Option(help=option_help("bot", "seconds"), min=0.01, max=3600)] = 10.0,
    trace: Annotated[bool, Option("--trace", help=option_help("bot", "trace"))] = False,
    json: Json = False,
) -> None:
    """`bot ADDRESS CODE -- PROGRAM …`: seat a program that speaks in lines at a table of a server."""
    import asyncio  # noqa: PLC0415

    from fullhouse.core.reasons import need  # noqa: PLC0415

    need("play", "websockets")

    from fullhouse.bots.outside.program import Program  # noqa: PLC0415
    from fullhouse.client import Gone, RefusedByServer  # noqa: PLC0415
    from fullhouse.client.outside import take_part  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    watch = (lambda way, line: echo(f"{way} {line}", err=True)) if trace else None
    try:
        with Program(program, seconds, watch) as running:
            result = asyncio.run(take_part(address, code, name or running.name, running))
    except OSError as error:
        raise BadInput("server-away", address=address, detail=_why(error)) from None
    except Gone as error:
        raise BadInput("server-away", address=address, detail=str(error)) from None
    except RefusedByServer as refusal:
        raise BadInput(refusal.code, **refusal.facts) from None
    if json:
        echo(encoded(result))
        return
    scores = ", ".join(f"{seat.name} {seat.score}" for seat in result.seats)
    echo(say("bot-finished", language(), scores=scores))


def _why(error: OSError) -> BadInput:
    """Why nobody answers: here a name is that of another machine."""
    import socket  # noqa: PLC0415

    return BadInput("no-such-host") if isinstance(error, socket.gaierror) else reason(error)


def check_bot_command(
    program: Annotated[list[str], Argument(help=option_help("bot", "program"), show_default=False)],
    game: Annotated[
        list[str] | None, Option(help=option_help("check-bot", "game"), show_default=False)
    ] = None,
    seconds: Annotated[float, Option(help=option_help("bot", "seconds"), min=0.01, max=3600)] = 10.0,
    trace: Annotated[bool, Option("--trace", help=option_help("bot", "trace"))] = False,
    json: Json = False,
) -> None:
    """`check-bot [--game GAME] -- PROGRAM …`: whether a program that plays speaks as it should."""
    from fullhouse.bots.outside.conformance import check  # noqa: PLC0415
    from fullhouse.games import built_in_ids  # noqa: PLC0415
    from fullhouse.games import game as game_of  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    games = game or list(built_in_ids())
    for name in games:
        game_of(name)
    watch = (lambda way, line: echo(f"{way} {line}", err=True)) if trace else None
    faults = 0
    for one in check(program, games, seconds, watch):
        faults += one.fault is not None
        because = "" if one.fault is None else error_line(one.fault)
        if json:
            row = {"what": one.what, **one.facts, "ok": one.fault is None, "fault": because or None}
            echo(encoded(row))
        else:
            mark = "✓" if one.fault is None else "✗"
            line = say(f"check-bot-{one.what}", language(), **one.facts)
            echo(f"{mark} {line}" + (f" {because}" if because else ""))
    if faults:
        raise Exit(1)


def ladder_command(  # noqa: PLR0917
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False, suggests="games")],
    program: Annotated[list[str], Argument(help=option_help("bot", "program"), show_default=False)],
    games: Annotated[int, Option(help=option_help("ladder", "games"), min=2, max=100_000)] = 20,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    seconds: Annotated[float, Option(help=option_help("bot", "seconds"), min=0.01, max=3600)] = 10.0,
    json: Json = False,
) -> None:
    """`ladder GAME -- PROGRAM …`: how strong a program is beside the levels of the house."""
    from fullhouse.bots.outside import ladder  # noqa: PLC0415
    from fullhouse.bots.outside.program import Program, ProgramPlayer  # noqa: PLC0415
    from fullhouse.games import game as game_of  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    game_of(game)
    with (
        Program(program, seconds) as running,
        progress(ladder.units(game, games), is_wanted=not json) as advance,
    ):
        rungs = ladder.climb(game, ProgramPlayer(running), games, seed, advance)
    if json:
        echo(encoded(rungs))
        return
    width = max(len(rung.name) for rung in rungs)
    for rung in rungs:
        share = "" if rung.won is None else say("ladder-won", language(), percent=f"{100 * rung.won:.0f}")
        mark = "→" if rung.is_program else " "
        echo(f"{mark} {rung.name:{width}}  {rung.points:5.0f} ± {rung.within:3.0f}  {share}".rstrip())


def league_command(  # noqa: PLR0917
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False, suggests="games")],
    bots: Annotated[str, Option(help=option_help("league", "bots"))] = "beginner,casual,club",
    games: Annotated[int, Option(help=option_help("league", "games"))] = 100,
    seats: Annotated[int, Option(help=option_help("league", "seats"))] = 2,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    options: Annotated[str, Option(help=option_help("play-out", "options"))] = "{}",
    engine: Annotated[Literal["local", "dask"], Option(help=option_help("league", "engine"))] = "local",
    scheduler: Scheduler = "",
    out: Annotated[Path, Option(help=option_help("league", "out"))] = Path("league"),
    threads: Processes = None,
    json: Annotated[bool, Option("--json", help=option_help("league", "json"))] = False,
) -> None:
    """`league GAME --bots a,b,… --games N`: a round robin of bots, with intervals and ratings."""
    import msgspec  # noqa: PLC0415

    from fullhouse.bots.league import engines  # noqa: PLC0415
    from fullhouse.bots.league.plan import Plan, Season  # noqa: PLC0415
    from fullhouse.bots.league.standing import standing, svg  # noqa: PLC0415
    from fullhouse.cli.games import game_options  # noqa: PLC0415
    from fullhouse.core.reasons import need  # noqa: PLC0415

    need("league", "openskill")
    given = game_options(options, game, seats)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    season = Season(Plan(game, names, games, seats, seed, given), out.with_suffix(".jsonl"))
    left = season.left
    played = season.play(
        (lambda plan, units: engines.dask(plan, units, scheduler or None))
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
        echo(encoded(result))
        return
    for row in result.rows:
        echo(
            f"{row.bot:12} {100 * row.won.mean:5.1f} ± {100 * row.won.within:4.1f} %  "
            f"{row.points.mean:7.1f} ± {row.points.within:4.1f}  "
            f"{row.rating:5.1f} ± {2 * row.rating_error:4.1f}"
        )
    for duel in result.duels:
        echo(f"{duel.one} – {duel.other}: {100 * duel.won.mean:.1f} ± {100 * duel.won.within:.1f} %")


def baselines_command(  # noqa: PLR0917
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False, suggests="games")],
    games: Annotated[int, Option(help=option_help("baselines", "games"), min=2, max=100_000)] = 20,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    rounds: Annotated[int, Option(help=option_help("baselines", "rounds"), min=1, max=100_000)] = 100,
    threads: Processes = None,
    json: Json = False,
) -> None:
    """`baselines GAME`: what random, greedy, ISMCTS and the strongest bot win against each other."""
    from fullhouse.games import game as game_of  # noqa: PLC0415
    from fullhouse.research import baselines as research  # noqa: PLC0415

    game_of(game)
    cores = threads or os.cpu_count() or 1
    with progress(games * research.pairs(), is_wanted=not json) as advance:
        table = research.baselines(game, games, seed, rounds, advance, processes=cores)
    if json:
        echo(encoded(table))
        return
    for row in table:
        echo(f"{row.player:8} – {row.other:8} {100 * row.won:5.1f} ± {100 * row.within:4.1f} %")
