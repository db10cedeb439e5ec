"""A step of the coach as people meet it: cells by name, a sentence, a picture."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from fullhouse.coach.pictures.picture import picture
from fullhouse.coach.position import Position
from fullhouse.coach.speech import name_of, tell
from fullhouse.coach.step import Candidate
from fullhouse.coach.step import Step as CoachStep
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import whole_number
from fullhouse.facade.arguments import language_of
from fullhouse.sudoku.board import NINE
from fullhouse.words import all_speak


class Premise(NamedTuple):
    """Cells and digits that play a role in a step."""

    role: str
    cells: tuple[str, ...]
    digits: tuple[int, ...]


@all_speak
class Step:
    """One conclusion with its reasons, in a position.

    >>> from fullhouse import Sudoku
    >>> step = Sudoku("12345678." + "." * 72).hint()
    >>> step
    Step('full_house', 'i1 = 9')
    >>> print(step)
    There is one empty cell left in row 1, and only the 9 is missing. So i1 is 9.
    >>> step.places, step.removes
    ({'i1': 9}, {})
    """

    __slots__ = ("data", "position")

    def __init__(self, position: Position, data: CoachStep) -> None:
        self.position = position
        """Where it was found: the grid and the candidates."""
        self.data = data
        """The step as `fullhouse.coach` has it."""

    @property
    def technique(self) -> str:
        """The technique, as `Sudoku.steps` takes it: `x_wing`."""
        return self.data.technique

    def name(self, language: str = "en") -> str:
        """What the Sudoku world calls it: “X-Wing”."""
        return name_of(self.technique, language_of(language))

    @property
    def places(self) -> dict[str, int]:
        """The digits that it places, by cell."""
        return {NINE.name(cell): symbol for cell, symbol in self.data.places}

    @property
    def removes(self) -> dict[str, tuple[int, ...]]:
        """The candidates that it rules out, by cell."""
        return _by_cell(self.data.removes)

    @property
    def premises(self) -> tuple[Premise, ...]:
        """What it looks at."""
        return tuple(
            Premise(one.role, tuple(map(NINE.name, one.cells)), one.symbols) for one in self.data.parts
        )

    def text(self, language: str = "en", *, stage: int = 3) -> str:
        """Where to look (stage 1), what for (2), or the whole proof (3), in one of six languages."""
        text = tell(self.data, language_of(language))
        chosen = whole_number(stage)
        if chosen not in (1, 2, 3):
            raise BadInput("bad-stage", value=stage)
        return (text.where, text.what, text.proof)[chosen - 1]

    def svg(self) -> str:
        """The drawing."""
        return picture(self.position, self.data, title=self.text())

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain data; cells are numbers, row by row from 0."""
        document: dict[str, Any] = msgspec.to_builtins(self.data)
        return document

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        placed = [f"{cell} = {digit}" for cell, digit in self.places.items()]
        gone = [f"{cell} ≠ {'/'.join(map(str, digits))}" for cell, digits in self.removes.items()]
        return f"Step({self.technique!r}, {', '.join(placed + gone)!r})"

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and (self.data, self.position) == (other.data, other.position)

    def __hash__(self) -> int:
        return hash((self.data, self.position))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Step, (self.position, self.data)


def _by_cell(candidates: tuple[Candidate, ...]) -> dict[str, tuple[int, ...]]:
    cells: dict[str, tuple[int, ...]] = {}
    for cell, symbol in candidates:
        cells[NINE.name(cell)] = (*cells.get(NINE.name(cell), ()), symbol)
    return cells
