"""`fullhouse play-out GAME --seed N`: a random legal game, written as a record."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import language, option_help
from fullhouse.core.causes.excerpts import unreadable_part
from fullhouse.core.errors import BadInput


def command(
    game: Annotated[str, Argument(help=option_help("play-out", "game"), show_default=False)],
    seed: Annotated[int, Option(help=option_help("play-out", "seed"))] = 1,
    seats: Annotated[int | None, Option(help=option_help("play-out", "seats"), show_default=False)] = None,
    options: Annotated[str, Option(help=option_help("play-out", "options"))] = "{}",
    json: Annotated[bool, Option("--json", help=option_help("play-out", "json"))] = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse import games  # noqa: PLC0415
    from fullhouse.records.playout import play_out  # noqa: PLC0415
    from fullhouse.records.record import write_record  # noqa: PLC0415

    try:
        given = msgspec.json.decode(options.encode(errors="replace"))
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput(
            "options-not-json", value=options, detail=unreadable_part(options.encode(errors="replace"), error)
        ) from None
    record = play_out(games.game(game), seed, seats=seats, options=given, language=language())
    echo(write_record(record, indent=not json))
