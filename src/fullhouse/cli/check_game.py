"""`fullhouse check-game GAME`: whether a game keeps what every game promises."""

from functools import partial
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo
from fullhouse.cli.language import Json, language, option_help
from fullhouse.cli.streams import Processes, progress

if TYPE_CHECKING:
    from fullhouse.match.contract.walks import Table


def command(
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False)],
    games: Annotated[int, Option(help=option_help("check-game", "games"), min=1, max=1_000_000)] = 20,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    threads: Processes = None,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.games import game as game_of  # noqa: PLC0415
    from fullhouse.games import left_off  # noqa: PLC0415
    from fullhouse.match.contract.promises import PROMISES  # noqa: PLC0415
    from fullhouse.solver.cores import in_order  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    for missing in left_off():
        if missing.name == game:
            raise missing.cause
    game_of(game)
    faults = 0
    verdicts = in_order(partial(_found, game, games, seed), PROMISES, threads or 1)
    with progress(len(PROMISES), is_wanted=not json) as advance:
        for name, broken in zip(PROMISES, verdicts, strict=True):
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


def _found(game: str, games: int, seed: int, promise: str) -> "tuple[Table, str] | None":
    from fullhouse.match.contract.promises import PROMISES, kept  # noqa: PLC0415

    return kept(game, PROMISES[promise], games, seed)
