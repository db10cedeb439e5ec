"""What crosses REST about problems, practice, hints and analysis. Types are made from these, too."""

from typing import Annotated, Any

import msgspec

from fullhouse.coach.analyst import Cost, Order
from fullhouse.coach.pictures.drawing import Drawing
from fullhouse.coach.search import Stop
from fullhouse.coach.technique import Booklet
from fullhouse.match.ids import LanguageName, Seq, WayName
from fullhouse.server.api.shapes import Asked, LevelNumber
from fullhouse.server.features.totals import Solvers
from fullhouse.server.protocol import Explained
from fullhouse.solver.generate import Symmetry

MOST_SCORE = 1_000_000
Score = Annotated[int, msgspec.Meta(ge=0, le=MOST_SCORE)]
Clues = Annotated[int, msgspec.Meta(ge=0, le=81)]
TechniqueName = Annotated[str, msgspec.Meta(max_length=40)]


class InLanguage(Asked, frozen=True, kw_only=True):
    """A question that is answered in words."""

    language: LanguageName = "en"


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
    technique: TechniqueName | None = None
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


class FoundProblem(ProblemShape, frozen=True):
    """A problem of the library and what it is like."""

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


class ProblemText(InLanguage, frozen=True):
    problem: Annotated[str, msgspec.Meta(min_length=1, max_length=60_000)]
    """Givens in any of the text formats that people paste."""


class GradedProblem(msgspec.Struct, frozen=True, kw_only=True):
    problem: str
    givens: int
    """How many."""
    grading: Grading


class CheckedProblem(GradedProblem, frozen=True):
    title: str


class ImportFault(msgspec.Struct, frozen=True):
    """A line that holds no problem, and why."""

    line: int
    code: str
    facts: dict[str, Any]


class ImportedProblems(msgspec.Struct, frozen=True):
    """What was found in a text of many problems: the good ones, and the lines that are none."""

    problems: tuple[CheckedProblem, ...]
    faults: tuple[ImportFault, ...]


class OrderProblem(InLanguage, frozen=True):
    """A problem wanted: 9×9, as all games on a problem are played."""

    level: LevelNumber = 1
    technique: TechniqueName | None = None
    """The hardest technique that it should need, whatever the level."""
    symmetry: Symmetry | None = None
    """How the givens lie on the board; if left out by half a turn, or not at all where no problem with the
    technique is known that does."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    """The same order with the same seed gives the same problem; without one it is by chance."""


class MadeProblem(GradedProblem, frozen=True):
    """A problem made to order."""

    symmetry: Symmetry
    seed: int


class AskHint(InLanguage, frozen=True):
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


class AskHintAgain(InLanguage, frozen=True):
    """A hint taken at the token's table, to be told once more: in another language, or after others moved."""

    seq: Annotated[Seq, msgspec.Meta(ge=1)]
    """The entry of the log that asked for it."""
    way: WayName = ""
    """The one way to follow."""


class AskWhy(InLanguage, frozen=True):
    """A cell of the table in which a bot has written a digit. The table is that of the token."""

    cell: Annotated[str, msgspec.Meta(min_length=2, max_length=2)]


class AskProof(InLanguage, frozen=True):
    grid: BoardText
    cell: Annotated[str, msgspec.Meta(min_length=2, max_length=2)]


class ProofShape(msgspec.Struct, frozen=True):
    """Whether a cell is forced: the steps that prove it, or two completions that differ in it."""

    forced: bool
    symbol: int | None
    steps: tuple[str, ...]
    """Sentences, in order; empty where the search was stopped early."""
    completions: tuple[str, ...]


FigureNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
LinkNumber = Annotated[int, msgspec.Meta(ge=1, le=99)]


class AskLookAlike(InLanguage, frozen=True, kw_only=True):
    """A position that is an example of a technique, or only looks like one."""

    technique: TechniqueName
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 1
    """Another number gives another position."""


class AskExercise(AskLookAlike, frozen=True, kw_only=True):
    """A position to find a technique in."""

    figure: FigureNumber = 0
    """A figure of the booklet instead of a seed; 0: none."""
    link: LinkNumber = 1
    """Which of its conclusions."""


class AskPractice(AskExercise, frozen=True, kw_only=True):
    """Shows a position; `stage` tells as much about it as a hint would."""

    rank: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Of the three positions that the seed leads to, the easiest (1) to the hardest (3); 0: its own one."""
    stage: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """0: only the position; 1 to 3: also where to look, what for, the whole step."""


class PracticePosition(Explained, frozen=True, kw_only=True):
    """A position to practise a technique on, and what the coach says about it."""

    technique: str
    seed: int
    """The seed that leads straight to this position."""
    problem: str
    grid: str
    """The problem and what has been filled in so far."""
    notes: dict[str, tuple[int, ...]]
    """The candidates of each empty cell."""


class PracticeShape(PracticePosition, frozen=True, kw_only=True):
    """A position where the technique is the next thing needed, and nothing easier helps.

    The coach says nothing where no stage was asked for.
    """

    is_placed: bool
    """Whether the step writes a digit; else it takes candidates out."""
    drawing: Drawing | None
    is_single: bool = False
    """Whether a note alone would give the digit away: at first no notes are shown."""
    figure: int = 0
    """The number in the booklet, where it is a figure of it."""
    link: int = 1
    links: int = 1
    """How many conclusions lead to a digit there."""


class AskJudge(AskExercise, frozen=True, kw_only=True):
    """An answer to a position of practice: `c3=5` writes a digit, `c3-58` takes candidates out."""

    answer: Annotated[str, msgspec.Meta(max_length=600)]


class VerdictShape(Explained, frozen=True, kw_only=True):
    """Whether an answer is the step asked for, and why or why not."""

    right: bool
    drawing: Drawing | None = None
    """The step, where the answer is right."""


class LookAlikeShape(PracticePosition, frozen=True, kw_only=True):
    """The position, what to look at, whether it is what it looks like, and why or why not."""

    drawing: Drawing
    """The pattern, without what would follow from it."""
    digit: int | None
    """The digit that is looked for, for ways that place one in a house."""
    spoiler: str | None
    """The cell without whose candidate it would be one; None where it is one."""
    answer: Drawing
    """The same drawn: the whole step, or what spoils it."""


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


CandidatesText = Annotated[str, msgspec.Meta(max_length=2_000)]
"""What is left in cells where not all that fits is: `a1=259 b3=47`."""


class AskSteps(InLanguage, frozen=True):
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
    is_whole: bool = True
    """Whether all techniques were looked for; else the search was too long for the harder ones."""


class PathLine(StepLine, frozen=True):
    """A step of a path."""

    technique: str
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
    left_out: tuple[str, ...] = ()
    """Techniques that there was no time for."""


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
