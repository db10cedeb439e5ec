"""The problems that come with Full House: of the booklet, of a day, of the library."""

from datetime import date
from itertools import islice
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.frame.arguments import Argument, Option, echo, encoded
from fullhouse.cli.language import Json, language, option_help
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.problems.search import Card


def booklet_command(
    number: Annotated[int | None, Argument(help=option_help("booklet", "number"), show_default=False)] = None,
    json: Annotated[bool, Option("--json", help=option_help("booklet", "json"))] = False,
) -> None:
    """`booklet [NUMBER] [--json]`: the fifty problems of the booklet, or one of them."""
    from fullhouse.problems.booklet import page, pages, ways_name  # noqa: PLC0415
    from fullhouse.words import say  # noqa: PLC0415

    chosen = pages() if number is None else (page(number),)
    level = 0
    for one in chosen:
        if json:
            echo(encoded(one))
            continue
        if one.level != level:
            level = one.level
            echo(say("cli-booklet-level", language(), level=level, ways=ways_name(level, language())))
        echo(f"{one.number:2} {one.problem}")


def daily_command(
    day: Annotated[str, Option("--date", help=option_help("daily", "date"))] = "",
    level: Annotated[int, Option("--level", show_default=False, help=option_help("daily", "level"))] = 0,
    json: Json = False,
) -> None:
    """`daily [--date 2026-03-01] [--level 3] [--json]`: the problems of a day."""
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
            line = compose("cli-daily-line", language(), level=one, name=name, problem=card.problem)
            echo(encoded(card) if json else line)


MOST_DIGITS = 6
"""Of a score or a number of clues."""


def library_command(  # noqa: PLR0917
    level: Annotated[int | None, Option(help=option_help("daily", "level"), show_default=False)] = None,
    technique: Annotated[str, Option(help=option_help("library", "technique"), suggests="techniques")] = "",
    hardest: Annotated[bool, Option("--hardest", help=option_help("library", "hardest"))] = False,
    symmetry: Annotated[str, Option(help=option_help("generate", "symmetry"))] = "",
    clues: Annotated[str, Option(help=option_help("library", "clues"))] = "",
    score: Annotated[str, Option(help=option_help("library", "score"))] = "",
    number: Annotated[int | None, Option(help=option_help("library", "number"), show_default=False)] = None,
    json: Json = False,
) -> None:
    """`library [--technique x_wing] [--score 1000-2000] [--clues 24]`: problems of the library."""
    from fullhouse.coach.analyst import technique_named  # noqa: PLC0415
    from fullhouse.problems.levels import LEVELS  # noqa: PLC0415
    from fullhouse.problems.search import Wanted, search  # noqa: PLC0415
    from fullhouse.solver import SYMMETRIES  # noqa: PLC0415

    if level is not None and level not in LEVELS:
        raise BadInput("bad-level", value=level, allowed=list(LEVELS))
    kind = symmetry.replace("_", "-") or None
    if kind is not None and kind not in SYMMETRIES:
        raise BadInput("unknown-symmetry", name=symmetry, allowed=list(SYMMETRIES))
    if number is not None and number < 1:
        raise BadInput("bad-number", field="number", value=number, least=1)
    anything = Wanted()
    wanted = Wanted(
        level=level,
        technique=technique_named(technique).name if technique else None,
        as_hardest=hardest,
        symmetry=kind,
        clues=_range("--clues", clues) or anything.clues,
        score=_range("--score", score) or anything.score,
    )
    for card in islice(search(wanted), number):
        echo(encoded(_document(card)) if json else card.problem)


def _document(card: "Card") -> dict[str, object]:
    return {
        "problem": card.problem,
        "level": card.level,
        "number": card.number,
        "score": card.score,
        "se": card.se,
        "clues": card.clues,
        "symmetries": card.symmetries,
        "hardest": card.hardest,
        "techniques": sorted(card.techniques),
    }


def _range(option: str, text: str) -> tuple[int, int] | None:
    """`24-26`, or one number alone; None for nothing.

    >>> _range("--clues", "24-26"), _range("--clues", "24"), _range("--clues", "")
    ((24, 26), (24, 24), None)
    """
    if not text:
        return None
    lowest, is_range, highest = text.partition("-")
    ends = (lowest, highest if is_range else lowest)
    if not all(end.isdecimal() and len(end) <= MOST_DIGITS for end in ends) or int(ends[0]) > int(ends[1]):
        raise BadInput("bad-option", name=option, value=text, allowed=["24", "24-26"])
    return int(ends[0]), int(ends[1])
