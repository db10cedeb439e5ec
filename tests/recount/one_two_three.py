"""One-Two-Three, counted again from docs/rules/one-two-three.md.

Where the page is silent: a fault is judged when the digit is written; a digit that was taken back has used
up one of the k of its turn; `object` alone means the latest digit of another player, corrections included;
several corrections may be due; a correction of the full grid asks everybody else again, and its player
only where they have not answered yet.
"""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from tests.recount.paper import Board, cell_names, fits, houses, read_board, solution, write_board
from tests.recount.sheet import Sheet


@dataclass
class Turn:
    """One turn: what was written in it and still counts, and what it was fined."""

    seat: int
    asks: int
    round: int
    writes: int = 0
    digits: Board = field(default_factory=dict)
    filled: list[tuple[tuple[str, ...], list[str]]] = field(default_factory=list)
    """The houses that this turn filled up, each with the cells in it that this turn has lost since."""
    fines: int = 0

    def points(self) -> int:
        """Face values; 2 for two equal digits, 3 for three; 10 for completing at least one house."""
        values = list(self.digits.values())
        equal = max([values.count(digit) for digit in values], default=0)
        points = sum(values) - self.fines
        points += {2: 2, 3: 3}.get(equal, 0)
        if any(not lost for _, lost in self.filled):
            points += 10
        return points


class OneTwoThree(Sheet):
    names: ClassVar[dict[str, Any]] = {
        "fault": "solution",
        "sequence": "classic",
        "handicap": True,
        "final_order": "lowest_first",
        "teams": False,
        "corrected_counts": True,
        "correction": "may",
        "fine": "printed",
        "fewer": "may",
    }

    def lay_out(self, setup: dict[str, Any]) -> None:
        self.board: Board = read_board(setup["problem"])
        self.solution: Board = read_board(solution(setup["problem"]))
        self.turns: list[Turn] = []
        self.author: dict[str, Turn] = {}
        """The turn in which the digit that stands in a cell was written."""
        self.standing: list[str] = []
        """The cells whose digits were written by players and stand, the latest last."""
        self.faulty: list[str] = []
        self.last = ""
        self.compensated: list[int] = []
        self.early: list[int] = []
        """Who ended a turn of a final round early."""
        self.wants_to_stop = self.was_refused = False
        self.round = 0
        self.final = False
        self.to_come: list[int] = []
        self.start_round()

    def board_text(self) -> str:
        return write_board(self.board)

    def points(self) -> list[int]:
        handicap = {2: 4, 3: 6, 4: 8, 5: 10} if self.options["handicap"] else {}
        for seat in self.seats:
            self.scores[seat] = handicap.get(seat, 0)
            self.scores[seat] += sum(turn.points() for turn in self.turns if turn.seat == seat)
            self.scores[seat] += 10 if seat in self.compensated else 0
        return super().points()

    def winners(self) -> list[int]:
        self.points()
        if self.reason is None or not self.options["teams"]:
            return super().winners()
        odd, even = self.scores[1] + self.scores[3], self.scores[2] + self.scores[4]
        return sorted(([1, 3] if odd >= even else []) + ([2, 4] if even >= odd else []))

    def asks(self) -> int:
        """How many digits this round asks for."""
        if self.options["sequence"] == "express":
            return 3
        if self.options["sequence"] == "shortened":
            return min(self.round, 3)
        return (self.round - 1) % 3 + 1

    def start_round(self) -> None:
        self.round += 1
        if 81 - len(self.board) <= len(self.seats) * self.asks():
            self.final = True
        self.to_come = list(self.seats)
        if self.final and self.options["final_order"] == "lowest_first":
            self.points()
            self.to_come.sort(key=lambda seat: self.scores[seat])
        self.start_turn()

    def start_turn(self) -> None:
        self.turns.append(Turn(self.to_come.pop(0), self.asks(), self.round))

    def move(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "object" and not rest and self.wants_to_stop and not self.due:
            self.wants_to_stop, self.was_refused = False, True
            self.asked = []
        elif word == "object":
            self.object(rest or self.standing[-1])
        elif word in ("accept", "silence", "without"):
            self.answer(seat, word, rest)
        elif word == "correct":
            self.correct(rest[:2], int(rest[3]))
        elif word == "leave":
            self.leave(rest)
        elif word == "timeout" and self.due:
            self.leave(self.due[0])
        elif word == "done":
            self.done()
        elif word == "timeout":
            self.end_turn()
        else:
            self.write(text[:2], int(text[3]))

    def done(self) -> None:
        """Early: at once, or if the opponents agree; once a turn they may refuse."""
        if self.options["fewer"] == "asked" and self.referee == "table" and not self.was_refused:
            self.wants_to_stop = True
            self.asked = self.others(self.turns[-1].seat)
        else:
            self.stop_early()

    def stop_early(self) -> None:
        if self.final:
            self.early.append(self.turns[-1].seat)
        self.end_turn()

    def is_fault(self, cell: str, digit: int) -> bool:
        if self.options["fault"] == "rule":
            return not fits(self.board, cell, digit)
        return self.solution[cell] != digit

    def write(self, cell: str, digit: int) -> None:
        turn = self.turns[-1]
        turn.writes += 1
        turn.digits[cell] = digit
        if self.is_fault(cell, digit):
            self.faulty.append(cell)
        self.board[cell] = digit
        self.author[cell] = turn
        self.standing.append(cell)
        self.last = cell
        for house in houses():
            if cell in house and all(other in self.board for other in house):
                turn.filled.append((house, []))
        if cell in self.faulty and self.referee != "table":
            self.object(cell)
        else:
            self.go_on(turn.seat)

    def object(self, cell: str) -> None:
        """Upheld: erased, counted again without it, and the offender loses the k of that round."""
        if cell not in self.faulty:
            return
        self.faulty.remove(cell)
        self.standing.remove(cell)
        turn = self.author[cell]
        del self.board[cell], turn.digits[cell]
        for house, lost in turn.filled:
            if cell in house:
                lost.append(cell)
        self.fine(turn)
        self.due.append(cell)

    def fine(self, turn: Turn) -> None:
        if self.options["fine"] == "printed":
            turn.fines += turn.asks

    def correct(self, cell: str, digit: int) -> None:
        turn = self.author[cell]
        if self.is_fault(cell, digit):
            self.fine(turn)
            self.leave(cell)
            return
        self.due.remove(cell)
        if cell == self.last:
            self.asked = []
        self.board[cell] = digit
        self.standing.append(cell)
        if self.options["corrected_counts"]:
            turn.digits[cell] = digit
            for house, lost in turn.filled:
                if cell in house:
                    lost.remove(cell)
        self.go_on(turn.seat)

    def leave(self, cell: str) -> None:
        """The cell stays empty; a house that needed it was not completed in that turn."""
        turn = self.author.pop(cell)
        turn.filled = [(house, lost) for house, lost in turn.filled if cell not in house]
        self.due.remove(cell)
        self.go_on(turn.seat)

    def go_on(self, seat: int) -> None:
        """When nothing more can be written, all but who wrote or corrected are asked, and asked again."""
        if self.due:
            return
        turn = self.turns[-1]
        if self.is_last():
            if self.referee == "table":
                self.wants_to_stop = False
                self.asked = [one for one in self.seats if one != seat or one in self.asked]
            self.close_if_all_accept()
            return
        if self.wants_to_stop:
            return
        self.asked = []
        if turn.writes == turn.asks:
            self.end_turn()

    def called_by_referee(self) -> str:
        """At the last look only the closing digit is judged."""
        return f"object {self.last}" if self.last in self.faulty and not self.wants_to_stop else ""

    def close_if_all_accept(self) -> None:
        if not self.asked and not self.due:
            if self.wants_to_stop:
                self.stop_early()
            else:
                self.complete()

    def is_last(self) -> bool:
        """Whether the grid is full, or (by the rule) no digit fits anywhere."""
        empty = [cell for cell in cell_names(9) if cell not in self.board]
        if not empty or self.options["fault"] != "rule":
            return not empty
        return not any(fits(self.board, cell, digit) for cell in empty for digit in range(1, 10))

    def complete(self) -> None:
        """Who can write nothing in the final round gets 10 points."""
        self.reason = "complete" if len(self.board) == 81 else "stuck"
        if not self.final:
            return
        self.compensated = list(self.to_come)
        if self.turns[-1].writes == 0:
            self.compensated.append(self.turns[-1].seat)
        self.compensated = [seat for seat in self.compensated if seat not in self.early]

    def end_turn(self) -> None:
        self.wants_to_stop = self.was_refused = False
        if self.to_come:
            self.start_turn()
            return
        recent = [turn for turn in self.turns if turn.round > self.round - 3]
        if self.round >= 3 and not any(self.author[cell] in recent for cell in self.standing):
            self.reason = "no_progress"
        else:
            self.start_round()
