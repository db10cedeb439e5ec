"""Many puzzles: made to order, from the library, of a day; and many solved or rated at once."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date
from itertools import islice
from typing import Any, Literal, overload

from fullhouse.coach.analyst import technique_named
from fullhouse.coach.rating import Grade
from fullhouse.coach.rating import rate_many as graded
from fullhouse.coach.technique import Level
from fullhouse.core.errors import BadInput, OutOfRange
from fullhouse.core.ids import whole_number
from fullhouse.facade.arguments import Seed, listed, place_of, seed_of, text_of, whole
from fullhouse.facade.sudoku import Sudoku
from fullhouse.problems.custom import USUAL, levels_of, many_with, scores_of
from fullhouse.problems.decks import daily as problem_of_day
from fullhouse.problems.decks import read_day
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.problem import unpack
from fullhouse.problems.search import ANY_CLUES, Wanted, rows_like
from fullhouse.solver import NONE, SEVERAL, SYMMETRIES, Symmetry, batch, few_clues, hard, solve
from fullhouse.solver import generate as generated
from fullhouse.solver.many import Progress, numbered, read_in_list
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.reading import GridLike, grid_of
from fullhouse.words import all_speak, speaks


@all_speak
class Puzzles(Sequence[Sudoku]):
    """What `library` gives. Like a list that nothing changes: `len`, places, slices, `in`, loops, comparison.

    >>> from fullhouse import library
    >>> easy = library(level=1)
    >>> len(easy) > 1000, easy[0] in easy[:3], easy[:3] == list(easy[:3])
    (True, True, True)
    """

    __slots__ = ("_codes",)
    __hash__ = None  # type: ignore[assignment]  # equal to lists, which have none

    def __init__(self, codes: Iterable[str]) -> None:
        self._codes = tuple(codes)
        """A puzzle in some 28 letters each: equal ones are equal puzzles."""

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, place: int) -> Sudoku: ...
    @overload
    def __getitem__(self, place: slice) -> Puzzles: ...
    def __getitem__(self, place: int | slice) -> Sudoku | Puzzles:
        try:
            codes = self._codes[place]
        except IndexError:
            raise OutOfRange("puzzle-not-there", value=place, most=len(self) - 1) from None
        return Sudoku(unpack(codes)) if isinstance(codes, str) else Puzzles(codes)

    def __iter__(self) -> Iterator[Sudoku]:
        return (Sudoku(unpack(code)) for code in self._codes)

    def __add__(self, others: Iterable[Sudoku]) -> list[Sudoku]:
        return [*self, *others]

    def __radd__(self, others: Iterable[Sudoku]) -> list[Sudoku]:
        return [*others, *self]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Puzzles):
            return self._codes == other._codes
        if isinstance(other, list):
            return len(self) == len(other) and all(map(Sudoku.__eq__, self, other))
        return NotImplemented

    def __repr__(self) -> str:
        """
        >>> Puzzles([])
        Puzzles([])
        """
        shown = [repr(one) for one in self[:2]]
        more = [f"… {len(self) - len(shown):,} more"] if len(self) > len(shown) else []
        return f"Puzzles([{', '.join(shown + more)}])"


RANGE = "(FEWEST, MOST)"
"""How a range is written."""


@speaks
def generate(
    *,
    level: int | None = None,
    needs: str | None = None,
    clues: int | None = None,
    score: int | None = None,
    symmetry: str | None = None,
    size: int = 9,
    seed: Seed | None = None,
) -> Sudoku:
    """A new puzzle: of a level from 1 to 5, one that needs a technique, has few clues or a high score.

    It is symmetric by half a turn unless another symmetry is named; where no puzzle that needs the technique
    is known to be, it has none, as those with `clues` or `score`. Without a seed, it is another each time.
    The one that was drawn is in the puzzle's `seed`: with it, the same comes again, as from
    `fullhouse generate --seed`. The fourth of `generate_many(10, seed=7)` has the seed `(7, 3)`.

    >>> puzzle = generate(level=1, seed=7)
    >>> puzzle.rate().level, puzzle.seed, puzzle == generate(level=1, seed=7)
    (1, 7, True)
    """
    chosen, place = place_of(seed)
    *_, puzzle = generate_many(
        place + 1,
        level=level,
        needs=needs,
        clues=clues,
        score=score,
        symmetry=symmetry,
        size=size,
        seed=chosen,
    )
    return Sudoku(puzzle, seed=(chosen, place) if isinstance(seed, tuple) else chosen)


@speaks
def generate_many(
    number: int,
    *,
    level: int | None = None,
    needs: str | None = None,
    clues: int | None = None,
    score: int | None = None,
    symmetry: str | None = None,
    size: int = 9,
    seed: int | None = None,
    threads: int | None = 1,
    progress: Progress | None = None,
) -> list[Sudoku]:
    """As many new puzzles, all from one seed. `progress` is told of each how many there are.

    >>> puzzles = generate_many(3, seed=1)
    >>> puzzles[2].seed, puzzles[2] == generate(seed=(1, 2))
    ((1, 2), True)
    """
    wanted, chosen = whole("number", number, least=1), seed_of(seed)
    balance, cores = None if symmetry is None else _symmetry(symmetry), _threads(threads)
    asked, side = None if level is None else _level(level), whole("size", size, least=1)
    wishes = {"level": level, "needs": needs, "clues": clues, "score": score}
    named = [name for name, wish in wishes.items() if wish is not None]
    named += ["symmetry"] * (symmetry is not None) + ["size"] * (side != NINE.size)
    if len(named) > 1 and not {"clues", "score"}.isdisjoint(named):
        raise BadInput("wishes-together", options=named)
    if side != NINE.size and not {"level", "needs"}.isdisjoint(named):
        raise BadInput("coach-nine-only", size=side)
    texts: Iterable[str]
    if needs is not None:
        texts = islice(many_with(technique_named(needs).name, asked, balance, chosen), wanted)
    elif clues is not None:
        texts = few_clues(wanted, clues=whole("clues", clues, least=1), seed=chosen, threads=cores)
    elif score is not None:
        texts = hard(wanted, score=whole("score", score, least=0), rate=scores_of, seed=chosen, threads=cores)
    else:
        texts = generated(
            wanted,
            level=asked,
            rate_many=levels_of,
            seed=chosen,
            side=side,
            symmetry=balance or USUAL,
            threads=cores,
        )
    puzzles = []
    for place, text in enumerate(texts):
        puzzles.append(Sudoku(text, seed=(chosen, place)))
        if progress is not None:
            progress(len(puzzles))
    return puzzles


@speaks
def library(
    level: int | None = None,
    *,
    technique: str | None = None,
    symmetry: str | None = None,
    clues: int | tuple[int, int] | None = None,
    score: tuple[int, int] | None = None,
    as_hardest: bool = False,
) -> Puzzles:
    """The puzzles that come with Full House, the easiest of each level first; each is read when asked for.

    With `as_hardest`, nothing harder than the technique is needed.

    >>> library(level=2)[0].rate().level, len(library(technique="jellyfish", as_hardest=True)) > 100
    (2, True)
    """
    one = whole_number(clues)
    counts = ANY_CLUES if clues is None else clues if one is None else (one, one)
    wanted = Wanted(
        level=None if level is None else _level(level),
        technique=None if technique is None else technique_named(technique).name,
        symmetry=None if symmetry is None else _symmetry(symmetry),
        clues=_range("clues", counts),
        score=(0, 1_000_000) if score is None else _range("score", score),
        as_hardest=bool(as_hardest),
    )
    return Puzzles(row.code for _, row in rows_like(wanted))


@overload
def daily(day: date | str | None = None) -> list[Sudoku]: ...
@overload
def daily(day: date | str | None = None, *, level: int) -> Sudoku: ...
@speaks
def daily(day: date | str | None = None, *, level: int | None = None) -> Sudoku | list[Sudoku]:
    """The puzzles of a day, today's if none is named: one for each level, or that of one level.

    >>> [puzzle.rate().level for puzzle in daily("2026-11-16")]
    [1, 2, 3, 4, 5]
    """
    asked = (
        date.today()
        if day is None
        else date(day.year, day.month, day.day)
        if isinstance(day, date)
        else read_day(text_of("day", day))
    )
    if level is not None:
        return Sudoku(problem_of_day(_level(level), asked).problem)
    return [Sudoku(problem_of_day(one, asked).problem) for one in LEVELS]


ERRORS = ("raise", "mark", "skip")
"""What becomes of a puzzle that cannot be read, or has not exactly one solution."""
INVALID = "invalid"
"""How one is marked that cannot be read."""
_MARKS = (NONE, SEVERAL, INVALID)


@overload
def solve_many(
    problems: bytes | bytearray,
    *,
    errors: str = ...,
    threads: int | None = ...,
    progress: Progress | None = ...,
) -> bytes: ...
@overload
def solve_many(
    problems: Sequence[str], *, errors: str = ..., threads: int | None = ..., progress: Progress | None = ...
) -> list[str]: ...
@overload
def solve_many(
    problems: Any, *, errors: str = ..., threads: int | None = ..., progress: Progress | None = ...
) -> Any: ...
@speaks
def solve_many(
    problems: Any, *, errors: str = "raise", threads: int | None = 1, progress: Progress | None = None
) -> Any:
    """The solutions of many puzzles, in the form of the question. Much faster than one `solve` after another.

    - Texts: a list of texts.
    - Bytes, one puzzle a line: bytes, one solution a line.
    - Anything two-dimensional of bytes (a NumPy array of `uint8`, say), a row a puzzle, either numbers with
      0 for empty or characters: rows of numbers. A NumPy array gives a NumPy array, all else a memoryview.

    A puzzle that has no solution, has several or cannot be read raises BadInput with its number, from 1. With
    `errors="mark"` its answer is `"none"`, `"several"` or `"invalid"` (in arrays a row of 0, or of 255 for
    several), with `errors="skip"` it is left out. In arrays, what cannot be read always raises.

    `threads=None` takes as many as there are cores. `progress` is told now and then how many are done; what
    it raises ends the work.

    >>> puzzles = ["12345645612321436536521453164264253.", "." * 36, "11" + "." * 34, "?"]
    >>> solve_many(puzzles, errors="mark")
    ['123456456123214365365214531642642531', 'several', 'none', 'invalid']
    >>> solve_many(puzzles)
    Traceback (most recent call last):
    fullhouse.core.errors.BadInput: Puzzle 2: ...
    """
    way, cores = _errors(errors), _threads(threads)
    if isinstance(problems, bytes | bytearray):
        return _solved_lines(problems, way, cores, progress)
    try:
        memoryview(problems)
    except (TypeError, ValueError):  # not of bytes, or of a kind that has none to show
        return _solved_texts(listed("problems", problems), way, cores, progress)
    return _solved_rows(problems, way, cores, progress)


def _solved_texts(sources: list[Any], way: str, threads: int, progress: Progress | None) -> list[str]:
    try:
        answers = batch.solve_many(sources, threads=threads, progress=progress)
    except BadInput as bad:
        if way == "raise":
            _solved_texts(
                sources[: bad.facts["problem"] - 1], way, threads, None
            )  # one before may be at fault
            raise
        readable = {at: text for at, one in enumerate(sources) if (text := _readable(one)) is not None}
        solved = batch.solve_many(list(readable.values()), threads=threads, progress=progress)
        answered = dict(zip(readable, solved, strict=True))
        answers = [answered.get(at, INVALID) for at in range(len(sources))]
    if way == "raise":
        at = next((at for at, answer in enumerate(answers) if answer in _MARKS), None)
        if at is not None:
            numbered(solve, at + 1, sources[at])
    return answers if way != "skip" else [answer for answer in answers if answer not in _MARKS]


def _solved_lines(lines: bytes | bytearray, way: str, threads: int, progress: Progress | None) -> bytes:
    with suppress(BadInput):
        answers = batch.solve_many(lines, threads=threads, progress=progress)
        if way == "mark" or not any(mark.encode() in answers for mark in _MARKS):
            return answers
    texts = [line.decode("utf-8", "replace") for line in lines.splitlines()]
    return "".join(f"{one}\n" for one in _solved_texts(texts, way, threads, progress)).encode()


def _solved_rows(problems: Any, way: str, threads: int, progress: Progress | None) -> Any:
    answers = batch.solve_many(problems, threads=threads, progress=progress)
    solved = memoryview(answers)
    cells = solved.shape[1] if solved.ndim == 2 and solved.shape else 0
    data = solved.tobytes()
    if way == "mark" or not (b"\0" in data or b"\xff" in data):
        return answers
    if way == "raise":
        at = next(at for at, first in enumerate(data[::cells]) if first in (0, 255))
        rows = memoryview(problems).tobytes()
        numbered(solve, at + 1, rows[at * cells : (at + 1) * cells])
    kept = bytearray().join(
        data[at : at + cells] for at in range(0, len(data), cells) if data[at] not in (0, 255)
    )
    return batch.shaped(problems, kept, cells)


@overload
def rate_many(
    problems: Iterable[GridLike],
    *,
    errors: Literal["raise", "skip"] = ...,
    threads: int | None = ...,
    progress: Progress | None = ...,
) -> Sequence[Grade]: ...
@overload
def rate_many(
    problems: Iterable[GridLike], *, errors: str, threads: int | None = ..., progress: Progress | None = ...
) -> Sequence[Grade | None]: ...
@speaks
def rate_many(
    problems: Iterable[GridLike],
    *,
    errors: str = "raise",
    threads: int | None = 1,
    progress: Progress | None = None,
) -> Sequence[Grade | None]:
    """The grades of many puzzles, each as `Sudoku.rate` gives it.

    One that cannot be graded raises BadInput with its number, from 1; with `errors="mark"` its grade is None,
    with `errors="skip"` it is left out. `threads=None` takes as many as there are cores; `progress` is told
    now and then how many are done.

    >>> [grade.level for grade in rate_many([puzzle for puzzle in daily("2026-11-16")])]
    [1, 2, 3, 4, 5]
    """
    way, sources, cores = _errors(errors), listed("problems", problems), _threads(threads)
    plain = [one for one in sources if isinstance(one, str) and len(one) == len(NINE.cells)]
    if len(plain) == len(sources):
        with suppress(BadInput):  # most texts are plain; the ways below read all others, or say what is wrong
            return graded(plain, threads=cores, progress=progress)
    if way == "raise":
        texts = [str(read_in_list(number, one)) for number, one in enumerate(sources, 1)]
        return graded(texts, threads=cores, progress=progress)
    readable = [_readable(one) for one in sources]
    solved = iter(batch.solve_many([one for one in readable if one is not None], threads=cores))
    proper = [one is not None and next(solved) not in (*_MARKS, one) and len(one) == 81 for one in readable]
    good = [one for one, is_proper in zip(readable, proper, strict=True) if one is not None and is_proper]
    grades = graded(good, threads=cores, progress=progress)
    if way == "skip":
        return grades
    each = iter(grades)
    return [next(each) if is_proper else None for is_proper in proper]


def _errors(value: object) -> str:
    if value not in ERRORS:
        raise BadInput("bad-option", name="errors", value=value, allowed=list(ERRORS))
    return str(value)


def _readable(source: object) -> str | None:
    try:
        return str(grid_of(source))
    except BadInput:
        return None


def _range(name: str, value: object) -> tuple[int, int]:
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise BadInput("bad-option", name=name, value=value, allowed=[RANGE])
    lowest, highest = (whole(name, end, least=0) for end in value)
    if lowest > highest:
        raise BadInput("range-turned", field=name, lowest=lowest, highest=highest)
    return lowest, highest


def _threads(value: object) -> int:
    return whole("threads", value, least=1) if value is not None else os.cpu_count() or 1


def _level(value: object) -> Level:
    number = whole_number(value)
    if number is None:
        raise BadInput("bad-number", field="level", value=value, least=LEVELS[0])
    if number not in LEVELS:
        raise BadInput("bad-level", value=value, allowed=list(LEVELS))
    return number


def _symmetry(value: object) -> Symmetry:
    name = value.replace("_", "-") if isinstance(value, str) else ""
    if name not in SYMMETRIES:
        raise BadInput("unknown-symmetry", name=value, allowed=[one.replace("-", "_") for one in SYMMETRIES])
    return name
