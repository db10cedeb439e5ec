"""`fullhouse library [--technique x_wing] [--score 1000-2000] [--clues 24]`: problems of the library."""

from itertools import islice
from typing import TYPE_CHECKING, Annotated

from fullhouse.cli.frame.arguments import Option, echo
from fullhouse.cli.language import Json, option_help
from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.problems.search import Card

MOST_DIGITS = 6
"""Of a score or a number of clues."""


def command(  # noqa: PLR0917
    level: Annotated[int | None, Option(help=option_help("daily", "level"), show_default=False)] = None,
    technique: Annotated[str, Option(help=option_help("library", "technique"))] = "",
    hardest: Annotated[bool, Option("--hardest", help=option_help("library", "hardest"))] = False,
    symmetry: Annotated[str, Option(help=option_help("generate", "symmetry"))] = "",
    clues: Annotated[str, Option(help=option_help("library", "clues"))] = "",
    score: Annotated[str, Option(help=option_help("library", "score"))] = "",
    number: Annotated[int | None, Option(help=option_help("library", "number"), show_default=False)] = None,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.coach.analysis.steps import technique_named  # noqa: PLC0415
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
        echo(msgspec.json.encode(_document(card)).decode() if json else card.problem)


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
