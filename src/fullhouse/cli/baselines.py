"""`fullhouse baselines GAME`: what random, greedy, ISMCTS and the strongest bot win against each other."""

import os
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import Json, option_help
from fullhouse.cli.streams import Processes, progress


def command(  # noqa: PLR0917
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False)],
    games: Annotated[int, Option(help=option_help("baselines", "games"), min=2, max=100_000)] = 20,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    rounds: Annotated[int, Option(help=option_help("baselines", "rounds"), min=1, max=100_000)] = 100,
    threads: Processes = None,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.games import game as game_of  # noqa: PLC0415
    from fullhouse.research import baselines as research  # noqa: PLC0415

    game_of(game)
    cores = threads or os.cpu_count() or 1
    with progress(games * research.pairs(), is_wanted=not json) as advance:
        table = research.baselines(game, games, seed, rounds, advance, processes=cores)
    if json:
        echo(msgspec.json.encode(table).decode())
        return
    for row in table:
        echo(f"{row.player:8} – {row.other:8} {100 * row.won:5.1f} ± {100 * row.within:4.1f} %")
