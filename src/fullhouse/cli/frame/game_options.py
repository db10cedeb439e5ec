"""The options of a game that is played by a command, from their JSON; one without sense is refused."""

from typing import Any

from fullhouse.core.errors import BadInput


def game_options(text: str, game: str, seats: int | None) -> Any:
    """What `--options` says, for a new game of so many seats; None: as many as usual.

    >>> game_options('{"variant": "advanced", "sand_glass": null}', "markers", 2)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: glass-needed
    """
    import msgspec  # noqa: PLC0415

    from fullhouse import games  # noqa: PLC0415
    from fullhouse.core.causes.excerpts import unreadable_part  # noqa: PLC0415
    from fullhouse.core.option_reading import check_sense, read_options  # noqa: PLC0415

    written = text.encode(errors="replace")
    try:
        given = msgspec.json.decode(written)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("options-not-json", value=text, detail=unreadable_part(written, error)) from None
    played = games.game(game)
    count = played.usual_seats if seats is None else seats
    check_sense(read_options(played.options, given, count), count)
    return given
