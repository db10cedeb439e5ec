"""`fullhouse ladder GAME -- PROGRAM …`: how strong a program is beside the levels of the house."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import Json, language, option_help


def command(  # noqa: PLR0917
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False)],
    program: Annotated[list[str], Argument(help=option_help("bot", "program"), show_default=False)],
    games: Annotated[int, Option(help=option_help("ladder", "games"), min=2, max=100_000)] = 20,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    seconds: Annotated[float, Option(help=option_help("bot", "seconds"), min=0.01, max=3600)] = 10.0,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.bots.outside import ladder  # noqa: PLC0415
    from fullhouse.bots.outside.program import Program, ProgramPlayer  # noqa: PLC0415
    from fullhouse.cli.streams import progress  # noqa: PLC0415
    from fullhouse.games import game as game_of  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    game_of(game)
    with (
        Program(program, seconds) as running,
        progress(ladder.units(game, games), is_wanted=not json) as advance,
    ):
        rungs = ladder.climb(game, ProgramPlayer(running), games, seed, advance)
    if json:
        echo(msgspec.json.encode(rungs).decode())
        return
    width = max(len(rung.name) for rung in rungs)
    for rung in rungs:
        share = "" if rung.won is None else say("ladder-won", language(), percent=f"{100 * rung.won:.0f}")
        mark = "→" if rung.is_program else " "
        echo(f"{mark} {rung.name:{width}}  {rung.points:5.0f} ± {rung.within:3.0f}  {share}".rstrip())
