"""The games on the shelf: listed, explained, begun anew, checked."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from fullhouse.cli.frame.arguments import Argument, Exit, Option, echo, encoded
from fullhouse.cli.frame.progress import Processes, progress
from fullhouse.cli.language import Json, language, option_help, spoken_language
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.match.contract.walks import Table


def games_command(
    json: Annotated[bool, Option("--json", help=option_help("games", "json"))] = False,
) -> None:
    """`games [--json]`: the games, their seats, and their options with defaults and meaning."""
    from fullhouse.records.shelf import shelf, tell_left_off, tell_shelf  # noqa: PLC0415

    if json:
        echo(encoded(shelf(language())))
    else:
        echo("\n".join(tell_shelf(language())))
    for line in tell_left_off(language()):
        echo(line, err=json)


def rules_command(
    game: Annotated[str, Argument(help=option_help("rules", "game"), show_default=False, suggests="games")],
    lang: Annotated[str, Option("--lang", help=option_help("rules", "lang"), show_default=False)] = "",
    json: Json = False,
) -> None:
    """`rules GAME [--lang XX] [--json]`: the rules of a game for people, as Markdown."""
    from fullhouse.records.shelf import rulebook  # noqa: PLC0415

    spoken = spoken_language(lang)
    rules = rulebook(game, spoken).removesuffix("\n")
    document = {"game": game, "language": spoken, "rules": rules}
    echo(encoded(document) if json else rules)


FILES = {
    "project": "pyproject.toml",
    "rules": "{package}/rules.py",
    "words": "{package}/words/en.ftl",
}
"""Where each template goes."""


def new_game_command(
    name: Annotated[str, Argument(help=option_help("new-game", "name"), show_default=False)],
    folder: Annotated[Path | None, Option(help=option_help("new-game", "folder"), show_default=False)] = None,
    json: Json = False,
) -> None:
    """`new-game ID [--folder FOLDER]`: a package with a game that plays at once, to be changed."""
    from fullhouse.core.reasons import unwritable  # noqa: PLC0415
    from fullhouse.games import game_ids  # noqa: PLC0415
    from fullhouse.games.plugins import ID  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    if not ID.fullmatch(name):
        raise BadInput("plugin-id", name=name)
    if name in game_ids():
        raise BadInput("plugin-taken", name=name)
    place = Path(f"fullhouse-{name}") if folder is None else folder
    try:
        if place.exists() and any(place.iterdir()):
            raise BadInput("folder-not-empty", path=str(place))
        files = package(name)
        for file, text in files.items():
            (place / file).parent.mkdir(parents=True, exist_ok=True)
            (place / file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(place, error) from None
    document = {"name": name, "folder": str(place), "files": sorted(files)}
    made = say("new-game-made", language(), path=str(place), name=name)
    echo(encoded(document) if json else made)


def package(name: str) -> dict[str, str]:
    """The files of a new package, by where they stand in it.

    >>> sorted(package("my-game"))
    ['my_game/__init__.py', 'my_game/rules.py', 'my_game/words/en.ftl', 'pyproject.toml']
    """
    from importlib.resources import files  # noqa: PLC0415

    words = name.split("-")
    title, own = " ".join(word.capitalize() for word in words), "".join(word.capitalize() for word in words)
    folder = name.replace("-", "_")
    made = {f"{folder}/__init__.py": f'"""The game {title}."""\n'}
    for template, place in FILES.items():
        text = (files("fullhouse.cli") / "data" / "new_game" / f"{template}.txt").read_text(encoding="utf-8")
        event = text.replace("event-PACKAGE", f"event-{name}")
        named = event.replace("PACKAGE", folder).replace("CLASS", own).replace("TITLE", title)
        made[place.format(package=folder)] = named.replace('"ID"', f'"{name}"').replace("ID", name)
    return made


def check_game_command(
    game: Annotated[str, Argument(help=option_help("league", "game"), show_default=False, suggests="games")],
    games: Annotated[int, Option(help=option_help("check-game", "games"), min=1, max=1_000_000)] = 20,
    seed: Annotated[int, Option(help=option_help("league", "seed"))] = 1,
    threads: Processes = None,
    json: Json = False,
) -> None:
    """`check-game GAME`: whether a game keeps what every game promises."""
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
                echo(encoded(row))
                continue
            echo(f"{'✓' if broken is None else '✗'} {say(f'check-game-{name}', language())}")
            if broken is not None:
                where = encoded(broken[0])
                echo(f"  {say('check-game-found', language(), where=where, evidence=broken[1])}")
    if faults:
        raise Exit(1)


def _found(game: str, games: int, seed: int, promise: str) -> "tuple[Table, str] | None":
    from fullhouse.match.contract.promises import PROMISES, kept  # noqa: PLC0415

    return kept(game, PROMISES[promise], games, seed)


def game_options(text: str, game: str, seats: int | None) -> Any:
    """What `--options` says, for a new game of so many seats; None: as many as usual.

    >>> game_options('{"variant": "advanced", "sand_glass": null}', "markers", 2)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: glass-needed
    """
    import msgspec  # noqa: PLC0415

    from fullhouse import games  # noqa: PLC0415
    from fullhouse.core.options import check_sense, read_options  # noqa: PLC0415
    from fullhouse.core.reasons import unreadable_part  # noqa: PLC0415

    written = text.encode(errors="replace")
    try:
        given = msgspec.json.decode(written)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("options-not-json", value=text, detail=unreadable_part(written, error)) from None
    played = games.game(game)
    count = played.usual_seats if seats is None else seats
    check_sense(read_options(played.options, given, count), count)
    return given
