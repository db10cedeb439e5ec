"""`fullhouse static FOLDER`: the games as a site without a server."""

from pathlib import Path
from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, echo
from fullhouse.cli.language import Json, language, option_help
from fullhouse.words import say


def command(
    folder: Annotated[Path, Argument(help=option_help("static", "folder"), show_default=False)],
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.pocket.site import write_site  # noqa: PLC0415
    from fullhouse.server.settings.config import CLIENT  # noqa: PLC0415

    size = write_site(folder, CLIENT)
    said = say("static-done", language(), folder=str(folder), size=round(size / 1e6))
    echo(msgspec.json.encode({"folder": str(folder), "bytes": size}).decode() if json else said)
