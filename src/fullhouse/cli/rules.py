"""`fullhouse rules GAME [--lang XX] [--json]`: the rules of a game for people, as Markdown."""

from typing import Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo
from fullhouse.cli.language import Json, language, option_help


def command(
    game: Annotated[str, Argument(help=option_help("rules", "game"), show_default=False)],
    lang: Annotated[str | None, Option(help=option_help("rules", "lang"), show_default=False)] = None,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.records.rulebook import rulebook  # noqa: PLC0415

    spoken = lang or language()
    rules = rulebook(game, spoken).removesuffix("\n")
    document = {"game": game, "language": spoken, "rules": rules}
    echo(msgspec.json.encode(document).decode() if json else rules)
