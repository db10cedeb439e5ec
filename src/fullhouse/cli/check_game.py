"""`fullhouse check-game GAME`: whether a game keeps what every game promises."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo
from fullhouse.cli.language import Json, language, option_help


def command(
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False)],
    games: Annotated[int, Option(help=option_help("check-game", "games"), min=1, max=1_000_000)] = 20,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.cli.streams import progress  # noqa: PLC0415
    from fullhouse.games import game as game_of  # noqa: PLC0415
    from fullhouse.games import left_off  # noqa: PLC0415
    from fullhouse.match.contract.promises import PROMISES, kept  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    for missing in left_off():
        if missing.name == game:
            raise missing.cause
    game_of(game)
    faults = 0
    with progress(len(PROMISES), is_wanted=not json) as advance:
        for name, promise in PROMISES.items():
            broken = kept(game, promise, games, seed)
            faults += broken is not None
            advance(1)
            if json:
                table, evidence = broken or (None, None)
                row = {"promise": name, "ok": broken is None, "table": table, "evidence": evidence}
                echo(msgspec.json.encode(row).decode())
                continue
            echo(f"{'✓' if broken is None else '✗'} {say(f'check-game-{name}', language())}")
            if broken is not None:
                where = msgspec.json.encode(broken[0]).decode()
                echo(f"  {say('check-game-found', language(), where=where, evidence=broken[1])}")
    if faults:
        raise Exit(1)
