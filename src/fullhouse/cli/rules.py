"""`fullhouse rules GAME [--lang XX] [--json]`: the rules of a game for people, as Markdown."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import Json, option_help, spoken_language


def command(
    game: Annotated[str, Argument(help=option_help("rules", "game"), show_default=False)],
    lang: Annotated[str, Option("--lang", help=option_help("rules", "lang"), show_default=False)] = "",
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.records.rulebook import rulebook  # noqa: PLC0415

    spoken = spoken_language(lang)
    rules = rulebook(game, spoken).removesuffix("\n")
    document = {"game": game, "language": spoken, "rules": rules}
    echo(msgspec.json.encode(document).decode() if json else rules)
