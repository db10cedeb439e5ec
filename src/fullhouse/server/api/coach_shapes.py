"""What crosses REST about problems, practice, hints and analysis. Types are made from these, too."""

from typing import Annotated, Any

import msgspec

from fullhouse.coach.analyst import Cost, Order
from fullhouse.coach.pictures.drawing import Drawing
from fullhouse.coach.search import Stop
from fullhouse.coach.speech import Phrase, TreeBranch
from fullhouse.coach.technique import Booklet
from fullhouse.match.ids import LanguageName, Seq, WayName
from fullhouse.server.api.shapes import Asked, LevelNumber
from fullhouse.server.features.totals import Solvers
from fullhouse.solver.generate import Symmetry

MOST_SCORE = 1_000_000
Score = Annotated[int, msgspec.Meta(ge=0, le=MOST_SCORE)]
Clues = Annotated[int, msgspec.Meta(ge=0, le=81)]


class Grading(msgspec.Struct, frozen=True):
    """How hard a problem is, and why."""

    level: int
    name: str
    """What the level is called, in the language asked for."""
    score: int
    hardest: str
    """The hardest technique it needs."""
    solved_by_logic: bool
    counts: dict[str, int]
    """For each technique it takes, how often."""
    se: float | None = None
    """Sudoku Explainer's number."""


class LevelShape(msgspec.Struct, frozen=True):
    level: int
    name: str
    idea: str
    problems: int
    """How many the library has."""


class ProblemShape(msgspec.Struct, frozen=True):
    id: str
    """`LEVEL-NUMBER`."""
    problem: str
    level: int


class BookletShape(msgspec.Struct, frozen=True):
    """A problem of the booklet."""

    number: int
    """1 to 50, the easiest first."""
    level: int
    """By the booklet: which of its ways the problem practises, not the level of the library."""
    ways: tuple[Booklet, ...]
    problem: str


class SearchProblems(Asked, frozen=True):
    """What problems of the library should be like; None for whatever they are."""

    level: LevelNumber | None = None
    technique: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """One that solving it takes."""
    as_hardest: bool = False
    """Whether nothing harder than the technique may be needed."""
    symmetry: Symmetry | None = None
    """How the givens lie."""
    clues: tuple[Clues, Clues] = (0, 81)
    """The fewest and the most."""
    score: tuple[Score, Score] = (0, MOST_SCORE)
    """The lowest and the highest."""
    start: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """How many of the matches to leave out: those seen already."""


class FoundProblem(msgspec.Struct, frozen=True):
    """A problem of the library and what it is like."""

    id: str
    problem: str
    level: int
    number: int
    clues: int
    score: int
    se: float
    """Sudoku Explainer's number."""
    hardest: str
    symmetries: tuple[Symmetry, ...]


class FoundProblems(msgspec.Struct, frozen=True):
    problems: tuple[FoundProblem, ...]
    """The easiest first, at most thirty at once."""
    total: int
    """How many there are in all."""


class CardShape(msgspec.Struct, frozen=True):
    """A problem card of a shuffled deck: the same seed gives the same order, no card twice in a round."""

    problem: str
    level: int
    seed: int
    number: int


BoardText = Annotated[str, msgspec.Meta(min_length=81, max_length=81)]
"""A character a cell: a digit, or a dot."""


class ProblemText(Asked, frozen=True):
    problem: Annotated[str, msgspec.Meta(min_length=1, max_length=60_000)]
    """Givens in any of the text formats that people paste."""
    language: LanguageName = "en"


class CheckedProblem(msgspec.Struct, frozen=True):
    problem: str
    givens: int
    title: str
    grading: Grading


class ImportFault(msgspec.Struct, frozen=True):
    """A line that holds no problem, and why."""

    line: int
    code: str
    facts: dict[str, Any]


class ImportedProblems(msgspec.Struct, frozen=True):
    """What was found in a text of many problems: the good ones, and the lines that are none."""

    problems: tuple[CheckedProblem, ...]
    faults: tuple[ImportFault, ...]


class OrderProblem(Asked, frozen=True):
    """A problem wanted: 9×9, as all games on a problem are played."""

    level: LevelNumber = 1
    technique: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """The hardest technique that it should need, whatever the level."""
    symmetry: Symmetry | None = None
    """How the givens lie on the board; if left out by half a turn, or not at all where no problem with the
    technique is known that does."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    """The same order with the same seed gives the same problem; without one it is by chance."""
    language: LanguageName = "en"


class MadeProblem(msgspec.Struct, frozen=True):
    """A problem made to order."""

    problem: str
    givens: int
    symmetry: Symmetry
    seed: int
    grading: Grading


class AskHint(Asked, frozen=True):
    problem: BoardText
    """The givens."""
    grid: BoardText | None = None
    """The board as it stands now; the givens alone where it is left out."""
    notes: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    """A player's own notes: `a1=259 b3=47`."""
    stage: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3
    """1: where to look; 2: which technique; 3: the whole proof with the move."""
    last: Annotated[str, msgspec.Meta(max_length=2)] = ""
    """The cell where the player did something last: of equal steps, the nearest is told."""
    way: WayName = ""
    """The one way to follow: of the booklet's six, or a technique; none: the easiest step."""
    language: LanguageName = "en"


class AskHintAgain(Asked, frozen=True):
    """A hint taken at the token's table, to be told once more: in another language, or after others moved."""

    seq: Annotated[Seq, msgspec.Meta(ge=1)]
    """The entry of the log that asked for it."""
    way: WayName = ""
    """The one way to follow."""
    language: LanguageName = "en"


class AskWhy(Asked, frozen=True):
    """A cell of the table in which a bot has written a digit. The table is that of the token."""

    cell: Annotated[str, msgspec.Meta(min_length=2, max_length=2)]
    language: LanguageName = "en"


class AskProof(Asked, frozen=True):
    grid: BoardText
    cell: Annotated[str, msgspec.Meta(min_length=2, max_length=2)]
    language: LanguageName = "en"


class ProofShape(msgspec.Struct, frozen=True):
    """Whether a cell is forced: the steps that prove it, or two completions that differ in it."""

    forced: bool
    symbol: int | None
    steps: tuple[str, ...]
    """Sentences, in order; empty where the search was stopped early."""
    completions: tuple[str, ...]


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
