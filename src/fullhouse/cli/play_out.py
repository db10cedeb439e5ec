"""`fullhouse play-out GAME --seed N`: a random legal game, written as a record."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import language, option_help
from fullhouse.core.errors import BadInput


def command(
    game: Annotated[str, Argument(help=option_help("play-out", "game"), show_default=False)],
    seed: Annotated[int, Option(help=option_help("play-out", "seed"))] = 1,
    seats: Annotated[int | None, Option(help=option_help("play-out", "seats"), show_default=False)] = None,
    options: Annotated[str, Option(help=option_help("play-out", "options"))] = "{}",
    json: Annotated[bool, Option("--json", help=option_help("play-out", "json"))] = False,
) -> None:
    if seed < 0:
        raise BadInput("bad-number", field="seed", value=seed, least=0)
    from fullhouse import games  # noqa: PLC0415
    from fullhouse.cli.frame.game_options import game_options  # noqa: PLC0415
    from fullhouse.records.playout import play_out  # noqa: PLC0415
    from fullhouse.records.record import write_record  # noqa: PLC0415

    given = game_options(options, game, seats)
    record = play_out(games.game(game), seed, seats=seats, options=given, language=language())
    echo(write_record(record, indent=not json))
