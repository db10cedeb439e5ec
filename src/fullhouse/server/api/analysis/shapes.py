"""The shapes of REST requests and answers for analysts."""

from typing import Annotated

import msgspec

from fullhouse.coach.analyst import Cost, Order
from fullhouse.coach.search import Stop
from fullhouse.match.ids import LanguageName
from fullhouse.server.api.problems.shapes import BoardText
from fullhouse.server.api.shapes import Asked

TechniqueName = Annotated[str, msgspec.Meta(max_length=40)]
CandidatesText = Annotated[str, msgspec.Meta(max_length=2_000)]
"""What is left in cells where not all that fits is: `a1=259 b3=47`."""


class AskSteps(Asked, frozen=True):
    """A position that somebody looks at; what is written in it may be wrong."""

    problem: BoardText
    """The givens."""
    grid: BoardText
    """All that is written now."""
    candidates: CandidatesText = ""
    unique: bool = False
    """Whether reasons count that hold only because there is one solution."""
    deep: bool = False
    """Whether long chains of groups and nets are listed although there is something easier."""
    language: LanguageName = "en"


class AskStep(AskSteps, frozen=True):
    """One of its steps."""

    technique: TechniqueName = ""
    does: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    """What it does: `c3=5`, or `c3-58 d4-5`."""


class AskPath(AskSteps, frozen=True):
    order: Order = "easiest"
    without: Annotated[tuple[TechniqueName, ...], msgspec.Meta(max_length=80)] = ()
    """Techniques that are not used."""


class StepLine(msgspec.Struct, frozen=True):
    """A step in a list."""

    does: str
    links: int
    """How many cells, tiles or links a person follows."""


class StepGroup(msgspec.Struct, frozen=True):
    """The steps of one technique, the shortest first."""

    technique: str
    level: int
    count: int
    """How many there are in all; of very many, only the shortest are listed."""
    steps: tuple[StepLine, ...]


class StepsShape(msgspec.Struct, frozen=True):
    """All that can be concluded in a position, the easiest technique first."""

    solutions: int
    """0, 1, or 2 for several."""
    groups: tuple[StepGroup, ...]


class PathLine(msgspec.Struct, frozen=True):
    """A step of a path."""

    technique: str
    does: str
    links: int
    effort: int
    """The effort so far: the weights of the techniques, and 8 for each cell that was filled."""


class PathShape(msgspec.Struct, frozen=True):
    """A way to the solution, as far as it goes."""

    stop: Stop
    hardest: str
    links: int
    """Of all steps together."""
    lines: tuple[PathLine, ...]


class CostsShape(msgspec.Struct, frozen=True):
    costs: tuple[Cost, ...]
    """The hardest technique first."""


class PastedText(Asked, frozen=True):
    """A text in any of the known formats."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=60_000)]


class PastedPosition(msgspec.Struct, frozen=True):
    """A problem with what has been written and noted in it."""

    title: str
    problem: str
    grid: str
    candidates: str


class PastedPositions(msgspec.Struct, frozen=True):
    positions: tuple[PastedPosition, ...]
    """Unsolved and unjudged, in the order of the text."""
    count: int
    """How many there are in all; of very many, only the first are sent."""
