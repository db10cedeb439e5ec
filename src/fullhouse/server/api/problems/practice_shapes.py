"""The shapes of REST requests and answers about practice, the booklet's figures and the day's problems."""

from typing import Annotated

import msgspec

from fullhouse.coach.pictures.drawing import Drawing
from fullhouse.coach.speech import Phrase, TreeBranch
from fullhouse.coach.technique import Booklet
from fullhouse.match.ids import LanguageName
from fullhouse.server.api.shapes import Asked
from fullhouse.server.features.times import Solvers

FigureNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
LinkNumber = Annotated[int, msgspec.Meta(ge=1, le=99)]


class AskPractice(Asked, frozen=True):
    """A position to find a technique in; `stage` tells as much about it as a hint would."""

    technique: Annotated[str, msgspec.Meta(max_length=40)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 1
    """Another number gives another position."""
    rank: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Of the three positions that the seed leads to, the easiest (1) to the hardest (3); 0: its own one."""
    stage: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """0: only the position; 1 to 3: also where to look, what for, the whole step."""
    figure: FigureNumber = 0
    """A figure of the booklet instead of a seed; 0: none."""
    link: LinkNumber = 1
    """Which of its conclusions."""
    language: LanguageName = "en"


class PracticeShape(msgspec.Struct, frozen=True):
    """A position where the technique is the next thing needed, and nothing easier helps."""

    technique: str
    seed: int
    """The seed that leads straight to this position."""
    problem: str
    grid: str
    """The problem and what has been filled in so far."""
    notes: dict[str, tuple[int, ...]]
    """The candidates of each empty cell."""
    is_placed: bool
    """Whether the step writes a digit; else it takes candidates out."""
    text: str
    """What the coach says at the stage asked for; empty without one."""
    drawing: Drawing | None
    phrases: tuple[Phrase, ...] = ()
    """The text once more, cut where it speaks of the board; empty where it speaks of no part of it."""
    tree: TreeBranch | None = None
    """Of a net, all that the text does not tell."""
    figure: int = 0
    """The number in the booklet, where it is a figure of it."""
    link: int = 1
    links: int = 1
    """How many conclusions lead to a digit there."""


class AskJudge(Asked, frozen=True):
    """An answer to a position of practice: `c3=5` writes a digit, `c3-58` takes candidates out."""

    technique: Annotated[str, msgspec.Meta(max_length=40)]
    answer: Annotated[str, msgspec.Meta(max_length=600)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 1
    figure: FigureNumber = 0
    link: LinkNumber = 1
    language: LanguageName = "en"


class VerdictShape(msgspec.Struct, frozen=True):
    """Whether an answer is the step asked for, and why or why not."""

    right: bool
    text: str
    drawing: Drawing | None
    """The step, where the answer is right."""
    phrases: tuple[Phrase, ...] = ()
    """The text once more, cut where it speaks of the board."""
    tree: TreeBranch | None = None
    """Of a net, all that the text does not tell."""


class AskLookAlike(Asked, frozen=True):
    """A position that is an example of a technique, or only looks like one."""

    technique: Annotated[str, msgspec.Meta(max_length=40)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 1
    language: LanguageName = "en"


class LookAlikeShape(msgspec.Struct, frozen=True):
    """The position, what to look at, and whether it is what it looks like."""

    technique: str
    seed: int
    problem: str
    grid: str
    notes: dict[str, tuple[int, ...]]
    drawing: Drawing
    """The pattern, without what would follow from it."""
    digit: int | None
    """The digit that is looked for, for ways that place one in a house."""
    spoiler: str | None
    """The cell without whose candidate it would be one; None where it is one."""
    text: str
    """Why it is one, or why not."""
    answer: Drawing
    """The same drawn: the whole step, or what spoils it."""
    phrases: tuple[Phrase, ...] = ()
    """The text once more, cut where it speaks of the board."""
    tree: TreeBranch | None = None
    """Of a net, all that the text does not tell."""


class DailyProblem(msgspec.Struct, frozen=True):
    """The problem of a level on a day, the same on every server."""

    date: str
    level: int
    problem: str
    solvers: Solvers | None = None
    """How those did who solved it on this server; None while they are fewer than six."""


class FigureShape(msgspec.Struct, frozen=True):
    """A worked figure of the booklet."""

    number: int
    theme: str
    """What it shows."""
    way: Booklet
    problem: str
    grid: str
    techniques: tuple[str, ...]
    """The technique of each link, up to a digit."""
