"""Classic, counted again from docs/rules/classic.md: the board, the notes, and each player's own undo and
redo.

Where the page is silent: undo and redo skip a change that no longer applies (docs/decisions/rules.md).
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from tests.recount.paper import cell_names, neighbours, read_board, solution, write_board
from tests.recount.sheet import Sheet

Written = tuple[int, int] | None
"""A digit and the seat that wrote it, or an empty cell."""
Note = tuple[str, int]
"""A cell and a small number in it; more than 10 for one in the centre."""
CENTRE = 10


@dataclass
class Edit:
    """One change that can be undone: of a cell, or of a note (put, or taken)."""

    cell: str
    old: Written = None
    new: Written = None
    note: Note | None = None
    put: bool = False
    swept: list[Note] = field(default_factory=list)
    """The notes that went away by themselves (`auto_notes`)."""
    many: bool = False
    """Whether many notes changed together: these came, and the swept ones went."""
    came: list[Note] = field(default_factory=list)
    settled: list[Note] = field(default_factory=list)
    """Where it was settled by filling whether a digit is noted; where it ceased to be, for `clear`."""


class Classic(Sheet):
    names: ClassVar[dict[str, Any]] = {"auto_notes": False, "race": False}

    def lay_out(self, setup: dict[str, Any]) -> None:
        self.givens = read_board(setup["problem"])
        self.solution = solution(setup["problem"])
        self.written: dict[str, Written] = {}
        self.notes: list[Note] = []
        self.settled: set[Note] = set()
        self.sweeps = self.options["auto_notes"]
        self.done: dict[int, list[Edit]] = {seat: [] for seat in self.seats}
        self.undone: dict[int, list[Edit]] = {seat: [] for seat in self.seats}
        self.own: dict[int, Classic] = {}
        """In a race, the board of each seat (docs/decisions/rules.md)."""
        self.latest = 1
        if self.options["race"] and len(self.seats) > 1:
            alone = {**self.options, "race": False}
            self.own = {seat: Classic(alone, len(self.seats), setup) for seat in self.seats}

    def board_text(self) -> str:
        if self.own:
            return self.own[self.latest].board_text()
        board = dict(self.givens)
        for cell, written in self.written.items():
            if written is not None:
                board[cell] = written[0]
        return write_board(board)

    def winners(self) -> list[int]:
        """Solved together, everybody wins; in a race, whoever has solved it."""
        if self.own:
            return [seat for seat, board in self.own.items() if board.reason == "solved"]
        return list(self.seats) if self.reason == "solved" else []

    def move(self, seat: int, text: str) -> None:
        if text == "time_up":
            self.reason = "time_up"
        elif self.own:
            self.own[seat].move(seat, text)
            self.latest, self.reason = seat, self.own[seat].reason
        elif text == "undo":
            self.undo(seat)
        elif text == "redo":
            self.redo(seat)
        elif text == "sweep":
            self.sweeps = not self.sweeps
        elif text != "hint":
            edit = self.read(seat, text)
            self.do(edit)
            self.done[seat] = [*self.done[seat], edit][-1000:]
            self.undone[seat] = []
        if self.board_text() == self.solution:
            self.reason = "solved"

    def read(self, seat: int, text: str) -> Edit:
        verb, *rest = text.split()
        if verb == "clear":
            digits = [int(digit) for digit in rest] or list(range(1, 10))
            gone = [note for note in self.notes if note[1] % CENTRE in digits]
            open_again = [note for note in self.settled if note[1] in digits]
            return Edit("", many=True, swept=gone, settled=open_again)
        if verb == "fill":
            return self.filling([int(digit) for digit in rest])
        if verb in ("note", "centre"):
            note = (rest[0], int(rest[1]) + (CENTRE if verb == "centre" else 0))
            return Edit(note[0], note=note, put=note not in self.notes)
        if text.startswith("erase "):
            return Edit(text[6:], old=self.written[text[6:]])
        cell, digit = text[:2], int(text[3])
        seen = neighbours(cell) if self.sweeps else ()
        swept = [note for note in self.notes if note[1] % CENTRE == digit and note[0] in seen]
        return Edit(cell, new=(digit, seat), swept=swept)

    def filling(self, digits: list[int]) -> Edit:
        """A bare cell gets what fits, a chosen digit goes into every cell, unless that was settled before.

        What fits no more goes. Notes under digits stay.
        """
        board = read_board(self.board_text())
        noted = {cell for cell, digit in self.notes if digit < CENTRE}
        asked = [
            (cell, digit) for cell in cell_names(9) if cell not in board for digit in digits or range(1, 10)
        ]
        fitting = [note for note in asked if all(board.get(one) != note[1] for one in neighbours(note[0]))]
        gone = [note for note in self.notes if note in asked and note not in fitting]
        came = [
            note
            for note in fitting
            if (digits or note[0] not in noted) and note not in self.settled and note not in self.notes
        ]
        new = [note for note in asked if note not in self.settled]
        return Edit("", many=True, swept=gone, came=came, settled=new)

    def renote(self, came: list[Note], went: list[Note], settled: list[Note]) -> None:
        for note in came:
            self.set_note(note, there=True)
        for note in went:
            self.set_note(note, there=False)
        self.settled ^= set(settled)

    def is_as_after(self, came: list[Note], went: list[Note]) -> bool:
        return all(note in self.notes for note in came) and not any(note in self.notes for note in went)

    def do(self, edit: Edit) -> None:
        if edit.many:
            self.renote(edit.came, edit.swept, edit.settled)
            return
        if edit.note is not None:
            self.set_note(edit.note, there=edit.put)
            return
        self.written[edit.cell] = edit.new
        for note in edit.swept:
            self.set_note(note, there=False)

    def set_note(self, note: Note, *, there: bool) -> None:
        if there and note not in self.notes:
            self.notes.append(note)
        if not there and note in self.notes:
            self.notes.remove(note)

    def undo(self, seat: int) -> None:
        """The last edit that nobody has overtaken since is taken back; the others are skipped."""
        while True:
            edit = self.done[seat].pop()
            if edit.many:
                if not self.is_as_after(edit.came, edit.swept):
                    continue
                self.renote(edit.swept, edit.came, edit.settled)
                break
            if edit.note is None and self.written.get(edit.cell) == edit.new:
                self.written[edit.cell] = edit.old
                for note in edit.swept:
                    self.set_note(note, there=True)
                break
            if edit.note is not None and (edit.note in self.notes) == edit.put:
                self.set_note(edit.note, there=not edit.put)
                break
        self.undone[seat].append(edit)

    def redo(self, seat: int) -> None:
        while True:
            edit = self.undone[seat].pop()
            if edit.many:
                if self.is_as_after(edit.swept, edit.came):
                    break
                continue
            if edit.note is None and self.written.get(edit.cell) == edit.old:
                break
            if edit.note is not None and (edit.note in self.notes) != edit.put:
                break
        self.do(edit)
        self.done[seat].append(edit)
