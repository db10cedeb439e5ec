"""The shapes of REST requests and answers about problems, hints and proofs."""

from typing import Annotated, Any

import msgspec

from fullhouse.coach.technique import Booklet
from fullhouse.match.ids import LanguageName, Seq, WayName
from fullhouse.server.api.shapes import Asked, LevelNumber
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
