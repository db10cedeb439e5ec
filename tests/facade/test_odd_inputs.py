"""Whatever somebody hands in: it is taken, or refused by an error of ours with a sentence."""

import io
import math
from collections import Counter, deque
from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fullhouse as fh
from fullhouse.coach import hint, rate
from fullhouse.solver import solve_array
from tests.boards import PROBLEM


class Column:
    """As tables have them: several values, and a way to become an array."""

    def __init__(self, *values: object) -> None:
        self.values = values

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, place: int) -> object:
        return self.values[place]

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return np.array(self.values, dtype=dtype)


class Unspeakable:
    def __str__(self) -> str:
        raise RuntimeError("no words")

    __repr__ = __str__


NUMBERS = [True, 0, 5, -1, 81, 10**30, 1.5, -0.0, math.nan, math.inf, 1j, Decimal("1.5"), Fraction(1, 3)]
TEXTS = [
    "", " ", "\n", "a", "a1", "A1 ", "z9", "a10", "ａ１", "٣" * 81, "５" * 81, "5" * 81,
    "." * 80, "x" * 100_000,
    "\0" * 81, "\ud800", "😀" * 81, "½", "²", "0x10", "#", '{"a":1}', "[Puzzle]", "https://sudokupad.app/scf",
    "2026-02-30", "lay a1", "fox", PROBLEM, PROBLEM + "\n", "\ufeff" + PROBLEM, PROBLEM * 2, PROBLEM[::-1],
]  # fmt: skip
BYTES = [b"", b"\xff" * 81, PROBLEM.encode(), bytearray(PROBLEM.encode()), memoryview(PROBLEM.encode())]
LISTS: list[object] = [
    [], (), {}, set(), {1, 2}, {"a1": 5}, [None] * 81, [0] * 81, [[0] * 9] * 8, [[]], [PROBLEM, None],
    [True] * 81,
    ["12"] * 81, [10**20] * 81, [[[0] * 9] * 9], range(81), deque([1]), Counter("aab"), ["Ann", None],
    list(PROBLEM),
]  # fmt: skip
ARRAYS = [
    np.zeros(81), np.zeros((9, 9), dtype=int), np.zeros((3, 81), dtype=np.uint8), np.zeros((81, 0)),
    np.array(5),
    np.full((9, 9), np.nan), np.zeros((9, 9), dtype=complex), np.array([PROBLEM]), np.array([object()] * 81),
    np.zeros((3, 3, 3, 3), dtype=np.uint8), np.zeros(81, dtype="datetime64[s]"), np.int64(5), np.float32(2.5),
    np.str_("a1"), np.zeros((3, 81), dtype=np.uint8)[:, ::-1], np.asfortranarray(np.zeros((3, 81), np.uint8)),
]  # fmt: skip
OTHERS = [
    None, ..., object(), object, len, slice(0, 3), Path("nowhere.txt"), Path("/"), date(2026, 1, 1),
    datetime(2026, 1, 1), timedelta(1), Column(PROBLEM), Column(*[0] * 81), Unspeakable(),
    ValueError("x"), fh,
]  # fmt: skip
MADE: list[Callable[[], object]] = [
    lambda: iter(PROBLEM), lambda: map(str, [1]), lambda: io.StringIO(PROBLEM), lambda: io.BytesIO(b"\xff"),
]  # fmt: skip
"""What can be used once."""

PUZZLE = fh.Sudoku(PROBLEM)
STEP = PUZZLE.hint()
MATCH = fh.Match("tiles", seats=2, seed=7)
DOORS: dict[str, Callable[[Any], object]] = {
    "Sudoku": fh.Sudoku,
    "parse": fh.Sudoku.parse,
    "parse_all": fh.Sudoku.parse_all,
    "format": lambda odd: fh.Sudoku.parse(PROBLEM, odd),
    "cell": lambda odd: PUZZLE[odd],
    "candidates": PUZZLE.candidates,
    "digit": lambda odd: PUZZLE.with_digit("c1", odd),
    "notes": lambda odd: PUZZLE.with_notes("c1", odd),
    "steps": PUZZLE.steps,
    "apply": PUZZLE.apply,
    "limit": lambda odd: PUZZLE.count(limit=odd),
    "write": PUZZLE.write,
    "language": STEP.text,
    "stage": lambda odd: STEP.text(stage=odd),
    "equal": PUZZLE.__eq__,
    "solve": fh.solve,
    "count": fh.count,
    "hint": hint,
    "rate": rate,
    "solve_many": fh.solve_many,
    "solve_array": solve_array,
    "rate_many": fh.rate_many,
    "symmetry": lambda odd: fh.generate(symmetry=odd),
    "size": lambda odd: fh.generate(size=odd),
    "technique": lambda odd: odd is None or fh.library(technique=odd),
    "day": fh.daily,
    "game": fh.game,
    "seats": lambda odd: fh.Match("tiles", seats=odd),
    "options": lambda odd: fh.Match("tiles", seats=2, options=odd),
    "push": lambda odd: fh.Match.from_record(MATCH.record()).push(odd),
    "seat": lambda odd: MATCH.view(seat=odd),
    "tell": MATCH.tell,
    "told in": lambda odd: MATCH.tell([], odd),
    "without": lambda odd: PUZZLE.path(without=odd),
    "unique": lambda odd: PUZZLE.path(unique=odd),
    "clues": lambda odd: odd is None or fh.library(5, clues=odd),
    "level": lambda odd: odd is None or fh.library(odd, clues=17),
    "budget": lambda odd: MATCH.push_bot(budget=odd),
    "review": lambda odd: MATCH.review(budget=odd),
    "load": fh.Match.load,
    "record": fh.Match.from_record,
    "bots": lambda odd: fh.play_out("tiles", odd, games=0),
}


@pytest.mark.parametrize("name", DOORS)
def test_the_door_takes_it_or_says_why_not(name: str) -> None:
    given = [*NUMBERS, *TEXTS, *BYTES, *LISTS, *ARRAYS, *OTHERS, *(make() for make in MADE)]
    refusals: list[fh.FullHouseError] = []
    for odd in given:
        try:
            DOORS[name](odd)
        except fh.FullHouseError as error:
            refusals.append(error)
    assert all(0 < len(str(error)) < 3000 for error in refusals)
    assert all(isinstance(error, ValueError | fh.Refused) for error in refusals)
    assert refusals or name == "equal"
