"""Moves as text, both ways, from the forms a game declares: `lay CELL`, `CELL=D`, `CELL=D!row`, `stuck` …"""

import re
from collections.abc import Collection, Iterable
from functools import cached_property
from typing import NoReturn

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.moves import Move
from fullhouse.sudoku.board import Board

SHARED_FORMS = ("object", "object CELL", "accept", "silence", "silence SEATS", "without SEAT", "timeout")
LONGEST_MOVE = 24
"""No move of any game is longer than this."""
SEATS_NAMED = 5
"""How many seats the games have whose moves name seats: `silence 2 3`."""


SEATS_TEXTS = tuple(
    " ".join(str(seat + 1) for seat in range(SEATS_NAMED) if seats >> seat & 1)
    for seats in range(1 << SEATS_NAMED)
)
"""How some seats are written, in order: `2 3`."""


class Notation:
    """The texts of all moves that a game knows on its board."""

    def __init__(self, board: Board, forms: Iterable[str]) -> None:
        self.board = board
        self.forms = tuple(forms)

    @cached_property
    def _move_of(self) -> dict[str, Move]:
        return {text: move for form in self.forms for text, move in self._spell_out(form)}

    @cached_property
    def _text_of(self) -> dict[Move, str]:
        return {move: text for text, move in self._move_of.items()}

    def read(self, text: str) -> Move:
        """The move of a text, in either case."""
        move = self._move_of.get(text.lower()) if len(text) <= LONGEST_MOVE else None
        if move is None:
            self._refuse(text, text.lower()[:LONGEST_MOVE])
        return move

    def write(self, move: Move) -> str:
        """The text of a move, in lower case."""
        return self._text_of[move]

    def knows(self, move: Move) -> bool:
        return move in self._text_of

    def forms_of(self, verbs: Collection[str]) -> list[str]:
        """The forms that belong to some verbs."""
        return [form for form in self.forms if self._move(form, Cell(0), Symbol(0)).verb in verbs]

    def cell_moves(self, form: str, symbol: Symbol = Symbol(0)) -> tuple[Move, ...]:
        """The moves of a form with one symbol, indexed by cell."""
        return tuple(self._move(form, Cell(cell), symbol) for cell in self.board.cells)

    def symbol_moves(self, form: str) -> tuple[Move, ...]:
        """The moves of a form without a cell, indexed by symbol; index 0 is never legal."""
        return tuple(self._move(form, Cell(-1), Symbol(symbol)) for symbol in range(self.board.size + 1))

    def seats_moves(self, form: str) -> tuple[Move, ...]:
        """The moves of a form with seats, indexed by the set of them without the bit of the table."""
        return tuple(Move(form.partition(" ")[0], ground=seats) for seats in SEATS_TEXTS)

    def seat_moves(self, form: str) -> tuple[Move, ...]:
        """The moves of a form with a seat, indexed by seat; index 0 is never legal."""
        verb = form.partition(" ")[0]
        return tuple(Move(verb, ground=str(seat)) for seat in range(SEATS_NAMED + 1))

    def _spell_out(self, form: str) -> Iterable[tuple[str, Move]]:
        if "SEATS" in form:
            yield from ((form.replace("SEATS", move.ground), move) for move in self.seats_moves(form)[1:])
            return
        if "SEAT" in form:
            yield from ((form.replace("SEAT", move.ground), move) for move in self.seat_moves(form)[1:])
            return
        cells = self.board.cells if "CELL" in form else (-1,)
        symbols = self.board.symbols if "D" in form.replace("CELL", "") else (0,)
        for number in cells:
            cell = Cell(number)
            name = self.board.name(cell) if number >= 0 else ""
            for symbol in symbols:
                text = form.replace("CELL", name).replace("D", str(symbol))
                yield text, self._move(form, cell, Symbol(symbol))

    @staticmethod
    def _move(form: str, cell: Cell, symbol: Symbol) -> Move:
        verb, _, rest = form.partition(" ")
        if "=" in verb:
            verb, rest = ("declare" if "!" in form else "write"), verb
        return Move(verb, cell, symbol, rest.partition("!")[2])

    def _refuse(self, said: str, text: str) -> NoReturn:
        """Say what is wrong with a text that is no move: its cell, its form, or its verb."""
        first, last = self.board.name(Cell(0)), self.board.name(Cell(len(self.board.cells) - 1))
        for cell in re.findall(r"[a-z]+\d+", text):
            if text.replace(cell, first, 1) in self._move_of:
                raise BadInput("unknown-cell", cell=cell, first=first, last=last, allowed=list(self.forms))
        verb = text.partition(" ")[0]
        known = {form.partition(" ")[0] for form in self.forms}
        code = "bad-move" if verb in known or "=" in verb else "unknown-move"
        raise BadInput(code, move=said, allowed=list(self.forms))
