"""Thousands of puzzles as one value: each becomes a `Sudoku` when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from fullhouse.door.sudoku import Sudoku
from fullhouse.problems.compact import unpack


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
        codes = self._codes[place]
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
