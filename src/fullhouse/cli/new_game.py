"""`fullhouse new-game ID [--folder FOLDER]`: a package with a game that plays at once, to be changed."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import Json, language, option_help
from fullhouse.core.errors import BadInput

FILES = {
    "project": "pyproject.toml",
    "rules": "{package}/rules.py",
    "words": "{package}/words/en.ftl",
}
"""Where each template goes."""


def command(
    name: Annotated[str, Argument(help=option_help("new-game", "name"), show_default=False)],
    folder: Annotated[Path | None, Option(help=option_help("new-game", "folder"), show_default=False)] = None,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.core.causes.system import reason  # noqa: PLC0415
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
        raise BadInput("file-unwritable", path=str(place), detail=reason(error)) from None
    document = {"name": name, "folder": str(place), "files": sorted(files)}
    made = say("new-game-made", language(), path=str(place), name=name)
    echo(msgspec.json.encode(document).decode() if json else made)


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
