"""`fullhouse daily [--date 2026-03-01] [--level 3] [--json]`: the problems of a day."""

from datetime import date
from typing import Annotated

from fullhouse.cli.frame.arguments import Option, echo
from fullhouse.cli.language import Json, language, option_help


def command(
    day: Annotated[str, Option("--date", help=option_help("daily", "date"))] = "",
    level: Annotated[int, Option("--level", show_default=False, help=option_help("daily", "level"))] = 0,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.speech import compose  # noqa: PLC0415
    from fullhouse.core.errors import BadInput  # noqa: PLC0415
    from fullhouse.problems.decks import daily, read_day  # noqa: PLC0415
    from fullhouse.problems.levels import LEVELS, level_name  # noqa: PLC0415

    today = date.today()
    if level and level not in LEVELS:
        raise BadInput("bad-level", value=level, allowed=list(LEVELS))
    for one in LEVELS:
        if level in (0, one):
            card = daily(one, read_day(day) if day else today, today=today)
            name = level_name(one, language())
            told = compose("cli-daily-line", language(), level=one, name=name, problem=card.problem)
            echo(msgspec.json.encode(card).decode() if json else told)
